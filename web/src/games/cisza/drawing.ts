/** How Cisza looks: the board, and what the table around it needs to know. */
import type { Choice, Event } from '@horda/cisza/state';
import { GRAVE } from '@horda/cisza/text/grave';
import type { CiszaTexts } from '@horda/cisza/text/messages';
import type { View } from '@horda/cisza/view';
import { warningOf } from '@horda/cisza/text/warnings';
import type { Seat } from '@horda/kernel';
import { NoiseMark } from '../../art/marks.tsx';
import type { SoundName } from '../../table/sound.ts';
import type { Drawing, PhaseTab, ScoreTable } from '../web-game.ts';
import { Board } from './board.tsx';
import { cityPiece } from './choices.ts';
import { WORDS } from './text/of.ts';
import type { CiszaWords } from './text/words.ts';

export const drawing: Drawing<View, Choice, Event, CiszaTexts> = {
  Board,
  phase: (view, _texts, language) => phaseOf(view, WORDS[language]),
  buttons: ({ options }) => BUTTONS.flatMap((kind) => options.filter((option) => option.do === kind)),
  barring: ({ is }, { city }) => (ON_CITY.includes(is) && city.left > 0 ? [cityPiece(city.left - 1)] : []),
  confirm: (choice, view, _texts, language) => warningOf(language, choice, view),
  mark: (e) => ({ seat: seatOf(e), tone: ALARMS.has(e.type) ? 'alarm' : 'plain', grave: GRAVE.has(e.type) }),
  AlarmMark: NoiseMark,
  opens: ({ type }) => type === 'turnBegan',
  round: ({ shelters, active }) => ({ first: null, active, isOut: (seat) => !shelters[seat]!.alive }),
  turn: ({ turn }, language) => (turn === 0 ? null : WORDS[language].turn(turn)),
  sound: (e) => SOUNDS[e.type] ?? null,
  score: (view, texts) => scoreOf(view, texts),
  ending: (view, language) => endingOf(view, WORDS[language]),
};

/** Reasons that come from the card on top of the city. */
const ON_CITY: readonly string[] = ['zombieOnCity', 'noZombieOnCity', 'noTarget', 'nothingToSend'];

/** Everything else is chosen on the board. */
const BUTTONS: readonly Choice['do'][] = ['keep', 'exchange', 'end', 'discard', 'face'];

function phaseOf({ turn, ending, attack, shelters, active }: View, words: CiszaWords): PhaseTab {
  if (ending !== null) return words.after;
  if (turn === 0) return words.before;
  // A player who is eliminated in an attack still hands out the zombies.
  return words.phases[attack !== null || !shelters[active]!.alive ? 1 : 0];
}

const ALARMS: ReadonlySet<Event['type']> = new Set([
  'cityStirred',
  'noiseMade',
  'zombieWoke',
  'zombieArrived',
  'hordeCame',
  'hordeDrawn',
  'survivorsLost',
  'survivorSacrificed',
  'playerEliminated',
  'finalAttackBegan',
]);

/** Whose mark stands beside the line. */
function seatOf(e: Event): Seat | null {
  switch (e.type) {
    case 'handExchanged':
    case 'turnBegan':
    case 'cityStirred':
    case 'cardPlayed':
    case 'cardUsedForNoise':
    case 'cardsDiscarded':
    case 'barrierUsed':
    case 'sheltersSwapped':
    case 'playerEliminated':
    case 'cardsDrawn':
      return e.seat;
    case 'noiseMade':
    case 'zombieArrived':
    case 'zombieEliminated':
    case 'survivorRescued':
    case 'survivorSacrificed':
    case 'survivorsLost':
    case 'attackBegan':
    case 'barriersDestroyed':
      return e.shelter;
    case 'zombieSent':
    case 'survivorBribed':
      return e.to;
    case 'hordeCame':
      return e.dealer;
    case 'gameEnded':
      return e.winners.length === 1 ? e.winners[0]! : null;
    case 'zombieWoke':
    case 'hordeDrawn':
    case 'deckRenewed':
    case 'finalAttackBegan':
      return null;
    default:
      return e satisfies never;
  }
}

/** In Cisza silence is the alarm. */
const SOUNDS: Partial<Readonly<Record<Event['type'], SoundName>>> = {
  cardPlayed: 'slide',
  cardsDrawn: 'slide',
  cardsDiscarded: 'slide',
  handExchanged: 'slide',
  survivorRescued: 'slide',
  survivorBribed: 'slide',
  sheltersSwapped: 'slide',
  zombieSent: 'slide',
  noiseMade: 'hush',
  zombieWoke: 'stamp',
  zombieArrived: 'stamp',
  zombieEliminated: 'stamp',
  barrierUsed: 'stamp',
  survivorsLost: 'tear',
  survivorSacrificed: 'tear',
  barriersDestroyed: 'tear',
  playerEliminated: 'tear',
  hordeCame: 'siren',
  finalAttackBegan: 'siren',
};

function endingOf({ ending }: View, words: CiszaWords): string | null {
  return ending === null ? null : words.endings[ending];
}

/** The winners first, then by survivors. */
function scoreOf({ shelters, winners }: View, { labels }: CiszaTexts): ScoreTable {
  const rows = shelters.map(({ survivors, barriers, zombies }, seat) => ({
    seat,
    winner: winners.includes(seat),
    counts: [survivors.length, barriers.length, zombies.length],
  }));
  rows.sort((a, b) => Number(b.winner) - Number(a.winner) || b.counts[0]! - a.counts[0]! || a.seat - b.seat);
  return {
    columns: [labels.survivors, labels.barriers, labels.zombies],
    rows: rows.map(({ seat, winner, counts }) => ({ seat, winner, cells: counts.map(String) })),
  };
}
