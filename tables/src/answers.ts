/** What an answer by numbers of options must be like, and one that always will do. */
import { random, think } from '@horda/bots';
import { seeded, type AnyGame, type AnyState, type Ask, type Choice, type Seed } from '@horda/kernel';

/** From `min` to `max` different options. */
export function isAnswer<C>({ options, min, max }: Ask<C>, picks: unknown): picks is readonly number[] {
  if (!Array.isArray(picks) || picks.length < min || picks.length > max) return false;
  if (new Set(picks).size < picks.length) return false;
  return picks.every((pick) => Number.isInteger(pick) && pick >= 0 && pick < options.length);
}

/** `seed` should be one that nobody can guess. */
export function anyAnswer(game: AnyGame, world: AnyState, ask: Ask<Choice>, seed: Seed): readonly number[] {
  return think(random, game, world, ask, seeded(seed));
}
