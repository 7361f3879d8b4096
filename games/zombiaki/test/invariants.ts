/** What holds at every moment of Zombiaki, whatever is played. */
import type { AnyState } from '@horda/kernel';
import { DECKS } from '../src/content/decks.ts';
import { ROW_SIZE } from '../src/phases/draw.ts';
import { aboveDawn, printed } from '../src/rules/cards.ts';
import { BARRICADE, FIELDS } from '../src/content/board.ts';
import { inForce, thingOn } from '../src/rules/things.ts';
import { isPet, strengthNow } from '../src/rules/zombies.ts';
import type { CardId, Field, State, Thing, Zombie } from '../src/state.ts';

/** Each turn at least one zombie card leaves the row for good. (Z61) */
export const MOST_TURNS = 37;

export function invariants(any: AnyState): void {
  const s = any as State;
  everyCardOnce(s);
  dawnLiesLast(s);
  if (s.turn > MOST_TURNS) throw new Error(`turn ${s.turn}`);
  for (const row of s.rows) if (row.length > ROW_SIZE) throw new Error(`a row of ${row.length} cards`);
  for (const field of FIELDS) oneCardEach(s, field);
  for (const z of s.zombies) zombie(s, z);
  for (const { field } of s.jelly) if (!FIELDS.includes(field)) throw new Error(`jelly lies on field ${field}`);
  nothingOnTheWay(s);
}

/** All cards are somewhere, each once, and in the piles of their own side. (Z2, Z3, Z20, R3) */
function everyCardOnce(s: State): void {
  const places = new Array<number>((s.pack ?? DECKS[s.options.deck]).length).fill(0);
  for (const card of cardsOf(s)) places[card]!++;
  const card = places.findIndex((times) => times !== 1);
  if (card !== -1) throw new Error(`${printed(s, card).id} is in ${places[card]} places`);
  for (const [side, name] of (['zombies', 'humans'] as const).entries())
    for (const each of [...s.decks[side]!, ...s.rows[side]!, ...s.piles[side]!])
      if (printed(s, each).side !== name) throw new Error(`${printed(s, each).id} lies with the ${name}`);
}

function cardsOf(s: State): CardId[] {
  return [
    ...s.decks.flat(),
    ...s.rows.flat(),
    ...s.piles.flat(),
    ...s.zombies.flatMap((z) => [z.card, ...z.under, ...z.attached.map((a) => a.card)]),
    ...s.things.map((thing) => thing.card),
    ...s.lasting.map((each) => each.card),
    ...(s.inPlay < 0 ? [] : [s.inPlay]),
  ];
}

/** Dawn is the last card of the zombie deck, and nobody has looked at it. (Z9, R37) */
function dawnLiesLast(s: State): void {
  if (printed(s, s.decks[0][0]!).effect !== 'dawn') throw new Error('Dawn is not the last card');
  if (s.known < 0 || s.known > aboveDawn(s)) throw new Error(`${s.known} of ${aboveDawn(s)} cards are known`);
}

/** One zombie on a field, besides a cat; one card of the humans; and nobody on one that cannot be entered. (Z72, R11) */
function oneCardEach(s: State, field: Field): void {
  const standing = s.zombies.filter((z) => z.field === field);
  const things = s.things.filter((thing) => thing.field === field);
  if (standing.length > 2 || things.length > 1) throw new Error(`too many cards on field ${field}`);
  if (standing.length === 2 && standing.filter((z) => isPet(s, z)).length !== 1)
    throw new Error(`two zombies on field ${field}`);
  if (standing.length === 2 && !standing.some(({ effect }) => effect === 'cat'))
    throw new Error(`a dog shares field ${field}`);
  const [thing] = things;
  if (thing === undefined || standing.length === 0) return;
  // Siamese Twins whose shoes have killed them on the field of a Barrel: it acts once their small ones are placed.
  if (s.kernel.asks.some(({ prompt }) => prompt === 'split.place')) return;
  if (!canBeStoodOn(s, thing)) throw new Error(`a zombie stands on ${printed(s, thing.card).id}`);
}

function canBeStoodOn(s: State, { card }: Thing): boolean {
  const { kind, effect } = printed(s, card);
  return kind === 'trap' || effect === 'wall';
}

function zombie(s: State, z: Zombie): void {
  const name = printed(s, z.card).id;
  if (z.field === BARRICADE && s.ending === null)
    throw new Error(`${name} stands on the Barricade, and the game goes on`);
  if (z.field < BARRICADE || z.field >= FIELDS.length) throw new Error(`${name} stands on field ${z.field}`);
  if (s.ending === null && strengthNow(s, z) <= 0) throw new Error(`${name} has no Strength left`);
  if (z.wounds < 0 || z.bonus < 0 || z.eggs < 0) throw new Error(`${name} has fewer than no wounds, markers or eggs`);
  if (z.held < 0 || z.held > 2) throw new Error(`${name} is held for ${z.held} steps`);
  const under = z.held > 0 ? thingOn(s, z.field) : null;
  if (z.held > 0 && (under === null || printed(s, under.card).effect !== 'barbedWire'))
    throw new Error(`${name} is stuck without wire`);
  if (z.netted && inForce(s, 'nets') === null) throw new Error(`${name} is caught without a net`);
}

/** Between two cards none is being played. (Z67) */
function nothingOnTheWay(s: State): void {
  if (s.inPlay >= 0 && s.kernel.asks.length > 0 && BETWEEN.has(s.kernel.asks[0]!.prompt))
    throw new Error('a card was left over');
}
const BETWEEN = new Set(['movement.order', 'movement.step', 'movement.second', 'discard.choose', 'use.choose']);
