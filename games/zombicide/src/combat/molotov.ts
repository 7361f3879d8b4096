/** V176–V178, Y45: a Molotov eliminates everybody in the zone. */
import { call, emit, rule } from '@horda/kernel';
import { ABOMINATIONS } from '../content/abominations.ts';
import { ZOMBIES } from '../content/zombies.ts';
import { ZOMBIE_TYPES } from '../content/vocabulary.ts';
import { ARRANGING, MOLOTOV } from '../declared.ts';
import { loseCompanion } from '../rules/companion-harm.ts';
import { fall } from '../rules/harm.ts';
import { cardOf } from '../rules/held.ts';
import { packSize, putAway, takeCard } from '../rules/inventory.ts';
import { burnAbomination, killZombies } from '../rules/kills.ts';
import { makeNoise } from '../rules/noise.ts';
import { standingIn, zoneOfCompanion } from '../rules/table.ts';
import { TYPES, type Held, type State, type SurvivorNo, type TypeNo, type ZoneNo } from '../state.ts';
import { afterAttack } from './after.ts';
import { rollDice } from './dice.ts';
import { hasInAttack } from './powers.ts';

interface Throw {
  survivor: SurvivorNo;
  card: Held;
  zone: ZoneNo;
  /** What the zombies were worth. */
  ap?: number;
}

export const molotov = rule<State, Throw>(MOLOTOV)({
  throw(s, { survivor, card, zone }) {
    const one = s.survivors[survivor]!;
    takeCard(s, one, card);
    emit(s, { type: 'molotovThrown', survivor, zone });
    // V135
    makeNoise(s, one.zone);
    if (!isSaved(s, survivor, card)) return putAway(s, cardOf(card));
    if (one.pack.length < packSize(s, survivor)) one.pack.push(card);
    else call(s, ARRANGING, { survivor, card: cardOf(card) });
  },
  /** V178: the Abominawild burns alone. */
  burn(s, my, f) {
    const { survivor, zone } = my;
    const shield = s.abominations.find(
      (one) => one.zone === zone && ABOMINATIONS[one.kind]!.shieldsFromMolotov === true,
    );
    if (shield === undefined) return void (my.ap = burnZombies(s, survivor, zone));
    burnAbomination(s, survivor, zone, shield.kind);
    my.ap = ZOMBIES.abomination.ap;
    f.at = 'close';
  },
  /** V177, V429, V427: nobody is spared. */
  spread(s, { zone }) {
    burnFriends(s, zone);
  },
  /** Y81: no note is read for what a Molotov kills. */
  close(s, { survivor, card, zone, ap = 0 }) {
    afterAttack(s, survivor, [card], zone, { ap, marks: [] });
  },
});

/** X9: on 4 or more the card goes to the backpack. */
function isSaved(s: State, survivor: SurvivorNo, card: Held): boolean {
  if (!hasInAttack(s, survivor, [card], 'twoCocktails')) return false;
  const [die] = rollDice(s, 1);
  const saved = die! >= 4;
  emit(s, { type: 'cocktailSaved', survivor, die: die!, saved });
  return saved;
}

/** V177: returns the AP for all of them. */
export function burnZombies(s: State, by: SurvivorNo, zone: ZoneNo): number {
  let ap = 0;
  for (let type = 0; type < TYPES; type++) {
    const n = s.zombies[zone * TYPES + type]!;
    if (n === 0) continue;
    killZombies(s, by, zone, type as TypeNo, n);
    ap += n * ZOMBIES[ZOMBIE_TYPES[type]!].ap;
  }
  for (const one of s.abominations.filter((each) => each.zone === zone)) {
    burnAbomination(s, by, zone, one.kind);
    ap += ZOMBIES.abomination.ap;
  }
  return ap;
}

/** Y45: all health is lost: knocked out in the campaign. */
export function burnFriends(s: State, zone: ZoneNo): void {
  for (const [companion, one] of s.companions.entries())
    if (one.status === 'standing' && zoneOfCompanion(s, one) === zone) loseCompanion(s, companion);
  for (const survivor of standingIn(s, zone)) fall(s, survivor);
}
