/**
 * Every attack that a survivor can make and pay for now. This runs at every decision of a turn: loops over small lists,
 * no closures. A shot at a zone without zombies is legal (Y5), but all that it does is to make noise: it is offered with
 * a single weapon and without All-Out dice.
 */
import { ABOMINATIONS } from '../content/abominations.ts';
import { IMPROVISED } from '../content/equipment.ts';
import type { AttackKind, EquipmentCard, Mode } from '../content/vocabulary.ts';
import { UNSEEN, type Sight } from '../map/sight.ts';
import { isUnloaded } from '../rules/held.ts';
import { carriesLight, inHand } from '../rules/inventory.ts';
import { aims, isLit } from '../rules/light.ts';
import { missionOf, terrainHere } from '../rules/mission.ts';
import { gearOf } from '../rules/printed.ts';
import { sees } from '../rules/sight.ts';
import { hasSkill, isUsed } from '../rules/skills.ts';
import { zombiesIn } from '../rules/table.ts';
import { byAttack, canPay } from '../turn/payment.ts';
import type { Choice, Held, State, Survivor, SurvivorNo, ZoneNo } from '../state.ts';
import { fightingWith, powersHere, type Powers } from './powers.ts';
import { seesAtNight } from './weapons.ts';

export function offerAttacks(s: State, survivor: SurvivorNo, options: Choice[]): void {
  const one = s.survivors[survivor]!;
  if (isForbidden(s, one.zone)) return;
  const canAct = one.actions + one.bonus > 0 || one.free.length > 0;
  const hand = inHand(s, survivor);
  const powers = powersHere(s, survivor);
  if (canAct)
    for (let i = 0; i < hand.length; i++) {
      const held = hand[i]!;
      const card = gearOf(s, held);
      // V180: a weapon of a pack may bring a skill of its own.
      const its = s.pack === null || card.skill === undefined ? powers : powersHere(s, survivor, [held]);
      if (card.thrown !== undefined)
        offerThrows(s, survivor, held, card.thrown, its, options, hand.indexOf(held) === i);
      if (card.modes === undefined) continue;
      for (const mode of card.modes) offerWeapon(s, survivor, hand, i, mode, its, options);
    }
  offerImprovised(s, survivor, powers, options);
}

/** V228, Y68: nobody fights in the zone of the Hobomination. */
export function isForbidden({ abominations }: State, zone: ZoneNo): boolean {
  for (const one of abominations) if (one.zone === zone && ABOMINATIONS[one.kind]!.forbidsCombat === true) return true;
  return false;
}

/** With this weapon alone, and as a pair with each later one of its name. */
function offerWeapon(
  s: State,
  survivor: SurvivorNo,
  hand: readonly Held[],
  at: number,
  mode: Mode,
  powers: Powers,
  options: Choice[],
): void {
  const held = hand[at]!;
  if (isEmpty(held, mode.kind)) return;
  const card = gearOf(s, held);
  if (hand.indexOf(held) === at) offerUse(s, survivor, [held], card, mode, powers, options, isFirstOfName(s, hand, at));
  if (card.dual !== true && !fightingWith(powers, mode.kind, false).dual) return;
  for (let other = at + 1; other < hand.length; other++) {
    const second = hand[other]!;
    if (gearOf(s, second).id !== card.id || isEmpty(second, mode.kind) || isOfferedPair(hand, at, other)) continue;
    offerUse(s, survivor, [held, second], card, mode, powers, options, false);
  }
}

/** V172, V175: an empty weapon does not fire; its melee side needs no load. */
function isEmpty(held: Held, kind: AttackKind): boolean {
  return kind === 'ranged' && isUnloaded(held);
}

/** Cards of one name that differ only in their backs make the same plain attack. */
function isFirstOfName(s: State, hand: readonly Held[], at: number): boolean {
  const { id } = gearOf(s, hand[at]!);
  for (let i = 0; i < at; i++) if (gearOf(s, hand[i]!).id === id && !isUnloaded(hand[i]!)) return false;
  return true;
}

/** Only with Webbing there may be several pairs that look alike. */
function isOfferedPair(hand: readonly Held[], at: number, other: number): boolean {
  return hand.length > 2 && (hand.indexOf(hand[at]!) !== at || hand.indexOf(hand[other]!, at + 1) !== other);
}

