/**
 * Cisza as a bare loop, the yardstick for the kernel: the same rules on plain numbers, played to the end in one go by
 * random choosers. It cannot stop, tell, show, check or copy anything. The order of options and of draws is that of
 * games/cisza, so that the same seeds give the same game.
 */
import type { Options } from '@horda/cisza/state';
import type { Seed } from '@horda/kernel';
import { canPlay, handOut, noise, takeEffect } from './bare-cards.ts';
import {
  choose,
  countZombies,
  deal,
  discard,
  discardBarriers,
  drawCards,
  isFinalAttack,
  listOthers,
  offer,
  onLeft,
  placeInHand,
  removeZombie,
  type BareTable,
  takeFromHand,
  NUMBERS,
} from './bare-table.ts';

const { ALARM, BARRICADE, BARRIERS, EVICTION, FLARE, HAND_SIZE, KINDS, MEGAPHONE, MINES, REVOLVER, SABOTAGE, SHOTGUN } =
  NUMBERS;

const STALLED_ROUNDS = 3;
/** Random players never need a hundredth of it. */
const MOST_TURNS = 100_000;

/** Whether a card has the noise mark. (C110) */
const NOISY = new Array<boolean>(16).fill(false);
for (const card of [REVOLVER, SHOTGUN, FLARE, MEGAPHONE, ALARM, MINES, SABOTAGE, EVICTION]) NOISY[card] = true;

/** Entries of a menu: a card, a card for its noise alone, or one of these. */
const NOISE_OF = 16;
const DISCARD = 32;
const END = 33;

/** Plays one whole game; the table afterwards shows its end. */
export function playGame(t: BareTable, options: Options, seats: number, seed: Seed): void {
  deal(t, options, seats, seed);
  exchangeHands(t);
  for (let seat = t.active; !isOverAfterTurn(t, seat); seat = nextPlayer(t, seat))
    if (t.turns > MOST_TURNS) throw new Error('the game does not end');
}

function nextPlayer(t: BareTable, seat: number): number {
  let next = onLeft(t, seat);
  while (!t.alive[next]) next = onLeft(t, next);
  return next;
}

/** Those of the players left who have the most survivors. (C105, C106) */
export function winners({ alive, survivors, seats }: BareTable): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => alive[seat]);
  const most = Math.max(...all.map((seat) => survivors[seat]!));
  return all.filter((seat) => survivors[seat] === most);
}

/** Before the first turn each player may exchange the whole hand. (C9, A45) */
function exchangeHands(t: BareTable): void {
  let seat = t.active;
  do {
    if (choose(t, 2) === 1) {
      discardHand(t, seat);
      drawCards(t, seat, HAND_SIZE);
    }
    seat = onLeft(t, seat);
  } while (seat !== t.active);
}

function discardHand(t: BareTable, seat: number): void {
  for (let i = 0; i < t.handSizes[seat]!; i++) discard(t, t.hands[seat * HAND_SIZE + i]!);
  t.handSizes[seat] = 0;
}

/** (C14, C32, C36, C100, C104, C105, A40, A43) */
function isOverAfterTurn(t: BareTable, seat: number): boolean {
  t.active = seat;
  t.turns++;
  const stalled = t.stallGuard && t.still >= STALLED_ROUNDS * t.playersLeft && !isFinalAttack(t);
  t.still++;
  if (stalled) noise(t, seat);
  playPhase(t, seat);
  attackPhase(t, seat);
  if (t.survivors[seat] === 0) eliminate(t, seat);
  if (t.playersLeft === 1) t.ending = 'elimination';
  else if (isFinalAttack(t)) {
    if (!isZombieLeft(t)) t.ending = 'finalAttack';
  } else if (t.alive[seat]) drawCards(t, seat, HAND_SIZE - t.handSizes[seat]!);
  return t.ending !== '';
}

function isZombieLeft(t: BareTable): boolean {
  for (let seat = 0; seat < t.seats; seat++) if (countZombies(t, seat) > 0) return true;
  return false;
}

/** Cards are played one after the other, or some are discarded. (C15–C20, C107) */
function playPhase(t: BareTable, seat: number): void {
  for (let played = false; t.handSizes[seat]! > 0; played = true) {
    const pick = t.menu[choose(t, listPlays(t, seat, played))]!;
    if (pick === END) return;
    if (pick === DISCARD) return discardSome(t, seat);
    const card = pick % NOISE_OF;
    takeFromHand(t, seat, placeInHand(t, seat, card));
    if (pick === BARRICADE || pick === ALARM || pick === MINES) {
      t.barriers[seat * BARRIERS + t.barrierCounts[seat]!++] = card;
      continue;
    }
    if (pick < NOISE_OF) takeEffect(t, seat, card);
    if (NOISY[card]) noise(t, seat);
    discard(t, card);
  }
}

function listPlays(t: BareTable, seat: number, played: boolean): number {
  const first = seat * HAND_SIZE;
  const end = first + t.handSizes[seat]!;
  let n = 0;
  for (let i = first; i < end; i++) {
    const card = t.hands[i]!;
    if (isRepeated(t, first, i)) continue;
    if (canPlay(t, seat, card)) t.menu[n++] = card;
    if (t.expert && NOISY[card]) t.menu[n++] = NOISE_OF + card;
  }
  if (!played) t.menu[n++] = DISCARD;
  t.menu[n++] = END;
  return n;
}

