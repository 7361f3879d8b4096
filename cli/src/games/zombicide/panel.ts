/** Beside the map: the time, the goals, the team, and what the acting survivor carries. */
import { missionOf } from '@horda/zombicide/rules/mission';
import { gearOf, healthLeft, healthOf } from '@horda/zombicide/rules/printed';
import { NONE, type Held, type SurvivorNo } from '@horda/zombicide/state';
import type { View } from '@horda/zombicide/view';
import { linesOf, paint, type Style } from '../../terminal/style.ts';
import { pad, padLeft, truncate } from '../../terminal/width.ts';
import { goalLines } from './goals.ts';
import type { TableWords } from './words.ts';
import { cardText, placeOf, shownSurvivor, type ZombicideWords } from './seen.ts';

const DAWN = 7;
const DUSK = 19;
const DAY = 24;

/** At most `height` lines of `width` columns; the last ones are left out first. */
export function panelLines(
  view: View,
  words: ZombicideWords,
  style: Style,
  width: number,
  height: number,
): readonly string[] {
  const shown = shownSurvivor(view);
  const lines = [
    ...timeLines(view, words),
    ...goalLines(view, words.table).map(({ count, isMet }, n) =>
      paint(style, isMet ? 'people' : 'strong', truncate(goalText(words, n, count), width)),
    ),
    '',
    ...[...view.survivors.keys()].map((n) => personLine(view, n, words, style, width)),
    ...(shown === null ? [] : ['', ...carriedLines(view, shown, words, style, width)]),
  ];
  return lines.slice(0, height);
}

/** Goals that are only met or not need their number to be told apart. */
function goalText({ table }: ZombicideWords, n: number, count: string): string {
  return count === table.met || count === table.notMet ? `${table.goal} ${n + 1}: ${count}` : count;
}

function timeLines({ hour, night, round }: View, { table }: ZombicideWords): readonly string[] {
  if (hour === NONE) return [table.round(round)];
  const change = night ? DAWN : DUSK;
  return [table.time(hour, night), table.until((change - hour + DAY) % DAY || DAY, night)];
}

/** `>Amy    3/3 12Y`: who acts, `-` who has acted; with several players, the letter of the owner. */
function personLine(view: View, n: SurvivorNo, { texts, table }: ZombicideWords, style: Style, width: number): string {
  const one = view.survivors[n]!;
  const isActing = view.acting === n && view.phase === 'players';
  const mark = isActing ? '>' : one.acted && one.status === 'standing' ? '-' : ' ';
  const owner = view.seats === 1 ? '' : letterOf(one.owner);
  const level = `${one.ap}${table.levels[one.level]}`;
  const place = placeOf(view, n);
  const state =
    one.status === 'standing'
      ? `${table.health(healthLeft(view, one), healthOf(view, one))} ${padLeft(level, 3)}`
      : table.fates[one.status];
  const zone = width >= WIDE && place !== null ? ` ${texts.labels.zone[0]}${place + 1}` : '';
  const head = `${owner}${mark}`;
  const text = `${head}${pad(texts.names.survivor(n, view), width - head.length - STATE - zone.length - 1)} ${padLeft(state, STATE)}${zone}`;
  if (isActing) return paint(style, 'move', text);
  if (one.status !== 'standing') return paint(style, 'dead', text);
  return one.acted ? paint(style, 'known', text) : text;
}
const STATE = 7;
const WIDE = 24;

/** Players are A, B, C …: the team bears the letters of its owners. */
export function letterOf(seat: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + seat);
}

/** Actions left, the hands, and with a sign before them the cards of the backpack. */
function carriedLines(
  view: View,
  n: SurvivorNo,
  words: ZombicideWords,
  style: Style,
  width: number,
): readonly string[] {
  const { hand, pack, actions, free, bonus } = view.survivors[n]!;
  const { texts, table } = words;
  const name = texts.names.survivor(n, view);
  const spent =
    view.acting === n
      ? `: ${actions}${free.length === 0 ? '' : `+${free.length}`}${bonus === 0 ? '' : `+${bonus}`}`
      : '';
  const title = view.acting === n ? `${texts.labels.actions}${spent}` : name;
  const facts = (held: Held): readonly string[] => (width >= WIDE ? weaponFacts(view, held, table.weaponShort) : []);
  return [
    paint(style, 'strong', truncate(title, width)),
    ...hand.flatMap((held) => [
      truncate(`=${cardText(held, words)}`, width),
      ...facts(held).map((line) => paint(style, 'known', truncate(`  ${line}`, width))),
    ]),
    ...(hand.length === 0 ? [truncate(`=${table.nothing}`, width)] : []),
    ...pack.map((held) => paint(style, 'known', truncate(`${linesOf(style).bullet}${cardText(held, words)}`, width))),
  ];
}

/** What is printed on a weapon; other cards have nothing to tell. */
export function weaponFacts(view: View, held: Held, told: TableWords['weapon']): readonly string[] {
  const { modes = [], ...card } = gearOf(view, held);
  const allOut = missionOf(view).rules === 'washington' ? (card.allOut ?? 0) : 0;
  return modes.map(({ range: [min, max], dice, accuracy, damage, noisy }) =>
    told({ range: min === max ? String(min) : `${min}-${max}`, dice, accuracy, damage, noisy: noisy === true, allOut }),
  );
}
