/** V199–V223: zombies act: all attacks, then all moves; runners do it twice. */
import { ask, call, declare, emit, rule, suspended } from '@horda/kernel';
import type { ZombieChoice } from '../choices/zombie.ts';
import { ACTIVATION, type Activation } from '../declared.ts';
import { boardHere } from '../rules/mission.ts';
import { zombieHits } from '../rules/wounds.ts';
import { NONE, RUNNER, TYPES, type State, type SurvivorNo, type TypeNo, type ZoneNo } from '../state.ts';
import { isStopped, nextZones, occupiedZones, sensesOf } from './senses.ts';
import { splitChoices, type Split } from './splitting.ts';

/** All zombies and abominations of the board. */
export function everybody(s: State): Activation {
  return { zombies: s.zombies.slice(), abominations: allAbominations(s), extra: false, target: NONE };
}

/** V223: an extra activation of all zombies of a kind. */
export function allOf(s: State, kind: TypeNo): Activation {
  const zombies = s.zombies.map((n, i) => (i % TYPES === kind ? n : 0));
  return { zombies, abominations: [], extra: true, target: NONE };
}

export function allAbominations({ abominations }: State): number[] {
  return abominations.map((_, i) => i);
}

/** One action of each zombie. */
interface Pass {
  /** Those who act; after the attacks, those who move. */
  zombies: readonly number[];
  abominations: readonly number[];
  extra: boolean;
  target: SurvivorNo;
  /** Those whose way is not decided yet. */
  splits: readonly Split[];
  /** Where the runners of the set are, by zone; empty: there are none, or this is their second action. */
  runners: readonly number[];
  isFirst: boolean;
}
const PASS = declare<Pass>('zombiePass', 'attack');

export const activation = rule<State, Activation>(ACTIVATION)({
  attack(s, { zombies, abominations, extra, target }) {
    const runners = runnersOf(zombies);
    call(s, PASS, { zombies, abominations, extra, target, splits: [], runners, isFirst: true });
  },
  /** V218: runners, after everybody's first action. */
  again(s, { zombies, extra, target }) {
    if (zombies.length === 0) return;
    call(s, PASS, { zombies, abominations: [], extra, target, splits: [], runners: [], isFirst: false });
  },
});

export const zombiePass = rule<State, Pass, ZombieChoice>(PASS)({
  /** V201–V205: all who share a zone with somebody attack, and do not move. */
  attack(s, my) {
    const zones = my.target === NONE ? occupiedZones(s) : zonesOf(s, my.target);
    const moving = my.zombies.slice();
    for (let i = zones.length - 1; i >= 0; i--) attackIn(s, my, moving, zones[i]!);
    my.zombies = moving;
    if (my.abominations.length > 0)
      my.abominations = my.abominations.filter((each) => !zones.includes(s.abominations[each]!.zone));
  },
  /** V206: the others move; those left over by a split wait for the team. */
  move(s, my) {
    const { zombies } = my;
    const senses = sensesOf(s, my.extra, my.target);
    const runners = my.runners.slice();
    const splits: Split[] = [];
    for (let at = 0; at < zombies.length; at += TYPES) {
      if (zombies[at]! + zombies[at + 1]! + zombies[at + 2]! === 0) continue;
      const from = at / TYPES;
      const to = nextZones(senses, from);
      for (let kind = 0; kind < TYPES; kind++) {
        const n = zombies[at + kind]!;
        if (n > 0) spread(s, from, to, kind, n, runners, splits);
      }
      if (!s.kernel.quiet && isStopped(senses, from, to)) emit(s, { type: 'zombiesStopped', zone: from });
    }
    for (const each of my.abominations) {
      const from = s.abominations[each]!.zone;
      spread(s, from, nextZones(senses, from), TYPES + each, 1, runners, splits);
    }
    my.splits = splits;
    my.runners = runners;
  },
  /** V216: the team decides, one group after the other. */
  choose(s, { splits }, f) {
    if (splits.length === 0) f.at = 'report';
    else ask(s, s.first, 'zombiePass.choose', splitChoices(s, splits[0]!));
  },
  place(s, my, f) {
    const { from, kind } = my.splits[0]!;
    const runners = my.runners.slice();
    for (const to of f.pick.do === 'leftover' ? f.pick.to : []) shift(s, from, to, kind, 1, runners);
    my.splits = my.splits.slice(1);
    my.runners = runners;
    f.at = 'choose';
  },
  /** The runners of the set act again, from where they are now. */
  report(s, { runners, isFirst }) {
    if (isFirst) suspended(s, ACTIVATION).zombies = asSet(runners);
  },
});

/** The runners of a set by zone; empty: there are none. */
function runnersOf(zombies: readonly number[]): readonly number[] {
  let n = 0;
  const runners: number[] = [];
  for (let at = RUNNER; at < zombies.length; at += TYPES) {
    runners.push(zombies[at]!);
    n += zombies[at]!;
  }
  return n === 0 ? [] : runners;
}

function asSet(runners: readonly number[]): readonly number[] {
  const zombies: number[] = [];
  for (const n of runners) zombies.push(0, 0, n);
  return zombies;
}

/** X61: the zone of a survivor who taunts; nobody else is attacked. */
function zonesOf({ survivors }: State, target: SurvivorNo): ZoneNo[] {
  const { status, zone } = survivors[target]!;
  return status === 'standing' ? [zone] : [];
}

/** V202, V203: one wound of each who stands there, without a roll. */
function attackIn(s: State, { abominations, target }: Pass, moving: number[], zone: ZoneNo): void {
  const at = zone * TYPES;
  const hits = [moving[at]!, moving[at + 1]!, moving[at + 2]!, 0];
  for (const each of abominations) if (s.abominations[each]!.zone === zone) hits[TYPES]!++;
  const n = hits[0]! + hits[1]! + hits[2]! + hits[3]!;
  if (n === 0) return;
  moving[at] = moving[at + 1] = moving[at + 2] = 0;
  emit(s, { type: 'zombiesAttacked', zone, n });
  zombieHits(s, zone, hits, target);
}

/** V215, V217: a group of one kind goes its ways evenly. */
function spread(
  s: State,
  from: ZoneNo,
  to: readonly ZoneNo[],
  kind: number,
  n: number,
  runners: number[],
  splits: Split[],
): void {
  if (to.length === 0) return;
  const each = Math.floor(n / to.length);
  const rest = n % to.length;
  if (each > 0) for (const next of to) shift(s, from, next, kind, each, runners);
  if (rest === 0) return;
  if (to.every((next) => next === to[0])) shift(s, from, to[0]!, kind, rest, runners);
  else splits.push({ from, kind, n: rest, to });
}

/** Zombies go to the next zone, or stay. `kind`: from TYPES on, an abomination. */
function shift(s: State, from: ZoneNo, to: ZoneNo, kind: number, n: number, runners: number[]): void {
  if (from === to) return;
  if (kind >= TYPES) {
    const one = s.abominations[kind - TYPES]!;
    one.zone = to;
    emit(s, { type: 'abominationMoved', from, to, kind: one.kind });
    return;
  }
  s.zombies[from * TYPES + kind]! -= n;
  s.zombies[to * TYPES + kind]! += n;
  if (kind === RUNNER && runners.length > 0) {
    runners[from]! -= n;
    runners[to]! += n;
  }
  if (s.kernel.quiet) return;
  const moved = { type: 'zombiesMoved', from, to, kind: kind as TypeNo, n } as const;
  emit(s, boardHere(s).places.sendsBack === from ? { ...moved, sentBack: true } : moved);
}
