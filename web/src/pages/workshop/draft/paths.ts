/** Places in the file of a pack: as steps, and as the check of a game writes them (`zombies[3].name.pl`). */
import { inside } from '@horda/parts';

export type Step = string | number;
export type Steps = readonly Step[];

export const pathOf = (steps: Steps): string => steps.reduce((path: string, step) => inside(path, step), '');

export function stepsOf(path: string): Steps {
  return [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name]) =>
    index === undefined ? name! : Number(index),
  );
}

type Values = Readonly<Record<Step, unknown>>;

/** Undefined: there is nothing. */
export function valueAt(whole: unknown, steps: Steps): unknown {
  return steps.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step) ? (value as Values)[step] : undefined,
    whole,
  );
}

/** The whole with another value at a place; undefined takes away what is there. */
export function withValue(whole: unknown, steps: Steps, value: unknown): unknown {
  const [step, ...deeper] = steps;
  if (step === undefined) return value;
  const isLast = deeper.length === 0;
  if (typeof step === 'number') {
    const list: readonly unknown[] = Array.isArray(whole) ? whole : [];
    if (isLast && value === undefined) return list.filter((_, n) => n !== step);
    return list.map((each, n) => (n === step ? withValue(each, deeper, value) : each));
  }
  const fields = typeof whole === 'object' && whole !== null && !Array.isArray(whole) ? (whole as Values) : {};
  if (isLast && value === undefined) {
    const { [step]: _gone, ...rest } = fields;
    return rest;
  }
  // A field that is there already keeps its place among the others.
  return { ...fields, [step]: withValue(fields[step], deeper, value) };
}
