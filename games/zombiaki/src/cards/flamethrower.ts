import { askUnlessOne, rule } from '@horda/kernel';
import type { Printed } from '../content/printed.ts';
import { aimedAt, atStreet, meant, withoutEffect } from '../rules/aiming.ts';
import { printed, seatOf } from '../rules/cards.ts';
import { setOff } from '../rules/explosion.ts';
import { beside, FIELDS, streetOf } from '../content/board.ts';
import { aimableAt, isShy, lineBlocked } from '../rules/line-of-fire.ts';
import { findZombie, targets, zombieOn, zombiesInStreet } from '../rules/zombies.ts';
import type { Aimed, Play } from '../card.ts';
import type { CardId, Choice, Field, State, Zombie } from '../state.ts';
import { burns, ENOUGH, scorch, shared, sharesOf, type Burn, type Enough, type Shares } from './burning.ts';

interface Locals extends Aimed {
  shares?: Shares;
  /** All fields that have burned, those on the way between two zombies too. */
  burned?: readonly Field[];
  /** Krystynka, who can be burned when she is the last one left; -1: nobody has to wait. */
  waiting?: CardId;
}

/**
 * Wounds are shared out among the zombies of the nearest street that holds any. An empty field between two of them costs
 * a point. (P421–P425, P184)
 */
export const flamethrower: Play = {
  targets: (s, card) => (inReach(s, card, nearestStreet(s)).length > 0 ? [atStreet(nearestStreet(s))] : []),
  why: (s, card, target) => {
    if (s.zombies.length === 0) return withoutEffect(s);
    const z = target === null ? (targets(s)[0] ?? null) : meant(s, target);
    const here = z !== null && streetOf(z.field) === nearestStreet(s);
    return (here ? lineBlocked(s, card, z.field) : null) ?? card.rule;
  },
  effect: rule<State, Locals, Burn | Enough>('flamethrower')({
    load(s, { card, target }, f) {
      const one = printed(s, card);
      const shy = zombiesInStreet(s, aimedAt(target, 'street').street).find((z) => isShy(s, z, one));
      f.my.shares = sharesOf(one.wounds);
      f.my.burned = [];
      f.my.waiting = shy?.card ?? -1;
    },
    burn(s, { card, target, shares, burned }, f) {
      const { fields, left } = shares!;
      const { street } = aimedAt(target, 'street');
      const rest = inReach(s, printed(s, card), street).filter(({ field }) => !fields.includes(field));
      const options = rest.flatMap((z) => burns(s, z, left - gap(s, burned!, z.field).length));
      const enough = burned!.length > 0 && options.length > 0;
      if (options.length === 0) f.at = 'strike';
      else
        askUnlessOne<Choice>(s, f, seatOf(s, 'humans'), 'flamethrower.burn', enough ? [...options, ENOUGH] : options);
    },
    share(s, { shares, burned }, f) {
      const { pick } = f;
      if (pick.do === 'enough') return;
      const way = gap(s, burned!, pick.field);
      f.my.shares = shared(shares!, pick, pick.wounds + way.length);
      f.my.burned = [...burned!, ...way, pick.field];
      f.at = 'burn';
    },
    strike(s, { card, shares }) {
      const one = printed(s, card);
      const zombies = shares!.fields.map((field) => aimableAt(s, zombieOn(s, field)!, one)!.card);
      scorch(s, card, zombies, shares!.wounds);
    },
    // What is left is for her alone, if nobody else is in her street any more. (P184)
    last(s, { card, shares, burned, waiting }, f) {
      const z = findZombie(s, waiting!);
      const one = printed(s, card);
      if (z === null || shares!.left === 0 || isShy(s, z, one) || lineBlocked(s, one, z.field) !== null) return;
      f.my.waiting = -1;
      f.my.shares = { fields: [], wounds: [], left: shares!.left };
      f.my.burned = burned!;
      f.at = 'burn';
    },
    ignite(s, { burned }) {
      setOff(s, burned!);
    },
  }),
};

function nearestStreet(s: State): number {
  return Math.min(...s.zombies.map((z) => streetOf(z.field)));
}

/** Whom the flames can reach now: on each field of their street one, in a lane with a free line of fire. */
function inReach(s: State, card: Printed, street: number): Zombie[] {
  return zombiesInStreet(s, street).flatMap((z) => {
    const found = aimableAt(s, z, card);
    return found === null || lineBlocked(s, card, z.field) !== null ? [] : [found];
  });
}

/** The empty field on the way from what burns already to this one, if there is one. (P423) */
function gap(s: State, burned: readonly Field[], field: Field): readonly Field[] {
  return FIELDS.filter(
    (between) =>
      beside(field).includes(between) &&
      !burned.includes(between) &&
      zombieOn(s, between) === null &&
      beside(between).some((other) => other !== field && burned.includes(other)),
  );
}
