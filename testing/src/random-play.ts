/** Random answers, for tests that must not depend on any bot. */
import {
  apply,
  draw,
  isAwaited,
  type AnyGame,
  type AnyState,
  type Answer,
  type Ask,
  type Choice,
  type Seed,
} from '@horda/kernel';

export type Dice = [number, number, number, number];

/** No real game comes near this many answers: a game that does would never end. */
export const TOO_LONG = 20_000;

/** A random answer to one of the open questions. */
export function randomAnswer(s: AnyState, dice: Dice): Answer<Choice> {
  const ask = anOffer(s, dice) ?? askOnFloor(s, dice) ?? oneOf(openAsks(s), dice);
  return { tick: s.kernel.tick, seat: ask.seat, picks: randomPicks(ask, dice) };
}

/** While there are offers, one answer in this many replies to an offer. */
const NOW_AND_THEN = 4;

export function anOffer({ kernel: { asks } }: AnyState, dice: Dice): Ask<Choice> | null {
  const offers = asks.filter(({ offer }) => offer !== undefined);
  return offers.length > 0 && draw(dice, NOW_AND_THEN) === 0 ? oneOf(offers, dice) : null;
}

/** On a young open floor, one answer in this many takes a move back; later none does, so that games end. */
const SELDOM = 16;
const YOUNG = 60;

/** A question of an open floor, reduced to its moves or, now and then, to the options that take moves back. */
export function askOnFloor(s: AnyState, dice: Dice): Ask<Choice> | null {
  const floor = s.kernel.asks[0]?.floor;
  if (floor === undefined) return null;
  const backed = s.kernel.asks.filter((ask) => ask.floor !== undefined && ask.floor.forward < ask.options.length);
  if (backed.length > 0 && s.kernel.tick - floor.since < YOUNG && draw(dice, SELDOM) === 0) {
    const ask = oneOf(backed, dice);
    return { ...ask, options: ask.options.slice(ask.floor!.forward), floor: { ...floor, forward: 0 } };
  }
  const ask = oneOf(s.kernel.asks.filter(isAwaited), dice);
  return { ...ask, options: ask.options.slice(0, ask.floor!.forward) };
}

function openAsks({ kernel: { asks } }: AnyState): Ask<Choice>[] {
  return asks.filter(isAwaited);
}

function oneOf(asks: readonly Ask<Choice>[], dice: Dice): Ask<Choice> {
  return asks[asks.length === 1 ? 0 : draw(dice, asks.length)]!;
}

/** A random allowed number of different options; `first`, if given, is among them. */
export function randomPicks({ options, min, max }: Ask<Choice>, dice: Dice, first?: Choice): Choice[] {
  if (min === 1 && max === 1) return [first ?? options[draw(dice, options.length)]!];
  const most = Math.min(max, options.length);
  const fewest = first === undefined ? min : Math.max(1, min);
  const picks = first === undefined ? [] : [first];
  const left = options.filter((option) => option !== first);
  const count = fewest + draw(dice, most - fewest + 1);
  while (picks.length < count) picks.push(left.splice(draw(dice, left.length), 1)[0]!);
  return picks;
}

/** Gives an answer, and random answers for all seats asked at the same time, so that the rules run on. */
export function settle(game: AnyGame, s: AnyState, answer: Answer<Choice>, dice: Dice): void {
  apply(game, s, answer);
  while (s.kernel.tick === answer.tick && s.kernel.asks.length > 0) apply(game, s, randomAnswer(s, dice));
}

export function randomSeed(dice: Dice): Seed {
  const word = (): number => draw(dice, 0x40000000);
  return [word(), word(), word(), word()];
}

/** Calls `answer` until the game is over; `watch` sees every state in which somebody is asked, and the last one. */
export function toTheEnd<S extends { readonly kernel: Pick<AnyState['kernel'], 'asks'> }>(
  s: S,
  answer: (s: S) => void,
  watch: (s: S) => void = () => {},
): S {
  for (let answers = 0; s.kernel.asks.length > 0; answers++) {
    if (answers > TOO_LONG) throw new Error('the game does not end');
    watch(s);
    answer(s);
  }
  watch(s);
  return s;
}

/** The state without its events: for comparisons, and for tables arranged by hand. */
export function withoutEvents<S extends AnyState>(s: S): S {
  return { ...s, kernel: { ...s.kernel, events: [] } };
}
