/** The page with all games of this browser. */
import type { End } from '../../../app/results.ts';
import type { TicketState } from '../use-tickets.ts';

export const FILTERS = ['all', 'yours', 'playing', 'over'] as const;
export type Filter = (typeof FILTERS)[number];

export interface GamesWords {
  readonly title: string;
  readonly tables: string;
  waiting(tables: number): string;
  readonly filter: string;
  readonly filters: Readonly<Record<Filter, string>>;
  readonly none: string;
  yourMove(ago: string): string;
  theirMove(names: readonly string[], ago: string): string;
  botsMove(ago: string): string;
  readonly states: Readonly<Record<'open' | 'over' | 'unknown', (ago: string) => string>>;
  /** The way to a table. */
  readonly go: Readonly<Record<TicketState, string>>;
  readonly onlyHere: string;
  with(names: readonly string[]): string;
  readonly more: string;
  readonly replay: string;
  readonly series: string;
  readonly remove: string;
  readonly removeSure: string;
  readonly removed: string;
  readonly forget: string;
  readonly forgetSure: string;
  readonly forgotten: string;
  readonly no: string;
  readonly results: string;
  readonly noResults: string;
  seats(count: number): string;
  readonly ends: Readonly<Record<End, string>>;
  readonly tallies: string;
  readonly talliesHelp: string;
  readonly doubt: string;
  played(games: number): string;
  share(share: string, low: string, high: string): string;
  longest(decisions: number): string;
  nemesis(name: string, times: number): string;
  readonly companions: string;
  duels(games: number): string;
  readonly invite: string;
  readonly inviteHelp: string;
  readonly device: string;
  readonly deviceHelp: string;
  readonly toDevice: string;
  readonly settings: string;
}
