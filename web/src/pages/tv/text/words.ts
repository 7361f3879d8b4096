/** The words of a television, and of what leads to one. */
export interface TvWords {
  /** Over the code: what it is for. */
  readonly join: string;
  readonly joinHelp: string;
  /** Beside the address at which open tables are listed. */
  readonly orOpen: string;
  /** The address of this page leads nowhere on another device. */
  readonly onlyHere: string;
  readonly code: string;
  /** The small code of a table without free seats. */
  readonly watch: string;
  readonly watchCode: string;
  readonly awaited: string;
  readonly ticker: string;
  /** Who chooses now; `name` in the nominative. */
  choosing(name: string): string;
  severalChoosing(names: string): string;
  thinks(name: string): string;
  readonly nobody: string;
  readonly waitingForPlayers: string;
  free(n: number): string;
  readonly freeSeat: string;
  startsIn(seconds: number): string;
  readonly hostStarts: string;
  /** From a television before the game to the lobby of its table. */
  readonly toLobby: string;
  readonly noConnection: string;
  /** The page of a television was opened with the key of a seat. */
  readonly seated: string;
  readonly seatedHelp: string;
  /** What leads to a television. */
  readonly open: string;
  readonly openHelp: string;
  readonly link: string;
  readonly linkHelp: string;
  /** In the form for a new table. */
  readonly where: string;
  readonly everywhere: string;
  readonly oneScreen: string;
  readonly oneScreenHelp: string;
}
