/** Why something cannot be done in the attack step. */
import type { Seat } from '@horda/kernel';
import { RULE_OF_EFFECT } from './cite.ts';
import type { Effect } from './content/content.ts';
import { whyMark } from './outlook.ts';
import { ammoTargets, underWay, usesOf } from './rules/activation.ts';
import { aims, reach, spaceOf, streetFor } from './rules/aims.ts';
import { isHalfDrawn, toolsOf } from './rules/attack-options.ts';
import { effectsOf, shapesPerActivation } from './rules/effects.ts';
import { ammoAtEnd } from './rules/fury.ts';
import { activeWeapon, bossTable, isDead, isSolo, memberLeft, neighbours, zombieIn } from './rules/table.ts';
import type { Activation, Again, Choice, State, Target, Tool } from './state.ts';
import type { RuleId } from './text/rulebook.ts';
import { view } from './view.ts';

/** The rule against a choice of the attack step that is not offered. */
export function whyNotInAttack(s: State, seat: Seat, choice: Choice): RuleId {
  if (choice.do === 'takeBack' || choice.do === 'change' || choice.do === 'confirm') return whyNotWord(s, seat, choice);
  if ('by' in choice && choice.by !== seat) return 'B50';
  const { attack } = s.survivors[seat]!;
  if (attack.confirmed) return 'T4';
  if (attack.owed > 0 || choice.do === 'suffer') return 'T20';
  if (s.fate !== null) return 'T6';
  switch (choice.do) {
    case 'mark':
      return whyNotMark(s, seat, choice);
    case 'knock':
      return isHalfDrawn(attack.now) ? 'T14' : whyNotKnock(s, seat, choice.target);
    case 'again':
      return isHalfDrawn(attack.now) ? 'T14' : whyNotAgain(s, seat, choice.how);
    case 'ammo':
      return isHalfDrawn(attack.now) ? 'T14' : whyNotAmmo(s, seat, choice);
    default:
      return isHalfDrawn(attack.now) ? 'T14' : whyNotCease(s, seat);
  }
}

/** Being ready and taking back are up to each survivor alone; what has begun is brought to an end first. */
function whyNotWord(s: State, seat: Seat, choice: Extract<Choice, { do: 'takeBack' | 'change' | 'confirm' }>): RuleId {
  const { confirmed, owed, now } = s.survivors[seat]!.attack;
  if (choice.do !== 'confirm' || choice.by !== seat || confirmed) return 'T4';
  return owed === 0 && isHalfDrawn(now) ? 'T14' : 'T20';
}

function whyNotMark(s: State, seat: Seat, choice: Extract<Choice, { do: 'mark' }>): RuleId {
  const { with: tool, target, cells } = choice;
  const withTool = whyNotTool(s, seat, tool);
  if (withTool !== null) return withTool;
  const now = underWay(s.survivors[seat]!.attack, tool);
  if (!aims(s, seat, tool, now).includes(target)) return whyNotAt(s, seat, tool, target, now);
  // Squares in another order are the same mark.
  return whyMark(view(s, seat), seat, tool, target, cells)?.rule ?? 'T15';
}

/** Why this tool cannot be used now; null: it can. */
function whyNotTool(s: State, seat: Seat, tool: Tool): RuleId | null {
  if (toolsOf(s, seat).some((one) => one.tool === tool)) return null;
  const { attack } = s.survivors[seat]!;
  if (attack.ceased) return 'U9';
  if (isHalfDrawn(attack.now)) return 'T14';
  if (tool === 'weapon') return whyUsed(attack.weaponUses);
  return whyNotCompanion(s, seat, tool);
}

/** Its activation is over and not taken up again; after the second there is no third. */
function whyUsed(uses: number): RuleId {
  return uses === 1 ? 'T16' : 'G26';
}

/** Alone, with its mark on the turn card, one that lies face up. (B153, B154) */
function whyNotCompanion(s: State, seat: Seat, companion: number): RuleId {
  if (!isSolo(s)) return 'B153';
  const own = s.companions.find((one) => one.companion === companion);
  if (own === undefined) return 'B151';
  const { companionUses, now } = s.survivors[seat]!.attack;
  if (companionUses > 0 && now?.tool === companion) return whyUsed(companionUses);
  return own.ready ? 'B153' : 'B154';
}

/** Why the next shape is not drawn on this target. */
function whyNotAt(s: State, seat: Seat, tool: Tool, target: Target, now: Activation | null): RuleId {
  if (isHalfDrawn(now)) return 'B117';
  const effects = effectsOf(s, seat, tool);
  if (!reach(s, seat, effects).includes(target)) return whyOutOfReach(s, seat, tool, target);
  if (s.survivors[seat]!.attack.spared.includes(target)) return 'G28';
  const area = effects.find((effect) => effect === 'mowDown' || effect === 'explosion');
  if (area === undefined) return shapesPerActivation(effects) > 1 ? 'B108' : 'B52';
  if (streetFor(s, target) !== now!.street) return 'G36';
  if (now!.drawn.includes(target)) return 'T17';
  if (spaceOf(s, target) === 0) return 'G46';
  return RULE_OF_EFFECT[area];
}

