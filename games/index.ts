/** The only list of games: each with its rules of play, its words, and what its cards come from. */
import type { AnyGame, Choice, Event, Seat } from '@horda/kernel';
import type { Citations, GameTexts, Headings, RuleText, Worded } from '@horda/parts';
import { cisza } from '@horda/cisza';
import { figures } from '@horda/cisza/advice';
import { cite } from '@horda/cisza/cite';
import { SOURCES } from '@horda/cisza/content/sources';
import { en } from '@horda/cisza/text/en';
import { HEADINGS } from '@horda/cisza/text/headings';
import { pl } from '@horda/cisza/text/pl';
import { RULEBOOK } from '@horda/cisza/text/rulebook';
import { gearUp } from '@horda/gear-up';
import { figures as gearUpFigures } from '@horda/gear-up/advice';
import { cite as gearUpCite } from '@horda/gear-up/cite';
import { SOURCES as GEAR_UP_SOURCES } from '@horda/gear-up/content/sources';
import { en as gearUpEn } from '@horda/gear-up/text/en';
import { HEADINGS as GEAR_UP_HEADINGS } from '@horda/gear-up/text/headings';
import { textsOfPack as gearUpTextsOfPack } from '@horda/gear-up/text/pack';
import { pl as gearUpPl } from '@horda/gear-up/text/pl';
import { RULEBOOK as GEAR_UP_RULEBOOK } from '@horda/gear-up/text/rulebook';
import { zombiaki } from '@horda/zombiaki';
import { figures as zombiakiFigures } from '@horda/zombiaki/advice';
import { cite as zombiakiCite } from '@horda/zombiaki/cite';
import { SOURCES as ZOMBIAKI_SOURCES } from '@horda/zombiaki/content/sources';
import { en as zombiakiEn } from '@horda/zombiaki/text/en';
import { HEADINGS as ZOMBIAKI_HEADINGS } from '@horda/zombiaki/text/headings';
import { textsOfPack as zombiakiTextsOfPack } from '@horda/zombiaki/text/pack';
import { pl as zombiakiPl } from '@horda/zombiaki/text/pl';
import { RULEBOOK as ZOMBIAKI_RULEBOOK } from '@horda/zombiaki/text/rulebook';

/** How many cards come from the rulebook, from a published list, or are our own. */
export type Sources = Readonly<Record<'rulebook' | 'published' | 'house', number>>;

export interface Entry extends Worded<GameTexts<Choice, Event, unknown>> {
  readonly game: AnyGame;
  readonly rules: readonly RuleText[];
  readonly headings: Headings;
  readonly cite: Citations<Event, unknown>;
  /** A few figures of a seat, by which a hint tells what it leads to; none when a game has nothing to count. */
  figures(view: unknown, seat: Seat): readonly number[];
  readonly sources: Sources;
}

export const GAMES: readonly Entry[] = [
  {
    game: cisza as unknown as AnyGame,
    texts: { en, pl },
    textsOfPack: null,
    rules: RULEBOOK,
    headings: HEADINGS,
    cite,
    figures,
    sources: SOURCES,
  },
  {
    game: zombiaki as unknown as AnyGame,
    texts: { en: zombiakiEn, pl: zombiakiPl },
    textsOfPack: zombiakiTextsOfPack,
    rules: ZOMBIAKI_RULEBOOK,
    headings: ZOMBIAKI_HEADINGS,
    cite: zombiakiCite,
    figures: zombiakiFigures,
    sources: ZOMBIAKI_SOURCES,
  },
  {
    game: gearUp as unknown as AnyGame,
    texts: { en: gearUpEn, pl: gearUpPl },
    textsOfPack: gearUpTextsOfPack,
    rules: GEAR_UP_RULEBOOK,
    headings: GEAR_UP_HEADINGS,
    cite: gearUpCite,
    figures: gearUpFigures,
    sources: GEAR_UP_SOURCES,
  },
];

export function findGame(id: string): Entry | undefined {
  return GAMES.find(({ game }) => game.id === id);
}

/** What programs are told about a game. */
export function describe({ game, texts, sources }: Entry) {
  const { id, players } = game;
  const options = game.options.map((option) => ({
    id: option.id,
    values: option.values(players[1]),
    default: option.default,
    botsOnly: option.botsOnly ?? option.default,
    house: option.house ?? false,
  }));
  return { id, title: { en: texts.en.title, pl: texts.pl.title }, players, options, sources };
}
