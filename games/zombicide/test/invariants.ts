/** What holds at every moment of Zombicide, whatever is done: the forty invariants, and what is as plain as they are. */
import type { AnyState, Answer, Choice as AnyChoice } from '@horda/kernel';
import { NONE, type Choice, type State } from '../src/state.ts';
import { followed, must, type Step } from './invariants/step.ts';
import { INVARIANTS } from './invariants/table.ts';

interface Checks {
  /** What holds of a table as it is. */
  readonly invariants: (s: AnyState) => void;
  /** What holds between the table before an answer and the table after it. */
  readonly transitions: (before: AnyState, answer: Answer<AnyChoice>, after: AnyState) => void;
}

export const { invariants, transitions } = checksBut();

/** All checks but those of some invariants. */
export function checksBut(...left: readonly number[]): Checks {
  const all = Object.entries(INVARIANTS).filter(([no]) => !left.includes(Number(no)));
  return {
    invariants(any) {
      const s = any as State;
      for (const [no, { state }] of all) if (state !== undefined) named(no, () => state(s));
      carsHaveTheirRiders(s);
      companionsAreInOnePlace(s);
    },
    transitions(before, answer, after) {
      const step: Step = followed(before as State, answer as Answer<Choice>, after as State);
      for (const [no, { step: check }] of all) if (check !== undefined) named(no, () => check(step));
      for (const e of step.after.kernel.events)
        if (e.type === 'survivorMoved') must(e.from !== e.to, `a survivor moved within zone ${e.from}`);
    },
  };
}

function named(no: string, check: () => void): void {
  try {
    check();
  } catch (error) {
    throw new Error(`invariant ${no}: ${(error as Error).message}`, { cause: error });
  }
}

/** V442: whoever sits in a car is where it is, and nobody sits in two. */
function carsHaveTheirRiders(s: State): void {
  const riders = s.cars.flatMap(({ zone, driver, others }) =>
    [...(driver === NONE ? [] : [driver]), ...others].map((one) => ({ one, zone })),
  );
  must(new Set(riders.map(({ one }) => one)).size === riders.length, 'a survivor sits in two cars');
  for (const { one, zone } of riders) {
    const { zone: own, status } = s.survivors[one]!;
    must(own === zone && status === 'standing', 'a car without its riders');
  }
}

/** V436: with a leader, or alone in a zone. */
function companionsAreInOnePlace({ companions, ending }: State): void {
  for (const { leader, zone } of companions)
    must((leader === NONE) !== (zone === NONE) || ending !== null, 'a companion is in two places');
}
