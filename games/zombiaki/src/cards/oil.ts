import { askUnlessOne, rule } from '@horda/kernel';
import { aimedAt, atField, withoutEffect } from '../rules/aiming.ts';
import { printed, seatOf } from '../rules/cards.ts';
import { goesOff, setOff } from '../rules/explosion.ts';
import { around, FIELDS } from '../content/board.ts';
import { thingOn } from '../rules/things.ts';
import { zombieOn } from '../rules/zombies.ts';
import type { Aimed, Play } from '../card.ts';
import type { CardId, Choice, Field, State } from '../state.ts';
import { burns, ENOUGH, scorch, shared, sharesOf, type Burn, type Enough, type Shares } from './burning.ts';

interface Locals extends Aimed {
  shares?: Shares;
}

/**
 * Flows from a field to the next and burns whoever stands there; an empty field on its way costs a point.
 * (P431–P433, J31, R70, R71)
 */
export const oil: Play = {
  targets: (s) => FIELDS.filter((field) => isFuel(s, field)).map(atField),
  why: (s, card, target) => {
    if (target === null) return withoutEffect(s);
    return target.do === 'field' ? 'R70' : card.rule;
  },
  effect: rule<State, Locals, Burn | Enough>('oil')({
    pour(s, { card }, f) {
      f.my.shares = sharesOf(printed(s, card).wounds);
    },
    burn(s, { target, shares }, f) {
      const { fields } = shares!;
      const options = burnsNext(s, shares!, aimedAt(target, 'field').field);
      if (options.length === 0) f.at = 'strike';
      else
        askUnlessOne<Choice>(s, f, seatOf(s, 'humans'), 'oil.burn', fields.length > 0 ? [...options, ENOUGH] : options);
    },
    flow(_s, { shares }, f) {
      const { pick } = f;
      if (pick.do === 'enough') return;
      f.my.shares = shared(shares!, pick, pick.wounds);
      f.at = 'burn';
    },
    strike(s, { card, shares }) {
      const zombies: CardId[] = [];
      const wounds: number[] = [];
      for (const [i, field] of shares!.fields.entries()) {
        const z = zombieOn(s, field);
        if (z === null) continue;
        zombies.push(z.card);
        wounds.push(shares!.wounds[i]!);
      }
      scorch(s, card, zombies, wounds);
    },
    ignite(s, { shares }) {
      setOff(s, shares!.fields);
    },
  }),
};

/** Where it can flow now: it begins on its target and goes on from the last field, not without hope of something to burn. */
function burnsNext(s: State, { fields, left }: Shares, first: Field): Burn[] {
  const last = fields.at(-1);
  const next = last === undefined ? [first] : around(last).filter((field) => leadsToFuel(s, field, fields, left));
  return next.flatMap((field): Burn[] => {
    const z = zombieOn(s, field);
    return z === null ? [{ do: 'burn', field, wounds: 1 }] : burns(s, z, left);
  });
}

/** Something can burn on this field, or farther on with the points that are left. */
function leadsToFuel(s: State, field: Field, burned: readonly Field[], left: number): boolean {
  if (left === 0 || burned.includes(field)) return false;
  if (isFuel(s, field)) return true;
  return around(field).some((next) => leadsToFuel(s, next, [...burned, field], left - 1));
}

/** Somebody stands there, or something goes off. */
function isFuel(s: State, field: Field): boolean {
  const thing = thingOn(s, field);
  return zombieOn(s, field) !== null || (thing !== null && goesOff(s, thing.card));
}
