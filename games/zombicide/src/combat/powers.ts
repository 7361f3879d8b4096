/** What the skills of a survivor add up to in attacks. Worked out once for a list of skills, and looked up after that. */
import { memo } from '@horda/parts';
import { COMPANIONS } from '../content/companions.ts';
import { SKILLS, type SkillId } from '../content/skills.ts';
import type { AttackKind, Traits } from '../content/vocabulary.ts';
import { gearOf } from '../rules/printed.ts';
import { hasSkill, skillsAtHand } from '../rules/skills.ts';
import type { Held, State, Survivor, SurvivorNo } from '../state.ts';

/** What skills change in attacks of one kind. Numbers of two skills add up. (V195) */
export interface Fighting {
  readonly dice: number;
  readonly damage: number;
  /** X8, X58 */
  readonly damageAtLeast: number;
  readonly roll: number;
  readonly dual: boolean;
  readonly diceOn6: number;
  readonly damageOn6: number;
  readonly reaps: number;
  readonly escalates: boolean;
  readonly diceOfZombies: boolean;
}

export interface Powers {
  readonly maxRange: number;
  readonly rerolls: number;
  readonly picksTargets: boolean;
  readonly pointBlank: boolean;
  readonly spares: boolean;
  /** The accuracy of ranged attacks at night. (V294, V299) */
  readonly nightAccuracy: number;
  readonly doubles: boolean;
  /** Skills that all survivors of the zone have, if there are two. (X16) */
  readonly shared: readonly SkillId[];
  /** Melee, ranged; then the same when going All-Out. */
  readonly fighting: readonly [Fighting, Fighting, Fighting, Fighting];
}

/** V294: ranged attacks at night, unless a skill helps. */
const NIGHT_ACCURACY = 6;

export const powersOf = memo((skills: readonly SkillId[]): Powers => {
  const given = skills.flatMap((skill) => SKILLS[skill].gives ?? []);
  const has = (trait: 'picksTargets' | 'pointBlank' | 'spares'): boolean => given.some((each) => each[trait] === true);
  return {
    maxRange: sum(given, 'maxRange'),
    rerolls: sum(given, 'rerolls'),
    picksTargets: has('picksTargets'),
    pointBlank: has('pointBlank'),
    spares: has('spares'),
    nightAccuracy: Math.min(NIGHT_ACCURACY, ...given.map((each) => each.nightAccuracy ?? NIGHT_ACCURACY)),
    doubles: skills.includes('doubleAllOut'),
    shared: skills.flatMap((skill) => SKILLS[skill].shared ?? []),
    fighting: [
      fightingOf(given, 'melee', false),
      fightingOf(given, 'ranged', false),
      fightingOf(given, 'melee', true),
      fightingOf(given, 'ranged', true),
    ],
  };
});

function fightingOf(given: readonly Traits[], kind: AttackKind, isAllOut: boolean): Fighting {
  const fit = given.filter((each) => (each.in === 'combat' || each.in === kind) && (isAllOut || each.allOut !== true));
  return {
    dice: sum(fit, 'dice'),
    damage: sum(fit, 'damage'),
    damageAtLeast: Math.max(0, ...fit.map((each) => each.damageAtLeast ?? 0)),
    roll: sum(fit, 'roll'),
    dual: fit.some((each) => each.dual === true),
    diceOn6: sum(fit, 'diceOn6'),
    damageOn6: sum(fit, 'damageOn6'),
    reaps: sum(fit, 'reaps'),
    escalates: fit.some((each) => each.escalates === true),
    diceOfZombies: fit.some((each) => each.diceOfZombies === true),
  };
}

type Summed = 'maxRange' | 'rerolls' | 'dice' | 'damage' | 'roll' | 'diceOn6' | 'damageOn6' | 'reaps';

function sum(given: readonly Traits[], trait: Summed): number {
  return given.reduce((n, each) => n + (each[trait] ?? 0), 0);
}

export function fightingWith({ fighting }: Powers, kind: AttackKind, isAllOut: boolean): Fighting {
  return fighting[(kind === 'ranged' ? 1 : 0) + (isAllOut ? 2 : 0)]!;
}

/**
 * The own skills, those that companions lend (V436), and those that brothers in arms of the zone share (X16). Only a
 * pack has cards whose skills matter here: those carried, and that of the weapons in use. (V180, V181)
 */
export function powersHere(s: State, survivor: SurvivorNo, weapons: readonly Held[] = NO_WEAPONS): Powers {
  const one = s.survivors[survivor]!;
  let skills = skillsAtHand(s, one);
  if (one.companions.length > 0)
    skills = [...skills, ...one.companions.map((each) => COMPANIONS[s.companions[each]!.who]!.skill)];
  const own = s.pack === null ? undefined : skillOfWeapons(s, weapons);
  if (own !== undefined) skills = [...skills, own];
  const shared = sharedIn(s, one);
  return powersOf(shared.length === 0 ? skills : [...skills, ...shared]);
}

const NO_WEAPONS: readonly Held[] = [];

/** V180: the two of a pair have one name, and so one skill. */
function skillOfWeapons(s: State, [first]: readonly Held[]): SkillId | undefined {
  return first === undefined ? undefined : gearOf(s, first).skill;
}

/** V180: whether the survivor has the skill in an attack with these weapons. */
export function hasInAttack(s: State, survivor: SurvivorNo, weapons: readonly Held[], skill: SkillId): boolean {
  return hasSkill(s, survivor, skill) || skillOfWeapons(s, weapons) === skill;
}

function sharedIn(s: State, { zone }: Survivor): readonly SkillId[] {
  let shared: readonly SkillId[] = NO_SKILLS;
  let standing = 0;
  for (const one of s.survivors) {
    if (one.zone !== zone || one.status !== 'standing') continue;
    standing++;
    const given = powersOf(skillsAtHand(s, one)).shared;
    if (given.length > 0) shared = [...shared, ...given];
  }
  return standing > 1 ? shared : NO_SKILLS;
}
const NO_SKILLS: readonly SkillId[] = [];
