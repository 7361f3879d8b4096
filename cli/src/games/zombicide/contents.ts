/** What stands in a zone, in signs, packed into the rows that the plan has for it. */
import { isDarkRoom, isLit } from '@horda/zombicide/rules/light';
import { boardHere, missionOf, terrainHere } from '@horda/zombicide/rules/mission';
import { zoneOfCompanion } from '@horda/zombicide/rules/table';
import { tableOf } from '@horda/zombicide/obstacle';
import { NONE, TYPES, type Car, type ZoneNo } from '@horda/zombicide/state';
import { offered } from '@horda/zombicide/text/seen';
import type { View } from '@horda/zombicide/view';
import type { Paint } from '../../terminal/style.ts';
import { widthOf } from '../../terminal/width.ts';
import type { Span } from './plan/plan.ts';
import { passagesFrom, shortNames, zombiesAt, type ZombicideWords } from './seen.ts';

/** A sign with its colour. */
export interface Sign {
  readonly text: string;
  readonly paint: Paint | null;
}

/** A sign and its place on the plan. */
export interface PlacedSign extends Sign {
  readonly x: number;
  readonly y: number;
}

/** More zombies than this are also added up. */
const CROWD = 12;

/** Everything in the zone, or as much as fits; a `+` behind the number tells that `zone` knows more. */
export function contentsOf(
  view: View,
  zone: ZoneNo,
  spans: readonly Span[],
  words: ZombicideWords,
): readonly PlacedSign[] {
  const head = headOf(view, zone);
  const wanted = wordingsOf(view, zone, words);
  // Nothing touches the border, if that can be.
  const apart = spans.map((span) => ({ ...span, length: span.length - 1 }));
  for (const signs of wanted) {
    const placed = packed(head, signs, apart) ?? packed(head, signs, spans);
    if (placed !== null) return placed;
  }
  const more = { ...head, text: `${head.text}+` };
  const least = wanted.at(-1)!;
  for (let n = least.length - 1; n >= 0; n--) {
    const placed = packed(more, least.slice(0, n), spans);
    if (placed !== null) return placed;
  }
  return packed(head, [], spans) ?? [];
}

/** So many rows at most, even if the zone is crowded. */
const MOST_ROWS = 4;

/** The rows that a zone of this width needs to tell all that stands in it, with names whole or cut short. */
export function rowsNeeded(view: View, zone: ZoneNo, width: number, words: ZombicideWords, isWhole: boolean): number {
  const signs = wordingsOf(view, zone, words)[isWhole ? 0 : 2]!;
  for (let rows = 1; rows < MOST_ROWS; rows++) {
    const spans = Array.from({ length: rows }, (_, y) => ({ y, from: 0, length: width - 1 }));
    if (packed(headOf(view, zone), signs, spans) !== null) return rows;
  }
  return MOST_ROWS;
}

/** All that stands in the zone, with names cut short. */
export function signsIn(view: View, zone: ZoneNo, words: ZombicideWords): readonly Sign[] {
  return wordingsOf(view, zone, words)[2]!;
}

/** From all in words to the shortest. */
function wordingsOf(view: View, zone: ZoneNo, words: ZombicideWords): readonly (readonly Sign[])[] {
  const things = thingsIn(view, zone, words);
  const [dead, total] = [deadIn(view, zone, words), totalIn(view, zone)];
  const { whole, short, acting, others } = peopleIn(view, zone, words);
  const crowd = zombiesAt(view, zone) > CROWD ? [...dead, ...total] : dead;
  return [
    [...whole, ...crowd, ...things],
    [...short, ...crowd, ...things],
    [...short, ...dead, ...things],
    [...acting, ...dead, ...others, ...things],
    [...acting, ...total, ...others, ...things],
  ];
}

/** The number; `%` for a dark room that was not opened yet, `"` for a lit zone at night, `*2` for a target. */
function headOf(view: View, zone: ZoneNo): Sign {
  const { zones, buildingOf } = boardHere(view);
  const isDark = zones[zone]!.kind === 'dark' && !view.opened.includes(buildingOf[zone]!);
  const isStillDark = isDarkRoom(tableOf(view), zone);
  const light = view.night && isLit(tableOf(view), zone) ? '"' : '';
  const range = targetRange(view, zone);
  const text = `${zone + 1}${isDark || isStillDark ? '%' : ''}${light}${range === null ? '' : `*${range}`}`;
  const isReached = offered(view).some(
    (choice) => (choice.do === 'move' || choice.do === 'drive') && choice.way.at(-1) === zone,
  );
  return { text, paint: range !== null || isReached ? 'move' : 'strong' };
}

/** How far away it is as a target; null: it is none. */
function targetRange(view: View, zone: ZoneNo): number | null {
  const isTarget = offered(view).some(
    (choice) => (choice.do === 'attack' || choice.do === 'throw') && choice.zone === zone && zombiesAt(view, zone) > 0,
  );
  const from = view.survivors[view.acting]?.zone;
  if (!isTarget || from === undefined) return null;
  const { sight, n } = terrainHere(view);
  return Math.max(0, sight[from * n + zone]!);
}

interface People {
  /** By name, and by the shortest beginning of the name. */
  readonly whole: readonly Sign[];
  readonly short: readonly Sign[];
  /** The acting one, who is always told; the others counted. */
  readonly acting: readonly Sign[];
  readonly others: readonly Sign[];
}

