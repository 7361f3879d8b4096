/** Fury: a separate track on the weapon, which pays at the end of an activation. (B125, U4) */
import { emit, type Seat } from '@horda/kernel';
import { contentOf } from '../content/cards.ts';
import { effectsOf, weaponState } from './effects.ts';
import { gainAs } from './strike.ts';
import { activeWeapon, available } from './table.ts';
import type { Activation, Gain, State } from '../state.ts';

/** Whether the end of this activation triggers Fury. (G32) */
export function rages(s: State, seat: Seat, { tool, struck }: Activation): boolean {
  return struck.length > 0 && tool === 'weapon' && effectsOf(s, seat, tool).includes('fury');
}

/** Crosses another space of the track, then pays for all crossed spaces. (B125, G33) */
export function rage(s: State, seat: Seat): void {
  const weapon = weaponState(s, seat, activeWeapon(s, seat));
  weapon.fury = Math.min(weapon.fury + 1, contentOf(s).tracks.fury.length);
  emit(s, { type: 'furyCrossed', seat, space: weapon.fury });
  gainAs(s, seat, payOf(s, weapon.fury), 'fury');
}

function payOf(s: State, spaces: number): Gain {
  const paid = contentOf(s).tracks.fury.slice(0, spaces);
  const count = (what: 'ammo' | 'armour'): number => paid.filter((bonus) => bonus === what).length;
  return { ammo: count('ammo'), armour: count('armour') };
}

/** The ammo available once the current activation is over, including what Fury will pay. */
export function ammoAtEnd(s: State, seat: Seat): number {
  const { ammo, attack } = s.survivors[seat]!;
  const { now } = attack;
  if (now === null || now.closed || !rages(s, seat, now)) return available(ammo);
  const { fury } = weaponState(s, seat, activeWeapon(s, seat));
  return available(ammo) + Math.min(payOf(s, fury + 1).ammo, contentOf(s).tracks.ammo - ammo.gained);
}
