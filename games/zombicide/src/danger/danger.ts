/**
 * The next zombie step, without spawning, as the rules carry it out on what a seat can see. It guesses nothing: what the
 * team will have to decide is told as a decision, and what depends on it as possible.
 */
import { TYPES, type Ending, type SurvivorNo, type ZoneNo } from '../state.ts';
import type { View } from '../view.ts';
import { coursesOf, type Course, type Leftover } from './courses.ts';
import { harmIn, type Harm, type Range, type Sureness } from './harm.ts';
import { worldOf } from './world.ts';

export type { Leftover } from './courses.ts';
export type { Range, Sureness } from './harm.ts';

/** Walkers, brutes, runners, abominations. */
export type Counts = readonly number[];

/** Zombies that go from a zone to the next. Those that go on have a second arrow. */
export interface Arrow {
  readonly from: ZoneNo;
  readonly to: ZoneNo;
  readonly sure: Counts;
  /** So many more may go, by what the team decides about those left over; those themselves are not counted. */
  readonly possible: Counts;
}

export interface Attacked {
  readonly zone: ZoneNo;
  readonly hits: Range;
  /** V204: the team will share the hits among these; empty: there is nothing to decide. */
  readonly among: readonly SurvivorNo[];
}

export interface Harmed {
  readonly survivor: SurvivorNo;
  readonly wounds: Range;
  readonly falls: Sureness;
}

export interface Danger {
  readonly arrows: readonly Arrow[];
  readonly leftovers: readonly Leftover[];
  readonly attacked: readonly Attacked[];
  /** All who are or may be hurt. */
  readonly harmed: readonly Harmed[];
  /** How many survivors and companions are lost, whoever they are. */
  readonly falls: Range;
  /** Companions that die or may die, by their place in the list of the view. */
  readonly companions: readonly { readonly companion: number; readonly dies: Sureness }[];
  /** Zones whose zombies stand before a closed door. (W23) */
  readonly stopped: readonly ZoneNo[];
  /** How the mission ends, whatever the team decides; null: it goes on, or that depends. */
  readonly ending: Ending | null;
  /** A decision may change what the zombies do after it. */
  readonly unsure: boolean;
}

/** What happens if no survivor does anything more before the zombies act. */
export function dangerFor(view: View): Danger {
  const courses = coursesOf(worldOf(view));
  const harms = courses.map((course) => harmIn(course, view));
  const [{ leftovers }] = courses as readonly [Course, ...Course[]];
  const [ending, ...others] = courses.map(endingOf) as [Ending | null, ...(Ending | null)[]];
  return {
    arrows: arrowsIn(courses),
    leftovers,
    attacked: attackedIn(courses),
    harmed: view.survivors.flatMap((_, survivor) => harmed(harms, survivor)),
    falls: rangeOf(
      harms.map(({ falls }) => falls[0]),
      harms.map(({ falls }) => falls[1]),
    ),
    companions: view.companions.flatMap((_, companion) => {
      const dies = surenessOf(harms.map(({ companions }) => companions[companion]!));
      return dies === 'no' ? [] : [{ companion, dies }];
    }),
    stopped: stoppedIn(courses),
    ending: others.every((other) => other === ending) ? ending : null,
    unsure: courses.some(({ unsure }) => unsure),
  };
}

function rangeOf(least: readonly number[], most: readonly number[]): Range {
  return [Math.min(...least), Math.max(...most)];
}

function surenessOf(all: readonly Sureness[]): Sureness {
  if (all.every((one) => one === all[0])) return all[0]!;
  return 'maybe';
}

function harmed(harms: readonly Harm[], survivor: SurvivorNo): readonly Harmed[] {
  const ranges = harms.map(({ wounds }) => wounds[survivor]!);
  const wounds = rangeOf(
    ranges.map(([least]) => least),
    ranges.map(([, most]) => most),
  );
  if (wounds[1] === 0) return [];
  return [{ survivor, wounds, falls: surenessOf(harms.map(({ fallen }) => fallen[survivor]!)) }];
}

function endingOf({ events }: Course): Ending | null {
  for (const e of events) if (e.type === 'gameEnded') return e.ending;
  return null;
}

function stoppedIn(courses: readonly Course[]): readonly ZoneNo[] {
  const all = courses.map(({ events }) => events.flatMap((e) => (e.type === 'zombiesStopped' ? [e.zone] : [])));
  return [...new Set(all[0])].filter((zone) => all.every((zones) => zones.includes(zone)));
}

function attackedIn(courses: readonly Course[]): readonly Attacked[] {
  const hits = courses.map(({ events }) => {
    const byZone = new Map<ZoneNo, number>();
    for (const e of events) if (e.type === 'zombiesAttacked') byZone.set(e.zone, (byZone.get(e.zone) ?? 0) + e.n);
    return byZone;
  });
  return [...new Set(hits.flatMap((byZone) => [...byZone.keys()]))].map((zone) => {
    const all = hits.map((byZone) => byZone.get(zone) ?? 0);
    const shared = courses.flatMap((course) => course.shared.filter((one) => one.zone === zone));
    const takers = shared.flatMap((one) => one.takers.map(({ survivor }) => survivor));
    return {
      zone,
      hits: rangeOf(all, all),
      among: [...new Set(takers)].filter((each) => each >= 0).sort((a, b) => a - b),
    };
  });
}

function arrowsIn(courses: readonly Course[]): readonly Arrow[] {
  const all = courses.map(movesIn);
  return [...new Set(all.flatMap((moves) => [...moves.keys()]))]
    .map((key) => {
      const [from, to] = key.split('>').map(Number) as [ZoneNo, ZoneNo];
      const counts = all.map((moves) => moves.get(key) ?? NOBODY);
      const sure = NOBODY.map((_, i) => Math.min(...counts.map((each) => each[i]!)));
      const possible = NOBODY.map((_, i) => Math.max(...counts.map((each) => each[i]!)) - sure[i]!);
      return { from, to, sure, possible };
    })
    .filter(({ sure, possible }) => [...sure, ...possible].some((n) => n > 0));
}
const NOBODY: Counts = [0, 0, 0, 0];

/** Counts by way; those left over are not counted where the course has put them. */
function movesIn({ events, placed }: Course): ReadonlyMap<string, readonly number[]> {
  const moves = new Map<string, number[]>();
  const add = (from: ZoneNo, to: ZoneNo, kind: number, n: number): void => {
    const key = `${from}>${to}`;
    if (!moves.has(key)) moves.set(key, [...NOBODY]);
    moves.get(key)![kind]! += n;
  };
  for (const e of events) {
    if (e.type === 'zombiesMoved') add(e.from, e.to, e.kind, e.n);
    if (e.type === 'abominationMoved') add(e.from, e.to, TYPES, 1);
  }
  for (const { from, kind, to } of placed) for (const way of to) if (way !== from) add(from, way, kind, -1);
  return moves;
}
