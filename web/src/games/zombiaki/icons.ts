/**
 * The pictures of the effects: an icon of the packaged set, or one of our own that the set draws too finely for its size,
 * and what the strip of signs shows.
 */
import { body as airtightHatch } from 'virtual:game-icon/airtight-hatch';
import { body as ak47 } from 'virtual:game-icon/ak47';
import { body as ammoBox } from 'virtual:game-icon/ammo-box';
import { body as barrier } from 'virtual:game-icon/barrier';
import { body as bearFace } from 'virtual:game-icon/bear-face';
import { body as bigEgg } from 'virtual:game-icon/big-egg';
import { body as bootKick } from 'virtual:game-icon/boot-kick';
import { body as brickWall } from 'virtual:game-icon/brick-wall';
import { body as brokenWall } from 'virtual:game-icon/broken-wall';
import { body as bus } from 'virtual:game-icon/bus';
import { body as captainHatProfile } from 'virtual:game-icon/captain-hat-profile';
import { body as cat } from 'virtual:game-icon/cat';
import { body as cementShoes } from 'virtual:game-icon/cement-shoes';
import { body as cityCar } from 'virtual:game-icon/city-car';
import { body as clawSlashes } from 'virtual:game-icon/claw-slashes';
import { body as clayBrick } from 'virtual:game-icon/clay-brick';
import { body as crosshair } from 'virtual:game-icon/crosshair';
import { body as deathSkull } from 'virtual:game-icon/death-skull';
import { body as drop } from 'virtual:game-icon/drop';
import { body as eggPod } from 'virtual:game-icon/egg-pod';
import { body as emptyMetalBucket } from 'virtual:game-icon/empty-metal-bucket';
import { body as explosiveMaterials } from 'virtual:game-icon/explosive-materials';
import { body as fireBottle } from 'virtual:game-icon/fire-bottle';
import { body as fireZone } from 'virtual:game-icon/fire-zone';
import { body as fireworkRocket } from 'virtual:game-icon/firework-rocket';
import { body as fist } from 'virtual:game-icon/fist';
import { body as flamer } from 'virtual:game-icon/flamer';
import { body as flyingFlag } from 'virtual:game-icon/flying-flag';
import { body as halt } from 'virtual:game-icon/halt';
import { body as hamShank } from 'virtual:game-icon/ham-shank';
import { body as healthIncrease } from 'virtual:game-icon/health-increase';
import { body as heavyLightning } from 'virtual:game-icon/heavy-lightning';
import { body as hole } from 'virtual:game-icon/hole';
import { body as hound } from 'virtual:game-icon/hound';
import { body as landMine } from 'virtual:game-icon/land-mine';
import { body as lightProjector } from 'virtual:game-icon/light-projector';
import { body as machineGunMagazine } from 'virtual:game-icon/machine-gun-magazine';
import { body as magnifyingGlass } from 'virtual:game-icon/magnifying-glass';
import { body as meatCleaver } from 'virtual:game-icon/meat-cleaver';
import { body as mineTruck } from 'virtual:game-icon/mine-truck';
import { body as minigun } from 'virtual:game-icon/minigun';
import { body as mining } from 'virtual:game-icon/mining';
import { body as missileLauncher } from 'virtual:game-icon/missile-launcher';
import { body as muscleUp } from 'virtual:game-icon/muscle-up';
import { body as needleJaws } from 'virtual:game-icon/needle-jaws';
import { body as oilDrum } from 'virtual:game-icon/oil-drum';
import { body as pistolGun } from 'virtual:game-icon/pistol-gun';
import { body as pocketRadio } from 'virtual:game-icon/pocket-radio';
import { body as poisonCloud } from 'virtual:game-icon/poison-cloud';
import { body as policeBadge } from 'virtual:game-icon/police-badge';
import { body as prisoner } from 'virtual:game-icon/prisoner';
import { body as raggedWound } from 'virtual:game-icon/ragged-wound';
import { body as raiseZombie } from 'virtual:game-icon/raise-zombie';
import { body as rifle } from 'virtual:game-icon/rifle';
import { body as rubberBoot } from 'virtual:game-icon/rubber-boot';
import { body as sausage } from 'virtual:game-icon/sausage';
import { body as sawedOffShotgun } from 'virtual:game-icon/sawed-off-shotgun';
import { body as sharkJaws } from 'virtual:game-icon/shark-jaws';
import { body as shield } from 'virtual:game-icon/shield';
import { body as snowflake1 } from 'virtual:game-icon/snowflake-1';
import { body as staticWaves } from 'virtual:game-icon/static-waves';
import { body as stickGrenade } from 'virtual:game-icon/stick-grenade';
import { body as stoneBlock } from 'virtual:game-icon/stone-block';
import { body as stoneWall } from 'virtual:game-icon/stone-wall';
import { body as subway } from 'virtual:game-icon/subway';
import { body as sunrise } from 'virtual:game-icon/sunrise';
import { body as syringe } from 'virtual:game-icon/syringe';
import { body as terror } from 'virtual:game-icon/terror';
import { body as trafficCone } from 'virtual:game-icon/traffic-cone';
import { body as tripwire } from 'virtual:game-icon/tripwire';
import { body as trojanHorse } from 'virtual:game-icon/trojan-horse';
import { body as wineBottle } from 'virtual:game-icon/wine-bottle';
import { body as winterHat } from 'virtual:game-icon/winter-hat';
import type { CardName } from '@horda/zombiaki/content/decks';
import type { Effect, EffectOf } from '@horda/zombiaki/content/effects';

