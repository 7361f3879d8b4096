/** The table of Zombicide: the map with the panel beside it, and below it what lies elsewhere. */
import { boardHere } from '@horda/zombicide/rules/mission';
import type { View } from '@horda/zombicide/view';
import { paint, SMALLEST, type Style } from '../../terminal/style.ts';
import { pad, truncate, wrap } from '../../terminal/width.ts';
import type { Canvas } from '../drawing.ts';
import { signsIn } from './contents.ts';
import { drawMap } from './map.ts';
import { panelLines } from './panel.ts';
import { isSideways } from './plan/plan.ts';
import { wordsFor, type ZombicideWords } from './seen.ts';

/** Beside the map at 80 columns; half of what is wider goes to it. */
const PANEL = 16;
/** Lines of the smallest screen that are not the map's: title, log, question, actions, typing. */
const OTHERS = 9;

export function tableLines(view: View, canvas: Canvas): readonly string[] {
  const { width, rows, style } = canvas;
  const least = SMALLEST.rows - OTHERS;
  const more = rows - SMALLEST.rows;
  const { legend } = wordsFor(canvas).table;
  return [
    ...mapLines(view, canvas, least + Math.floor(more / 2)),
    ...(more >= LEGEND ? wrap(legend.join(' '), width).map((line) => paint(style, 'known', line)) : []),
  ];
}

/** The map and the panel, in so many rows. */
function mapLines(view: View, { width, style, ...canvas }: Canvas, height: number): readonly string[] {
  const words = wordsFor(canvas);
  const panel = PANEL + Math.floor((width - SMALLEST.width) / 2);
  const mapWidth = width - panel - 1;
  const { lines, outside } = drawMap(view, words, style, { width: mapWidth, height });
  const elsewhere = elsewhereLine(view, outside, words, style, width);
  const shown = elsewhere === null ? lines : lines.slice(0, height - 1);
  const beside = panelLines(view, words, style, panel, shown.length);
  return [
    ...shown.map((line, n) => `${pad(line, mapWidth)} ${beside[n] ?? ''}`.trimEnd()),
    ...(elsewhere === null ? [] : [elsewhere]),
  ];
}
/** From so many rows more the signs are explained below the map. */
const LEGEND = 12;

/** Zones out of the drawn part that something stands in: `3 w4 ^1  9 Amy`. */
function elsewhereLine(
  view: View,
  outside: readonly number[],
  words: ZombicideWords,
  style: Style,
  width: number,
): string | null {
  const told = outside.flatMap((zone) => {
    const signs = signsIn(view, zone, words);
    return signs.length === 0 ? [] : [`${zone + 1} ${signs.map(({ text }) => text).join(' ')}`];
  });
  if (told.length === 0) return null;
  return paint(style, 'strong', truncate(`${words.table.elsewhere}: ${told.join(', ')}`, width));
}

/** The whole map on a page of its own, with the signs below it. */
export function mapPage(view: View, canvas: Canvas): readonly string[] {
  const words = wordsFor(canvas);
  const style = { ...canvas.style, color: false };
  const { lines } = drawMap(view, words, style, { width: canvas.width, height: WHOLE, whole: true });
  const north = isSideways(boardHere(view)) ? [words.table.sideways] : [];
  return [...lines, ...north, ...words.table.legend];
}
const WHOLE = 18;