function peopleIn(view: View, zone: ZoneNo, { texts }: ZombicideWords): People {
  const short = shortNames(view, texts.names);
  const here = view.survivors.flatMap((one, n) =>
    one.zone === zone && (one.status === 'standing' || one.status === 'down') ? [n] : [],
  );
  const isActing = (n: number): boolean => view.acting === n && view.phase === 'players';
  const sign = (n: number, name: string): Sign => {
    const text = view.survivors[n]!.status === 'down' ? `(${name})` : name;
    return isActing(n) ? { text: `>${text}`, paint: 'move' } : { text, paint: 'people' };
  };
  const companions = view.companions.flatMap((one): readonly Sign[] =>
    one.status === 'standing' && zoneOfCompanion(tableOf(view), one) === zone
      ? [{ text: `&${texts.names.companion(one.who)}`, paint: 'people' }]
      : [],
  );
  const others = here.filter((n) => !isActing(n)).length + companions.length;
  return {
    whole: [...here.map((n) => sign(n, texts.names.survivor(n, view))), ...companions],
    short: [
      ...here.map((n) => sign(n, short[n]!)),
      ...companions.map(({ text, paint }) => ({ text: text.slice(0, SHORT), paint })),
    ],
    acting: here.filter(isActing).map((n) => sign(n, short[n]!)),
    others: others === 0 ? [] : [{ text: `@${others}`, paint: 'people' }],
  };
}
/** A companion's sign and two letters. */
const SHORT = 3;

function deadIn(view: View, zone: ZoneNo, { table }: ZombicideWords): readonly Sign[] {
  const { kinds, abomination } = table.signs;
  const crowd = kinds.flatMap((letter, kind) => {
    const n = view.zombies[zone * TYPES + kind]!;
    return n === 0 ? [] : [{ text: `${letter}${n}`, paint: 'dead' } as const];
  });
  const n = view.abominations.filter((one) => one.zone === zone).length;
  return n === 0 ? crowd : [...crowd, { text: `${abomination}${n}`, paint: 'dead' }];
}

function totalIn(view: View, zone: ZoneNo): readonly Sign[] {
  const n = zombiesAt(view, zone);
  return n === 0 ? [] : [{ text: `=${n}`, paint: 'dead' }];
}

/** The most important first: what is cut off is at the end. */
function thingsIn(view: View, zone: ZoneNo, { table: { signs }, texts }: ZombicideWords): readonly Sign[] {
  const { places } = boardHere(view);
  const cards = view.placed
    .filter((one) => one.zone === zone && one.state !== 'gone')
    .map(({ card, state }) => `${state === 'stays' ? '!' : '?'}${card === NONE ? '' : backOf(view, card)}`);
  const spawns = view.spawns.flatMap((one, n) => {
    if (one.zone !== zone) return [];
    return one.from === NONE || one.from > view.round ? [`(^${n + 1})`] : [`^${n + 1}`];
  });
  const [noise, lasting] = [view.noise[zone]!, view.lasting[zone]!];
  return [
    ...cards.map((text) => ({ text, paint: 'strong' }) as const),
    ...(view.exits.some((exit) => exit.zone === zone) ? [{ text: signs.exit, paint: 'strong' } as const] : []),
    ...spawns.map((text) => ({ text, paint: 'dead' }) as const),
    ...(view.crates.includes(zone) ? [{ text: '[]', paint: 'strong' } as const] : []),
    ...(noise === 0 ? [] : [{ text: `${signs.noise}${noise}`, paint: 'dead' } as const]),
    ...(lasting === 0 ? [] : [{ text: `${signs.lasting}${lasting}`, paint: 'dead' } as const]),
    ...passagesFrom(view, zone).map((to) => ({ text: `~${to + 1}`, paint: 'wall' }) as const),
    ...(places.humvee === zone ? [{ text: signs.humvee, paint: 'wall' } as const] : []),
    ...view.cars
      .filter((car) => car.zone === zone)
      .map((car) => ({ text: `${signs.car}${insideOf(view, car, texts)}`, paint: 'wall' }) as const),
    ...(boardHere(view).zones[zone]!.kind === 'tank' ? [{ text: signs.tank, paint: 'wall' } as const] : []),
  ];
}

/** `:Am+2`: the driver, and how many others. */
function insideOf(view: View, { driver, others }: Car, { names }: ZombicideWords['texts']): string {
  const atWheel = driver === NONE ? '' : `:${shortNames(view, names)[driver]}`;
  return others.length === 0 ? atWheel : `${atWheel}+${others.length}`;
}

/** `04` of `M1-04`, `T2` of `S0-T2`. */
function backOf(view: View, card: number): string {
  return missionOf(view).cards[card]!.id.replace(/^.*-/u, '');
}

/** Each sign in the first row that has room for it; null: one finds none. */
function packed(head: Sign, signs: readonly Sign[], spans: readonly Span[]): readonly PlacedSign[] | null {
  const ends = spans.map(() => 0);
  const placed: PlacedSign[] = [];
  for (const sign of [head, ...signs]) {
    const width = widthOf(sign.text);
    const row = spans.findIndex(({ length }, n) => (ends[n] === 0 ? 0 : ends[n]! + 1) + width <= length);
    if (row === -1) return null;
    const start = ends[row] === 0 ? 0 : ends[row]! + 1;
    placed.push({ ...sign, x: spans[row]!.from + start, y: spans[row]!.y });
    ends[row] = start + width;
  }
  return placed;
}
