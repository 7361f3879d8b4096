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
  readonly score: string;
  readonly player: string;
  readonly numbers: string;
  readonly inNumbers: string;
  readonly decisions: string;
  /** Beside their number. */
  turns(n: number): string;
  readonly duration: string;
  time(milliseconds: number): string;
  readonly rematch: string;
  readonly followRematch: string;
  readonly rematchAsked: string;
  /** The game goes on at another table, with what this one has left. */
  readonly next: string;
  readonly followNext: string;
  readonly nextAsked: string;
  readonly replay: string;
  readonly showBoard: string;
}
