/** V141–V157: whom hits strike, and in which order. */
import { ABOMINATIONS } from '../content/abominations.ts';
import { ZOMBIES } from '../content/zombies.ts';
import { ZOMBIE_TYPES } from '../content/vocabulary.ts';
import type { TargetNo } from '../choices/combat.ts';
import { killAbomination, killZombies } from '../rules/kills.ts';
import { BRUTE, RUNNER, TYPES, WALKER, type State, type SurvivorNo, type TypeNo, type ZoneNo } from '../state.ts';

/** The damage of a hit; some deal more to abominations. */
export interface Force {
  readonly damage: number;
  readonly toAbominations: number;
}

/** Of types with equal AP the more dangerous one first. */
const BY_DANGER: readonly TypeNo[] = [RUNNER, BRUTE, WALKER];
const TOUGHNESS = ZOMBIE_TYPES.map((type) => ZOMBIES[type].toughness);

/** How many of a kind stand in the zone. */
export function countOf(s: State, zone: ZoneNo, target: TargetNo): number {
  if (target < TYPES) return s.zombies[zone * TYPES + target]!;
  let n = 0;
  for (const one of s.abominations) if (one.zone === zone && one.kind === target - TYPES) n++;
  return n;
}

/** The kinds that the next hit may kill, those with the most AP first; none: all further hits are wasted. */
export function targetsOf(s: State, zone: ZoneNo, force: Force, isFree: boolean): TargetNo[] {
  return isFree ? anyTargets(s, zone, force) : nextLevel(s, zone, force);
}

/** V147, V157: the attacker chooses among all. */
function anyTargets(s: State, zone: ZoneNo, { damage, toAbominations }: Force): TargetNo[] {
  const targets = abominationsIn(s, zone, toAbominations);
  for (const type of BY_DANGER)
    if (damage >= TOUGHNESS[type]! && s.zombies[zone * TYPES + type]! > 0) targets.push(type);
  return targets;
}

/** V153–V156: a level must be empty before the next one is hit, whether or not the damage kills there. */
function nextLevel(s: State, zone: ZoneNo, { damage, toAbominations }: Force): TargetNo[] {
  const at = zone * TYPES;
  if (s.abominations.length > 0) {
    for (const { zone: own, kind } of s.abominations)
      if (own === zone && ABOMINATIONS[kind]!.firstTarget === true)
        return toAbominations >= ZOMBIES.abomination.toughness ? [TYPES + kind] : [];
    if (s.abominations.some((one) => one.zone === zone)) {
      const targets = abominationsIn(s, zone, toAbominations);
      if (s.zombies[at + BRUTE]! > 0 && damage >= ZOMBIES.brute.toughness) targets.push(BRUTE);
      return targets;
    }
  }
  if (s.zombies[at + BRUTE]! > 0) return damage >= ZOMBIES.brute.toughness ? [BRUTE] : [];
  if (s.zombies[at + WALKER]! > 0) return [WALKER];
  return s.zombies[at + RUNNER]! > 0 ? [RUNNER] : [];
}

function abominationsIn(s: State, zone: ZoneNo, damage: number): TargetNo[] {
  const targets: TargetNo[] = [];
  if (damage < ZOMBIES.abomination.toughness) return targets;
  for (const one of s.abominations) if (one.zone === zone) targets.push(TYPES + one.kind);
  return targets;
}

/** What an attack has killed so far. */
export interface Killed {
  /** V145 */
  ap: number;
  /** Kinds of zombies among the victims. */
  kinds: readonly TypeNo[];
  /** The marks of abominations. */
  marks: readonly string[];
}

export function kill(s: State, by: SurvivorNo, zone: ZoneNo, target: TargetNo, n: number, killed: Killed): void {
  if (target >= TYPES) {
    killed.marks = [...killed.marks, killAbomination(s, by, zone, target - TYPES)];
    killed.ap += ZOMBIES.abomination.ap;
    return;
  }
  const type = target as TypeNo;
  killZombies(s, by, zone, type, n);
  killed.ap += n * ZOMBIES[ZOMBIE_TYPES[type]!].ap;
  if (!killed.kinds.includes(type)) killed.kinds = [...killed.kinds, type];
}