const WIRE =
  '<path fill="none" stroke="currentColor" stroke-width="20" d="M10 190q62-70 123 0t123 0t123 0t123 0M10 190q62 70 123 0t123 0t123 0t123 0M10 340q62-70 123 0t123 0t123 0t123 0M10 340q62 70 123 0t123 0t123 0t123 0M133 130l-20 120M256 130l22 120M379 130l-20 120M70 280l22 120M195 280l-20 120M318 280l22 120M440 280l-20 120"/>';
const CHAIN =
  '<g fill="none" stroke="currentColor" stroke-width="38"><rect x="40" y="56" width="180" height="110" rx="55" transform="rotate(45 130 111)"/><rect x="166" y="201" width="180" height="110" rx="55" transform="rotate(45 256 256)"/><rect x="292" y="346" width="180" height="110" rx="55" transform="rotate(45 382 401)"/><path d="M176 156l36 36M302 301l36 36"/></g>';
const MIST =
  '<path fill="none" stroke="currentColor" stroke-width="34" stroke-linecap="round" d="M60 130h220M350 130h110M40 215q50-40 100 0t100 0t100 0t130 0M90 300h90M250 300h190M40 385q50-40 100 0t100 0t100 0t130 0"/>';
/** Two halves and their folds. */
const BRAIN =
  '<path fill="currentColor" d="M244 60C190 30 130 60 124 110C70 120 40 170 60 220C20 260 30 330 84 350C90 410 160 450 210 420C222 440 236 444 244 440ZM268 60C322 30 382 60 388 110C442 120 472 170 452 220C492 260 482 330 428 350C422 410 352 450 302 420C290 440 276 444 268 440Z"/><path fill="none" stroke="#EADFC6" stroke-width="18" d="M124 110c20 40 60 40 70 10M60 220c40-30 80 0 80 40M84 350c10-40 60-50 90-20M200 210c-30 10-30 60 10 70M388 110c-20 40-60 40-70 10M452 220c-40-30-80 0-80 40M428 350c-10-40-60-50-90-20M312 210c30 10 30 60-10 70"/>';
const TURN =
  '<path fill="currentColor" d="M60 150h250V70l150 120-150 120v-80H60ZM452 362H202v-80L52 402l150 110v-70h250Z"/>';
