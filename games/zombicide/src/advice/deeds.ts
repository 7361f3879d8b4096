/** For bots: what is worth doing in a zone, action by action. */
import { isGuarded } from '../rules/guarded.ts';
import { gearOf } from '../rules/printed.ts';
import { boardHere } from '../rules/mission.ts';
import {
  NONE,
  type Choice,
  type DoorNo,
  type Held,
  type State,
  type Survivor,
  type SurvivorNo,
  type ZoneNo,
} from '../state.ts';
import { bestHand, handWorth, powerInHand } from './arms.ts';
import { assaultOf, bestAssault, crowdWorth } from './attacks.ts';
import { canBeSearched, type Situation } from './situation.ts';
import { bestTransfer } from './trades.ts';
import { WEIGHTS } from './weights.ts';

/** A thing to do where the survivor stands. */
export interface Deed {
  readonly option: number;
  /** Of each action. */
  readonly value: number;
  /** How often it can be done. */
  readonly times: number;
  /** The hits in the own zone that each action takes away. */
  readonly relief: number;
}

/** What some actions bring. */
export interface Gain {
  readonly value: number;
  readonly relief: number;
}
const NOTHING: Gain = { value: 0, relief: 0 };

/** What is worth doing here, the best first. */
export function deedsAmong(now: Situation, survivor: SurvivorNo, options: readonly Choice[]): readonly Deed[] {
  const deeds: Deed[] = [];
  for (let option = 0; option < options.length; option++) {
    const choice = options[option]!;
    if (choice.do === 'attack') {
      const { do: _do, ...attack } = choice;
      const { value, times, relief } = assaultOf(now, { survivor, ...attack });
      const isHere = choice.zone === now.s.survivors[survivor]!.zone;
      deeds.push({ option, value, times, relief: isHere ? relief : 0 });
    } else if (choice.do === 'skill' && choice.skill === 'shove') {
      const { value, relief } = shoveGain(now, survivor, choice.zone);
      deeds.push({ option, value, times: 1, relief });
    } else deeds.push({ option, value: deedWorth(now, survivor, choice), times: 1, relief: 0 });
  }
  return deeds.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value);
}

/** The best of them, one after another, as far as the actions go. */
export function gainOf(deeds: readonly Deed[], actions: number): Gain {
  let [value, relief, left] = [0, 0, actions];
  for (const deed of deeds) {
    const times = Math.min(left, deed.times);
    if (times <= 0) break;
    value += times * deed.value;
    relief += times * deed.relief;
    left -= times;
  }
  return { value, relief };
}

/** X49: those who were shoved come back, but only runners strike in the same round. */
function shoveGain({ s, company, bodies, hits }: Situation, survivor: SurvivorNo, to: ZoneNo): Gain {
  const { zone } = s.survivors[survivor]!;
  if (company[to]! > 0) return NOTHING;
  return { value: bodies[zone]! / company[zone]!, relief: 2 * bodies[zone]! - hits[zone]! };
}

/** 0: nothing to gain by it. */
function deedWorth(now: Situation, survivor: SurvivorNo, choice: Choice): number {
  const { s } = now;
  const one = s.survivors[survivor]!;
  switch (choice.do) {
    case 'throw':
      return now.company[choice.zone]! > 0 ? 0 : crowdWorth(now, choice.zone) - MOLOTOV;
    case 'objective':
      return objectiveWorth(now, choice.place, one.zone);
    case 'pickUp':
    case 'rally':
      return WEIGHTS.task;
    case 'crate':
      return WEIGHTS.crate;
    case 'search':
      return searchWorth(now, one) * (choice.light && s.night ? BY_LIGHT : 1);
    case 'door':
      return doorWorth(now, survivor, choice.door, choice.card);
    case 'trade':
      return choice.with === NONE ? arrangeWorth(s, one) : tradeWorth(s, survivor, choice.with);
    case 'reload':
      return RELOAD;
    case 'lightOff':
      return LIGHT_OFF;
    case 'useToken':
      return s.survivors[choice.survivor]!.wounds > 1 ? HEALING : 0;
    case 'lead':
      return WEIGHTS.lead + now.hits[s.survivors[choice.survivor]!.zone]! / 10;
    default:
      return 0;
  }
}
/** A light draws those who see it. (V314) */
const BY_LIGHT = 0.5;
const MOLOTOV = 1.5;
const RELOAD = 0.3;
const LIGHT_OFF = 0.5;
const HEALING = 2;

