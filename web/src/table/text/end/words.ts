/** What is said at the end of a game. */
export interface EndWords {
  readonly reopen: string;
  readonly youWin: string;
  /** Where all win or lose together: of one who plays alone, of all who play, and as those who watch are told it. */
  readonly youLose: string;
  readonly weWin: string;
  readonly weLose: string;
  readonly allWin: string;
  readonly allLose: string;
  wins(name: string): string;
  youShare(names: string): string;
  share(names: string): string;
  readonly nobody: string;
  readonly together: string;
  readonly abandoned: string;
  readonly abandonedHelp: string;
  readonly undecided: string;
  readonly won: string;
  readonly lost: string;
  /** The heading over the places of all; of games that all win or lose together; and of games with two sides. */
  readonly places: string;
  readonly team: string;
  readonly sides: string;
  readonly place: string;
  readonly player: string;
  /** Until when somebody stayed who fell before the end. */
  readonly stayed: string;
  readonly toTheEnd: string;
  readonly you: string;
  readonly turningPoint: string;
  readonly showMoment: string;
  readonly yourNight: string;
  /** The reader fell in that turn, or stayed to the end. */
  youFell(turn: string | null): string;
  readonly youStayed: string;
  /** The tab of a game that was broken off. */
  readonly brokenOff: { readonly caption: string; readonly name: string; readonly short: string };
  readonly file: string;
  readonly numbers: string;
  readonly inNumbers: string;
  readonly decisions: string;
  /** Beside their number. */
  turns(n: number): string;
  readonly duration: string;
  time(milliseconds: number): string;
  readonly rematch: string;
  readonly rematchSwapped: string;
  readonly rematchSame: string;
  readonly otherSettings: string;
  readonly followRematch: string;
  readonly rematchAsked: string;
  /** The game goes on at another table, with what this one has left. */
  readonly next: string;
  readonly followNext: string;
  readonly nextAsked: string;
  readonly replay: string;
  readonly showBoard: string;
  readonly keys: readonly { readonly key: string; readonly does: string }[];
  /** For a person who is out of a game that goes on. */
  readonly out: OutWords;
}

interface OutWords {
  title(turn: string | null): string;
  /** Only bots are left: they play to the end at once. */
  readonly showResult: string;
  readonly showResultHelp: string;
  readonly watch: string;
  readonly watchHelp: string;
  /** People still play. */
  readonly tellMe: string;
  readonly tellMeHelp: string;
  readonly willTell: string;
  readonly isOver: string;
}
