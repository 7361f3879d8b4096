import type { AnyGame, AnyState, Rule } from '@horda/kernel';

/** Observes a step; it must call `run` to run the step. */
export type Watcher = (rule: string, step: string, s: AnyState, run: () => void) => void;

/** The same game, but every step of every rule is run by the watcher. */
export function watched(game: AnyGame, watch: Watcher): AnyGame {
  const rules = new Map<string, Rule<AnyState>>();
  for (const [name, rule] of game.rules) {
    const steps = rule.steps.map((step): typeof step => ({
      ...step,
      run: (s, my, f) => watch(name, step.name, s, () => step.run(s, my, f)),
    }));
    rules.set(name, { ...rule, steps });
  }
  return { ...game, rules };
}
