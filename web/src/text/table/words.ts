/** What is said at the table itself. */
import type { Seat } from '@horda/kernel';
import type { NameOf } from '@horda/parts';

export interface TableWords {
  /** What a page without a question is called in the title of its tab. */
  title(game: string): string;
  titleYourMove(game: string): string;
  /** Landmarks and ways for those who do not see or use no mouse. */
  readonly parts: {
    readonly board: string;
    readonly status: string;
    readonly actions: string;
    readonly log: string;
    readonly tools: string;
    readonly news: string;
    readonly skip: string;
    readonly skipToBoard: string;
    readonly skipToMoves: string;
    readonly skipToLog: string;
  };
  readonly seat: { bot(letter: string): string; free(letter: string): string };
  readonly status: {
    readonly yourMove: string;
    awaited(names: string): string;
    botThinks(name: string): string;
    /** You have answered; others have not: who, is said after it. */
    readonly answered: string;
    /** Several decide at the same time, and these have not yet. */
    deciding(names: string): string;
    /** On an open floor, where all see what is picked: these choose, too; these still do. */
    also(names: string): string;
    choosing(names: string): string;
    /** What was chosen there is no longer possible. */
    readonly tooLate: string;
    readonly over: string;
    readonly abandoned: string;
    readonly watching: string;
    readonly botPlaysForYou: string;
    readonly takeBack: string;
    readonly sending: string;
    /** The move waits for the connection. */
    readonly unsent: string;
    pack(id: string): string;
    readonly rulesChanged: string;
    readonly archived: string;
    readonly looking: string;
  };
  /** Whose turn it is where several share a device; who of them is done. */
  readonly device: { readonly title: string; readonly ready: string };
  /** What may be answered though nobody waits; `here`: by others at this device; `later`: gives the device back. */
  readonly offers: { readonly title: string; readonly here: string; readonly later: string };
  readonly moves: {
    readonly title: string;
    readonly open: string;
    readonly help: string;
    readonly none: string;
    readonly hinted: string;
    readonly chosen: string;
    /** How many of how many; `min` equals `max` where the number is fixed. */
    count(picked: number, min: number, max: number): string;
    readonly send: string;
  };
  readonly undo: string;
  readonly confirm: { readonly title: string; readonly yes: string; readonly no: string };
  readonly why: { readonly title: string; readonly nothing: string };
  readonly hint: {
    readonly ask: string;
    readonly thinking: string;
    readonly title: string;
    advice(moves: string): string;
    because(outlook: string): string;
    /** What comes next after the advice, and where that leads; null: the game has no figures. */
    second(moves: string, outlook: string | null): string;
    onlyMove(move: string): string;
    /** The advice is to pick none of what is offered. */
    readonly pickNothing: string;
    readonly doIt: string;
  };
  readonly rule: {
    readonly ruling: string;
    readonly wholeBook: string;
    readonly unknown: string;
    open(id: string): string;
  };
  readonly log: {
    readonly title: string;
    readonly jump: string;
    readonly earlier: string;
    readonly empty: string;
    readonly undone: string;
    readonly lines: LogWords;
  };
  readonly proposal: {
    undo(name: string, answers: number): string;
    abandon(name: string): string;
    ownUndo(answers: number): string;
    readonly ownAbandon: string;
    waiting(names: string): string;
    readonly agree: string;
    readonly refuse: string;
    readonly withdraw: string;
  };
  /** About a player for whom the game waits, and who does nothing. */
  readonly silence: {
    note(name: string): string;
    /** Asks the others, or needs nobody any more. */
    readonly propose: string;
    readonly letBot: string;
    /** In the list of players: after this time it can be proposed. */
    soon(time: string): string;
    proposal(name: string, silent: string): string;
    ownProposal(silent: string): string;
    /** To the silent player, and the answer. */
    areYouHere(name: string): string;
    readonly here: string;
    /** Does not wait for the others any more. */
    readonly insist: string;
  };
  readonly menu: {
    readonly title: string;
    readonly open: string;
    readonly log: string;
    readonly chat: string;
    readonly seats: string;
    readonly more: string;
    readonly rules: string;
    readonly replay: string;
    readonly proposeUndo: string;
    readonly keys: string;
    readonly home: string;
    /** How much of the talk was not looked at yet. */
    unread(lines: number): string;
  };
  readonly keys: {
    readonly title: string;
    readonly help: string;
    /** Where keys that type a character are switched off, and that they are. */
    readonly switching: string;
    readonly areOff: string;
    readonly list: readonly KeyHelp[];
  };
  readonly door: {
    readonly title: string;
    readonly noKey: string;
    readonly refused: string;
    /** There is no such table. */
    readonly unknown: string;
    readonly unknownGame: string;
    readonly notLoaded: string;
    readonly connecting: string;
    /** It takes longer than it should. */
    readonly late: string;
    readonly joinOther: string;
    readonly forget: string;
  };
}

export interface KeyHelp {
  readonly key: string;
  readonly does: string;
}

/** Lines of the log that are not the game's own. Names stand in the nominative. */
export interface LogWords {
  readonly created: string;
  readonly imported: string;
  readonly forked: string;
  joined(name: NameOf, seat: Seat): string;
  botSeated(name: NameOf, seat: Seat): string;
  stirred(name: NameOf, seat: Seat): string;
  freed(name: NameOf, seat: Seat): string;
  left(name: NameOf, seat: Seat): string;
  tookBack(name: NameOf, seat: Seat): string;
  timedOut(name: NameOf, seat: Seat): string;
  readonly erased: string;
  handedOver(name: NameOf, seat: Seat): string;
  readonly started: string;
  undone(name: NameOf, seat: Seat): string;
  proposedUndo(name: NameOf, seat: Seat): string;
  proposedAbandon(name: NameOf, seat: Seat): string;
  /** Somebody is silent: a bot is proposed, is let in at once, or is let in by this vote. */
  proposedBot(name: NameOf, seat: Seat, silent: Seat): string;
  letBot(name: NameOf, seat: Seat, silent: Seat): string;
  agreedBot(name: NameOf, seat: Seat, silent: Seat): string;
  /** The answer of the silent player. */
  isHere(name: NameOf, seat: Seat): string;
  agreed(name: NameOf, seat: Seat): string;
  refused(name: NameOf, seat: Seat): string;
  said(name: NameOf, seat: Seat, text: string): string;
  readonly saidNothing: string;
  readonly rematched: string;
  readonly continued: string;
  readonly migrated: string;
  /** Whose words these are: those about the end of a table are apart (`ending.ts`). */
  readonly language: 'en' | 'pl';
}
