/**
 * Which choice the touched spots lead to. Every option is made up of spots on the table (a card of the row, a lane, a
 * field, a zombie …), and each touch narrows the options until one is left.
 */
import { same } from '@horda/kernel';
import type { CardId, Choice, Field, Lane } from '@horda/zombiaki/state';

export const spot = {
  play: (card: string): string => `play-${card}`,
  drop: (card: string): string => `drop-${card}`,
  pay: (card: string): string => `pay-${card}`,
  take: (card: string): string => `take-${card}`,
  lane: (lane: Lane): string => `lane-${lane}`,
  street: (street: number): string => `street-${street}`,
  field: (field: Field): string => `field-${field}`,
  zombie: (zombie: CardId): string => `zombie-${zombie}`,
  teddy: (zombie: CardId): string => `teddy-${zombie}`,
  thing: (thing: CardId): string => `thing-${thing}`,
  chains: (zombie: CardId): string => `chains-${zombie}`,
  ability: (ability: string, zombie: CardId): string => `ability-${ability}-${zombie}`,
  wounds: (wounds: number): string => `wounds-${wounds}`,
};

export interface Aim {
  readonly choice: Choice;
  readonly spots: readonly string[];
}

export type Touched =
  | { readonly leads: 'choose'; readonly choice: Choice }
  | { readonly leads: 'select'; readonly spots: readonly string[] };

/** What is touched for a choice, in order; none: it is a button beside the sentence. */
export function spotsOf(choice: Choice): readonly string[] {
  switch (choice.do) {
    case 'play':
    case 'react':
      return [spot.play(choice.card)];
    case 'discard':
      return [spot.drop(choice.card)];
    case 'take':
      return [spot.take(choice.card)];
    case 'lane':
      return [spot.lane(choice.lane)];
    case 'street':
      return [spot.street(choice.street)];
    case 'field':
      return [spot.field(choice.field)];
    case 'fields':
      return choice.fields.map(spot.field);
    case 'zombie':
      return [spot.zombie(choice.zombie)];
    case 'teddy':
      return [spot.teddy(choice.zombie)];
    case 'thing':
      return [spot.thing(choice.thing)];
    case 'move':
      return [spot.zombie(choice.zombie), spot.field(choice.to)];
    case 'pair':
      return [spot.zombie(choice.zombie), spot.zombie(choice.other)];
    case 'use':
      return [spot.ability(choice.ability, choice.zombie)];
    case 'unchain':
      return [spot.chains(choice.zombie), spot.pay(choice.card)];
    case 'burn':
      return [spot.field(choice.field), spot.wounds(choice.wounds)];
    case 'now':
    case 'keep':
    case 'stay':
    case 'pass':
    case 'enough':
    case 'end':
      return [];
    default:
      return choice satisfies never;
  }
}

export function aimsOf(options: readonly Choice[]): readonly Aim[] {
  return options.flatMap((choice) => {
    const spots = spotsOf(choice);
    return spots.length === 0 ? [] : [{ choice, spots }];
  });
}

export function offeredIn(options: readonly Choice[], choice: Choice): boolean {
  return options.some((option) => same(option, choice));
}

/** The touched spots that are still part of an option. If only one zombie can go, it need not be touched. */
export function chosenSpots(aims: readonly Aim[], selection: readonly string[]): readonly string[] {
  const chosen = selection.filter((each) => aims.some(({ spots }) => spots.includes(each)));
  if (chosen.length > 0) return chosen;
  const first = aims[0];
  if (first?.choice.do !== 'move') return [];
  const goer = first.spots[0]!;
  return aims.every(({ choice, spots }) => choice.do === 'move' && spots[0] === goer) ? [goer] : [];
}

/** The choices that these spots are part of. For merging zombies the order matters. */
export function candidates(aims: readonly Aim[], touched: readonly string[]): readonly Aim[] {
  const all = aims.filter(({ spots }) => touched.every((each) => spots.includes(each)));
  const inOrder = all.filter(
    ({ choice, spots }) => choice.do !== 'pair' || touched.every((each, i) => spots[i] === each),
  );
  return inOrder.length > 0 ? inOrder : all;
}

/** The choice of exactly these spots. */
export function choiceOf(aims: readonly Aim[], touched: readonly string[]): Choice | null {
  if (touched.length === 0) return null;
  return candidates(aims, touched).find(({ spots }) => spots.length === touched.length)?.choice ?? null;
}

/** A touch takes a spot or puts it back; a choice that cannot grow is made at once. */
export function touch(aims: readonly Aim[], selection: readonly string[], touched: string): Touched {
  const chosen = chosenSpots(aims, selection);
  if (chosen.includes(touched)) return { leads: 'select', spots: chosen.filter((each) => each !== touched) };
  const all = [...chosen, touched];
  // A spot that does not fit the others starts a new choice.
  const spots = candidates(aims, all).length > 0 ? all : [touched];
  const fitting = candidates(aims, spots);
  const only = fitting.length === 1 ? fitting[0]! : null;
  if (only === null) return { leads: 'select', spots };
  return only.spots.length === spots.length || followsByItself(only.choice)
    ? { leads: 'choose', choice: only.choice }
    : { leads: 'select', spots };
}

/** If there is only one way to go, or one wound to give, the player need not choose it. */
const followsByItself = (choice: Choice): boolean => choice.do === 'move' || choice.do === 'burn';

/** The spots still to be touched for a hint's choice. */
export function advisedSpots(
  aims: readonly Aim[],
  hinted: readonly Choice[],
  chosen: readonly string[],
): readonly string[] {
  const advised = aims.find(({ choice }) => hinted.some((named) => same(named, choice)));
  return advised?.spots.filter((each) => !chosen.includes(each)) ?? [];
}
