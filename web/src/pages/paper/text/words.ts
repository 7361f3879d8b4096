/** What the page of the newspaper says. It comes with the page: nobody else needs it. */
export interface PaperWords {
  readonly title: string;
  /** To the replay, beside the code. */
  readonly replay: string;
  /** Where the game can be watched only in this browser. */
  readonly replayHere: string;
  readonly code: string;
  readonly ads: string;
  colophon(game: string): string;
  readonly seat: string;
  readonly hideNames: string;
  readonly picture: string;
  readonly print: string;
  readonly printHelp: string;
  readonly share: string;
  readonly shareTitle: string;
  readonly shareHelp: string;
  readonly send: string;
  readonly copyPicture: string;
  readonly copyLink: string;
  readonly save: string;
  readonly pictureCopied: string;
  readonly linkCopied: string;
  readonly notCopied: string;
  readonly notDrawn: string;
  readonly drawing: string;
  readonly saved: string;
  readonly toTable: string;
  fileName(masthead: string): string;
}
