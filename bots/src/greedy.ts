import {
  chooseSeveral,
  ENOUGH,
  isAwaited,
  nextPicks,
  openAsk,
  type AnyGame,
  type AnyState,
  type Ask,
  type Choice,
  type Seat,
} from '@horda/kernel';
import { leadingOn, type Bot, type Problem } from './bot.ts';

/** The number of worlds in each round; only the better half of the answers goes on to the next round. */
const ROUNDS = [2, 2, 2];
/**
 * How many positions may be visited in one world; after that, positions are evaluated without looking further. Fewer
 * in games with `worth`, because `worth` itself takes time.
 */
const POSITIONS = 100;
const POSITIONS_WORTH = 40;

/**
 * Plays like a careful beginner: tries every option, continues with its own best choices until it has none left, then
 * evaluates the position, and picks the option with the best average. It ignores what the others will do.
 */
export const greedy: Bot = Object.assign((problem: Problem) => ranked(problem)[0]!, { ranked });

function ranked({ game, seat, ask, world }: Problem): readonly (readonly number[])[] {
  let drawn = game.worth === undefined ? null : world();
  const answers = answersTo(game, drawn, ask);
  if (answers.length === 1) return answers;
  const share = (game.worth === undefined ? POSITIONS : POSITIONS_WORTH) / answers.length;
  let tried: Tried[] = answers.map((picks) => ({ picks, total: 0, last: 0 }));
  for (const [round, worlds] of ROUNDS.entries()) {
    if (round > 0) tried = betterHalf(tried);
    let differed = false;
    for (let i = 0; i < worlds; i++) {
      const look: Look = { seat, showed: false };
      const start = drawn ?? world();
      drawn = null;
      for (const one of tried) {
        const value = valueAfter(game, start, look, placeOf(start, ask), one.picks, share);
        if (i > 0 && value !== one.last) differed = true;
        one.last = value;
        one.total += value;
      }
      // Nothing hidden was revealed, so all worlds give the same values.
      if (!look.showed) return betterHalf(tried).map(({ picks }) => picks);
    }
    // Something was revealed, but it changed no value: more worlds would not help.
    if (!differed) break;
  }
  return betterHalf(tried).map(({ picks }) => picks);
}

/** The index of the question, which is the same in all worlds: they ask the same seats in the same order. */
function placeOf({ kernel: { asks } }: AnyState, { seat, offer }: Ask<Choice>): number {
  return asks.findIndex((a) => a.seat === seat && a.answer === null && a.offer?.of === offer?.of);
}

/** The search in one world for a seat. */
interface Look {
  readonly seat: Seat;
  /** Chance was used in it, or a secret shown. */
  showed: boolean;
}

interface Tried {
  readonly picks: readonly number[];
  total: number;
  /** Its value in the last world. */
  last: number;
}

/** The better half, best first, at least two; equal ones stay in the order they were offered. */
function betterHalf(tried: readonly Tried[]): Tried[] {
  return tried.toSorted((a, b) => b.total - a.total).slice(0, Math.max(2, Math.ceil(tried.length / 2)));
}

/**
 * `at`: the index of the question. `positions`: how many positions may still be visited. Each next answer gets an equal
 * part of them, so that the search of a long turn does not spend everything on its first choices.
 */
function valueAfter(
  game: AnyGame,
  s: AnyState,
  look: Look,
  at: number,
  picks: readonly number[],
  positions: number,
): number {
  const { seat } = look;
  const next = game.clone(s);
  chooseSeveral(game, next, picks, next.kernel.asks[at]!);
  if (next.kernel.revealed !== s.kernel.revealed) look.showed = true;
  const open = openAsk(next, seat);
  if (open === null || !isAwaited(open)) return game.evaluate(next, seat);
  const answers = answersTo(game, next, open);
  const left = positions - 1;
  if (left < answers.length) return game.evaluate(next, seat);
  let best = -Infinity;
  for (const more of answers)
    best = Math.max(best, valueAfter(game, next, look, next.kernel.asks.indexOf(open), more, left / answers.length));
  return best;
}

/**
 * For one pick: every option that does not take a move back, or those that the game finds worth a look. For several
 * picks: all combinations in ascending order. `s`: the state in which the question is asked.
 */
function answersTo(game: AnyGame, s: AnyState | null, ask: Ask<Choice>): readonly (readonly number[])[] {
  const { min, max, options } = ask;
  if (min === 1 && max === 1) {
    if (game.worth !== undefined && s !== null) return game.worth(s, ask).map((i) => [i]);
    return options.slice(0, leadingOn(ask)).map((_, i) => [i]);
  }
  const found: (readonly number[])[] = [];
  const grow = (picked: readonly number[]): void => {
    const next = nextPicks(ask, picked);
    if (next.length === 0) found.push(picked);
    for (const i of next) {
      if (i === ENOUGH) found.push(picked);
      else if (i > (picked.at(-1) ?? -1)) grow([...picked, i]);
    }
  };
  grow([]);
  return found;
}
