/** The pilot as an entry for lists of games, as server, page and terminal take them. */
import type { RegisteredGame } from '@horda/games';
import type { AnyGame, Seat } from '@horda/kernel';
import { PILOT } from './pilot.ts';
import { PILOT_LEAFLET } from './pilot-leaflet.ts';
import { PILOT_TEXTS } from './pilot-texts.ts';

export interface PilotPhrase {
  readonly say: 'trust';
  readonly seat: Seat;
}

function trusting(seats: number, seat: Seat): PilotPhrase[] {
  const all = Array.from({ length: seats }, (_, each): PilotPhrase => ({ say: 'trust', seat: each }));
  return all.filter((phrase) => phrase.seat !== seat);
}

export function pilotEntry(game: AnyGame = PILOT as unknown as AnyGame): RegisteredGame {
  return {
    game,
    texts: PILOT_TEXTS as unknown as RegisteredGame['texts'],
    textsOfPack: null,
    rules: [
      {
        id: 'P1',
        heading: 'Placówka',
        en: 'Only what is offered can be done.',
        pl: 'Można zrobić tylko to, co jest do wyboru.',
      },
    ],
    headings: { Placówka: 'The Outpost' },
    leaflet: PILOT_LEAFLET,
    cite: { prompt: () => 'P1', event: () => 'P1' },
    figures: () => [],
    phrases: (_options, seats, seat) => ({ trial: trusting(seats, seat) }),
    sources: { rulebook: 0, published: 0, house: 16 },
  };
}
