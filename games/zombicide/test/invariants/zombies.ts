/** Invariants 18 to 24 and 33: what zombies do, pass by pass, and where they come from. */
import type { Board } from '../../src/map/board.ts';
import type { Wounds } from '../../src/declared.ts';
import { boardHere, terrainHere } from '../../src/rules/mission.ts';
import {
  NONE,
  RUNNER,
  TYPES,
  type Event,
  type Ground,
  type State,
  type SurvivorNo,
  type ZoneNo,
} from '../../src/state.ts';
import { nextZones, occupiedZones, sensesOf, targetsFrom } from '../../src/zombies/senses.ts';
import type { Split } from '../../src/zombies/splitting.ts';
import { eventsOf, momentsOf, must, sum, type Moment, type Step } from './step.ts';

/** What a pass of zombies remembers: who acts, then who moves. */
export interface Pass {
  readonly zombies: readonly number[];
  readonly abominations: readonly number[];
  readonly extra: boolean;
  readonly target: SurvivorNo;
  readonly splits: readonly Split[];
  readonly isFirst: boolean;
}

const passes = (step: Step, ...steps: readonly string[]): readonly Moment<Pass>[] =>
  momentsOf<Pass>(step, ...steps.map((name) => `zombiePass.${name}`));

/** Zombies that went, abominations by TYPES. */
interface Walk {
  readonly from: ZoneNo;
  readonly to: ZoneNo;
  readonly kind: number;
  readonly n: number;
}

function walksOf(events: readonly Event[]): Walk[] {
  return events.flatMap((e) => {
    if (e.type === 'abominationMoved') return [{ from: e.from, to: e.to, kind: TYPES, n: 1 }];
    return e.type === 'zombiesMoved' ? [{ from: e.from, to: e.to, kind: e.kind, n: e.n }] : [];
  });
}

/** V385: out of this zone zombies are put back to where they came from. */
function isSentBack(board: Board, { from, to }: Walk): boolean {
  return from === board.places.sendsBack && to === board.places.spawns[0]?.zone;
}

/** 18: never through a wall or a closed door; over sandbags and onto the tank only in an extra activation. */
export function zombiesKeepToWays(step: Step): void {
  const board = boardHere(step.after);
  for (const walk of walksOf(step.after.kernel.events))
    must(
      isSentBack(board, walk) || isPassable(board, step.after.ground, walk, true),
      `zombies went from zone ${walk.from} to ${walk.to}`,
    );
  for (const { before, my, events } of passes(step, 'move', 'place'))
    for (const walk of walksOf(events))
      must(
        isSentBack(board, walk) || isPassable(board, before.ground, walk, my.extra),
        `zombies walked from zone ${walk.from} to ${walk.to}`,
      );
}

function isPassable({ ways, links, zones }: Board, ground: Ground, { from, to }: Walk, extra: boolean): boolean {
  const joins = ({ a, b }: { a: ZoneNo; b: ZoneNo }): boolean => (a === from && b === to) || (a === to && b === from);
  if (ground.links.some((link) => links[link]!.kind === 'opening' && joins(links[link]!))) return true;
  const ontoTank = zones[to]!.kind === 'tank';
  return ways.some((way) => {
    if (!joins(way)) return false;
    if (way.isFree || way.doors.some((door) => ground.open.includes(door))) return true;
    return extra ? way.isBagged || way.isTank : way.isTank && !ontoTank;
  });
}

/** 19: those who attack do not move, and the other way round; only runners act twice. */
export function zombiesAttackOrMove(step: Step): void {
  for (const { before, my, left } of passes(step, 'attack')) {
    const attacked = my.target === NONE ? occupiedZones(before) : [before.survivors[my.target]!.zone];
    for (const [at, n] of my.zombies.entries()) {
      const isHere = attacked.includes(Math.floor(at / TYPES)) && isAwake(before, my.target);
      must(n <= before.zombies[at]!, `${n} of ${before.zombies[at]} zombies act in zone ${Math.floor(at / TYPES)}`);
      must(left.zombies[at] === (isHere ? 0 : n), `zombies of zone ${Math.floor(at / TYPES)} attack and move`);
      must(my.isFirst || n === 0 || at % TYPES === RUNNER, 'others than runners act twice');
    }
    must(my.isFirst || my.abominations.length === 0, 'an abomination acts twice');
  }
  for (const { my, events } of passes(step, 'move'))
    for (const { from, kind, n } of eventsOf(events, 'zombiesMoved'))
      must(n <= my.zombies[from * TYPES + kind]!, `${n} zombies leave zone ${from} that may not move`);
}

