/** A game being played on this computer: the save, the state it leads to, and the events on the way. */
import { BOTS, greedy, think, type Dice } from '@horda/bots';
import type { RegisteredGame } from '@horda/games';
import {
  apply,
  decidingInstead,
  nextOpen,
  openAsk,
  openAsks,
  replay,
  seal,
  seeded,
  seedOfGame,
  takeBack,
  type AnyState,
  type Ask,
  type Choice,
  type Event,
  type Save,
  type Seat,
} from '@horda/kernel';
import { namesTo, wordedFor, type NameOf } from '@horda/parts';
import { drawingOf } from '../games/drawings.ts';
import type { SavedGame } from '../save-file.ts';
import type { SeatKind } from '../text/words.ts';

export interface Session {
  /** With the words of the pack, if the game is played with one. */
  readonly entry: RegisteredGame;
  readonly names: readonly string[];
  readonly kinds: readonly SeatKind[];
  save: Save;
  state: AnyState;
  /** What happened in the set-up, and then after each answer. */
  happened: (readonly Event[])[];
  /** How much had been revealed after the set-up, and then after each answer. */
  revealed: number[];
  /** The lines typed so far to aim at an answer to the open question. */
  typed: readonly string[];
  /** The picks that were warned about, as JSON: the same picks once more mean it. */
  warned: string | null;
  /** Who took the keyboard on an open floor, while they are awaited; null: the first awaited player. */
  holder: Seat | null;
  /** Newcomers are told the goal on the first screen. */
  isGoalShown: boolean;
  /** Goals that the person has put away. */
  goalsKnown: readonly string[];
  /** Who is taking up an offer, until they answer or decline; null: nobody. */
  taking: Seat | null;
}

/** Opens a session for a new game, or for a save with answers. */
export function openSession(
  entry: RegisteredGame,
  save: Save,
  names: readonly string[],
  kinds: readonly SeatKind[],
): Session {
  const worded = wordedFor(entry, save.pack ?? null);
  const begun = {
    happened: [],
    revealed: [],
    typed: [],
    warned: null,
    holder: null,
    taking: null,
    isGoalShown: false,
    goalsKnown: [],
  };
  const session: Session = { entry: worded, names, kinds, save, state: null as never, ...begun };
  rewind(session, save);
  return session;
}

function rewind(session: Session, save: Save): void {
  session.happened = [];
  session.revealed = [];
  session.typed = [];
  session.warned = null;
  session.holder = null;
  session.taking = null;
  session.state = replay(session.entry.game, save, (s) => remember(session, s));
  session.save = save;
}

function remember({ happened, revealed }: Session, s: AnyState): void {
  // A copy, because the kernel reuses an empty list and fills it later.
  happened.push(s.kernel.events.slice());
  revealed.push(s.kernel.revealed);
}

export function isOver({ state }: Session): boolean {
  return state.kernel.asks.length === 0;
}

/** Whether everybody at this keyboard may see the table as `seat` sees it. */
export function isOpen({ entry, state }: Session, seat: Seat): boolean {
  return drawingOf(entry.game.id).open?.(entry.game.view(state, seat)) ?? false;
}

/** The players' names, told to a seat. Several people who look at the same open game are all called by their names. */
export function namesFor(session: Session, seat: Seat | null): NameOf {
  const { names, kinds } = session;
  const isShared = seat !== null && kinds.filter((kind) => kind === 'human').length > 1 && isOpen(session, seat);
  return namesTo(isShared ? null : seat, (player) => names[player]!);
}

/**
 * The next question to answer. An offer that is being taken up comes first, and offers to bots before the rest. What all
 * decide in common is asked of people in the place of bots.
 */
export function nextAsk({ entry, state, holder, taking, kinds }: Session): Ask<Choice> {
  const taken = taking === null ? null : offerTo(state, taking);
  const held = holder === null ? null : openAsk(state, holder);
  const [person] = decidingInstead(entry.game.rules, state, (seat) => kinds[seat] === 'human');
  const instead = person === undefined ? null : openAsk(state, person);
  return taken ?? held ?? instead ?? state.kernel.asks.find(isOnlyOfBot) ?? nextOpen(state);

  function isOnlyOfBot({ seat, offer }: Ask<Choice>): boolean {
    return offer !== undefined && kinds[seat] !== 'human' && openAsk(state, seat)?.offer !== undefined;
  }
}

/** The first standing offer that `seat` has; null: none. */
export function offerTo(state: AnyState, seat: Seat): Ask<Choice> | null {
  return openAsks(state, seat).find(({ offer }) => offer !== undefined) ?? null;
}

/** The question shown to `seat`: the offer that it takes up, or its own question; null: none. */
export function shownAsk({ state, taking }: Session, seat: Seat): Ask<Choice> | null {
  if (taking === seat) return offerTo(state, seat);
  const ask = openAsk(state, seat);
  return ask?.offer === undefined ? ask : null;
}

/** Gives an answer; throws `Refused`, and changes nothing, if it was not offered. */
export function give(session: Session, seat: Seat, picks: readonly Choice[]): void {
  const { state, save, entry } = session;
  const answer = { tick: state.kernel.tick, seat, picks };
  apply(entry.game, state, answer);
  session.save = { ...save, answers: [...save.answers, answer] };
  session.typed = [];
  session.warned = null;
  session.taking = null;
  session.holder = session.holder !== null && isActing(state, session.holder) ? session.holder : null;
  remember(session, state);
}

/** Whether a seat on an open floor has a move, and not only moves to take back. */
function isActing(state: AnyState, seat: Seat): boolean {
  return (openAsk(state, seat)?.floor?.forward ?? 0) > 0;
}

/** Lets the bot of the next seat answer. */
export function letBotAnswer(session: Session): void {
  const ask = nextAsk(session);
  const kind = session.kinds[ask.seat]!;
  const bot = kind === 'human' ? greedy : BOTS[kind];
  const picks = think(bot, session.entry.game, session.state, ask, diceOf(session));
  give(
    session,
    ask.seat,
    picks.map((i) => ask.options[i]!),
  );
}

/** Dice that depend only on the game and the moment, so that a saved game goes on in the same way. */
export function diceOf({ save }: Session): Dice {
  return seeded(seedOfGame(save.seed, save.answers.length + 1));
}

export type Undo =
  | { readonly result: 'done' }
  | { readonly result: 'nothing' }
  | { readonly result: 'revealed'; readonly answer: number }
  | { readonly result: 'other'; readonly seat: Seat };

/** Takes back the last answer of `seat`: only if nobody has answered and nothing has been revealed since. */
export function undo(session: Session, seat: Seat): Undo {
  const { save, revealed } = session;
  const last = save.answers.findLastIndex((answer) => answer.seat === seat);
  if (last === -1) return { result: 'nothing' };
  if (revealed[last + 1] !== revealed[last]) return { result: 'revealed', answer: last + 1 };
  // Answers of others, including bots, may reveal what they hold.
  const since = save.answers[last + 1];
  if (since !== undefined) return { result: 'other', seat: since.seat };
  rewind(session, takeBack(save, 1));
  return { result: 'done' };
}

/** What the seat saw before answer `n` was given (counted from 1). */
export function viewBefore({ entry, save }: Session, n: number, seat: Seat | null): unknown {
  return entry.game.view(replay(entry.game, takeBack(save, save.answers.length - n + 1)), seat);
}

/** The session as it is written to a file. */
export function savedGame({ entry, save, names, kinds }: Session): SavedGame {
  return { save: seal(entry.game, save), names, kinds };
}
