/** The table of the bare loop: every card a small number, every zone a count or a row of numbers, used game after game. */
import type { Options } from '@horda/cisza/state';
import { draw, seeded, type Seed } from '@horda/kernel';

/**
 * The numbers of the cards and the sizes of the zones. Modules that use them unpack them into constants of their own,
 * which are compiled into the code; imported ones are looked up each time, which cost a tenth of the speed.
 */
export const NUMBERS = {
  /** Kinds of zombies. */
  REGULAR: 0,
  STRONG: 1,
  FAST: 2,
  HORDE: 3,
  /** Resource cards. */
  AXE: 0,
  REVOLVER: 1,
  SHOTGUN: 2,
  SNIPER_RIFLE: 3,
  WALKIE_TALKIE: 4,
  FLARE: 5,
  MEGAPHONE: 6,
  BARRICADE: 7,
  ALARM: 8,
  MINES: 9,
  SABOTAGE: 10,
  EVICTION: 11,
  BRIBERY: 12,
  SACRIFICE: 13,
  DRONE: 14,
  SURPRISE: 15,
  /** Kinds of zombies that can stand in a shelter. */
  KINDS: 3,
  HAND_SIZE: 3,
  /** How many barriers there are, and so can lie in one shelter. */
  BARRIERS: 8,
} as const;

const { KINDS, HAND_SIZE, BARRIERS } = NUMBERS;
const MOST_SEATS = 6;
const CITY = copies([23, 12, 18, 2]);
const RESOURCES = copies([3, 4, 6, 2, 4, 3, 4, 4, 2, 2, 2, 2, 2, 2, 6, 7]);

/** Each card number as many times as its count says. */
function copies(counts: readonly number[]): Uint8Array {
  return Uint8Array.from(counts.flatMap((count, card) => Array.from({ length: count }, () => card)));
}

export interface BareTable {
  rng: [number, number, number, number];
  /** The players' choice: the number of the option taken, out of `options`. */
  readonly pick: (options: number) => number;
  decisions: number;
  seats: number;
  expert: boolean;
  surpriseTurns: boolean;
  stallGuard: boolean;
  /** The zombie sides of the city; the first `city` cards are left. */
  readonly kinds: Uint8Array;
  city: number;
  turned: boolean;
  deck: Uint8Array;
  deckSize: number;
  discard: Uint8Array;
  discardSize: number;
  readonly alive: boolean[];
  readonly survivors: number[];
  /** By seat and kind. */
  readonly zombies: number[];
  /** By seat and place. */
  readonly barriers: number[];
  readonly barrierCounts: number[];
  readonly hands: number[];
  readonly handSizes: number[];
  /** Zombies on their way to a shelter, by kind. */
  readonly loose: number[];
  /** Zombies that attack, by kind. */
  readonly attacking: number[];
  /** Zombies that have come since the attack began, by kind. */
  readonly newcomers: number[];
  /** What may be chosen, and who. */
  readonly menu: number[];
  readonly targets: number[];
  active: number;
  playersLeft: number;
  turns: number;
  still: number;
  ending: '' | 'elimination' | 'finalAttack';
}

export function newTable(pick: (options: number) => number): BareTable {
  return {
    rng: [0, 0, 0, 0],
    pick,
    decisions: 0,
    seats: 0,
    expert: false,
    surpriseTurns: true,
    stallGuard: false,
    kinds: new Uint8Array(CITY.length),
    city: 0,
    turned: false,
    deck: new Uint8Array(RESOURCES.length),
    deckSize: 0,
    discard: new Uint8Array(RESOURCES.length),
    discardSize: 0,
    alive: new Array<boolean>(MOST_SEATS).fill(false),
    survivors: zeros(MOST_SEATS),
    zombies: zeros(MOST_SEATS * KINDS),
    barriers: zeros(MOST_SEATS * BARRIERS),
    barrierCounts: zeros(MOST_SEATS),
    hands: zeros(MOST_SEATS * HAND_SIZE),
    handSizes: zeros(MOST_SEATS),
    loose: zeros(KINDS),
    attacking: zeros(KINDS),
    newcomers: zeros(KINDS),
    menu: zeros(64),
    targets: zeros(MOST_SEATS),
    active: 0,
    playersLeft: 0,
    turns: 0,
    still: 0,
    ending: '',
  };
}

function zeros(count: number): number[] {
  return new Array<number>(count).fill(0);
}