/** A survivor who taunts and has fallen is attacked no more. */
function isAwake({ survivors }: State, target: SurvivorNo): boolean {
  return target === NONE || survivors[target]!.status === 'standing';
}

/** 20: every move ends one zone nearer to a target. */
export function movesLeadNearer(step: Step): void {
  for (const { before, my, events } of passes(step, 'move', 'place')) {
    const walks = walksOf(events);
    if (walks.length === 0) continue;
    const senses = sensesOf(before, my.extra, my.target);
    const { n, roads } = terrainHere(before);
    for (const walk of walks) {
      if (isSentBack(boardHere(before), walk)) continue;
      const isNearer = targetsFrom(senses, walk.from).some((target) => {
        const { far } = roads(my.extra, target === senses.lure);
        return far[walk.to * n + target]! + 1 === far[walk.from * n + target];
      });
      must(isNearer, `zombies of zone ${walk.from} are in ${walk.to} no nearer to a target`);
    }
  }
}

/** 21: a group goes its ways evenly; those left over go different ways. */
export function splitsAreEven(step: Step): void {
  for (const moment of passes(step, 'move')) evenMove(moment);
  for (const { my, left, events } of passes(step, 'place')) {
    const [split] = my.splits as [Split, ...Split[]];
    must(left.splits.length === my.splits.length - 1, 'a split was forgotten');
    const gone = walksOf(events);
    const free = split.to.filter((to) => to === split.from).length;
    const n = gone.reduce((sum, walk) => sum + walk.n, 0);
    must(n <= split.n && n + free >= split.n, `${n} of ${split.n} left over were placed`);
    for (const { to } of gone) {
      const [ways, walked] = [split.to, gone.map((walk) => walk.to)].map(
        (list) => list.filter((each) => each === to).length,
      );
      must(walked! <= ways!, `two left over went the same way to zone ${to}`);
    }
  }
}

function evenMove({ before, my, left, events }: Moment<Pass>): void {
  const senses = sensesOf(before, my.extra, my.target);
  const walks = eventsOf(events, 'zombiesMoved');
  for (const [at, n] of my.zombies.entries()) {
    if (n === 0) continue;
    const [from, kind] = [Math.floor(at / TYPES), at % TYPES];
    const ways = nextZones(senses, from);
    const rest = left.splits.find((split) => split.from === from && split.kind === kind)?.n ?? 0;
    const gone = walks.filter((walk) => walk.from === from && walk.kind === kind);
    let went = 0;
    for (const to of new Set(ways)) {
      const share = ways.filter((way) => way === to).length;
      const walked = gone.filter((walk) => walk.to === to).reduce((sum, walk) => sum + walk.n, 0);
      const [least, most] = [share * Math.floor(n / ways.length), share * Math.ceil(n / ways.length)];
      went += to === from ? least : walked;
      must(to === from || (walked >= least && walked <= most), `${walked} of ${n} went to zone ${to}`);
    }
    const stays = ways.length > 0 && ways.every((way) => way === from);
    must(ways.length === 0 || stays || went + rest === n, `${went} and ${rest} of ${n} in zone ${from} moved`);
  }
}

/** 22: nobody comes and nobody goes while zombies move. */
export function movesKeepNumbers(step: Step): void {
  for (const { before, after } of passes(step, 'move', 'place')) {
    for (let kind = 0; kind < TYPES; kind++) {
      const [had, has] = [before, after].map(({ zombies }) =>
        zombies.reduce((sum, n, at) => sum + (at % TYPES === kind ? n : 0), 0),
      );
      must(had === has, `${had} zombies moved, and ${has} are there`);
    }
    must(before.abominations.length === after.abominations.length, 'an abomination came or went in a move');
  }
}

