/**
 * The boards of the survivors and the companions of solo play. Only the names Ethan, Lisa, Concrete Saw (with its first
 * upgrade) and Sansetsukon (with Split) are the rulebook's; all else is our own design.
 */
import type { Companion, InBoth, Survivor, Tracks, Weapon } from '../content.ts';

/** Alike for all survivors. The rulebook only shows that armour and ammo have a fourth space. (B5–B7, B63, B126) */
export const TRACKS: Tracks = {
  health: 20,
  healthSolo: 24,
  armour: 15,
  ammo: 15,
  fury: ['none', 'ammo', 'none', 'armour', 'ammo', 'armour'],
};

export const SURVIVORS: readonly Survivor[] = [
  survivor('ethan', 'Ethan', [
    // The rulebook has its name and its first upgrade. (B76)
    weapon({
      id: 'concreteSaw',
      name: { en: 'Concrete Saw', pl: 'Piła do betonu' },
      colour: 'red',
      shape: 'P5',
      upgrades: ['criticalHit', 'ready'],
    }),
    weapon({
      id: 'sledgehammer',
      name: { en: 'Sledgehammer', pl: 'Młot wyburzeniowy' },
      colour: 'green',
      shape: 'T4',
      start: 'knockback',
      upgrades: ['adrenaline', 'explosion'],
    }),
    weapon({
      id: 'nailGun',
      name: { en: 'Nail Gun', pl: 'Gwoździarka' },
      colour: 'blue',
      shape: 'I3',
      start: 'multiHit2',
      upgrades: ['quickReload', 'longRange'],
      solo: ['knockback', 'scavenge'],
    }),
    weapon({
      id: 'rivetCannon',
      name: { en: 'Rivet Cannon', pl: 'Działko na nity' },
      colour: 'yellow',
      shape: 'X5',
      upgrades: ['explosion', 'armUp'],
    }),
  ]),
  survivor('lisa', 'Lisa', [
    weapon({
      id: 'huntingRifle',
      name: { en: 'Hunting Rifle', pl: 'Sztucer myśliwski' },
      colour: 'red',
      shape: 'I4',
      upgrades: ['longRange', 'quickReload'],
      solo: ['adrenaline', 'quickReload'],
    }),
    weapon({
      id: 'machete',
      name: { en: 'Machete', pl: 'Maczeta' },
      colour: 'green',
      shape: 'L5',
      upgrades: ['criticalHit', 'scavenge'],
    }),
    weapon({
      id: 'twinPistols',
      name: { en: 'Twin Pistols', pl: 'Para pistoletów' },
      colour: 'blue',
      shape: 'L3',
      start: 'multiHit2',
      upgrades: ['ready', 'multiHit3'],
    }),
    weapon({
      id: 'scopedCarbine',
      name: { en: 'Scoped Carbine', pl: 'Karabinek z lunetą' },
      colour: 'yellow',
      shape: 'Y5',
      upgrades: ['longRange', 'criticalHit'],
      solo: ['scavenge', 'criticalHit'],
    }),
  ]),
  survivor('kenji', 'Kenji', [
    weapon({
      id: 'throwingStars',
      name: { en: 'Throwing Stars', pl: 'Gwiazdki do rzucania' },
      colour: 'red',
      shape: 'I2',
      start: 'multiHit2',
      upgrades: ['multiHit3', 'longRange'],
      solo: ['multiHit3', 'scavenge'],
    }),
    // The rulebook has its name and that it can be split. (B117)
    weapon({
      id: 'sansetsukon',
      name: { en: 'Sansetsukon', pl: 'Sansetsukon' },
      colour: 'green',
      shape: 'W5',
      upgrades: ['split', 'mowDown'],
    }),
    weapon({
      id: 'tonfas',
      name: { en: 'Tonfas', pl: 'Tonfy' },
      colour: 'blue',
      shape: 'S4',
      start: 'knockback',
      upgrades: ['ready', 'adrenaline'],
      solo: ['ready', 'criticalHit'],
    }),
    weapon({
      id: 'longBlade',
      name: { en: 'Long Blade', pl: 'Długie ostrze' },
      colour: 'yellow',
      shape: 'N5',
      upgrades: ['mowDown', 'criticalHit'],
    }),
  ]),
  survivor('rosa', 'Rosa', [
    weapon({
      id: 'petrolBombs',
      name: { en: 'Petrol Bombs', pl: 'Butelki z benzyną' },
      colour: 'red',
      shape: 'L5',
      upgrades: ['explosion', 'adrenaline'],
    }),
    weapon({
      id: 'pumpShotgun',
      name: { en: 'Pump Shotgun', pl: 'Strzelba z pompką' },
      colour: 'green',
      shape: 'P5',
      upgrades: ['quickReload', 'knockback'],
    }),
    weapon({
      id: 'crowbar',
      name: { en: 'Crowbar', pl: 'Łom' },
      colour: 'blue',
      shape: 'L4',
      start: 'knockback',
      upgrades: ['criticalHit', 'armUp'],
    }),
    weapon({
      id: 'flamethrower',
      name: { en: 'Flamethrower', pl: 'Miotacz ognia' },
      colour: 'yellow',
      shape: 'U5',
      upgrades: ['mowDown', 'quickReload'],
    }),
  ]),
  survivor('marcus', 'Marcus', [
    weapon({
      id: 'battleRifle',
      name: { en: 'Battle Rifle', pl: 'Karabin bojowy' },
      colour: 'red',
      shape: 'Z5',
      upgrades: ['longRange', 'adrenaline'],
      solo: ['quickReload', 'adrenaline'],
    }),
    weapon({
      id: 'trenchKnives',
      name: { en: 'Trench Knives', pl: 'Noże okopowe' },
      colour: 'green',
      shape: 'I3',
      start: 'multiHit2',
      upgrades: ['fury', 'criticalHit'],
    }),
    weapon({
      id: 'grenadeBelt',
      name: { en: 'Grenade Belt', pl: 'Pas z granatami' },
      colour: 'blue',
      shape: 'O4',
      start: 'knockback',
      upgrades: ['explosion', 'armUp'],
      solo: ['explosion', 'quickReload'],
    }),
    weapon({
      id: 'machineGun',
      name: { en: 'Machine Gun', pl: 'Karabin maszynowy' },
      colour: 'yellow',
      shape: 'L4',
      start: 'multiHit2',
      upgrades: ['quickReload', 'scavenge'],
    }),
  ]),
  survivor('olga', 'Olga', [
    weapon({
      id: 'towChain',
      name: { en: 'Tow Chain', pl: 'Łańcuch holowniczy' },
      colour: 'red',
      shape: 'L5',
      upgrades: ['mowDown', 'fury'],
    }),
    weapon({
      id: 'fireAxe',
      name: { en: 'Fire Axe', pl: 'Topór strażacki' },
      colour: 'green',
      shape: 'P5',
      upgrades: ['adrenaline', 'scavenge'],
    }),
    weapon({
      id: 'crossbow',
      name: { en: 'Crossbow', pl: 'Kusza' },
      colour: 'blue',
      shape: 'Y5',
      upgrades: ['longRange', 'quickReload'],
      solo: ['criticalHit', 'quickReload'],
    }),
    weapon({
      id: 'motorbike',
      name: { en: 'Motorbike', pl: 'Motocykl' },
      colour: 'yellow',
      shape: 'F5',
      upgrades: ['explosion', 'knockback'],
    }),
  ]),
];

/** (B151, B152) */
export const COMPANIONS: readonly Companion[] = [
  { id: 'ethan', shape: 'P5', effect: 'knockback', source: 'house' },
  { id: 'lisa', shape: 'Y5', effect: 'criticalHit', source: 'house' },
  { id: 'kenji', shape: 'W5', effect: 'split', source: 'house' },
  { id: 'rosa', shape: 'V5', effect: 'explosion', source: 'house' },
  { id: 'marcus', shape: 'L3', effect: 'multiHit2', source: 'house' },
  { id: 'olga', shape: 'L5', effect: 'mowDown', source: 'house' },
];

function survivor(id: string, name: string, weapons: readonly Weapon[]): Survivor {
  return { id, name: { en: name, pl: name }, weapons, source: 'house' };
}

/** Most weapons begin without an effect and have the same upgrades on the solo side. */
function weapon({
  id,
  name,
  colour,
  shape,
  start = null,
  upgrades,
  solo = upgrades,
}: Pick<Weapon, 'id' | 'colour' | 'shape' | 'upgrades'> & { readonly name: InBoth } & Partial<
    Pick<Weapon, 'start' | 'solo'>
  >): Weapon {
  return { id, name, colour, shape, start, upgrades, solo, source: 'house' };
}
