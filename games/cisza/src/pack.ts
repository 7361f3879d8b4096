/** Packs of Cisza: other numbers of the same cards. */
import type { PackSpec } from '@horda/kernel';
import { checked, fieldsAt, inside, numberAt, type PackNotes } from '@horda/parts';
import { CITY, KINDS, type Kind } from './content/city.ts';
import { PRINTED, RESOURCES, type Resource } from './content/resources.ts';
import type { Options } from './state.ts';

/** How many there are of each card. */
export interface CiszaPack {
  readonly resources: Readonly<Record<Resource, number>>;
  readonly city: Readonly<Record<Kind, number>>;
}

/** As many as are in the box. (C1, C2) */
export const PRINTED_PACK: CiszaPack = {
  resources: copies(RESOURCES, (card) => PRINTED[card].copies),
  city: copies(KINDS, (kind) => CITY.find((cards) => cards.kind === kind)!.copies),
};
const NEEDED = { resources: sum(PRINTED_PACK.resources), city: sum(PRINTED_PACK.city) };

export const PACK: PackSpec<CiszaPack, Options> = {
  version: 1,
  replaces: [],
  template: () => PRINTED_PACK,
  check(content) {
    const notes: PackNotes = [];
    const { resources, city } = fieldsAt(notes, '', content, ['resources', 'city']);
    return checked(notes, {
      resources: countsAt(notes, 'resources', resources, RESOURCES, NEEDED.resources),
      city: countsAt(notes, 'city', city, KINDS, NEEDED.city),
    });
  },
  count: ({ resources, city }) => ({ resources: sum(resources), city: sum(city) }),
};

/** The number of copies of every card; their sum is looked at only when each of them is right. */
function countsAt<Name extends string>(
  notes: PackNotes,
  path: string,
  value: unknown,
  names: readonly Name[],
  needed: number,
): Readonly<Record<Name, number>> {
  const before = notes.length;
  const fields = fieldsAt(notes, path, value, names);
  const counts = copies(names, (name) => numberAt(notes, inside(path, name), fields[name], 0, needed) ?? 0);
  const given = sum(counts);
  const isCounted = value !== undefined && notes.length === before;
  if (isCounted && given !== needed) notes.push({ path, kind: 'total', given, needed });
  return counts;
}

function copies<Name extends string>(
  names: readonly Name[],
  of: (name: Name) => number,
): Readonly<Record<Name, number>> {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, number>;
}

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, each) => total + each, 0);
}

/** The cards of a pile, one after the other. */
export function pileOf<Name extends string>(names: readonly Name[], counts: Readonly<Record<Name, number>>): Name[] {
  return names.flatMap((name) => Array.from({ length: counts[name] }, () => name));
}
