import { ask, call, emit, askUnlessOne, rule } from '@horda/kernel';
import { hatching } from '../cards/nest.ts';
import { pets } from '../cards/pets.ts';
import { pieceOfCard, seatOf, traitsOf } from '../rules/cards.ts';
import { BARRICADE, beside, inFrontOf, LAST_STREET, streetOf } from '../content/board.ts';
import { stirsOthers } from '../rules/deadly.ts';
import { LATER } from '../rules/later.ts';
import { barTo, heldBack, ownMoves } from '../rules/moving.ts';
import { inForce, removeThing, thingOn } from '../rules/things.ts';
import { freeFromWire } from '../rules/walk.ts';
import { findZombie, inOrder, isPet, traits, zombie } from '../rules/zombies.ts';
import type { CardId, Choice, Field, State, Zombie } from '../state.ts';

type Step = Choice & { do: 'move' | 'stay' };

interface Locals {
  street: number;
  /** Who is moving. */
  zombie?: CardId;
}

/**
 * Step 2 of the zombies: pets first, then street after street from the Barricade every zombie that can move must, once.
 * Then the nest hatches and barbed wire lets go. (Z37–Z46, R4–R10)
 */
export const movement = rule<State, Locals, Step>('movement')({
  begin(s) {
    for (const z of s.zombies) z.moved = false;
    const frost = inForce(s, 'stopsMovement');
    if (frost !== null) emit(s, { type: 'movementSkipped', by: pieceOfCard(s, frost.card) });
    else if (s.zombies.some((z) => isPet(s, z))) call(s, pets, {});
  },
  street(s, my, f) {
    my.street++;
    if (my.street > LAST_STREET || inForce(s, 'stopsMovement') !== null) f.at = 'hatch';
  },
  choose(s, { street }, f) {
    const left = toMove(s, street);
    if (left.length === 0) return void (f.at = 'street');
    if (!orderMatters(s, left)) return offerSteps(s, f, left[0]!, 'movement.step');
    const seat = seatOf(s, 'zombies');
    ask(
      s,
      seat,
      'movement.order',
      left.flatMap((z) => stepsOf(s, z)),
    );
  },
  go(s, _my, f) {
    const { pick } = f;
    const z = zombie(s, pick.zombie);
    z.moved = true;
    f.my.zombie = pick.zombie;
    if (pick.do === 'move') call(s, LATER.walk, { zombie: pick.zombie, to: pick.to, how: 'own' });
    else wearDown(s, z);
    if (pick.do === 'stay' || !traits(s, z).secondStep) f.at = 'choose';
  },
  second(s, my, f) {
    const z = findZombie(s, my.zombie!);
    const to = z === null ? BARRICADE : inFrontOf(z.field);
    if (z === null || !traits(s, z).secondStep || barTo(s, z, to, 'own') !== null) return void (f.at = 'choose');
    const steps: Step[] = [
      { do: 'move', zombie: z.card, to },
      { do: 'stay', zombie: z.card },
    ];
    ask<Choice>(s, seatOf(s, 'zombies'), 'movement.second', steps);
  },
  run(s, _my, f) {
    const { pick } = f;
    if (pick.do === 'move') call(s, LATER.walk, { zombie: pick.zombie, to: pick.to, how: 'own' });
    f.at = 'choose';
  },
  hatch(s) {
    if (inForce(s, 'stopsMovement') === null && s.zombies.some(({ eggs }) => eggs > 0)) call(s, hatching, { done: [] });
  },
  letGo(s) {
    for (const z of s.zombies) {
      if (z.held > 1) z.held--;
      else if (z.held === 1) freeFromWire(s, z);
    }
  },
});

/** Those of a street who have not been handled yet, by lane; not whoever cannot move wherever it wants to go. */
function toMove(s: State, street: number): Zombie[] {
  return inOrder(
    s.zombies.filter((z) => !z.moved && streetOf(z.field) === street && !isPet(s, z) && heldBack(s, z, 'own') === null),
  );
}

/** Everything a zombie may do with its own move; whoever cannot move, stays. */
function stepsOf(s: State, z: Zombie): Step[] {
  const { card, field } = z;
  const moves = ownMoves(s, z);
  const steps: Step[] = moves.map((to) => ({ do: 'move', zombie: card, to }));
  // An agile zombie that cannot go forward may stay only by the other reading. (R7)
  const blocked = !moves.includes(inFrontOf(field));
  if (steps.length === 0 || (traits(s, z).sideSteps && blocked && s.options.sideStep === 'may'))
    steps.push({ do: 'stay', zombie: card });
  return steps;
}

function offerSteps(s: State, f: Parameters<typeof askUnlessOne>[1], z: Zombie, prompt: string): void {
  askUnlessOne(s, f, seatOf(s, 'zombies'), prompt, stepsOf(s, z));
}

/**
 * The owner is asked who goes first only where it can make a difference: where a step is felt by others, and where an
 * agile zombie and another come in each other's way. (R4, R10)
 */
function orderMatters(s: State, left: readonly Zombie[]): boolean {
  if (left.length < 2) return false;
  return left.some(
    (z) =>
      (mayStir(s, z) && stirsOthers(s, z, fieldsAhead(s, z))) ||
      (traits(s, z).sideSteps && left.some((other) => other !== z && mayTakePlaceOf(s, z, other))),
  );
}

/** Worth a closer look: most streets are empty, and most zombies plain. */
function mayStir(s: State, z: Zombie): boolean {
  return s.things.length > 0 || z.attached.length > 0 || traits(s, z).leaves === 'corpses';
}

/** Where its own move can lead it; an Olympian makes two steps. */
function fieldsAhead(s: State, z: Zombie): readonly Field[] {
  const moves = ownMoves(s, z);
  const second = traits(s, z).secondStep ? moves.filter((to) => to !== BARRICADE).map(inFrontOf) : [];
  return [...moves, ...second];
}

/** An agile zombie can go where the other can, too, or to where the other is about to leave. */
function mayTakePlaceOf(s: State, z: Zombie, other: Zombie): boolean {
  const moves = ownMoves(s, z);
  const others = ownMoves(s, other);
  if (others.length === 0 || moves[0] === BARRICADE) return false;
  if (moves.some((to) => others.includes(to))) return true;
  return beside(z.field).includes(other.field) && barTo(s, z, other.field, 'own') === 'Z43';
}

/** A slab that alone keeps a zombie from going forward loses a marker; without markers it is gone. (K492, K493, Z7) */
function wearDown(s: State, z: Zombie): void {
  const slab = thingOn(s, inFrontOf(z.field));
  if (slab === null) return;
  const { wears, bars } = traitsOf(s, slab.card);
  if (!wears || barTo(s, z, slab.field, 'own') !== bars) return;
  slab.left--;
  emit(s, { type: 'thingWorn', thing: pieceOfCard(s, slab.card), left: slab.left });
  if (slab.left === 0) removeThing(s, slab);
}
