/** For bots: how well the team is doing. Everything is measured in wounds: one wound of one survivor is 1. */
import type { Seat } from '@horda/kernel';
import { cardWorth, handWorth } from './advice/arms.ts';
import { placeWorth } from './advice/place.ts';
import { situationOf } from './advice/situation.ts';
import { healthLeft } from './rules/printed.ts';
import { dangerLevel } from './rules/table.ts';
import { NONE, type State, type Survivor } from './state.ts';

/** The mission won or lost. */
const WON = 400;
/** A survivor who is out of the mission, besides the wounds; one who has left it; one who lies there. */
const FALLEN = 15;
const ESCAPED = 8;
const DOWN = 9;
const HEALTH = 1.5;
/** A goal that is met; a task that is still open, or the way out that is free. */
const GOAL = 8;
const TASK = 5;
/** Zombies anywhere, and each danger level, which brings more of them. */
const ZOMBIE = 0.1;
const ABOMINATION = 1;
const LEVEL = 1.5;
/** What is carried; a skill; a spawn zone at work. */
const CARDS = 0.4;
const SKILL = 0.3;
const SPAWN = 2;
/** An action that is left in a turn; a noise token, which draws zombies. */
const ACTION = 0.3;
const NOISE = 0.05;

export function evaluate(s: State, _seat: Seat): number {
  if (s.ending !== null) return s.ending === 'won' ? WON : -WON;
  const now = situationOf(s);
  const { tasks, locked, exits } = now.aims;
  let value = GOAL * s.done.length - TASK * (tasks.length + locked.length) - ABOMINATION * s.abominations.length;
  if (exits.length > 0) value += TASK;
  for (const n of s.zombies) value -= ZOMBIE * n;
  for (const n of s.noise) value -= NOISE * n;
  value -= LEVEL * dangerLevel(s);
  value -= SPAWN * now.spawns.length;
  for (let i = 0; i < s.survivors.length; i++) {
    const one = s.survivors[i]!;
    value += conditionOf(s, one);
    if (one.status === 'standing' && one.zone !== NONE) value += placeWorth(now, i, one.zone, 0);
  }
  for (const { status } of s.companions) if (status === 'dead') value -= FALLEN;
  return value + s.noted.keywords.length / 2 + s.noted.achievements.length;
}

function conditionOf(s: State, one: Survivor): number {
  if (one.status === 'escaped') return HEALTH * healthLeft(s, one) + ESCAPED;
  if (one.status === 'down') return -DOWN;
  if (one.status !== 'standing') return one.status === 'rescued' ? -DOWN / 2 : -FALLEN;
  let cards = handWorth(s, one.hand);
  for (const card of one.pack) cards += 0.5 * cardWorth(s, card);
  return HEALTH * healthLeft(s, one) + CARDS * cards + ACTION * one.actions + SKILL * one.skills.length;
}
