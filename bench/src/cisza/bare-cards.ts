/** What the cards of the bare loop do, and what noise brings. */
import {
  addZombie,
  choose,
  countZombies,
  discardBarriers,
  listOthers,
  offer,
  onLeft,
  removeZombie,
  takeTop,
  type BareTable,
  NUMBERS,
} from './bare-table.ts';

const {
  AXE,
  BARRIERS,
  BRIBERY,
  DRONE,
  EVICTION,
  FAST,
  FLARE,
  HORDE,
  KINDS,
  MEGAPHONE,
  REGULAR,
  REVOLVER,
  SABOTAGE,
  SACRIFICE,
  SHOTGUN,
  SNIPER_RIFLE,
  STRONG,
  SURPRISE,
  WALKIE_TALKIE,
} = NUMBERS;

/** Whether at least part of the effect would happen. (A2) */
export function canPlay(t: BareTable, seat: number, card: number): boolean {
  switch (card) {
    case AXE:
    case REVOLVER:
      return countZombies(t, seat) > t.zombies[seat * KINDS + STRONG]!;
    case SHOTGUN:
    case DRONE:
      return countZombies(t, seat) > 0;
    case SNIPER_RIFLE:
      return t.turned || countZombies(t, seat) > 0;
    case WALKIE_TALKIE:
    case FLARE:
    case MEGAPHONE:
      return t.city > 0 && !t.turned;
    case SABOTAGE:
    case EVICTION:
    case BRIBERY:
      return listTargets(t, seat, card) > 0;
    case SACRIFICE:
      return t.survivors[seat]! > 0 && countZombies(t, seat) > 0;
    case SURPRISE:
      return topGoes(t) || countZombies(t, seat) > 0;
    default:
      return true;
  }
}

/** Lists the players against whom a trick would do something. (C88, C92, A26) */
function listTargets(t: BareTable, seat: number, card: number): number {
  let n = 0;
  for (let other = onLeft(t, seat); other !== seat; other = onLeft(t, other))
    if (t.alive[other] && isTarget(t, seat, card, other)) t.targets[n++] = other;
  return n;
}

function isTarget(t: BareTable, seat: number, card: number, other: number): boolean {
  if (card === SABOTAGE) return t.barrierCounts[other]! > 0;
  if (card === BRIBERY) return t.survivors[other]! > 1;
  return !isBare(t, seat) || !isBare(t, other);
}

function isBare(t: BareTable, seat: number): boolean {
  return t.barrierCounts[seat]! === 0 && countZombies(t, seat) === 0;
}

/** The effect of a card that is no barrier, without the noise of its mark. */
export function takeEffect(t: BareTable, seat: number, card: number): void {
  switch (card) {
    case AXE:
    case REVOLVER:
      return strike(t, seat);
    case SHOTGUN:
      return fire(t, seat);
    case SNIPER_RIFLE:
      return snipe(t, seat);
    case FLARE:
      rescue(t, seat);
      if (t.city > 0) rescue(t, seat);
      return;
    case WALKIE_TALKIE:
    case MEGAPHONE:
      return rescue(t, seat);
    case SABOTAGE:
      return discardBarriers(t, t.targets[offer(t, listTargets(t, seat, card))]!);
    case EVICTION:
      return swapShelters(t, seat, t.targets[offer(t, listTargets(t, seat, card))]!);
    case BRIBERY:
      t.survivors[t.targets[offer(t, listTargets(t, seat, card))]!]!--;
      t.survivors[seat]!++;
      return;
    case SACRIFICE:
      t.survivors[seat]!--;
      return handOut(t, seat, listOthers(t, seat));
    case DRONE: {
      const target = t.targets[offer(t, listOthers(t, seat))]!;
      sendOne(t, seat, target);
      return noise(t, target);
    }
    case SURPRISE:
      return surprise(t, seat, t.targets[offer(t, listOthers(t, seat))]!);
  }
}

/** One weak zombie. (C66, C67) */
function strike(t: BareTable, seat: number): void {
  const regular = t.zombies[seat * KINDS + REGULAR]! > 0;
  const fast = t.zombies[seat * KINDS + FAST]! > 0;
  const kind = regular && fast ? (choose(t, 2) === 0 ? REGULAR : FAST) : regular ? REGULAR : FAST;
  removeZombie(t, seat, kind);
}

