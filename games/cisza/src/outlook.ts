/** What will follow, as far as a seat can know it. Drawings speak of it, so that it needs no rule that runs. */
import type { Seat } from '@horda/kernel';
import { effectOf, factsOf, isBarrier, PRINTED, type Resource } from './content/resources.ts';
import { attackersLeft, type Choice, type ZombieKind } from './state.ts';
import type { RuleId } from './text/rulebook.ts';
import type { View } from './view.ts';

export interface NoiseAhead {
  /** It will surely come; otherwise it is what a choice that is offered would bring. */
  readonly certain: boolean;
  /** In whose shelter; null: in one that is being chosen. */
  readonly shelter: Seat | null;
  /** What lies on top of the city when it comes; null: nobody is there to hear it. */
  readonly finds: 'survivor' | ZombieKind | null;
  /** What happens then. */
  readonly rule: RuleId;
}

/** The next noise; `considered`: the card of the hand that is thought of. */
export function noiseAhead(view: View, considered: Resource | null): NoiseAhead | null {
  const { inPlay, active, seat, city } = view;
  // Zombies are handed out after the noise that brought them; a card that hands them out itself makes none.
  if (view.loose.length > 0) return null;
  if (inPlay !== null) {
    // Its effect lasts only while it asks, and none that asks changes the city before its noise.
    return makesNoise(inPlay) ? ahead(true, noiseAt(inPlay, active), city.top) : null;
  }
  if (seat === null) return null;
  if (considered !== null) return loudWhenPlayed(considered) ? ofPlaying(view, seat, considered) : null;
  const offered = offeredNoises(view, seat);
  return offered.find(({ finds }) => finds !== null) ?? offered[0] ?? null;
}

/** The noise mark, or the noise that is the effect. (C97) */
function makesNoise(card: Resource): boolean {
  return PRINTED[card].noise || factsOf(card).ownNoise !== null;
}

/** Whose shelter will be noisy; null: it is being chosen. (C24, C98) */
function noiseAt(card: Resource, seat: Seat): Seat | null {
  return factsOf(card).ownNoise === 'target' ? null : seat;
}

/** A barrier makes its noise when it is used, not when it is laid down. (C76) */
function loudWhenPlayed(card: Resource): boolean {
  return makesNoise(card) && !isBarrier(card);
}

function offeredNoises(view: View, seat: Seat): readonly NoiseAhead[] {
  const options = view.asks.flatMap(({ own }) => own?.options ?? []);
  return options.flatMap((option) => {
    if (option.do === 'play') return loudWhenPlayed(option.card) ? [ofPlaying(view, seat, option.card)] : [];
    const loud = option.do === 'noise' || (option.do === 'use' && makesNoise(option.barrier));
    return loud ? [ahead(false, seat, view.city.top)] : [];
  });
}

function ofPlaying({ city }: View, seat: Seat, card: Resource): NoiseAhead {
  // Survivors are brought in before the card makes its noise. (C84, C85)
  const emptied = (PRINTED[card].survivors ?? 0) >= city.left;
  return ahead(false, noiseAt(card, seat), emptied ? null : city.top);
}

function ahead(certain: boolean, shelter: Seat | null, finds: NoiseAhead['finds']): NoiseAhead {
  return { certain, shelter, finds, rule: finds === null ? 'A5' : finds === 'survivor' ? 'C21' : 'C22' };
}

/** How many survivors of a shelter the attack on it takes, unless it is stopped. Those who came last. (C27, A32, A33) */
export function aboutToBeLost({ attack, active, shelters }: View, shelter: Seat): number {
  if (attack === null || active !== shelter) return 0;
  return Math.min(attackersLeft(attack), shelters[shelter]!.survivors.length);
}

/** The survivors that the seat still has are surely all gone after this, before anything else can be done about it. */
export function takesAll(choice: Choice, view: View): boolean {
  const { seat } = view;
  if (seat === null) return false;
  const { survivors, barriers, zombies } = view.shelters[seat]!;
  if (survivors.length === 0) return false;
  switch (choice.do) {
    case 'play':
      return factsOf(choice.card).costsSurvivor && survivors.length === 1;
    case 'face':
      return aboutToBeLost(view, seat) === survivors.length;
    case 'end':
    case 'discard':
      return barriers.length === 0 && zombies.length >= survivors.length;
    default:
      return false;
  }
}

type Shot = Extract<Choice, { readonly do: 'eliminate' | 'snipe' }>;

/** What a weapon in the hand could be aimed at, in the order in which it will be offered. One only: it needs no aim. */
export function shotsWith(view: View, card: Resource): readonly Shot[] {
  const inside = view.seat === null ? [] : view.shelters[view.seat]!.zombies.map(({ kind }) => kind);
  const shot = (...zombies: ZombieKind[]): Shot[] =>
    [...new Set(zombies)].every((kind) => count(inside, kind) >= count(zombies, kind))
      ? [{ do: 'eliminate', zombies }]
      : [];
  switch (effectOf(card)) {
    case 'killWeak':
      return [...shot('regular'), ...shot('fast')];
    case 'killStrongOrTwo': {
      const isAlone = count(inside, 'regular') + count(inside, 'fast') === 1;
      const pairs = [...shot('regular', 'regular'), ...shot('regular', 'fast'), ...shot('fast', 'fast')];
      return [...shot('strong'), ...(isAlone ? [...shot('regular'), ...shot('fast')] : pairs)];
    }
    case 'killAny': {
      const { top } = view.city;
      const onTop: Shot[] = top === null || top === 'survivor' ? [] : [{ do: 'snipe' }];
      return [...shot('regular'), ...shot('strong'), ...shot('fast'), ...onTop];
    }
    default:
      return [];
  }
}

const count = (kinds: readonly ZombieKind[], kind: ZombieKind): number => kinds.filter((each) => each === kind).length;
