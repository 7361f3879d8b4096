/** What the skills of a survivor add up to. Worked out once for a list of skills, and looked up after that. */
import { memo } from '@horda/parts';
import { SKILLS, type SkillId } from '../content/skills.ts';
import type { EquipmentId } from '../content/ids.ts';
import type { AttackKind, FreeAction, Traits, ZombieType } from '../content/vocabulary.ts';
import type { State, Survivor, SurvivorNo } from '../state.ts';

/** What skills change in attacks of one kind. (V195) */
export interface Fighting {
  readonly dice: number;
  readonly damage: number;
  readonly damageAtLeast: number;
  readonly roll: number;
  readonly dual: boolean;
  readonly diceOn6: number;
  readonly damageOn6: number;
  readonly reaps: number;
  readonly escalates: boolean;
  readonly diceOfZombies: boolean;
}

/** Everything that skills change; `traits` of the content, added up. */
export interface Powers {
  readonly actions: number;
  readonly free: readonly FreeAction[];
  readonly maxRange: number;
  readonly zonesPerMove: number;
  readonly rerolls: number;
  readonly picksTargets: boolean;
  readonly pointBlank: boolean;
  readonly spares: boolean;
  readonly missed: boolean;
  /** The accuracy of ranged attacks at night. (V294, V299) */
  readonly nightAccuracy: number;
  readonly seesAtNight: boolean;
  readonly seesThroughRooms: boolean;
  readonly slippery: boolean;
  readonly anyTime: boolean;
  readonly opensDoors: boolean;
  readonly freeReload: boolean;
  readonly searchAgain: boolean;
  readonly searchesStreets: boolean;
  readonly searchCards: number;
  readonly pack: number;
  readonly allInHand: boolean;
  readonly ignores: number;
  readonly unhurtBy: readonly ZombieType[];
  /** 0: as printed. */
  readonly health: number;
  readonly ap: number;
  readonly cards: readonly (readonly EquipmentId[])[];
  /** Skills that all survivors of the zone have, if there are two. (X16) */
  readonly shared: readonly SkillId[];
  /** Melee, ranged; then the same when going All-Out. */
  readonly fighting: readonly [Fighting, Fighting, Fighting, Fighting];
}

export const powersOf = memo((skills: readonly SkillId[]): Powers => {
  const given = skills.flatMap((skill) => SKILLS[skill].gives ?? []);
  const sum = (of: keyof Traits): number => given.reduce((n, traits) => n + ((traits[of] as number) ?? 0), 0);
  const most = (of: keyof Traits): number => Math.max(0, ...given.map((traits) => (traits[of] as number) ?? 0));
  const any = (of: keyof Traits): boolean => given.some((traits) => traits[of] === true);
  const all = <T>(of: keyof Traits): T[] =>
    given.flatMap((traits) => (traits[of] === undefined ? [] : [traits[of] as T]));
  return {
    actions: sum('actions'),
    free: all<FreeAction>('free'),
    maxRange: sum('maxRange'),
    zonesPerMove: sum('zonesPerMove'),
    rerolls: sum('rerolls'),
    picksTargets: any('picksTargets'),
    pointBlank: any('pointBlank'),
    spares: any('spares'),
    missed: any('missed'),
    nightAccuracy: Math.min(NIGHT_ACCURACY, ...all<number>('nightAccuracy')),
    seesAtNight: any('seesAtNight'),
    seesThroughRooms: any('seesThroughRooms'),
    slippery: any('slippery'),
    anyTime: any('anyTime'),
    opensDoors: any('opensDoors'),
    freeReload: any('freeReload'),
    searchAgain: any('searchAgain'),
    searchesStreets: any('searchesStreets'),
    searchCards: most('searchCards'),
    pack: sum('pack'),
    allInHand: any('allInHand'),
    ignores: sum('ignores'),
    unhurtBy: all<ZombieType>('unhurtBy'),
    health: most('health'),
    ap: sum('ap'),
    cards: all<readonly EquipmentId[]>('cards'),
    shared: skills.flatMap((skill) => SKILLS[skill].shared ?? []),
    fighting: [
      fightingOf(given, 'melee', false),
      fightingOf(given, 'ranged', false),
      fightingOf(given, 'melee', true),
      fightingOf(given, 'ranged', true),
    ],
  };
});
/** V294: ranged attacks at night, unless a skill helps. */
const NIGHT_ACCURACY = 6;

function fightingOf(given: readonly Traits[], kind: AttackKind, isAllOut: boolean): Fighting {
  const fit = given.filter((traits) => (traits.in === 'combat' || traits.in === kind) && (isAllOut || !traits.allOut));
  const sum = (of: 'dice' | 'damage' | 'roll' | 'diceOn6' | 'damageOn6' | 'reaps'): number =>
    fit.reduce((n, traits) => n + (traits[of] ?? 0), 0);
  return {
    dice: sum('dice'),
    damage: sum('damage'),
    damageAtLeast: Math.max(0, ...fit.map((traits) => traits.damageAtLeast ?? 0)),
    roll: sum('roll'),
    dual: fit.some((traits) => traits.dual === true),
    diceOn6: sum('diceOn6'),
    damageOn6: sum('damageOn6'),
    reaps: sum('reaps'),
    escalates: fit.some((traits) => traits.escalates === true),
    diceOfZombies: fit.some((traits) => traits.diceOfZombies === true),
  };
}

export function fighting({ fighting: all }: Powers, kind: AttackKind, isAllOut: boolean): Fighting {
  return all[(kind === 'ranged' ? 1 : 0) + (isAllOut ? 2 : 0)]!;
}

export function hasSkill(one: Survivor, skill: SkillId): boolean {
  return one.skills.includes(skill);
}

/** The own skills, and those that brothers in arms of the zone share. (X16) */
export function powersHere(s: State, survivor: SurvivorNo): Powers {
  const one = s.survivors[survivor]!;
  const shared = sharedIn(s, one);
  return powersOf(shared.length === 0 ? one.skills : [...one.skills, ...shared]);
}

function sharedIn({ survivors }: State, { zone }: Survivor): readonly SkillId[] {
  let shared: readonly SkillId[] = NO_SKILLS;
  let standing = 0;
  for (const one of survivors) {
    if (one.zone !== zone || one.status !== 'standing') continue;
    standing++;
    const given = powersOf(one.skills).shared;
    if (given.length > 0) shared = [...shared, ...given];
  }
  return standing > 1 ? shared : NO_SKILLS;
}
const NO_SKILLS: readonly SkillId[] = [];

export function wasUsed(one: Survivor, skill: SkillId): boolean {
  return one.used.includes(skill);
}

/** Notes that a skill that works once a turn was used. */
export function useUp(one: Survivor, skill: SkillId): void {
  one.used = [...one.used, skill];
}