function whyOutOfReach(s: State, seat: Seat, tool: Tool, target: Target): RuleId {
  const isFar = effectsOf(s, seat, tool).includes('longRange');
  if (target < 0) return whyNotBoss(s, target, isFar ? [seat, ...neighbours(s, seat)] : [seat], 'B73');
  const street = streetFor(s, target);
  if (street < 0) return 'B52';
  if (isDead(s, zombieIn(s, target))) return 'B71';
  if (isFar) return 'B113';
  if (reach(s, seat, []).length === 0) return 'B60';
  return isLocked(s, seat, tool, 'longRange') ? 'B66' : 'B51';
}

/** The boss has not come, has no such member, it is dead, stands elsewhere, or shows nothing but a closed mouth. */
function whyNotBoss(s: State, target: Target, near: readonly Seat[], elsewhere: RuleId): RuleId {
  if (s.boss.seat < 0) return 'B40';
  const member = -1 - target;
  const { length } = bossTable(s).members;
  if (member >= length) return 'B52';
  if (memberLeft(s, member) === 0) return 'B141';
  return near.includes(s.boss.seat) ? 'B146' : elsewhere;
}

/** It is printed on the weapon of this turn, but not unlocked. */
function isLocked(s: State, seat: Seat, tool: Tool, effect: Effect): boolean {
  if (tool !== 'weapon' || effectsOf(s, seat, tool).includes(effect)) return false;
  const { solo, upgrades } = activeWeapon(s, seat);
  return (isSolo(s) ? solo : upgrades).includes(effect);
}

function whyNotKnock(s: State, seat: Seat, target: Target): RuleId {
  if (target < 0) return 'B107';
  const { now } = s.survivors[seat]!.attack;
  if (now === null || streetFor(s, target) < 0) return 'B106';
  if (!effectsOf(s, seat, now.tool).includes('knockback'))
    return isLocked(s, seat, now.tool, 'knockback') ? 'B66' : 'B106';
  if (!now.struck.includes(target)) return 'B106';
  const z = zombieIn(s, target);
  if (isDead(s, z)) return 'G25';
  return z.space === 3 ? 'B107' : 'T17';
}

function whyNotAgain(s: State, seat: Seat, how: Again): RuleId {
  const { attack } = s.survivors[seat]!;
  const { now, ceased } = attack;
  if (ceased) return 'U9';
  if (now === null || now.struck.length === 0) return RULE_OF_EFFECT[how];
  const effects = effectsOf(s, seat, now.tool);
  if (!effects.includes(how)) return whyNoSuchWay(s, seat, now.tool, how);
  if (usesOf(attack, now.tool) > 1) return 'G26';
  if (how === 'quickReload' && ammoAtEnd(s, seat) === 0) return 'B121';
  if (how === 'criticalHit' && !now.bloody) return 'B122';
  return reach(s, seat, effects).length === 0 ? 'B60' : 'G28';
}

/** The tool that was used last does not have this effect, or not yet; or it is the weapon that has it, used before. */
function whyNoSuchWay(s: State, seat: Seat, tool: Tool, how: Again): RuleId {
  if (isLocked(s, seat, tool, how)) return 'B66';
  const usedWeapon = tool !== 'weapon' && s.survivors[seat]!.attack.weaponUses > 0;
  return usedWeapon && effectsOf(s, seat, 'weapon').includes(how) ? 'T16' : RULE_OF_EFFECT[how];
}

/** First weapons, then ammo, on the own street and on the boss in front. */
function whyNotAmmo(s: State, seat: Seat, { target, cell }: Extract<Choice, { do: 'ammo' }>): RuleId {
  if (ammoAtEnd(s, seat) === 0) return 'B68';
  if (!ammoTargets(s, seat).includes(target)) return whyNotShot(s, seat, target);
  return whyMark(view(s, seat), seat, 'ammo', target, [cell])?.rule ?? 'G8';
}

function whyNotShot(s: State, seat: Seat, target: Target): RuleId {
  if (target < 0) return s.boss.seat === seat && !s.options.bossAmmo ? 'G5' : whyNotBoss(s, target, [seat], 'B69');
  const street = streetFor(s, target);
  if (street < 0) return 'B69';
  return street === seat ? 'B71' : 'G6';
}

/** Weapons are given up for the sake of ammo, while there is a choice. */
function whyNotCease(s: State, seat: Seat): RuleId {
  if (ammoAtEnd(s, seat) === 0) return 'B68';
  return ammoTargets(s, seat).length === 0 ? 'B69' : 'U9';
}
