/** Which choices aim a card at something. */
import type { Choice, Target } from './state.ts';

export function isTarget(choice: Choice): choice is Target {
  return TARGETS.has(choice.do);
}

/** Complete by its type. */
const KINDS: Readonly<Record<Target['do'], true>> = {
  now: true,
  lane: true,
  street: true,
  field: true,
  fields: true,
  zombie: true,
  teddy: true,
  thing: true,
  move: true,
  pair: true,
  take: true,
};
export const TARGETS: ReadonlySet<string> = new Set(Object.keys(KINDS));
