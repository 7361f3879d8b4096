/** What the page for another device says. It comes with the page. */
export interface DeviceWords {
  readonly caption: string;
  readonly title: string;
  readonly lead: string;
  readonly send: string;
  readonly sendHelp: string;
  readonly makeCode: string;
  readonly scan: string;
  readonly type: string;
  /** How long the code is valid, in whole minutes. */
  valid(minutes: number): string;
  readonly expired: string;
  readonly codeLabel: string;
  readonly saveFile: string;
  readonly fileHelp: string;
  readonly receive: string;
  readonly receiveHelp: string;
  readonly code: string;
  readonly codeHelp: string;
  readonly badCode: string;
  readonly take: string;
  readonly taking: string;
  readonly arrived: string;
  readonly openFile: string;
  readonly wrongFile: string;
  readonly wrongKey: string;
  readonly noLock: string;
  done(tables: number, results: number): string;
  readonly toGames: string;
}
