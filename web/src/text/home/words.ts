export interface HomeWords {
  /** Two lines. */
  readonly tagline: readonly [string, string];
  readonly invitation: string;
  /** Where there is no server. */
  readonly invitationAlone: string;
  readonly chooseGame: string;
  /** For screen readers; `count` may be a range. */
  players(count: string): string;
  length(time: string): string;
  /** On a tape over the cover of a game that cannot be played yet. */
  readonly soon: string;
  notYet(title: string): string;
  readonly open: string;
  readonly alone: string;
  readonly join: string;
  /** For phones. */
  readonly joinShort: string;
  readonly learn: string;
  readonly rules: string;
  readonly workshop: string;
  readonly about: string;
  readonly firstTime: string;
  readonly firstTimeHelp: string;
  readonly serverAway: string;
  /** The tables that can be continued. */
  readonly yourTables: string;
  readonly continue: string;
  /** A table by its game and those who sit there besides the reader. */
  tableWith(game: string, others: readonly string[]): string;
  tableWithBots(game: string): string;
  tableOfOthers(game: string, people: readonly string[]): string;
  readonly yourMove: string;
  waitingFor(names: readonly string[]): string;
  /** No person is waited for. */
  readonly botsMove: string;
  readonly notBegun: string;
  /** Nothing is known of a table but when it was last opened here. */
  lastOpened(day: string): string;
  moreTables(count: number): string;
  /** The way to all of them, also the finished ones. */
  readonly settings: string;
  readonly allGames: string;
}
