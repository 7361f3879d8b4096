/** What an answer by numbers of options must be like, and one that always will do. */
import { getRandomValues } from 'node:crypto';
import { random, think } from '@horda/bots';
import { seeded, type AnyGame, type AnyState, type Ask, type Choice, type Seed } from '@horda/kernel';

/** From `min` to `max` different options. */
export function isAnswer<C>({ options, min, max }: Ask<C>, picks: unknown): picks is readonly number[] {
  if (!Array.isArray(picks) || picks.length < min || picks.length > max) return false;
  if (new Set(picks).size < picks.length) return false;
  return picks.every((pick) => Number.isInteger(pick) && pick >= 0 && pick < options.length);
}

export function anyAnswer(game: AnyGame, world: AnyState, ask: Ask<Choice>): readonly number[] {
  return think(random, game, world, ask, seeded(newSeed()));
}

/** A seed that nobody can guess. */
export function newSeed(): Seed {
  const [a = 0, b = 0, c = 0, d = 0] = getRandomValues(new Int32Array(4));
  return [a, b, c, d];
}
