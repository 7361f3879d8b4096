/** Everything the report itself says. A language that lacks a sentence does not compile. */
import type { BotName } from '@horda/bots';
import type { Spread } from '../../distribution.ts';

/** Numbers are passed raw (for plural forms) and, where they are shown, also as formatted text. */
export interface ReportWords {
  /** For the title of the page and the line above the heading. */
  readonly study: string;
  pageTitle(game: string, games: number, shown: string): string;
  gamesOf(games: number, shown: string): string;
  playersOf(players: number): string;
  readonly bots: Readonly<Record<BotName, string>>;
  /** The summary at the top of the page. */
  readonly glance: {
    readonly heading: string;
    even(share: string): string;
    above(who: readonly string[], share: string): string;
    below(who: readonly string[], share: string): string;
    shared(games: number, shown: string, share: string): string;
    readonly noneShared: string;
    /** For games that all win or lose together; the numbers already have percent signs. */
    together(share: string, range: string): string;
    turns(figure: string, spread: Shown<Spread>): string;
  };
  readonly seats: {
    readonly heading: string;
    readonly caption: string;
    seat(n: number): string;
    readonly shared: string;
  };
  /** For games that all win or lose together. */
  readonly together: {
    readonly heading: string;
    readonly caption: string;
    readonly won: string;
    readonly lost: string;
  };
  readonly kinds: {
    readonly heading: string;
    readonly caption: string;
    seats(n: number): string;
  };
  readonly order: {
    readonly heading: string;
    readonly caption: string;
    place(n: number): string;
  };
  readonly endings: {
    readonly heading: string;
    readonly caption: string;
  };
  /** Plots of shares and their tables. */
  readonly shares: {
    readonly who: string;
    readonly wins: string;
    readonly ending: string;
    readonly games: string;
    readonly share: string;
    readonly interval: string;
    readonly equalShare: string;
    /** Used if the fair share is the same for all rows. */
    equalShareOf(share: string): string;
    /** `high` already has its percent sign, `low` has none. */
    range(low: string, high: string): string;
    /** The plot in one sentence: its rows with their shares. */
    asText(rows: readonly string[], equalShare: string | null): string;
  };
  readonly figures: {
    heading(figure: string): string;
    caption(figure: string): string;
    grouped(width: string): string;
    median(value: string): string;
    mean(value: string): string;
    axis(share: string): string;
    readonly share: string;
    readonly rows: Readonly<Record<Exclude<keyof Spread, 'count'>, string>>;
    readonly measure: string;
    readonly value: string;
    readonly all: string;
    readonly games: string;
    asText(figure: string, spread: Shown<Spread>): string;
  };
  /** Several studies on one page. */
  readonly comparison: {
    pageTitle(game: string, studies: number): string;
    studiesOf(studies: number): string;
    /** How many games each study has. */
    gamesEach(games: number, shown: string): string;
    /** What the number of players is called among the settings. */
    readonly players: string;
    differIn(settings: readonly string[]): string;
    most(study: string, share: string, range: string): string;
    least(study: string, share: string, range: string): string;
    /** Used if all studies were won equally often. */
    same(share: string, range: string): string;
    /** The intervals of the two studies just named overlap. */
    readonly overlap: string;
    readonly together: { readonly heading: string; readonly caption: string };
    readonly firstSeat: { readonly heading: string; readonly caption: string };
    ending(name: string): { readonly heading: string; readonly caption: string };
    readonly all: string;
    readonly study: string;
    mean(figure: string): string;
    readonly again: string;
    readonly againHelp: string;
    /** The same for one study of the page. */
    readonly aloneHelp: string;
    readonly back: string;
  };
  readonly about: {
    readonly heading: string;
    readonly setting: string;
    readonly value: string;
    readonly game: string;
    readonly players: string;
    readonly games: string;
    readonly decisions: string;
    readonly seed: string;
    readonly pack: string;
    readonly digest: string;
    bot(seat: number): string;
    readonly houseRule: string;
    readonly again: string;
    readonly againHelp: string;
    readonly interval: string;
  };
}

export type Shown<T> = { readonly [K in keyof T]: string };