function isRepeated({ hands }: BareTable, first: number, at: number): boolean {
  for (let i = first; i < at; i++) if (hands[i] === hands[at]) return true;
  return false;
}

/** Sets of the cards in a hand, as the bits of a number: single ones, pairs, all three. */
const HAND_SETS: readonly number[] = [1, 2, 4, 3, 5, 6, 7];

/** Any set of cards; of cards alike the first ones. */
function discardSome(t: BareTable, seat: number): void {
  const size = t.handSizes[seat]!;
  let n = 0;
  for (const set of HAND_SETS) if (set < 1 << size && takesFirst(t, seat, set)) t.menu[n++] = set;
  const set = t.menu[choose(t, n)]!;
  for (let i = 0; i < size; i++) if ((set >> i) & 1) discard(t, t.hands[seat * HAND_SIZE + i]!);
  for (let i = size - 1; i >= 0; i--) if ((set >> i) & 1) takeFromHand(t, seat, i);
}

function takesFirst({ hands }: BareTable, seat: number, set: number): boolean {
  const first = seat * HAND_SIZE;
  for (let i = 1; set >> i > 0; i++) {
    if (((set >> i) & 1) === 0) continue;
    for (let j = 0; j < i; j++) if (((set >> j) & 1) === 0 && hands[first + j] === hands[first + i]) return false;
  }
  return true;
}

/** The zombies attack at once; barriers are used one by one; every zombie not stopped takes a survivor. (C25–C31, A23) */
function attackPhase(t: BareTable, seat: number): void {
  let attackers = countZombies(t, seat);
  let stopped = 0;
  for (let kind = 0; kind < KINDS; kind++) t.attacking[kind] = t.zombies[seat * KINDS + kind]!;
  while (t.barrierCounts[seat]! > 0) {
    const n = listBarriers(t, seat, attackers > stopped);
    if (n === 1) break;
    const pick = t.menu[choose(t, n)]!;
    if (pick === END) break;
    const card = pick % NOISE_OF;
    takeBarrier(t, seat, card);
    if (pick === BARRICADE) stopped++;
    else if (pick === ALARM) stopped = attackers;
    else if (pick === MINES) attackers -= blast(t, seat);
    if (NOISY[card]) noise(t, seat);
    discard(t, card);
  }
  if (attackers > stopped) t.survivors[seat] = Math.max(0, t.survivors[seat]! - (attackers - stopped));
}

function listBarriers(t: BareTable, seat: number, attacked: boolean): number {
  let n = 0;
  for (let card = BARRICADE; card <= MINES; card++) {
    if (placeOfBarrier(t, seat, card) < 0) continue;
    if (attacked) t.menu[n++] = card;
    if (t.expert && NOISY[card]) t.menu[n++] = NOISE_OF + card;
  }
  t.menu[n++] = END;
  return n;
}

function placeOfBarrier({ barriers, barrierCounts }: BareTable, seat: number, card: number): number {
  for (let i = 0; i < barrierCounts[seat]!; i++) if (barriers[seat * BARRIERS + i] === card) return i;
  return -1;
}

/** The barriers behind it close up. */
function takeBarrier(t: BareTable, seat: number, card: number): void {
  const place = placeOfBarrier(t, seat, card);
  const end = seat * BARRIERS + --t.barrierCounts[seat]!;
  for (let i = seat * BARRIERS + place; i < end; i++) t.barriers[i] = t.barriers[i + 1]!;
}

/** Up to two zombies, by kind: none, one, or two. */
const SETS: readonly (readonly number[])[] = [[], [0], [1], [2], [0, 0], [0, 1], [0, 2], [1, 1], [1, 2], [2, 2]];

/** Mines: one or two of the attackers and of those who have come since; tells how many attackers. (C79, A22) */
function blast(t: BareTable, seat: number): number {
  const { attacking, newcomers } = t;
  for (let kind = 0; kind < KINDS; kind++) newcomers[kind] = t.zombies[seat * KINDS + kind]! - attacking[kind]!;
  let n = 0;
  for (let a = 0; a < SETS.length; a++) {
    if (!fits(a, attacking)) continue;
    for (let b = 0; b < SETS.length; b++) {
      const size = SETS[a]!.length + SETS[b]!.length;
      if (size > 0 && size < 3 && fits(b, newcomers)) t.menu[n++] = a * SETS.length + b;
    }
  }
  const pick = t.menu[offer(t, n)]!;
  const attackers = SETS[Math.floor(pick / SETS.length)]!;
  for (const kind of attackers) {
    attacking[kind]!--;
    removeZombie(t, seat, kind);
  }
  for (const kind of SETS[pick % SETS.length]!) removeZombie(t, seat, kind);
  return attackers.length;
}

/** Whether there are enough zombies for the set. */
function fits(set: number, counts: readonly number[]): boolean {
  const kinds = SETS[set]!;
  for (const kind of kinds) if (counts[kind]! < (kinds[0] === kinds[1] ? 2 : 1)) return false;
  return true;
}

/** Hand and barriers are discarded; the zombies go to the two neighbours, unless the game is over. (C32–C34, A34) */
function eliminate(t: BareTable, seat: number): void {
  discardHand(t, seat);
  discardBarriers(t, seat);
  t.alive[seat] = false;
  t.playersLeft--;
  if (t.playersLeft === 1) return;
  const n = listOthers(t, seat);
  t.targets[1] = t.targets[n - 1]!;
  handOut(t, seat, 2);
}
