/** Skills that move a survivor up to two zones: Charge, Jump, Blitz, Bloodlust, Field medic. (X12, X13, X18, X25, X36) */
import { askUnlessOne, call, emit, rule, type Rule } from '@horda/kernel';
import type { SkillId } from '../content/ids.ts';
import { SKILLS } from '../content/skills.ts';
import { REACTION } from '../declared.ts';
import { isUnloaded } from '../rules/held.ts';
import { inHand } from '../rules/inventory.ts';
import { boardHere, terrainHere } from '../rules/mission.ts';
import { gearOf } from '../rules/printed.ts';
import { seesFrom } from '../rules/sight.ts';
import { countSkill, use } from '../rules/skills.ts';
import { isStanding, standingIn, zombiesIn } from '../rules/table.ts';
import { isSlippery, isTank, stepTo, surcharge } from '../rules/walking.ts';
import { NONE, TYPES, type Choice, type State, type SurvivorNo, type ZoneNo } from '../state.ts';
import { spend } from '../turn/payment.ts';
import type { ActionRules } from './action.ts';

export const DASH_ACTIONS: ActionRules<'dash'> = {
  dash: {
    // Offered with all skills of the turn.
    offer: () => {},
    act(s, survivor, { skill, way }) {
      const one = s.survivors[survivor]!;
      use(one, skill);
      emit(s, { type: 'skillUsed', survivor, skill });
      spend(one, costOf(s, survivor, skill, way));
      call(s, dashing, { survivor, skill, way });
    },
  },
};

/** The shortest way to each zone where the skill may end. */
export function offerDash(s: State, survivor: SurvivorNo, skill: SkillId, options: Choice[]): void {
  const { zone } = s.survivors[survivor]!;
  const { steps } = terrainHere(s);
  const offered = [zone];
  const offer = (way: readonly ZoneNo[], to: ZoneNo): void => {
    if (offered.includes(to) || !mayEnd(s, survivor, skill, to) || !canAfford(s, survivor, skill, way)) return;
    offered.push(to);
    options.push({ do: 'dash', skill, way });
  };
  if (skill === 'fieldMedic' && mayEnd(s, survivor, skill, zone) && canAfford(s, survivor, skill, []))
    options.push({ do: 'dash', skill, way: [] });
  if (skill !== 'jump') for (const to of steps[zone]!) offer([to], to);
  for (const over of steps[zone]!) {
    // V46: zombies in the zone between end every way but a jump.
    if (skill !== 'jump' && zombiesIn(s, over) > 0 && !isSlippery(s, survivor)) continue;
    for (const to of steps[over]!) offer([over, to], to);
  }
}

function mayEnd(s: State, survivor: SurvivorNo, skill: SkillId, zone: ZoneNo): boolean {
  switch (skill) {
    case 'jump':
      return true;
    case 'blitz':
      return reachesZombies(s, survivor, zone);
    case 'fieldMedic': {
      const others = standingIn(s, zone).filter((other) => other !== survivor);
      return others.length > 0 && [survivor, ...others].some((each) => s.survivors[each]!.wounds > 0);
    }
    default:
      return zombiesIn(s, zone) > 0;
  }
}

/** X12: a ranged weapon in hand reaches zombies from there. */
function reachesZombies(s: State, survivor: SurvivorNo, from: ZoneNo): boolean {
  const farther = countSkill(s, survivor, 'maxRange');
  const ranges = inHand(s, survivor).flatMap((card) => {
    const { modes = [] } = gearOf(s, card);
    return isUnloaded(card) ? [] : modes.filter(({ kind }) => kind === 'ranged').map(({ range }) => range);
  });
  if (ranges.length === 0) return false;
  for (let zone = 0; zone < s.zombies.length / TYPES; zone++) {
    if (zombiesIn(s, zone) === 0) continue;
    const range = seesFrom(s, survivor, from, zone);
    if (range >= 0 && ranges.some(([min, max]) => min <= range && range <= max + farther)) return true;
  }
  return false;
}

function canAfford(s: State, survivor: SurvivorNo, skill: SkillId, way: readonly ZoneNo[]): boolean {
  const { actions, bonus } = s.survivors[survivor]!;
  return actions + bonus >= costOf(s, survivor, skill, way);
}

/** V43, V49, Y9: zombies left behind cost as in a Move; movement skills do not help a jump. */
function costOf(s: State, survivor: SurvivorNo, skill: SkillId, way: readonly ZoneNo[]): number {
  const board = boardHere(s);
  let cost: number = SKILLS[skill].cost ?? 0;
  if (way.length === 0) return cost;
  cost += skill === 'jump' ? zombiesIn(s, s.survivors[survivor]!.zone) : surcharge(s, survivor);
  for (const [i, zone] of way.entries()) if (isTank(board, zone) && (skill !== 'jump' || i === way.length - 1)) cost++;
  return cost;
}

const dashing = rule<State, { survivor: SurvivorNo; skill: SkillId; way: readonly ZoneNo[] }, Choice>('dash')({
  go(s, { survivor, way }) {
    for (const zone of way) stepTo(s, survivor, zone);
  },
  act(s, { survivor, skill }, f) {
    if (!isStanding(s, survivor)) return void (f.at = '');
    const free = skill === 'blitz' ? 'ranged' : SKILLS[skill].strikes;
    if (free !== undefined) call(s, REACTION, { survivor, kinds: [free], zone: NONE, unhindered: false });
    if (skill !== 'fieldMedic') f.at = '';
  },
  choose(s, { survivor }, f) {
    const { owner, zone } = s.survivors[survivor]!;
    const hurt = standingIn(s, zone).filter((each) => s.survivors[each]!.wounds > 0);
    const options = hurt.map((each): Choice => ({ do: 'heal', survivors: [each] }));
    askUnlessOne(s, f, owner, 'dash.choose', options);
  },
  heal(s, _my, { pick }) {
    if (pick.do !== 'heal') return;
    for (const each of pick.survivors) s.survivors[each]!.wounds--;
    emit(s, { type: 'healed', survivors: pick.survivors, n: 1, skill: 'fieldMedic' });
  },
});

export const DASH_RULES: readonly Rule<State>[] = [dashing];
