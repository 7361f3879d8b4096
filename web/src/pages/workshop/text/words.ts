/** What the workshop says. It comes with the page: nobody else needs it. */
export interface WorkshopWords {
  readonly title: string;
  readonly lead: string;
  readonly noWorkshop: string;
  readonly noWorkshopHelp: string;

  /** The list of drafts. */
  readonly drafts: string;
  readonly noDrafts: string;
  readonly begin: string;
  readonly fromTemplate: string;
  readonly fromTemplateHelp: string;
  readonly empty: string;
  readonly emptyHelp: string;
  readonly fromFile: string;
  readonly fromFileHelp: string;
  readonly dropHere: string;
  readonly open: string;
  readonly copy: string;
  readonly removeDraft: string;
  removeSure(name: string): string;
  readonly keep: string;
  readonly nameless: string;
  changed(when: string): string;
  readonly notKept: string;
  readonly tooLarge: string;
  readonly aSave: string;
  otherGame(game: string): string;
  readonly notAPack: string;

  /** The head of the desk. */
  readonly name: string;
  readonly saved: string;
  readonly saving: string;
  readonly others: string;
  toProblem(n: number, of: number): string;
  readonly allGood: string;
  problems(count: number): string;
  readonly checking: string;

  /** The list of cards. */
  readonly decks: string;
  readonly search: string;
  readonly allCards: string;
  found(count: number): string;
  off(by: number): string;
  cards(count: number): string;
  readonly addCard: string;
  readonly columns: {
    readonly card: string;
    readonly numbers: string;
    readonly copies: string;
    readonly state: string;
  };
  readonly good: string;
  faults(count: number): string;
  unnamed(n: number): string;
  readonly noCards: string;
  readonly ours: string;

  /** The form of a card. */
  cardOf(n: number, of: number): string;
  readonly undo: string;
  readonly double: string;
  readonly removeCard: string;
  removedCard(title: string): string;
  readonly next: string;
  readonly chooseCard: string;
  take(value: string): string;
  takeAway(field: string): string;
  example(example: string): string;
  letters(now: number, most: number): string;
  less(label: string): string;
  more(label: string): string;
  fitting(copies: number): string;
  readonly none: string;
  readonly known: string;
  readonly foreign: string;
  readonly way: string;
  readonly aWord: string;
  readonly aNumber: string;
  readonly aList: string;
  readonly aCode: string;
  add(label: string): string;
  remove(label: string): string;
  raise(label: string): string;
  own(label: string): string;
  newName(label: string): string;

  /** The proof. */
  readonly proof: string;
  readonly stamp: string;
  readonly turn: string;
  readonly cannotDraw: string;

  /** Counts, study and what can be done with the pack. */
  readonly counts: string;
  counted(deck: string, given: number, needed: number): string;
  mine(typed: number, all: number): string;
  readonly study: string;
  studyHelp(games: number): string;
  readonly studyStart: string;
  readonly studyStop: string;
  readonly studyAgain: string;
  readonly studyFails: string;
  pairs(done: number, of: number): string;
  readonly house: string;
  readonly yours: string;
  difference(share: string, low: string, high: string): string;
  readonly certain: Readonly<Record<'more' | 'less' | 'unknown', string>>;
  turns(ours: string, yours: string, difference: string, low: string, high: string): string;
  readonly stale: string;
  ago(minutes: number): string;
  readonly try: string;
  readonly tryFriends: string;
  readonly fullStudy: string;
  readonly export: string;
  waits(count: number): string;
  readonly failed: string;
  readonly keys: string;

  /** In the form for a new table. */
  readonly toWorkshop: string;
  fromWorkshop(name: string): string;
  unready(name: string, problems: number): string;
}
