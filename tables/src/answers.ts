/** What an answer by numbers of options must be like, and one that always will do. */
import { random, think, type Advice } from '@horda/bots';
import { seeded, type AnyGame, type AnyState, type Ask, type Choice, type Seed } from '@horda/kernel';

/** From `min` to `max` different options. */
export function isAnswer<C>({ options, min, max }: Ask<C>, picks: unknown): picks is readonly number[] {
  if (!Array.isArray(picks) || picks.length < min || picks.length > max) return false;
  if (new Set(picks).size < picks.length) return false;
  return picks.every((pick) => Number.isInteger(pick) && pick >= 0 && pick < options.length);
}

/** What came from where bots think, if it is an answer with reasons that can be told. */
export function adviceIn(ask: Ask<Choice>, thought: { readonly [K in keyof Advice]?: unknown }): Advice | null {
  const { picks, now, later } = thought;
  return isAnswer(ask, picks) && isFigures(now) && isFigures(later) ? { picks, now, later } : null;
}

function isFigures(list: unknown): list is readonly number[] {
  return Array.isArray(list) && list.every((figure) => typeof figure === 'number' && Number.isFinite(figure));
}

/** Any answer, without reasons. `seed` should be one that nobody can guess. */
export function anyAnswer(game: AnyGame, world: AnyState, ask: Ask<Choice>, seed: Seed): Advice {
  return { picks: think(random, game, world, ask, seeded(seed)), now: [], later: [] };
}
