/** The table of Zombicide in sentences, to be read out: the goals, the team, and a list of zones. */
import { boardHere, terrainHere } from '@horda/zombicide/rules/mission';
import { NONE, type ZoneNo } from '@horda/zombicide/state';
import { LEVELS } from '@horda/zombicide/content/vocabulary';
import { healthLeft, healthOf } from '@horda/zombicide/rules/printed';
import { capitalised } from '@horda/zombicide/text/capitalised';
import { figuresIn, thingsIn } from '@horda/zombicide/text/zone-line';
import type { View } from '@horda/zombicide/view';
import { asSentence } from '../../terminal/width.ts';
import type { Canvas } from '../drawing.ts';
import { whoIn } from '../who.ts';
import { goalLines } from './goals.ts';
import { passagesFrom, placeOf, shownSurvivor, wordsFor } from './seen.ts';
import { sheetLines } from './sheet.ts';

export function sentencesOf(view: View, canvas: Canvas): readonly string[] {
  const { texts, table } = wordsFor(canvas);
  const { labels, names } = texts;
  const time = view.hour === NONE ? [] : [table.time(view.hour, view.night)];
  const zones = [...boardHere(view).zones.keys()];
  const [told, empty] = [
    zones.filter((zone) => isTold(view, zone, canvas)),
    zones.filter((zone) => !isTold(view, zone, canvas)),
  ];
  return [
    asSentence(capitalised([table.round(view.round), ...time, texts.phases[view.phase]].join(', '))),
    ...goalLines(view, table).map(({ id, count }) => asSentence(`${names.goal(id, view)} (${count})`)),
    ...[...view.survivors.keys()].map((n) => personSentence(view, n, canvas)),
    ...told.map((zone) => zoneSentence(view, zone, canvas)),
    ...(empty.length === 0
      ? []
      : [asSentence(`${capitalised(labels.empty)}: ${empty.map((zone) => zone + 1).join(', ')}`)]),
  ];
}

function isTold(view: View, zone: ZoneNo, canvas: Canvas): boolean {
  return inZone(view, zone, canvas).length > 0;
}

function personSentence(view: View, n: number, canvas: Pick<Canvas, 'name' | 'language' | 'texts'>): string {
  const { texts, table } = wordsFor(canvas);
  const one = view.survivors[n]!;
  const place = placeOf(view, n);
  const owner = view.seats === 1 ? '' : ` (${whoIn(canvas, one.owner)})`;
  const facts =
    one.status === 'standing'
      ? [
          ...(place === null ? [] : [`${texts.labels.zone} ${place + 1}`]),
          `${texts.labels.health} ${table.health(healthLeft(view, one), healthOf(view, one))}`,
          `${one.ap} ${texts.labels.ap}, ${texts.levels[LEVELS[one.level]]}`,
          ...(one.acted ? [texts.labels.acted] : []),
        ]
      : [texts.labels[one.status]];
  return asSentence(`${texts.names.survivor(n, view)}${owner}: ${facts.join(', ')}`);
}

/** `Zone 12, street: 3 walkers; leads to 11, 13 (door: closed).` */
export function zoneSentence(view: View, zone: ZoneNo, canvas: Canvas): string {
  const { texts, table } = wordsFor(canvas);
  const { zones } = boardHere(view);
  const things = inZone(view, zone, canvas);
  const place = table.zone.place(zone + 1, texts.labels[zones[zone]!.kind]);
  return asSentence(
    `${place}: ${things.length === 0 ? texts.labels.empty : things.join(', ')}; ${waysFrom(view, zone, canvas)}`,
  );
}

/** Where a Move from the zone leads, and which doors it has. */
function waysFrom(view: View, zone: ZoneNo, canvas: Canvas): string {
  const { texts, table } = wordsFor(canvas);
  const { doors } = boardHere(view);
  const behindDoors = doors.flatMap(({ a, b, state, colour }, door) => {
    if (a !== zone && b !== zone) return [];
    const open = view.ground.open.includes(door) ? 'open' : state === 'sealed' ? 'sealed' : 'closed';
    const hasCard = view.placed.some((one) => one.door === door && one.state === 'faceDown');
    const facts = [
      ...(colour === null ? [] : [COLOURS[canvas.language][colour]]),
      texts.labels[open],
      ...(hasCard ? [texts.labels.objective] : []),
    ];
    return [{ to: a === zone ? b : a, text: table.zone.door((a === zone ? b : a) + 1, facts.join(', ')) }];
  });
  const steps = terrainHere(view).steps[zone]!.filter((to) => !behindDoors.some((each) => each.to === to));
  return table.zone.adjacent([
    ...steps.toSorted((a, b) => a - b).map((to) => String(to + 1)),
    ...behindDoors.map(({ text }) => text),
  ]);
}
const COLOURS = {
  en: { red: 'red', blue: 'blue', green: 'green' },
  pl: { red: 'czerwone', blue: 'niebieskie', green: 'zielone' },
} as const;

/** Everything that stands or lies in a zone, in words. */
function inZone(view: View, zone: ZoneNo, canvas: Pick<Canvas, 'language' | 'texts'>): readonly string[] {
  const { texts, table } = wordsFor(canvas);
  const passages = passagesFrom(view, zone).map((to) => table.zone.passage(to + 1));
  return [...figuresIn(texts, view, zone), ...thingsIn(texts, view, zone), ...passages];
}

/** What the survivor carries: it is read out again when it changes. */
export function handSentenceOf(view: View, canvas: Canvas): string | null {
  const survivor = shownSurvivor(view);
  if (survivor === null || view.phase !== 'players') return null;
  const { texts } = wordsFor(canvas);
  const [, , hands, pack] = sheetLines(view, survivor, canvas).map((line) => line.trim());
  return asSentence(`${texts.names.survivor(survivor, view)}: ${hands}; ${pack}`);
}