/** A card that stayed is tried again when it is what the team has come for. */
function objectiveWorth({ s, field }: Situation, place: number, zone: ZoneNo): number {
  if (s.placed[place]!.state === 'faceDown') return WEIGHTS.task;
  return field[zone] === 0 ? AGAIN : 0;
}
const AGAIN = 1;

/** Better cards into the hands, if it is worth an action. */
function arrangeWorth(s: State, { hand, pack }: Survivor): number {
  const gain = bestHand(s, [...hand, ...pack]) - handWorth(s, hand);
  return gain > WORTH_AN_ACTION ? gain : 0;
}
const WORTH_AN_ACTION = 0.4;

function tradeWorth(s: State, survivor: SurvivorNo, other: SurvivorNo): number {
  const { gain } = bestTransfer(s, survivor, other);
  return gain > WORTH_A_TRADE ? gain : 0;
}
const WORTH_A_TRADE = 0.8;

function searchWorth({ s, canOpen }: Situation, { hand, pack }: Survivor): number {
  const power = powerInHand(s, hand);
  const need = power < POOR ? 1 : power < FAIR ? WEIGHTS.searchMid : WEIGHTS.searchLow;
  const room = hand.length + pack.length < FULL ? 1 : 0.4;
  return WEIGHTS.search * need * room + (canOpen ? 0 : TOOL);
}
const POOR = 1.1;
const FAIR = 1.8;
const FULL = 5;
/** Nobody can open doors. */
const TOOL = 2.5;

/** A door is opened when it is on the way, most of the team is there, and no zombie. */
function doorWorth(now: Situation, survivor: SurvivorNo, door: DoorNo, card: Held): number {
  const { s, field, terrain } = now;
  const { zone } = s.survivors[survivor]!;
  if (now.bodies[zone]! > 0) return 0;
  const { a, b } = boardHere(s).doors[door]!;
  const isGoal = isDoorTask(now, a, b);
  if (!isGoal && field[a === zone ? b : a]! >= field[zone]! - 1) return 0;
  const { far } = terrain.roads(true, false);
  let near = 0;
  for (const other of s.survivors)
    if (other.status === 'standing' && other.zone !== NONE && far[other.zone * terrain.n + zone]! <= 2) near++;
  const noise = card !== NONE && gearOf(s, card).door === 'noisy' ? LOUD : 0;
  return (
    (near >= (WEIGHTS.ready * now.standing) / now.pressure ? WEIGHTS.door : WEIGHTS.notReady) + (isGoal ? 1 : 0) - noise
  );
}
const LOUD = 0.3;

function isDoorTask({ aims: { tasks, others, locked } }: Situation, a: ZoneNo, b: ZoneNo): boolean {
  const isIn = (list: readonly (readonly ZoneNo[])[]): boolean =>
    list.some((zones) => zones.length === 2 && zones.includes(a) && zones.includes(b));
  return isIn(tasks) || (tasks.length === 0 && (isIn(others) || isIn(locked)));
}

/** Acting in another zone with so many actions, as far as it can be told from here. */
export function gainThere(now: Situation, survivor: SurvivorNo, zone: ZoneNo, actions: number): Gain {
  if (actions === 0) return NOTHING;
  const { s } = now;
  const one = s.survivors[survivor]!;
  const isTask = now.aims.tasks.some((zones) => zones.length === 1 && zones[0] === zone);
  const deeds: number[] = [];
  if (now.bodies[zone]! > 0) {
    // The zombies come first.
    if (isTask && actions > 1) deeds.push(WEIGHTS.task * AMONG_ZOMBIES);
  } else {
    if (isTask) deeds.push(WEIGHTS.task);
    if (s.crates.includes(zone) && !isGuarded(s, zone)) deeds.push(WEIGHTS.crate);
    if (!one.searched && canBeSearched(s, zone)) deeds.push(searchWorth(now, one));
  }
  let value = 0;
  for (const each of deeds.slice(0, actions)) value += each;
  const left = actions - deeds.length;
  if (left <= 0) return { value, relief: 0 };
  const assault = bestAssault(now, survivor, zone, left);
  return { value: value + assault.value, relief: assault.relief };
}
const AMONG_ZOMBIES = 0.6;
