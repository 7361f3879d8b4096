/** Who is still in the game, and what stands in the shelters. */
import { emit, type Seat } from '@horda/kernel';
import { removeAt } from '@horda/parts';
import { KINDS } from '../content/city.ts';
import { MOST_PLAYERS } from '../content/table.ts';
import type { CardId, Choice, Shelter, State, ZombieKind } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';
import { zombieKind } from './city.ts';

/** The other players still in the game, in turn order from the left of `seat`. */
export function others(s: State, seat: Seat): Seat[] {
  const found: Seat[] = [];
  const seats = s.shelters.length;
  for (let i = 1; i < seats; i++) {
    const other = (seat + i) % seats;
    if (s.shelters[other]!.alive) found.push(other);
  }
  return found;
}

/** Whether another player still in the game has a shelter that satisfies `isLike`. */
export function anyOther(s: State, seat: Seat, isLike: (shelter: Shelter) => boolean): boolean {
  for (let other = 0; other < s.shelters.length; other++) {
    const shelter = s.shelters[other]!;
    if (other !== seat && shelter.alive && isLike(shelter)) return true;
  }
  return false;
}

/** The other players whose shelter satisfies `isLike`, as targets of a card, in turn order. */
export function targets(s: State, seat: Seat, isLike: (shelter: Shelter) => boolean = any): readonly Choice[] {
  let mask = 0;
  for (let other = 0; other < s.shelters.length; other++) {
    const shelter = s.shelters[other]!;
    if (other !== seat && shelter.alive && isLike(shelter)) mask |= 1 << other;
  }
  return TARGETS[seat]![mask]!;
}

export type Give = Choice & { do: 'give' };

/** The shelters to which the dealer may give a zombie, as choices. */
export function givings(dealer: Seat, to: readonly Seat[]): readonly Give[] {
  let mask = 0;
  for (const seat of to) mask |= 1 << seat;
  return GIVINGS[dealer]![mask]!;
}

function any(): boolean {
  return true;
}

/** The next player still in the game. (C37) */
export function leftOf(s: State, seat: Seat): Seat {
  let next = seat;
  do next = (next + 1) % s.shelters.length;
  while (!s.shelters[next]!.alive);
  return next;
}

export function playersLeft(s: State): number {
  let n = 0;
  for (const shelter of s.shelters) if (shelter.alive) n++;
  return n;
}

/** How many zombies of a kind stand in a shelter. */
export function countKind(s: State, { zombies }: Shelter, kind: ZombieKind): number {
  let n = 0;
  for (const card of zombies) if (s.kinds[card] === kind) n++;
  return n;
}

export const ZOMBIE_KINDS = KINDS.filter((kind) => kind !== 'horde');
const STRONG = 1 << ZOMBIE_KINDS.indexOf('strong');

/** The kinds of zombies in a shelter: a bit for each, in the order of the content table. */
function kindsIn(s: State, { zombies }: Shelter): number {
  let mask = 0;
  for (const card of zombies) mask |= 1 << ZOMBIE_KINDS.indexOf(zombieKind(s, card));
  return mask;
}

/** The choices to eliminate one zombie of a shelter: one for each kind present. */
export function eliminations(s: State, shelter: Shelter): readonly Choice[] {
  return ELIMINATIONS[kindsIn(s, shelter)]!;
}

/** The same without strong zombies. */
export function weakEliminations(s: State, shelter: Shelter): readonly Choice[] {
  return ELIMINATIONS[kindsIn(s, shelter) & ~STRONG]!;
}

/** The choices to send one zombie of a shelter: one for each kind present. */
export function sendings(s: State, shelter: Shelter): readonly Choice[] {
  return SENDINGS[kindsIn(s, shelter)]!;
}

/** Weak zombies, which every weapon eliminates: regular and fast ones. (C41, C43) */
export function countWeak(s: State, shelter: Shelter): number {
  return shelter.zombies.length - countKind(s, shelter, 'strong');
}

/** A zombie enters a shelter from the city. */
export function arrive(s: State, card: CardId, shelter: Seat, rule: RuleId): void {
  s.shelters[shelter]!.zombies.push(card);
  emit(s, { type: 'zombieArrived', card, kind: zombieKind(s, card), shelter, rule });
}

/** A zombie of this kind in a shelter dies; of several, the first from index `from` on. (C39) */
export function eliminate(s: State, seat: Seat, kind: ZombieKind, from = 0): void {
  const { zombies } = s.shelters[seat]!;
  const card = removeAt(zombies, indexOfKind(s, zombies, kind, from));
  s.dead.push(card);
  emit(s, { type: 'zombieEliminated', card, kind, shelter: seat });
}

/** A zombie of this kind goes from one shelter to another. */
export function send(s: State, from: Seat, to: Seat, kind: ZombieKind, rule: RuleId): void {
  const { zombies } = s.shelters[from]!;
  const card = removeAt(zombies, indexOfKind(s, zombies, kind, 0));
  s.shelters[to]!.zombies.push(card);
  emit(s, { type: 'zombieSent', card, kind, from, to, rule });
}

function indexOfKind(s: State, zombies: readonly CardId[], kind: ZombieKind, from: number): number {
  for (let i = from; i < zombies.length; i++) if (s.kinds[zombies[i]!] === kind) return i;
  throw new Error(`no ${kind} zombie is there`);
}

/** Choices name kinds, not cards: which of two zombies of a kind is meant makes no difference. */
export const ELIMINATE: Readonly<Record<ZombieKind, Choice & { do: 'eliminate' }>> = {
  regular: { do: 'eliminate', zombies: ['regular'] },
  strong: { do: 'eliminate', zombies: ['strong'] },
  fast: { do: 'eliminate', zombies: ['fast'] },
};

const SEND: Readonly<Record<ZombieKind, Choice & { do: 'send' }>> = {
  regular: { do: 'send', zombie: 'regular' },
  strong: { do: 'send', zombie: 'strong' },
  fast: { do: 'send', zombie: 'fast' },
};

// Option lists never change, so they are made once: one for each set of kinds, and for each set of seats.
const ELIMINATIONS = sublists(ZOMBIE_KINDS.map((kind) => ELIMINATE[kind]));
const SENDINGS = sublists(ZOMBIE_KINDS.map((kind) => SEND[kind]));
const TARGETS = seatLists((seat): Choice => ({ do: 'target', seat }));
const GIVINGS = seatLists((to): Give => ({ do: 'give', to }));

/** Lists by the choosing seat: from its left round the table, the seat itself last. */
function seatLists<T>(of: (seat: Seat) => T): readonly (readonly (readonly T[])[])[] {
  const each = Array.from({ length: MOST_PLAYERS }, (_, seat) => of(seat));
  return each.map((_, from) => sublists(each, from + 1));
}

/** A list for each subset of `things`, indexed by bit mask; in their order, beginning with number `first`. */
function sublists<T>(things: readonly T[], first = 0): readonly (readonly T[])[] {
  const numbers = [...things.keys()];
  const inOrder = [...numbers.slice(first), ...numbers.slice(0, first)];
  return Array.from({ length: 1 << things.length }, (_, mask) =>
    inOrder.filter((n) => (mask & (1 << n)) !== 0).map((n) => things[n]!),
  );
}
