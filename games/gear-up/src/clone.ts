import { cloneKernel } from '@horda/kernel';
import type { CompanionState, State, SurvivorState, WeaponState, Zombie } from './state.ts';

/** A copy in the key order of `setup`; shares only what never changes. */
export function clone(s: State): State {
  return {
    kernel: cloneKernel(s.kernel),
    options: s.options,
    pack: s.pack,
    commander: s.commander,
    bossNumber: s.bossNumber,
    survivors: s.survivors.map(cloneSurvivor),
    boss: { seat: s.boss.seat, lo: s.boss.lo, hi: s.boss.hi, screams: s.boss.screams, roared: s.boss.roared },
    companions: s.companions.map(cloneCompanion),
    piles: { standard: s.piles.standard.slice(), special: s.piles.special.slice() },
    discards: { standard: s.discards.standard.slice(), special: s.discards.special.slice() },
    round: s.round,
    turn: s.turn,
    step: s.step,
    row: s.row.slice(),
    under: s.under.slice(),
    shown: s.shown,
    // These are replaced, never changed.
    wave: s.wave,
    before: s.before,
    deeds: s.deeds,
    fate: s.fate,
    kills: s.kills,
    ending: s.ending,
  };
}

export function cloneSurvivor(one: SurvivorState): SurvivorState {
  const { armour, ammo, attack } = one;
  return {
    survivor: one.survivor,
    health: one.health,
    armour: { gained: armour.gained, used: armour.used },
    ammo: { gained: ammo.gained, used: ammo.used },
    weapons: one.weapons.map(cloneWeapon),
    street: one.street.map(cloneZombie),
    due: one.due,
    // Its activation and lists are replaced, never changed.
    attack: {
      weaponUses: attack.weaponUses,
      companionUses: attack.companionUses,
      now: attack.now,
      spared: attack.spared,
      owed: attack.owed,
      owedFor: attack.owedFor,
      ceased: attack.ceased,
      confirmed: attack.confirmed,
    },
  };
}

function cloneWeapon({ upgrades, fury }: WeaponState): WeaponState {
  return { upgrades, fury };
}

function cloneZombie({ card, space, crossed }: Zombie): Zombie {
  return { card, space, crossed };
}

export function cloneCompanion({ companion, ready }: CompanionState): CompanionState {
  return { companion, ready };
}
