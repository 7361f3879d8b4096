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
  const lead = threat(s) + time(s) - resistance(s) - defences(s) - WEIGHTS.leadAtEvenTable;
  return sign * Math.tanh(lead / WEIGHTS.leadThatDecides) * ALMOST_CERTAIN;
}

/**
 * The weights: points of the zombies' lead, unless marked as a factor. Found by letting bots with different weights
 * play each other.
 */
export const WEIGHTS = {
  /** The zombies' lead at an even table, and how many points more or less make the result almost certain. */
  leadAtEvenTable: 18,
  leadThatDecides: 16,
  /** Factor by street: how many more own moves a zombie needs, 0: its next move enters the Barricade. */
  nearnessByMovesLeft: [14, 4.5, 3.2, 1.9, 1.2, 0.8],
  /** Points for each zombie on the board, for each Strength it has left, for each egg. */
  zombie: 0.9,
  strengthLeft: 0.45,
  egg: 1,
  /** Factors for a zombie that cannot move now, and for a pet. */
  stuck: 0.6,
  pet: 0.6,
  /** Points for each card that the side can still use, in its deck or its row. */
  zombieCard: 0.48,
  humanCard: 0.3,
  /** Factors for how much better than usual the cards in a row are. */
  zombieRow: 0.8,
  humanRow: 0.5,
  /** Better than usual: each Strength above that of a usual zombie, each wound above that of a usual card. */
  strengthInRow: 0.5,
  usualStrength: 3,
  woundInRow: 0.5,
  usualWounds: 1.5,
  /** Factors for human cards that wait for a zombie, and for zombie cards that hinder the humans. */
  defence: 0.8,
  bond: 1,
};

/** The limit of a value, up or down, before the game is over. */
const ALMOST_CERTAIN = 0.95;

/** Zombies on the street, by how near and how strong they are. */
function threat(s: State): number {
  let sum = 0;
  for (const z of s.zombies) sum += threatOf(s, z);
  for (const { card } of s.lasting) sum += (BINDS[printed(s, card).effect] ?? 0) * WEIGHTS.bond;
  return sum;
}

function threatOf(s: State, z: Zombie): number {
  let worth = WEIGHTS.zombie + WEIGHTS.strengthLeft * strengthNow(s, z) + (ON_BOARD[z.effect] ?? 0);
  for (const { card } of z.attached) worth += ON_BOARD[printed(s, card).effect] ?? 0;
  if (isPet(s, z)) return worth * WEIGHTS.pet;
  if (isStatic(s, z)) return worth + z.eggs * WEIGHTS.egg;
  return worth * nearness(s, z);
}

/** Before its move, a zombie that can move counts as one field nearer. */
function nearness(s: State, z: Zombie): number {
  const street = streetOf(z.field);
  const { nearnessByMovesLeft: near, stuck } = WEIGHTS;
  const isBeforeMove = s.active === 'humans' || s.step === 'cleanUp' || (s.step === 'movement' && !z.moved);
  if (!isBeforeMove) return near[street]! * (has(s, z, 'fetters') || z.held > 0 ? stuck : 1);
  return barTo(s, z, inFrontOf(z.field), 'own') === null ? near[street - 1]! : near[street]! * stuck;
}

/** The resources of the humans: the number of cards in deck and row, and the quality of those in the row. */
function resistance(s: State): number {
  const cards = s.decks[1].length + s.rows[1].length;
  return cards * WEIGHTS.humanCard + rowWorth(s, s.rows[1]) * WEIGHTS.humanRow;
}

/** The time the zombies have left: every card above Dawn and every card in their row. */
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

/** How much better than usual the cards of a row are. */
function rowWorth(s: State, row: readonly CardId[]): number {
  let sum = 0;
  for (const card of row) {
    const { effect, kind, strength, wounds } = printed(s, card);
    if (kind === 'zombie') sum += (strength - WEIGHTS.usualStrength) * WEIGHTS.strengthInRow;
    else if (wounds > 0) sum += (wounds - WEIGHTS.usualWounds) * WEIGHTS.woundInRow;
    sum += IN_ROW[effect] ?? 0;
  }
  return sum;
}

/** Points by effect. */
type Worth = Partial<Readonly<Record<Effect, number>>>;

/** How much better or worse a card in the row is than its numbers say. */
const IN_ROW: Worth = {
  steadfast: 0.4,
  agile: 0.4,
  olympian: 0.8,
  kasparov: 0.5,
  splitter: 1,
  jelly: 0.5,
  junior: 1.2,
  krystynka: 0.4,
  bulletproof: 0.3,
  stopFire: 1.2,
  stopAction: 0.5,
};

/** What a zombie, or a card under it, is worth on the board in addition to its Strength. */
const ON_BOARD: Worth = {
  splitter: 0.6,
  jelly: 0.4,
  junior: 0.7,
  krystynka: 0.2,
  steadfast: 0.3,
  agile: 0.3,
  olympian: 0.5,
  kasparov: 0.4,
  shield: 0.7,
  teddy: 0.8,
  boss: 0.6,
  feltBoots: 0.3,
  concreteShoes: -0.6,
};

/** What a card on a field is worth while a zombie may still come to it. */
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

/** What a card beside the board is worth if it hinders the humans in their next turn. */
const BINDS: Worth = { oneCardOnly: 1.5, fog: 1 };
