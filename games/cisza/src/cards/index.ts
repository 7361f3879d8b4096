/** All cards with their behaviour. */
import type { Barrier, Resource } from '../content/resources.ts';
import type { BarrierCard, Card } from '../state.ts';
import { alarm } from './alarm.ts';
import { axe } from './axe.ts';
import { barricade } from './barricade.ts';
import { bribery } from './bribery.ts';
import { drone } from './drone.ts';
import { eviction } from './eviction.ts';
import { flare } from './flare.ts';
import { megaphone } from './megaphone.ts';
import { mines } from './mines.ts';
import { revolver } from './revolver.ts';
import { sabotage } from './sabotage.ts';
import { sacrifice } from './sacrifice.ts';
import { shotgun } from './shotgun.ts';
import { sniperRifle } from './sniper-rifle.ts';
import { surprise } from './surprise.ts';
import { walkieTalkie } from './walkie-talkie.ts';

/** Cards that do something when they are played. */
export const CARDS: Readonly<Record<Exclude<Resource, Barrier>, Card>> = {
  axe,
  revolver,
  shotgun,
  sniperRifle,
  walkieTalkie,
  flare,
  megaphone,
  sabotage,
  eviction,
  bribery,
  sacrifice,
  drone,
  surprise,
};

/** Cards that are laid down when they are played, and used in an attack. */
export const BARRIER_CARDS: Readonly<Record<Barrier, BarrierCard>> = { barricade, alarm, mines };
