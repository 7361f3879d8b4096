/** Checks answers given as option numbers, and makes an answer that is always valid. */
import { random, think, type Advice } from '@horda/bots';
import { seeded, type AnyGame, type AnyState, type Ask, type Choice, type Seed } from '@horda/kernel';

/** From `min` to `max` different options. */
export function isAnswer<C>({ options, min, max }: Ask<C>, picks: unknown): picks is readonly number[] {
  if (!Array.isArray(picks) || picks.length < min || picks.length > max) return false;
  if (new Set(picks).size < picks.length) return false;
  return picks.every((pick) => Number.isInteger(pick) && pick >= 0 && pick < options.length);
}

/** The advice from a bot's thread or worker, if the answer is valid and the reasons are finite numbers; else null. */
export function adviceIn(ask: Ask<Choice>, thought: { readonly [K in keyof Advice]?: unknown }): Advice | null {
  const { picks, now, later } = thought;
  return isAnswer(ask, picks) && isFigures(now) && isFigures(later) ? { picks, now, later } : null;
}

function isFigures(list: unknown): list is readonly number[] {
  return Array.isArray(list) && list.every((figure) => typeof figure === 'number' && Number.isFinite(figure));
}

/** A random answer, without reasons. `seed` should be one that nobody can guess. */
export function anyAnswer(game: AnyGame, world: AnyState, ask: Ask<Choice>, seed: Seed): Advice {
  return { picks: think(random, game, world, ask, seeded(seed)), now: [], later: [] };
}
