/** All cards with their behaviour, by effect. */
import type { Effect, EffectOf } from '../content/effects.ts';
import type { AbilityCard, CarCard, Play, Sprung } from '../card.ts';
import type { Ability, State } from '../state.ts';
import type { Rule } from '@horda/kernel';
import { bite } from './bite.ts';
import { boss, bossOrder } from './boss.ts';
import { bucket } from './bucket.ts';
import { deployment } from './deployment.ts';
import { shield } from './shield.ts';
import { hunger } from './hunger.ts';
import { mass } from './mass.ts';
import { snack } from './snack.ts';
import { swap } from './swap.ts';
import { teddy, teddyDemand } from './teddy.ts';
import { feltBoots } from './felt-boots.ts';
import { fog } from './fog.ts';
import { kasparov } from './kasparov.ts';
import { meatQueue } from './meat-queue.ts';
import { metro } from './metro.ts';
import { moonshine } from './moonshine.ts';
import { neverPlayed } from './never-played.ts';
import { oneCardOnly } from './one-card-only.ts';
import { parade } from './parade.ts';
import { pickaxe } from './pickaxe.ts';
import { plague } from './plague.ts';
import { seizure } from './seizure.ts';
import { steroids } from './steroids.ts';
import { strengthener } from './strengthener.ts';
import { shot } from './shot.ts';
import { bait } from './bait.ts';
import { barbedWire } from './barbed-wire.ts';
import { boobyTrap } from './booby-trap.ts';
import { burst } from './burst.ts';
import { chains } from './chains.ts';
import { collapsedBuilding } from './collapsed-building.ts';
import { standstill } from './standstill.ts';
import { grenade, heavyGrenade } from './grenade.ts';
import { kamaz } from './kamaz.ts';
import { katyusha } from './katyusha.ts';
import { manhole } from './manhole.ts';
import { molotov } from './molotov.ts';
import { roadblock, slab } from './obstacles.ts';
import { radio } from './radio.ts';
import { ration } from './ration.ts';
import { searchlight } from './searchlight.ts';
import { sniper } from './sniper.ts';
import { outerStreetOnFire, streetOnFire } from './street-on-fire.ts';
import { trabant } from './trabant.ts';
import { trolleybus } from './trolleybus.ts';
import { brick } from './brick.ts';
import { highVoltage } from './high-voltage.ts';
import { flamethrower } from './flamethrower.ts';
import { oil } from './oil.ts';
import { ovary } from './ovary.ts';
import { wall } from './wall.ts';
import { barrier } from './barrier.ts';
import { concreteShoes } from './concrete-shoes.ts';
import { net } from './net.ts';
import { getOut } from './get-out.ts';
import { blood } from './blood.ts';
import { laughingGas } from './laughing-gas.ts';
import { chuck } from './chuck.ts';
import { flare } from './flare.ts';
import { barrel, barrelEntered } from './barrel.ts';
import { carBomb } from './car-bomb.ts';
import { hole } from './hole.ts';
import { mine } from './mine.ts';

/** How each card is played. A reaction is played in the other's turn, and Dawn never. */
export const PLAYS: Readonly<Record<Effect, Play>> = {
  walker: deployment,
  agile: deployment,
  steadfast: deployment,
  olympian: deployment,
  kasparov: deployment,
  mamka: deployment,
  nest: deployment,
  matryoshka: deployment,
  bulletproof: deployment,
  splitter: deployment,
  jelly: deployment,
  junior: deployment,
  krystynka: deployment,
  dog: deployment,
  cat: deployment,

  shield,
  strengthener,
  feltBoots,
  teddy,
  boss,
  pickaxe,
  steroids,
  snack,
  plague,
  meatQueue,
  oneCardOnly,
  seizeHumanCard: seizure('seizeHumanCard', 'humans'),
  parade,
  moonshine,
  fog,
  metro,
  mass,
  hunger,
  swap,
  bite,
  bucket,
  stopFire: neverPlayed,
  dawn: neverPlayed,

  shot,
  burst,
  sniper,
  brick,
  molotov,
  streetOnFire,
  outerStreetOnFire,
  highVoltage,
  flamethrower,
  oil,
  katyusha,
  collapsedBuilding,
  grenade,
  heavyGrenade,
  ovary,

  trabant: trabant.play,
  kamaz: kamaz.play,
  trolleybus: trolleybus.play,
  barrel: barrel.play,
  barbedWire: barbedWire.play,
  boobyTrap: boobyTrap.play,
  mine: mine.play,
  carBomb,
  manhole: manhole.play,
  hole: hole.play,
  slab,
  wall,
  roadblock,
  barrier,
  chains,
  concreteShoes,

  net,
  standstill,
  searchlight,
  getOut,
  bait,
  blood,
  laughingGas,
  seizeZombieCard: seizure('seizeZombieCard', 'zombies'),
  radio,
  chuck,
  flare,
  ration,
  stopAction: neverPlayed,
};

/** What happens to a zombie that enters the field; a car bomb waits for fire. */
export const TRAPS = {
  barbedWire: barbedWire.sprung,
  boobyTrap: boobyTrap.sprung,
  manhole: manhole.sprung,
  barrel: barrelEntered,
  mine: mine.sprung,
  hole: hole.sprung,
} satisfies Readonly<Record<Exclude<EffectOf<'trap'>, 'carBomb'> | 'barrel', Rule<State, Sprung>>>;

/** What happens when a car drives into something. */
export const CARS = {
  trabant,
  kamaz,
  trolleybus,
  barrel,
} satisfies Readonly<Record<EffectOf<'car'>, CarCard>>;

/** What zombies on the board can do in step 5. */
export const ABILITIES: Readonly<Record<Ability, AbilityCard>> = { kasparov, boss: bossOrder, teddy: teddyDemand };
