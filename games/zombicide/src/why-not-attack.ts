/** What stands against an attack. */
import { ABOMINATIONS } from './content/abominations.ts';
import { IMPROVISED } from './content/equipment.ts';
import { fightingWith, powersHere } from './combat/powers.ts';
import { modeOf, seesAtNight } from './combat/weapons.ts';
import { UNSEEN } from './map/sight.ts';
import { against, type Obstacle } from './obstacle.ts';
import { cardOf, isUnloaded } from './rules/held.ts';
import { carried, carriesLight, inHand } from './rules/inventory.ts';
import { missionOf } from './rules/mission.ts';
import { gearOf } from './rules/printed.ts';
import { sees } from './rules/sight.ts';
import { zombiesIn } from './rules/table.ts';
import type { Choice, Held, State, SurvivorNo, ZoneNo } from './state.ts';
import { byAttack, canPay } from './turn/payment.ts';
import { whyUnseen } from './why-not-sight.ts';

type Attack = Extract<Choice, { readonly do: 'attack' }>;
type Throw = Extract<Choice, { readonly do: 'throw' }>;

export function whyNotAttack(s: State, survivor: SurvivorNo, choice: Attack): Obstacle | null {
  const { kind, with: weapons, zone, allOut, light } = choice;
  const one = s.survivors[survivor]!;
  const held = whyNotHeld(s, survivor, weapons);
  if (held !== null) return held;
  const [first] = weapons;
  const mode = first === undefined ? IMPROVISED[kind] : modeOf(gearOf(s, first), kind);
  if (mode === undefined) return against('V136', { is: 'noWeapon', card: cardOf(first!) });
  const peace = whyPeace(s, one.zone);
  if (peace !== null) return peace;
  if (weapons.length > 1 && !isPair(s, survivor, choice)) return against('V165', { is: 'noPair' });
  // V12: only the advanced decks have All-Out dice.
  if (allOut > 0 && missionOf(s).rules !== 'washington') return against('V12', { is: 'noAllOut' });
  if (allOut > 0 && weapons.some((each) => gearOf(s, each).allOut === undefined))
    return against('V274', { is: 'noAllOut' });
  const empty = kind === 'ranged' ? weapons.find(isUnloaded) : undefined;
  if (empty !== undefined) return against('V172', { is: 'unloaded', card: cardOf(empty) });
  if (!canPay(one, byAttack(kind, allOut > 0, weapons.length > 1))) return against('V32', { is: 'noActions' });
  if (kind === 'melee') return zombiesIn(s, one.zone) === 0 ? against('V146', { is: 'nobodyHere' }) : null;
  if (light && !carriesLight(s, one)) return against('V301', { is: 'noFlashlight' });
  const unaimed = whyNotAimed(s, survivor, weapons, zone, mode.range, first !== undefined && seesAtNight(s, first));
  return unaimed ?? (zombiesIn(s, zone) === 0 ? against('Y5', { is: 'noTarget', zone }) : null);
}

export function whyNotThrow(s: State, survivor: SurvivorNo, { card, zone }: Throw): Obstacle | null {
  const one = s.survivors[survivor]!;
  const held = whyNotHeld(s, survivor, [card]);
  if (held !== null) return held;
  const { thrown } = gearOf(s, card);
  if (thrown === undefined) return against('V176', { is: 'noWeapon', card: cardOf(card) });
  const peace = whyPeace(s, one.zone);
  if (peace !== null) return peace;
  if (!canPay(one, byAttack('ranged', false, false))) return against('V32', { is: 'noActions' });
  return whyNotAimed(s, survivor, [card], zone, thrown, false);
}

/** V228 */
function whyPeace({ abominations }: State, zone: ZoneNo): Obstacle | null {
  const found = abominations.find((one) => one.zone === zone && ABOMINATIONS[one.kind]!.forbidsCombat === true);
  return found === undefined ? null : against('V228', { is: 'noCombatHere', abomination: found.kind });
}

function whyNotHeld(s: State, survivor: SurvivorNo, weapons: readonly Held[]): Obstacle | null {
  const hand = inHand(s, survivor);
  const missing = weapons.find((each) => !hand.includes(each));
  if (missing === undefined) return null;
  const isThere = carried(s.survivors[survivor]!).includes(missing);
  return against('V89', { is: isThere ? 'inBackpack' : 'notCarried', card: cardOf(missing) });
}

/** V165, V168: two of one name, both dual. */
function isPair(s: State, survivor: SurvivorNo, { kind, with: weapons }: Attack): boolean {
  const [first, second] = [gearOf(s, weapons[0]!), gearOf(s, weapons[1]!)];
  return (
    first.id === second.id && (first.dual === true || fightingWith(powersHere(s, survivor, weapons), kind, false).dual)
  );
}

/** V150: in sight and within range. */
function whyNotAimed(
  s: State,
  survivor: SurvivorNo,
  weapons: readonly Held[],
  zone: ZoneNo,
  [min, max]: readonly [number, number],
  atNight: boolean,
): Obstacle | null {
  const range = sees(s, survivor, zone, atNight);
  if (range === UNSEEN) return whyUnseen(s, survivor, zone);
  const { maxRange, pointBlank } = powersHere(s, survivor, weapons);
  const isNear = range >= min || (range === 0 && pointBlank);
  return isNear && range <= max + maxRange
    ? null
    : against('V150', { is: 'outOfRange', range, min, max: max + maxRange });
}
