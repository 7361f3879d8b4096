/** Packs of Cisza: the same cards in other numbers. */
import type { PackSpec } from '@horda/kernel';
import { checked, fieldsAt, inside, numberAt, recordOf, type PackNotes } from '@horda/parts';
import { CITY, KINDS, type Kind } from './content/city.ts';
import { BARRIERS, factsOf, PRINTED, RESOURCES, type Resource } from './content/resources.ts';
import { HAND_SIZE, MOST_PLAYERS } from './content/table.ts';
import type { Options } from './state.ts';

/** The number of copies of each card. */
export interface CiszaPack {
  readonly resources: Readonly<Record<Resource, number>>;
  readonly city: Readonly<Record<Kind, number>>;
}

/** The numbers in the printed game. (C1, C2) */
export const PRINTED_PACK: CiszaPack = {
  resources: recordOf(RESOURCES, (card) => PRINTED[card].copies),
  city: recordOf(KINDS, (kind) => CITY.find((cards) => cards.kind === kind)!.copies),
};
/** How many cards each deck has. */
export const SIZES = { resources: sum(PRINTED_PACK.resources), city: sum(PRINTED_PACK.city) };

export const PACK: PackSpec<CiszaPack, Options> = {
  version: 1,
  replaces: [],
  template: () => PRINTED_PACK,
  check(content) {
    const notes: PackNotes = [];
    const { resources, city } = fieldsAt(notes, '', content, ['resources', 'city']);
    const counted = countsAt(notes, 'resources', resources, RESOURCES, SIZES.resources);
    if (notes.length === 0) notePlay(notes, 'resources', counted);
    return checked(notes, { resources: counted, city: countsAt(notes, 'city', city, KINDS, SIZES.city) });
  },
  count: ({ resources, city }) => ({ resources: sum(resources), city: sum(city) }),
};

/** The number of copies of every card; their sum is checked only if each number is valid. */
function countsAt<Name extends string>(
  notes: PackNotes,
  path: string,
  value: unknown,
  names: readonly Name[],
  needed: number,
): Readonly<Record<Name, number>> {
  const before = notes.length;
  const fields = fieldsAt(notes, path, value, names);
  const counts = recordOf(names, (name) => numberAt(notes, inside(path, name), fields[name], 0, needed) ?? 0);
  const given = sum(counts);
  const isCounted = value !== undefined && notes.length === before;
  if (isCounted && given !== needed) notes.push({ path, kind: 'total', given, needed });
  return counts;
}

/**
 * Notes card counts with which a game could get stuck: there must always be a card to draw, some card must move the
 * city deck, and a zombie on top of it must not block it for good. (A44, C47, C48)
 */
function notePlay(notes: PackNotes, path: string, counts: Readonly<Record<Resource, number>>): void {
  const has = (cards: readonly Resource[]): boolean => cards.some((card) => counts[card] > 0);
  const barriers = BARRIERS.reduce((total, card) => total + counts[card], 0);
  // A barrier can always be laid down, and then be destroyed or swapped with noise.
  const isEverLoud = barriers > 0 && has(LOUD_BY_BARRIERS);
  if (barriers > MOST_BARRIERS) notes.push({ path, kind: 'other', ...tooManyBarriers(barriers) });
  if (!isEverLoud && !has(MOVERS)) notes.push({ path, kind: 'other', ...NOTHING_MOVES });
  if (!isEverLoud && !has(CLEARERS) && has(WAKERS)) notes.push({ path, kind: 'other', ...BLOCKED });
}

/** With all hands full and all barriers on the table, one card must be left to draw. */
const MOST_BARRIERS = SIZES.resources - MOST_PLAYERS * HAND_SIZE - 1;
const MOVERS = RESOURCES.filter((card) => factsOf(card).takes.includes('survivor'));
const CLEARERS = RESOURCES.filter((card) => factsOf(card).takes.includes('zombie'));
/** Cards that turn the next city card, no matter what is in the shelters. (C19) */
const WAKERS = MOVERS.filter((card) => PRINTED[card].noise);
const LOUD_BY_BARRIERS = RESOURCES.filter((card) => factsOf(card).needsBarrier && PRINTED[card].noise);

function tooManyBarriers(given: number): Said {
  const cards = BARRIERS.join(', ');
  return {
    en:
      `${given} barriers (${cards}) are too many, at most ${MOST_BARRIERS} can be played with: ` +
      `barriers stay on the table, and ${MOST_PLAYERS} players would have nothing left to draw`,
    pl:
      `${given} barier (${cards}) to za dużo, grać można najwyżej z ${MOST_BARRIERS}: ` +
      `bariery zostają na stole i przy ${MOST_PLAYERS} graczach zabrakłoby kart do dobierania`,
  };
}

const NOTHING_MOVES = needed(MOVERS, {
  en: 'no card would ever take anything off the city deck',
  pl: 'żadna karta nie ruszyłaby talii Miasta',
});
const BLOCKED = needed(CLEARERS, {
  en: 'a zombie that shows on the city deck could block it for good',
  pl: 'zombie leżący na talii Miasta mógłby ją zablokować na zawsze',
});

function needed(cards: readonly Resource[], { en, pl }: Said): Said {
  return {
    en: `${en}: at least one of ${cards.join(', ')} is needed`,
    pl: `${pl}: potrzebna jest co najmniej jedna z kart ${cards.join(', ')}`,
  };
}

type Said = Readonly<Record<'en' | 'pl', string>>;

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, each) => total + each, 0);
}

/** The cards of a pile, one after the other. */
export function pileOf<Name extends string>(names: readonly Name[], counts: Readonly<Record<Name, number>>): Name[] {
  return names.flatMap((name) => Array.from({ length: counts[name] }, () => name));
}