function offerUse(
  s: State,
  survivor: SurvivorNo,
  weapons: readonly Held[],
  card: EquipmentCard,
  mode: Mode,
  powers: Powers,
  options: Choice[],
  isFirst: boolean,
): void {
  const one = s.survivors[survivor]!;
  const { kind } = mode;
  const isPair = weapons.length > 1;
  const isPlain = (isFirst || isPair) && canPay(one, byAttack(kind, false, isPair));
  const isAllOut =
    card.allOut !== undefined && missionOf(s).rules === 'washington' && canPay(one, byAttack(kind, true, isPair));
  if (!isPlain && !isAllOut) return;
  if (kind === 'melee') {
    if (zombiesIn(s, one.zone) === 0) return;
    offerModes(weapons, kind, one.zone, false, isPlain, isAllOut, powers.doubles, options);
    return;
  }
  const atNight = seesAtNight(s, weapons[0]!);
  const [min, max] = mode.range;
  const { sight, row, n } = viewOf(s, survivor, one.zone);
  for (let zone = 0; zone < n; zone++) {
    const range = sight[row + zone]!;
    // X42: at range 0 whatever the shortest range.
    if ((range < min && !(range === 0 && powers.pointBlank)) || range > max + powers.maxRange) continue;
    if (range > 1 && sees(s, survivor, zone, atNight) === UNSEEN) continue;
    if (zombiesIn(s, zone) === 0) {
      if (isPlain && !isPair) options.push({ do: 'attack', kind, with: weapons, zone, allOut: 0, light: false });
      continue;
    }
    if (range <= 1 && mayLight(s, survivor, one, zone))
      offerModes(weapons, kind, zone, true, isPlain, isAllOut, powers.doubles, options);
    offerModes(weapons, kind, zone, false, isPlain, isAllOut, powers.doubles, options);
  }
}

/** Base sight from a zone: most zones are out of range, whatever the night. */
function viewOf(s: State, survivor: SurvivorNo, zone: ZoneNo): { sight: Sight; row: number; n: number } {
  const terrain = terrainHere(s);
  const sight = hasSkill(s, survivor, 'homeDefender') ? terrain.homeSight() : terrain.sight;
  return { sight, row: zone * terrain.n, n: terrain.n };
}

/** V301, V304, Y70: at night a Flashlight may light the target zone, and need not. */
function mayLight(s: State, survivor: SurvivorNo, one: Survivor, zone: ZoneNo): boolean {
  if (!s.night || !carriesLight(s, one) || isLit(s, zone)) return false;
  return zone === one.zone || aims(s, survivor).includes(zone);
}

/** V262, V263, V420: without All-Out dice, with all of them, with twice as many. */
function offerModes(
  weapons: readonly Held[],
  kind: AttackKind,
  zone: ZoneNo,
  light: boolean,
  isPlain: boolean,
  isAllOut: boolean,
  doubles: boolean,
  options: Choice[],
): void {
  if (isPlain) options.push({ do: 'attack', kind, with: weapons, zone, allOut: 0, light });
  if (!isAllOut) return;
  options.push({ do: 'attack', kind, with: weapons, zone, allOut: 1, light });
  if (doubles) options.push({ do: 'attack', kind, with: weapons, zone, allOut: 2, light });
}

/** V176, V274, X5, Y5: a Molotov needs sight, and no roll, and may be thrown where no zombie stands. */
function offerThrows(
  s: State,
  survivor: SurvivorNo,
  card: Held,
  [min, max]: readonly [number, number],
  powers: Powers,
  options: Choice[],
  isFirst: boolean,
): void {
  if (!isFirst || !canPay(s.survivors[survivor]!, byAttack('ranged', false, false))) return;
  const { n } = terrainHere(s);
  for (let zone = 0; zone < n; zone++) {
    const range = sees(s, survivor, zone);
    if (range >= min && range <= max + powers.maxRange) options.push({ do: 'throw', card, zone });
  }
}

/** X33, X34: once a turn, free. */
function offerImprovised(s: State, survivor: SurvivorNo, powers: Powers, options: Choice[]): void {
  const one = s.survivors[survivor]!;
  if (s.acting !== survivor) return;
  if (hasSkill(s, survivor, 'improvisedMelee') && !isUsed(one, 'improvisedMelee') && zombiesIn(s, one.zone) > 0)
    options.push({ do: 'attack', kind: 'melee', with: NOTHING, zone: one.zone, allOut: 0, light: false });
  if (!hasSkill(s, survivor, 'improvisedRanged') || isUsed(one, 'improvisedRanged')) return;
  const [min, max] = IMPROVISED.ranged.range;
  for (let zone = 0; zone < terrainHere(s).n; zone++) {
    const range = sees(s, survivor, zone);
    if (range >= min && range <= max + powers.maxRange && zombiesIn(s, zone) > 0)
      options.push({ do: 'attack', kind: 'ranged', with: NOTHING, zone, allOut: 0, light: false });
  }
}
const NOTHING: readonly Held[] = [];