/** One strong zombie or two weak ones. (C68, A3) */
function fire(t: BareTable, seat: number): void {
  const regular = t.zombies[seat * KINDS + REGULAR]!;
  const fast = t.zombies[seat * KINDS + FAST]!;
  let n = 0;
  if (t.zombies[seat * KINDS + STRONG]! > 0) t.menu[n++] = STRONG;
  if (regular + fast === 1) t.menu[n++] = regular === 1 ? REGULAR : FAST;
  if (regular > 1) t.menu[n++] = TWO + REGULAR + REGULAR;
  if (regular > 0 && fast > 0) t.menu[n++] = TWO + REGULAR + FAST;
  if (fast > 1) t.menu[n++] = TWO + FAST + FAST;
  const pick = t.menu[offer(t, n)]!;
  if (pick < TWO) return removeZombie(t, seat, pick);
  removeZombie(t, seat, pick === TWO + FAST + FAST ? FAST : REGULAR);
  removeZombie(t, seat, pick === TWO + REGULAR + REGULAR ? REGULAR : FAST);
}

/** Marks a menu entry of two zombies, given by the sum of their kinds. */
const TWO = 8;

/** One zombie of the shelter, or the one on top of the city. (C69) */
function snipe(t: BareTable, seat: number): void {
  let n = listKinds(t, seat);
  if (t.turned) t.menu[n++] = HORDE;
  const kind = t.menu[offer(t, n)]!;
  if (kind === HORDE) takeTop(t);
  else removeZombie(t, seat, kind);
}

function listKinds(t: BareTable, seat: number): number {
  let n = 0;
  for (let kind = 0; kind < KINDS; kind++) if (t.zombies[seat * KINDS + kind]! > 0) t.menu[n++] = kind;
  return n;
}

function rescue(t: BareTable, seat: number): void {
  takeTop(t);
  t.survivors[seat]!++;
}

/** All zombies and barriers of two shelters. (C90) */
function swapShelters(t: BareTable, seat: number, target: number): void {
  for (let kind = 0; kind < KINDS; kind++) swap(t.zombies, seat * KINDS + kind, target * KINDS + kind);
  for (let i = 0; i < BARRIERS; i++) swap(t.barriers, seat * BARRIERS + i, target * BARRIERS + i);
  swap(t.barrierCounts, seat, target);
}

function swap(row: number[], a: number, b: number): void {
  const number = row[a]!;
  row[a] = row[b]!;
  row[b] = number;
}

function sendOne(t: BareTable, seat: number, target: number): void {
  const kind = t.menu[offer(t, listKinds(t, seat))]!;
  removeZombie(t, seat, kind);
  addZombie(t, target, kind);
}

/** An own zombie, then the top of the city, go to the target. (C99, A8) */
function surprise(t: BareTable, seat: number, target: number): void {
  if (countZombies(t, seat) > 0) sendOne(t, seat, target);
  if (!topGoes(t)) return;
  const kind = takeTop(t);
  if (kind === HORDE) horde(t);
  else addZombie(t, target, kind);
}

/** (A7) */
function topGoes(t: BareTable): boolean {
  return t.surpriseTurns ? t.city > 0 : t.turned;
}

/** A survivor on top is turned and stays; a visible or a fast zombie comes; a Horde is settled. (C21, C22, C51, C54) */
export function noise(t: BareTable, shelter: number): void {
  if (t.city === 0) return;
  const kind = t.kinds[t.city - 1]!;
  if (t.turned || kind === FAST) addZombie(t, shelter, takeTop(t));
  else if (kind === HORDE) {
    takeTop(t);
    horde(t);
  } else {
    t.turned = true;
    t.still = 0;
  }
}

/** One zombie for each player; a Horde among them is settled next. (C54–C62, A14–A18) */
function horde(t: BareTable): void {
  let another: boolean;
  do {
    another = false;
    let count = 0;
    for (let left = t.playersLeft; left > 0 && t.city > 0; left--) {
      const kind = takeTop(t);
      if (kind === HORDE) another = true;
      else {
        t.loose[kind]!++;
        count++;
      }
    }
    let n = listOthers(t, t.active);
    if (count > n) t.targets[n++] = t.active;
    dealOut(t, count, n);
  } while (another);
}

/** Strong zombies go first. */
const ORDER = [STRONG, REGULAR, FAST] as const;

/** The loose zombies go to the listed targets, at most one to each. Who gets which of zombies alike is not asked. */
function dealOut(t: BareTable, count: number, targets: number): void {
  let n = targets;
  let left = count;
  for (const kind of ORDER)
    while (t.loose[kind]! > 0) {
      const place = t.loose[kind] === left && n === left ? 0 : offer(t, n);
      addZombie(t, t.targets[place]!, kind);
      t.loose[kind]!--;
      left--;
      n--;
      for (let i = place; i < n; i++) t.targets[i] = t.targets[i + 1]!;
    }
}

/** All zombies of a shelter go to the listed targets, as its owner likes. (C34, C94) */
export function handOut(t: BareTable, seat: number, targets: number): void {
  for (const kind of ORDER)
    for (; t.zombies[seat * KINDS + kind]! > 0; removeZombie(t, seat, kind))
      addZombie(t, t.targets[offer(t, targets)]!, kind);
}
