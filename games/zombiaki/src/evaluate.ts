import type { Seat } from '@horda/kernel';
import type { Effect } from './content/effects.ts';
import { inFrontOf, laneOf, streetOf } from './content/board.ts';
import { aboveDawn, printed } from './rules/cards.ts';
import { barTo } from './rules/moving.ts';
import { has, isPet, isStatic, strengthNow } from './rules/zombies.ts';
import type { CardId, State, Zombie } from './state.ts';

/** How good a table is for `seat`. Between -1 and 1; what is good for one side is bad for the other. */
export function evaluate(s: State, seat: Seat): number {
  const sign = seat === s.leader ? 1 : -1;
  if (s.ending !== null) return s.ending === 'barricade' ? sign : -sign;
  const lead = threat(s) + time(s) - resistance(s) - defences(s) - WEIGHTS.usual;
  return sign * Math.tanh(lead / WEIGHTS.scale) * 0.95;
}

/** What is counted, and how much. Found by letting bots with different weights play each other. */
export const WEIGHTS = {
  /** The lead of the zombies at an even table, and how much more or less makes a game almost certain. */
  usual: 18,
  scale: 16,
  /** By the moves of its own that a zombie still needs to enter the Barricade: 0 with the next one. */
  near: [14, 4.5, 3.2, 1.9, 1.2, 0.8],
  /** A zombie is worth something by itself, and for each Strength. */
  body: 0.9,
  flesh: 0.45,
  /** It cannot move now. */
  stuck: 0.6,
  pet: 0.6,
  zombieRow: 0.8,
  zombieCard: 0.48,
  humanRow: 0.5,
  humanCard: 0.3,
  /** Cards of the humans that wait for a zombie, and those of the zombies that bind the humans. */
  defence: 0.8,
  bound: 1,
};

/** Zombies on the street, by how near and how strong they are. */
function threat(s: State): number {
  let sum = 0;
  for (const z of s.zombies) sum += threatOf(s, z);
  for (const { card } of s.lasting) sum += (BINDS[printed(s, card).effect] ?? 0) * WEIGHTS.bound;
  return sum;
}

function threatOf(s: State, z: Zombie): number {
  let worth = WEIGHTS.body + WEIGHTS.flesh * strengthNow(s, z) + (ON_BOARD[z.effect] ?? 0);
  for (const { card } of z.attached) worth += ON_BOARD[printed(s, card).effect] ?? 0;
  if (isPet(s, z)) return worth * WEIGHTS.pet;
  if (isStatic(s, z)) return worth + z.eggs;
  return worth * nearness(s, z);
}

/** Until the zombies have moved, a zombie that can move is as good as one field nearer. */
function nearness(s: State, z: Zombie): number {
  const street = streetOf(z.field);
  const { near, stuck } = WEIGHTS;
  const isBeforeMove = s.active === 'humans' || s.step === 'cleanUp' || (s.step === 'movement' && !z.moved);
  if (!isBeforeMove) return near[street]! * (has(s, z, 'fetters') || z.held > 0 ? stuck : 1);
  return barTo(s, z, inFrontOf(z.field), 'own') === null ? near[street - 1]! : near[street]! * stuck;
}

/** What the humans still have: every card of the row is one that need not be drawn, and is better or worse than most. */
function resistance(s: State): number {
  const cards = s.decks[1].length + s.rows[1].length;
  return cards * WEIGHTS.humanCard + rowWorth(s, s.rows[1]) * WEIGHTS.humanRow;
}

/** Every card above Dawn is time for the zombies, and so are those in their row. */
function time(s: State): number {
  const cards = aboveDawn(s) + s.rows[0].length;
  return cards * WEIGHTS.zombieCard + rowWorth(s, s.rows[0]) * WEIGHTS.zombieRow;
}

/** Traps, obstacles and cars that a zombie will meet in its lane. */
function defences(s: State): number {
  let sum = 0;
  for (const { card, field } of s.things) {
    const worth = WAITS[printed(s, card).effect] ?? 0;
    if (worth > 0 && s.zombies.some((z) => z.field > field && laneOf(z.field) === laneOf(field))) sum += worth;
  }
  return sum * WEIGHTS.defence;
}

/** How much better than others the cards of a row are. */
function rowWorth(s: State, row: readonly CardId[]): number {
  let sum = 0;
  for (const card of row) {
    const { effect, kind, strength, wounds } = printed(s, card);
    if (kind === 'zombie') sum += (strength - 3) * 0.5;
    else if (wounds > 0) sum += (wounds - 1.5) * 0.5;
    sum += IN_ROW[effect] ?? 0;
  }
  return sum;
}

type Worth = Partial<Readonly<Record<Effect, number>>>;

/** What makes a card better or worse to keep than its numbers tell. */
const IN_ROW: Worth = {
  steadfast: 0.4,
  agile: 0.4,
  olympian: 0.8,
  kasparov: 0.5,
  siamese: 1,
  jelly: 0.5,
  junior: 1.2,
  krystynka: 0.4,
  bulletproof: 0.3,
  jam: 1.2,
  jamming: 0.5,
};

/** What a zombie or a card under it is worth on the board besides its Strength. */
const ON_BOARD: Worth = {
  siamese: 0.6,
  jelly: 0.4,
  junior: 0.7,
  krystynka: 0.2,
  steadfast: 0.3,
  agile: 0.3,
  olympian: 0.5,
  kasparov: 0.4,
  hostage: 0.7,
  teddy: 0.8,
  boss: 0.6,
  feltBoots: 0.3,
  concreteShoes: -0.6,
};

/** What lies on the board and waits for a zombie. */
const WAITS: Worth = {
  barbedWire: 2,
  boobyTrap: 2,
  mine: 2,
  carBomb: 1,
  manhole: 0.8,
  hole: 0.8,
  slab: 2.5,
  wall: 2,
  kamaz: 2,
  trolleybus: 1.5,
  trabant: 1,
  barrel: 2,
};

/** What lies beside the board and hinders the humans in their next turn. */
const BINDS: Worth = { panic: 1.5, fog: 1 };
