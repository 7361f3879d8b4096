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
import { leadingOn, type Bot } from './bot.ts';

/** In how many worlds answers are tried; after each round only the better half of them goes on. */
const ROUNDS = [2, 2, 2];
/**
 * How many positions may be looked at in one world before the rest is judged as it stands; fewer in a game that picks out
 * what is worth a look, which is work of its own.
 */
const POSITIONS = 100;
const POSITIONS_WORTH = 40;

/**
 * Plays like a careful beginner: tries every option, goes on with its best own choices until it has none left, looks at
 * what it would have then, and takes what is best on average. It does not think about what others will do.
 */
export const greedy: Bot = ({ game, seat, ask, world }) => {
  let drawn = game.worth === undefined ? null : world();
  const answers = answersTo(game, drawn, ask);
  if (answers.length === 1) return answers[0]!;
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
      // Nothing hidden came to light: one world is like another.
      if (!look.showed) return betterHalf(tried)[0]!.picks;
    }
    // What came to light often does not matter.
    if (!differed) break;
  }
  return betterHalf(tried)[0]!.picks;
};

/** Worlds put the same questions to the same seats in the same order. */
function placeOf({ kernel: { asks } }: AnyState, { seat, offer }: Ask<Choice>): number {
  return asks.findIndex((a) => a.seat === seat && a.answer === null && a.offer?.of === offer?.of);
}

/** One world that is looked into for a seat. */
interface Look {
  readonly seat: Seat;
  /** Chance was used in it, or a secret shown. */
  showed: boolean;
}

interface Tried {
  readonly picks: readonly number[];
  total: number;
  /** Its value in the world that was looked at last. */
  last: number;
}

/** The best first; of equals those that were offered first. Two at least. */
function betterHalf(tried: readonly Tried[]): Tried[] {
  return tried.toSorted((a, b) => b.total - a.total).slice(0, Math.max(2, Math.ceil(tried.length / 2)));
}

/**
 * `at`: the number of the question. `positions`: how many may be looked at from here on. Each way to go on gets an equal part of them, so that a long turn
 * is looked at evenly, as far as it goes, and not along its first choices only.
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
 * Every answer to a question for one pick that leads on, or those that the game finds worth a look; for several picks,
 * those that add one pick after the other in order. `s`: the table on which it is asked.
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
