/** Finds rules that run for ever without asking a question. */
import type { AnyGame, AnyState, Choice, Event, Game, State } from '@horda/kernel';
import { watched } from './watched.ts';

/** More steps than any real game runs between two questions. */
const FOR_EVER = 10_000;

/**
 * The same game, but its rules fail instead of running for ever (as a rule would that jumps back without asking
 * anybody). Steps are counted from one question to the next.
 */
export function impatient<S extends State<C, E>, C extends Choice, E extends Event, V, O>(
  game: Game<S, C, E, V, O>,
): Game<S, C, E, V, O> {
  const counts = new WeakMap<AnyState, { tick: number; steps: number }>();
  const { rules } = watched(game as unknown as AnyGame, (rule, step, s, runStep) => {
    let count = counts.get(s);
    if (count === undefined) counts.set(s, (count = { tick: s.kernel.tick, steps: 0 }));
    if (count.tick !== s.kernel.tick) Object.assign(count, { tick: s.kernel.tick, steps: 0 });
    if (++count.steps > FOR_EVER)
      throw new Error(`the rules run on and on, and nobody is asked: they have come to ${rule}.${step} again`);
    runStep();
  });
  return { ...game, rules: rules as unknown as typeof game.rules };
}