const NET =
  '<path fill="none" stroke="currentColor" stroke-width="18" d="M40 130L130 40M40 260L260 40M40 390L390 40M60 472L472 60M190 472L472 190M320 472L472 320M40 382L130 472M40 252L260 472M40 122L390 472M60 40L472 452M190 40L472 322M320 40L472 192"/>';

/** What a card is aimed at, as a plan of the street: Cemetery at the left, Barricade at the right. */
export type Scope = 'lane' | 'outer' | 'street' | 'field' | 'two' | 'zombie' | 'near' | 'V' | 'I' | 'all';

export type Sign =
  | 'wounds'
  | 'skull'
  | 'back'
  | 'on'
  | 'side'
  | 'any'
  | 'stop'
  | 'shield'
  | 'heal'
  | 'more'
  | 'eye'
  | 'card'
  | 'speed'
  | 'shrink'
  | 'raise'
  | 'off';

/** What an effect acts on, and what happens to it. */
export type Meaning = readonly [Scope | null, ...Sign[]];

interface Picture {
  readonly icon: string;
  readonly shows: Meaning;
}

/** Zombies have faces, and are told by their Strength; all other effects have a picture. */
const PICTURES: Readonly<Record<Exclude<Effect, EffectOf<'zombie'>>, Picture>> = {
  shield: { icon: prisoner, shows: ['zombie', 'shield'] },
  strengthener: { icon: winterHat, shows: ['zombie', 'more'] },
  feltBoots: { icon: rubberBoot, shows: ['zombie', 'shield'] },
  teddy: { icon: bearFace, shows: ['zombie', 'card'] },
  boss: { icon: captainHatProfile, shows: ['zombie', 'any'] },
  pickaxe: { icon: mining, shows: ['field', 'off'] },
  steroids: { icon: syringe, shows: ['zombie', 'heal'] },
  snack: { icon: sausage, shows: ['zombie', 'heal'] },
  plague: { icon: raiseZombie, shows: ['V', 'raise'] },
  meatQueue: { icon: meatCleaver, shows: ['lane', 'more'] },
  oneCardOnly: { icon: terror, shows: [null, 'card', 'stop'] },
  seizeHumanCard: { icon: policeBadge, shows: [null, 'card', 'off'] },
  parade: { icon: flyingFlag, shows: ['street', 'on'] },
  moonshine: { icon: wineBottle, shows: ['zombie', 'on', 'side'] },
  metro: { icon: subway, shows: ['street', 'side'] },
  mass: { icon: muscleUp, shows: ['two', 'more'] },
  hunger: { icon: sharkJaws, shows: ['zombie', 'on'] },
  bite: { icon: needleJaws, shows: ['zombie', 'raise'] },
  bucket: { icon: emptyMetalBucket, shows: ['zombie', 'back'] },
  stopFire: { icon: machineGunMagazine, shows: [null, 'card', 'stop'] },
  dawn: { icon: sunrise, shows: [null] },
  shot: { icon: pistolGun, shows: ['near', 'wounds', 'back'] },
  burst: { icon: ak47, shows: ['lane', 'wounds'] },
  sniper: { icon: rifle, shows: ['zombie', 'wounds', 'back'] },
  brick: { icon: clayBrick, shows: ['zombie', 'wounds'] },
  molotov: { icon: fireBottle, shows: ['two', 'wounds'] },
  streetOnFire: { icon: fireZone, shows: ['lane', 'wounds'] },
  outerStreetOnFire: { icon: fireZone, shows: ['outer', 'wounds'] },
  highVoltage: { icon: heavyLightning, shows: ['lane', 'wounds'] },
  flamethrower: { icon: flamer, shows: ['street', 'wounds'] },
  oil: { icon: fireZone, shows: ['two', 'wounds'] },
  katyusha: { icon: missileLauncher, shows: ['street', 'wounds'] },
  collapsedBuilding: { icon: brokenWall, shows: ['two', 'wounds'] },
  grenade: { icon: stickGrenade, shows: ['field', 'skull'] },
  heavyGrenade: { icon: stickGrenade, shows: ['field', 'skull'] },
  ovary: { icon: eggPod, shows: ['lane', 'shrink'] },
  trabant: { icon: cityCar, shows: ['I', 'speed', 'wounds'] },
  kamaz: { icon: mineTruck, shows: ['I', 'speed', 'wounds'] },
  trolleybus: { icon: bus, shows: ['I', 'speed', 'wounds'] },
  barrel: { icon: oilDrum, shows: ['I', 'speed', 'skull'] },
  boobyTrap: { icon: tripwire, shows: ['field', 'wounds'] },
  mine: { icon: landMine, shows: ['field', 'wounds'] },
  carBomb: { icon: explosiveMaterials, shows: ['field', 'wounds'] },
  manhole: { icon: airtightHatch, shows: ['field', 'skull'] },
  hole: { icon: hole, shows: ['field', 'skull'] },
  slab: { icon: stoneBlock, shows: ['field', 'stop'] },
  wall: { icon: brickWall, shows: ['field', 'stop'] },
  roadblock: { icon: barrier, shows: ['I', 'stop'] },
  barrier: { icon: trafficCone, shows: ['I', 'stop'] },
  concreteShoes: { icon: cementShoes, shows: ['zombie', 'wounds'] },
  standstill: { icon: snowflake1, shows: ['all', 'stop'] },
  searchlight: { icon: lightProjector, shows: ['lane', 'back'] },
  getOut: { icon: bootKick, shows: ['all', 'back'] },
  bait: { icon: sausage, shows: ['zombie', 'side', 'back'] },
  blood: { icon: drop, shows: ['zombie', 'side'] },
  laughingGas: { icon: poisonCloud, shows: ['zombie', 'any'] },
  seizeZombieCard: { icon: magnifyingGlass, shows: [null, 'card', 'off'] },
  radio: { icon: pocketRadio, shows: [null, 'eye', 'card', 'off'] },
  chuck: { icon: fist, shows: [null, 'card', 'off'] },
  flare: { icon: fireworkRocket, shows: [null, 'eye', 'card', 'off'] },
  ration: { icon: ammoBox, shows: [null, 'card', 'raise'] },
  stopAction: { icon: staticWaves, shows: [null, 'card', 'stop'] },
  barbedWire: { icon: WIRE, shows: ['field', 'wounds', 'stop'] },
  chains: { icon: CHAIN, shows: ['zombie', 'stop'] },
  net: { icon: NET, shows: ['zombie', 'stop'] },
  fog: { icon: MIST, shows: ['lane', 'shield'] },
  swap: { icon: TURN, shows: ['two', 'any'] },
};

/** Cards of the same effect that are something else. */
const CARD_ICON: Readonly<Partial<Record<CardName, string>>> = {
  shotII: sawedOffShotgun,
  betterShot: sawedOffShotgun,
  claws: clawSlashes,
  meat: hamShank,
  halt,
  sweep: bootKick,
  junkWall: stoneWall,
  longBurst: minigun,
};

/** A card of a pack looks like its effect. */
export function iconOf(card: string, effect: Effect): string {
  const icons: Readonly<Partial<Record<string, string>>> = CARD_ICON;
  return icons[card] ?? pictureOf(effect)?.icon ?? BRAIN;
}

/** What is touched by an effect, and what becomes of it. */
export function meaningOf(effect: Effect): Meaning {
  return pictureOf(effect)?.shows ?? [null];
}

function pictureOf(effect: Effect): Picture | undefined {
  const pictures: Partial<Readonly<Record<Effect, Picture>>> = PICTURES;
  return pictures[effect];
}

export const ICON = {
  brain: BRAIN,
  wound: raggedWound,
  sight: crosshair,
  skull: deathSkull,
  heal: healthIncrease,
  shield,
  egg: bigEgg,
  hound,
  cat,
  horse: trojanHorse,
};
