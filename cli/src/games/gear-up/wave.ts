/** Zombies in the middle of the table, which players share out. */
import { zombieCard } from '@horda/gear-up/content/cards';
import type { View } from '@horda/gear-up/view';
import { pad, truncate, widthOf } from '../../terminal/width.ts';
import type { Canvas } from '../drawing.ts';
import { whoIn } from '../who.ts';
import { waveLetter } from './deeds.ts';
import type { GearUpWords } from './seen.ts';
import { gridLines, gridWidth, NOTHING_BETWEEN, signsOf, type Pitch } from './signs.ts';
import { speedSign } from './street.ts';

/** Side by side: the letter and the name, speed and damage, the grid, and who gets it. */
export function waveLines(view: View, canvas: Canvas, words: GearUpWords): readonly string[] {
  const { width } = canvas;
  const wide = arranged(view, canvas, words, 2);
  if (wide.every((line) => widthOf(line) <= width)) return wide;
  // A pack may bring more zombies at once than fit on a screen; the order `table` lists them all.
  return arranged(view, canvas, words, 1).map((line) => truncate(line, width));
}

function arranged(view: View, canvas: Canvas, { texts }: GearUpWords, pitch: Pitch): readonly string[] {
  const { style } = canvas;
  const signs = signsOf(style);
  const blocks = view.wave.map(({ card, kind, to }, i) => {
    const { rows, speed, permanent } = zombieCard(view, card);
    const letters = rows.join('');
    const damage = permanent + [...letters].filter((letter) => letter === 'd').length;
    const squares = [...letters].filter((letter) => letter !== '.').length;
    const lines = [
      `${waveLetter(i)} ${texts.kinds[kind]}`,
      `${style.unicode ? '→' : '->'} ${to < 0 ? '?' : whoIn(canvas, to)}`,
      `${signs.damage}${damage} ${speedSign(speed, style)} ${signs.free}${squares}`,
      ...gridLines({ rows, crossed: [], planned: [], aimed: [], between: NOTHING_BETWEEN }, style, pitch),
    ];
    const room = pitch === 2 ? Math.max(...lines.slice(0, 3).map(widthOf)) : NARROW;
    return { lines, width: Math.max(gridWidth(rows, pitch), room) };
  });
  const height = Math.max(...blocks.map(({ lines }) => lines.length));
  return Array.from({ length: height }, (_, row) =>
    ` ${blocks.map(({ lines, width }) => pad(lines[row] ?? '', width)).join(' ')}`.trimEnd(),
  );
}

const NARROW = 9;