/** 23: a wound for each who attacks, unless nobody is left to take it or a skill ignores it. */
export function woundsFitAttackers(step: Step): void {
  for (const { before, my, events, called } of passes(step, 'attack')) {
    const hits = called.filter(({ rule }) => rule === 'wounds').map((frame) => frame.my as Wounds);
    const attacks = eventsOf(events, 'zombiesAttacked');
    for (const { zone, n } of attacks) {
      const abominations = my.abominations.filter((each) => before.abominations[each]!.zone === zone).length;
      const all = sum(my.zombies.slice(zone * TYPES, (zone + 1) * TYPES)) + abominations;
      must(n === all, `${n} instead of ${all} zombies attack zone ${zone}`);
      must(sum(hits.find((each) => each.zone === zone)?.hits ?? []) === n, `${n} zombies deal other wounds in ${zone}`);
    }
    must(hits.length === attacks.length, 'hits of zombies that do not attack');
  }
  for (const { my, left } of momentsOf<Wounds>(step, 'wounds.give', 'wounds.given')) {
    const used = sum(my.hits) - sum(left.hits);
    const dealt = (sum(left.given) - sum(my.given)) / my.damage + left.companions.length - my.companions.length;
    must(dealt <= used && used >= 0, `${dealt} wounds of ${used} hits`);
  }
  for (const { of, my, before, called } of momentsOf<Wounds>(step, 'wounds.harm')) {
    const harmed = called.filter(({ rule }) => rule === 'harm').map(({ my: harm }) => (harm as { n: number }).n);
    must(sum(harmed) === sum(my.given), `${of}: ${sum(harmed)} wounds of ${sum(my.given)}`);
    if (my.cause === 'zombies') must(sum(my.hits) === 0 || areAllDown(before, my), 'hits that nobody took');
  }
  for (const { my, events } of momentsOf<{ n: number }>(step, 'harm.bear'))
    must(sum(eventsOf(events, 'survivorHurt').map(({ n }) => n)) <= Math.max(0, my.n), 'more wounds than were dealt');
}

/** Everybody who may be hit has at least as many wounds coming as health. */
function areAllDown({ survivors }: State, { zone, given, only }: Wounds): boolean {
  return survivors.every(
    ({ status, zone: own }, no) =>
      status !== 'standing' || own !== zone || (only !== undefined && only !== no) || given[no]! > 0,
  );
}

/** 24: beams bring one extra activation a round, and none by day. */
export function beamsWorkOnceANight({ before, after }: Step): void {
  let isNight = before.night;
  let isOver = before.phase !== 'players';
  for (const e of after.kernel.events) {
    if (e.type === 'roundBegan') [isNight, isOver] = [e.night, false];
    if (e.type !== 'beamsSeen') continue;
    must(isNight, 'a beam was seen by day');
    must(!isOver, 'beams were seen twice in a round');
    isOver = true;
  }
}

/** 33: the spawn zones are in the order of the mission. */
export function spawnsAreInOrder(s: State): void {
  const order = boardHere(s).places.spawns.map(({ zone }) => zone);
  const places = s.spawns.map(({ zone }) => order.indexOf(zone));
  for (const [i, place] of places.entries())
    must(place !== NONE && (i === 0 || place > places[i - 1]!), 'spawn zones are out of order');
}

/** 33: cards are drawn in this order, and none for a zone that sleeps. */
export function spawnsDrawInOrder(step: Step): void {
  for (const { before, called } of momentsOf(step, 'zombiePhase.spawn')) {
    const awake = before.spawns.filter(({ from }) => from !== NONE && from <= before.round).map(({ zone }) => zone);
    const zones = called.flatMap(({ my }) => (my as { zones?: readonly ZoneNo[] }).zones ?? []);
    const isSkipped = before.skipSpawn > 0 && zones.length === 0;
    must(isSkipped || zones.join() === awake.join(), `cards for zones ${zones.join()} instead of ${awake.join()}`);
  }
  for (const { my, called } of momentsOf<{ zones: readonly ZoneNo[] }>(step, 'spawnStep.next'))
    for (const { my: drawn } of called)
      must((drawn as { zone: ZoneNo }).zone === my.zones[0], 'a spawn zone draws before its turn');
}
