/** The page with all tables of this browser. */
export interface GamesWords {
  readonly caption: string;
  readonly title: string;
  readonly here: string;
  readonly hereHelp: string;
  readonly noneHere: string;
  readonly online: string;
  readonly onlineHelp: string;
  readonly noneOnline: string;
  /** Those who sit there, bots by their kind. */
  players(names: readonly string[]): string;
  readonly bot: string;
  readonly free: string;
  readonly statuses: Readonly<Record<'open' | 'playing' | 'over' | 'abandoned', string>>;
  answers(count: number): string;
  lastMove(when: string): string;
  lastOpened(when: string): string;
  readonly open: string;
  readonly replay: string;
  readonly series: string;
  readonly remove: string;
  readonly removeSure: string;
  readonly removed: string;
  readonly forget: string;
  readonly forgetSure: string;
  readonly forgotten: string;
  readonly no: string;
}
