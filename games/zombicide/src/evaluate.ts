/** For bots: how well the team is doing. Everything is measured in wounds: one wound of one survivor is 1. */
import type { Seat } from '@horda/kernel';
import { aimsOf } from './advice/aims.ts';
import { UNREACHABLE, type Roads } from './map/terrain.ts';
import { terrainHere } from './rules/mission.ts';
import { gearOf, survivorCard } from './rules/printed.ts';
import { NONE, RUNNER, TYPES, type Held, type State, type Survivor, type ZoneNo } from './state.ts';

/** The mission won or lost. */
const WON = 200;
/** A survivor who is out of the mission, besides the wounds. */
const FALLEN = 12;
/** A task that is still open, a step of the nearest survivor toward it, a closed door on the way. */
const TASK = 4;
const STEP = 0.5;
const SHUT = 1.5;
/** A step of a survivor toward the nearest task, which somebody else may reach first. */
const STRAY = 0.08;
/** A survivor who is out of town, and a step toward the exit. */
const ESCAPED = 6;
const HOMEWARD = 0.8;
/** Zombies: a wound that is certain in the next zombie phase, one that threatens, a zombie anywhere. */
const SURE = 1.1;
const NEAR = 0.25;
const ANYWHERE = 0.08;
const ABOMINATION = 0.8;
/** A hit that a weapon makes in a turn on average; a card that opens doors in a hand; other cards. */
const HIT = 0.5;
const OPENER = 1;
const CARD = 0.15;
/** Higher levels bring skills, and more zombies for all. */
const LEVEL = 0.3;

export function evaluate(s: State, _seat: Seat): number {
  if (s.ending !== null) return s.ending === 'won' ? WON : -WON;
  const terrain = terrainHere(s);
  const open = terrain.roads(true, false);
  const shut = terrain.roads(true, true);
  let value = 0;
  for (const one of s.survivors) value += worthOf(s, one, open);
  const { tasks, exits } = aimsOf(s);
  for (const zones of tasks) value -= TASK + STEP * nearest(s, zones, open, shut, terrain.n);
  for (const one of s.survivors) {
    if (one.status !== 'standing' || one.zone === NONE) continue;
    if (exits.length > 0)
      value -= HOMEWARD * Math.min(...exits.map((zone) => distance(one.zone, zone, open, shut, terrain.n)));
    else if (tasks.length > 0)
      value -= STRAY * Math.min(...tasks.flat().map((zone) => distance(one.zone, zone, open, shut, terrain.n)));
  }
  let zombies = 0;
  for (const n of s.zombies) zombies += n;
  return value - ANYWHERE * zombies - ABOMINATION * s.abominations.length;
}

function worthOf(s: State, one: Survivor, { near }: Roads): number {
  const health = survivorCard(s, one).health;
  if (one.status === 'escaped') return health + ESCAPED;
  if (one.status !== 'standing') return -FALLEN;
  // Before round 1 some do not stand anywhere yet.
  if (one.zone === NONE) return health;
  const left = health - one.wounds;
  const company = s.survivors.filter(({ zone, status }) => zone === one.zone && status === 'standing').length;
  const sure = Math.min(left, attacksIn(s, one.zone) / company);
  let threat = 0;
  for (const zone of near[one.zone]!) threat += attacksIn(s, zone) / company;
  const doomed = sure >= left ? FALLEN : 0;
  const cards = [...one.hand, ...one.pack];
  return (
    left -
    SURE * sure -
    doomed -
    NEAR * Math.min(left, threat) +
    HIT * Math.max(0, ...one.hand.map((card) => hitsOf(s, card))) +
    (one.hand.some((card) => gearOf(s, card).door !== undefined) ? OPENER : 0) +
    CARD * cards.length +
    LEVEL * one.level
  );
}

/** Wounds that the zombies of a zone deal in one activation. */
function attacksIn(s: State, zone: ZoneNo): number {
  const at = zone * TYPES;
  let n = s.zombies[at]! + s.zombies[at + 1]! + 2 * s.zombies[at + RUNNER]!;
  for (const one of s.abominations) if (one.zone === zone) n++;
  return n;
}

/** Steps of the survivor who is nearest to one of the zones. */
function nearest(s: State, zones: readonly ZoneNo[], open: Roads, shut: Roads, n: number): number {
  let best = UNREACHABLE;
  for (const { zone, status } of s.survivors) {
    if (status !== 'standing' || zone === NONE) continue;
    for (const to of zones) best = Math.min(best, distance(zone, to, open, shut, n));
  }
  return best;
}

/** The open way, or the way through closed doors. */
function distance(from: ZoneNo, to: ZoneNo, open: Roads, shut: Roads, n: number): number {
  const steps = open.far[from * n + to]!;
  if (steps !== UNREACHABLE) return steps;
  return Math.min(20, shut.far[from * n + to]!) + SHUT / STEP;
}

function hitsOf(s: State, one: Held): number {
  const { modes = [] } = gearOf(s, one);
  return Math.max(0, ...modes.map(({ dice, accuracy, damage }) => ((dice * (7 - accuracy)) / 6) * Math.min(2, damage)));
}
