/** The rule that forbids what is not offered. */
import { openAsks, same, type Seat } from '@horda/kernel';
import type { Choice, State } from './state.ts';
import type { RuleId } from './text/rulebook.ts';
import { view } from './view.ts';
import { whyNot } from './why-not.ts';

export function why(s: State, seat: Seat, choice: Choice): RuleId | null {
  if (openAsks(s, seat).some(({ options }) => options.some((option) => same(option, choice)))) return null;
  return whyNot(view(s, seat), seat, choice).rule;
}