/** Decks shuffled, survivors and hands dealt. (C3–C8, C12, C13) */
export function deal(t: BareTable, options: Options, seats: number, seed: Seed): void {
  t.rng = seeded(seed);
  t.decisions = 0;
  t.seats = t.playersLeft = seats;
  t.expert = options.expert;
  t.surpriseTurns = options.surprise === 'turn';
  t.stallGuard = options.stallGuard;
  t.kinds.set(CITY);
  shuffle(t, t.kinds, CITY.length);
  t.deck.set(RESOURCES);
  shuffle(t, t.deck, RESOURCES.length);
  t.deckSize = RESOURCES.length;
  t.discardSize = 0;
  t.turned = false;
  t.turns = t.still = 0;
  t.ending = '';
  t.active = options.first === 'random' ? draw(t.rng, seats) : Number(options.first) - 1;
  const survivors = options.difficulty === 'easy' ? 3 : options.difficulty === 'normal' ? 2 : 1;
  t.city = CITY.length - survivors * seats;
  t.zombies.fill(0);
  for (let seat = 0; seat < seats; seat++) {
    t.alive[seat] = true;
    t.survivors[seat] = survivors;
    t.barrierCounts[seat] = 0;
    t.handSizes[seat] = HAND_SIZE;
    for (let i = 0; i < HAND_SIZE; i++) t.hands[seat * HAND_SIZE + i] = t.deck[--t.deckSize]!;
  }
}

function shuffle({ rng }: BareTable, cards: Uint8Array, size: number): void {
  for (let i = size - 1; i > 0; i--) {
    const j = draw(rng, i + 1);
    const card = cards[i]!;
    cards[i] = cards[j]!;
    cards[j] = card;
  }
}

/** A decision among `options` options. */
export function choose(t: BareTable, options: number): number {
  t.decisions++;
  return t.pick(options);
}

/** A decision, unless there is only one option. */
export function offer(t: BareTable, options: number): number {
  return options === 1 ? 0 : choose(t, options);
}

/** Draws `count` cards; as soon as the deck runs out the discard pile becomes the new one. (C63) */
export function drawCards(t: BareTable, seat: number, count: number): void {
  for (let i = 0; i < count; i++) {
    t.hands[seat * HAND_SIZE + t.handSizes[seat]!++] = t.deck[--t.deckSize]!;
    if (t.deckSize > 0) continue;
    const { deck, discard } = t;
    t.deck = discard;
    t.deckSize = t.discardSize;
    t.discard = deck;
    t.discardSize = 0;
    shuffle(t, t.deck, t.deckSize);
  }
}

export function discard(t: BareTable, card: number): void {
  t.discard[t.discardSize++] = card;
}

/** The cards behind it close up. */
export function takeFromHand(t: BareTable, seat: number, place: number): void {
  const end = seat * HAND_SIZE + --t.handSizes[seat]!;
  for (let i = seat * HAND_SIZE + place; i < end; i++) t.hands[i] = t.hands[i + 1]!;
}

export function placeInHand(t: BareTable, seat: number, card: number): number {
  let place = 0;
  while (t.hands[seat * HAND_SIZE + place] !== card) place++;
  return place;
}

export function discardBarriers(t: BareTable, seat: number): void {
  for (let i = 0; i < t.barrierCounts[seat]!; i++) discard(t, t.barriers[seat * BARRIERS + i]!);
  t.barrierCounts[seat] = 0;
}

/** Takes the top card off the city and tells its zombie side. */
export function takeTop(t: BareTable): number {
  t.turned = false;
  t.still = 0;
  return t.kinds[--t.city]!;
}

/** No survivor is left in the city. (C101) */
export function isFinalAttack(t: BareTable): boolean {
  return t.city === 0 || (t.city === 1 && t.turned);
}

export function countZombies(t: BareTable, seat: number): number {
  const first = seat * KINDS;
  return t.zombies[first]! + t.zombies[first + 1]! + t.zombies[first + 2]!;
}

export function addZombie(t: BareTable, seat: number, kind: number): void {
  t.zombies[seat * KINDS + kind]!++;
}

export function removeZombie(t: BareTable, seat: number, kind: number): void {
  t.zombies[seat * KINDS + kind]!--;
}

/** Lists the other players in the game in turn order as targets; how many there are. */
export function listOthers(t: BareTable, seat: number): number {
  let n = 0;
  for (let other = onLeft(t, seat); other !== seat; other = onLeft(t, other))
    if (t.alive[other]) t.targets[n++] = other;
  return n;
}

/** The next seat in turn order. */
export function onLeft(t: BareTable, seat: number): number {
  return seat + 1 === t.seats ? 0 : seat + 1;
}
