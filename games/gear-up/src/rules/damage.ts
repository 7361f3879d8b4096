import { ask, emit, rule, type Seat } from '@horda/kernel';
import { endGame } from './ending.ts';
import { available } from './table.ts';
import type { Choice, DamageCause, State } from '../state.ts';

export interface DamageLocals {
  readonly cause: DamageCause;
  /** For each seat: damage that armour may take. */
  readonly amounts: readonly number[];
  /** For each seat: damage that armour cannot take. (B136, B144) */
  readonly hard: readonly number[];
  /** Paying one of these prevents all the damage. (B139, B149, U7) */
  readonly price: 'ammo' | 'armour' | null;
}

/** Damage that several survivors take at the same time; each says what armour takes. (B84, B85, G22, T7) */
export const damage = rule<State, DamageLocals, Choice>('damage')({
  choose(s, my) {
    for (const seat of deciders(s, my))
      ask(s, seat, my.price === null ? 'damage.block' : 'ability.pay', optionsOf(s, seat, my));
  },
  take(s, my, f) {
    const asked = deciders(s, my);
    for (const seat of s.survivors.keys()) {
      const pick = asked.includes(seat) ? (f.votes[asked.indexOf(seat)]![0] as Choice) : null;
      suffer(s, my, seat, pick);
    }
    if (s.survivors.some(({ health }) => health === 0)) endGame(s, 'death');
  },
});

/** The seats that have a choice. */
function deciders(s: State, my: DamageLocals): readonly Seat[] {
  return [...s.survivors.keys()].filter((seat) => optionsOf(s, seat, my).length > 1);
}

function optionsOf(s: State, seat: Seat, { amounts, price }: DamageLocals): readonly Choice[] {
  const amount = amounts[seat]!;
  if (amount === 0) return [];
  const { armour, ammo } = s.survivors[seat]!;
  const options: Choice[] = [];
  if (price !== null && available(price === 'ammo' ? ammo : armour) > 0) options.push({ do: 'pay', with: price });
  for (let n = Math.min(amount, available(armour)); n >= 0; n--) options.push({ do: 'block', armour: n });
  return options;
}

function suffer(s: State, { cause, amounts, hard }: DamageLocals, seat: Seat, pick: Choice | null): void {
  const one = s.survivors[seat]!;
  if (pick?.do === 'pay') {
    one[pick.with].used++;
    emit(s, { type: 'prevented', seat, with: pick.with });
    return;
  }
  const armour = pick?.do === 'block' ? pick.armour : 0;
  const health = Math.min(one.health, amounts[seat]! - armour + hard[seat]!);
  if (armour === 0 && health === 0) return;
  one.armour.used += armour;
  one.health -= health;
  emit(s, { type: 'damaged', seat, cause, armour, health, left: one.health });
}

/** Destroys up to `amount` armour of each survivor. (B132, B142) */
export function stripArmour(s: State, amount: number, by: 'superAbomination' | 'catcher'): void {
  for (const [seat, one] of s.survivors.entries()) {
    const armour = Math.min(amount, available(one.armour));
    if (armour === 0) continue;
    one.armour.used += armour;
    emit(s, { type: 'armourLost', seat, armour, by });
  }
}
