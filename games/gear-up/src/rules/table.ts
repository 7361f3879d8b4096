/** Helpers to read the table, shared by all rules. */
import type { Seat } from '@horda/kernel';
import { tablesOf, zombieBoard, type Board, type BossTable } from '../content/boards.ts';
import { contentOf, zombieCard } from '../content/cards.ts';
import {
  COLOURS,
  type Boss,
  type Content,
  type Level,
  type Side,
  type TurnCard,
  type Weapon,
  type Wave,
  type Letter,
} from '../content/content.ts';
import { KIND_FACTS } from '../content/kinds.ts';
import { bits } from '../geometry/geometry.ts';
import type { CardId, Mask, State, SurvivorState, Target, Track, Zombie, ZombieRef } from '../state.ts';

export const BOSS: Target = -1;

export function isSolo(s: State): boolean {
  return s.survivors.length === 1;
}

export function levelOf(s: State): Level {
  return contentOf(s).levels.find(({ difficulty }) => difficulty === s.options.difficulty)!;
}

/** The current turn card. (B49) */
export function turnCard(s: State): TurnCard {
  return contentOf(s).turnCards[s.row[s.turn - 1]!]!;
}

/** The weapon that the turn card makes active. (B50) */
export function activeWeapon(s: State, seat: Seat): Weapon {
  const { colour } = turnCard(s);
  return contentOf(s).survivors[s.survivors[seat]!.survivor]!.weapons[COLOURS.indexOf(colour)]!;
}

/** How many zombies a letter brings for this number of players. (B89) */
export function waveOf(s: State, letter: Letter): Wave {
  const help = contentOf(s).spawnHelp.find(({ players }) => players === s.survivors.length)!;
  return help[levelOf(s).spawns][letter];
}

export function bossSide(s: State): Side {
  return levelOf(s).boss;
}

export function bossPrinted(s: State): Boss {
  return contentOf(s).bosses[s.bossNumber]!;
}

export function bossTable(s: State): BossTable {
  return tablesOf(s).bosses[s.bossNumber]![bossSide(s)];
}

export function boardOf(s: State, target: Target): Board {
  return target < 0 ? bossTable(s) : zombieBoard(s, target);
}

/** The boss is in the game and stands in front of this survivor. (B42) */
export function facesBoss(s: State, seat: Seat): boolean {
  return s.boss.seat === seat;
}

/** The seat's neighbours, each once: one at a table of two, none in solo play. (B113, G35) */
export function neighbours(s: State, seat: Seat): readonly Seat[] {
  const n = s.survivors.length;
  if (n === 1) return [];
  return n === 2 ? [1 - seat] : [(seat + n - 1) % n, (seat + 1) % n];
}

export function zombieIn(s: State, target: Target): Zombie {
  for (const { street } of s.survivors) for (const z of street) if (z.card === target) return z;
  throw new Error(`zombie ${target} is in no street`);
}

export function refOf(s: State, card: CardId): ZombieRef {
  return { card, kind: zombieCard(s, card).kind };
}

/** The spaces that are circled but not crossed. */
export function available({ gained, used }: Track): number {
  return gained - used;
}

/** Circles up to `n` more spaces; a full track takes no more. (G10, G11) */
export function gain(track: Track, n: number, length: number): number {
  const fresh = Math.min(n, length - track.gained);
  track.gained += fresh;
  return fresh;
}

/** Whether all squares of the zombie are crossed. (B71) */
export function isDead(s: State, z: Zombie): boolean {
  return (zombieBoard(s, z.card).vital.lo & ~z.crossed) === 0;
}

/** How many squares must still be crossed to kill the zombie. */
export function squaresLeft(s: State, z: Zombie): number {
  return bits(zombieBoard(s, z.card).vital.lo & ~z.crossed);
}

/** Damage of a zombie: uncrossed and permanent icons, and 1 for each other Stinker in the street. (B83, B129, B130) */
export function damageOf(s: State, { street }: SurvivorState, z: Zombie): number {
  const own = bits(zombieBoard(s, z.card).damage.lo & ~z.crossed) + zombieCard(s, z.card).permanent;
  let stench = 0;
  for (const other of street)
    if (other !== z && KIND_FACTS[zombieCard(s, other.card).kind].stinks && !isDead(s, other)) stench++;
  return own + stench;
}

/** Squares of a member of the boss that still have to be crossed. */
export function memberLeft(s: State, member: number): number {
  const { vital, members } = bossTable(s);
  const { lo, hi } = members[member]!;
  return bits(vital.lo & lo & ~s.boss.lo) + bits(vital.hi & hi & ~s.boss.hi);
}

export function bossLeft(s: State): number {
  const { vital } = bossTable(s);
  return bits(vital.lo & ~s.boss.lo) + bits(vital.hi & ~s.boss.hi);
}

/** Damage of a member's attack; a special one counts blue icons too. A dead member does none. (B97, B98, B141) */
export function memberDamage(s: State, member: number, special: boolean): number {
  if (memberLeft(s, member) === 0) return 0;
  const { yellow, blue, members, printed } = bossTable(s);
  const own = members[member]!;
  const open = (icons: Mask): number => bits(icons.lo & own.lo & ~s.boss.lo) + bits(icons.hi & own.hi & ~s.boss.hi);
  const fixed = printed.permanent[member]!;
  return open(yellow) + fixed.yellow + (special ? open(blue) + fixed.blue : 0);
}

/** The mouth is open in the turn after an ability was revealed. (B146, G48) */
export function mouthIsOpen(s: State): boolean {
  return s.boss.roared > 0 && s.boss.roared === s.turn - 1;
}

/** The length of the health track; the solo side has its own. (B150) */
export function mostHealth(seats: number, { tracks }: Content): number {
  return seats === 1 ? tracks.healthSolo : tracks.health;
}
