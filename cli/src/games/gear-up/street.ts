/** A street: its three spaces side by side, each zombie with its grid. */
import { zombieCard } from '@horda/gear-up/content/cards';
import type { Space } from '@horda/gear-up/state';
import type { Cells, View, ZombieView } from '@horda/gear-up/view';
import type { Seat } from '@horda/kernel';
import { linesOf, paint, type Style } from '../../terminal/style.ts';
import { pad, truncate, widthOf } from '../../terminal/width.ts';
import { bareName, isAlive, lettersOf, type GearUpWords } from './seen.ts';
import { gridLines, gridWidth, NOTHING_BETWEEN, signsOf, type Pitch } from './signs.ts';
import type { Plan } from './aim.ts';

const SPACES: readonly Space[] = [1, 2, 3];
/** `1:` before the first zombie of a space, `│` behind the last. */
const LABEL = 2;
const GAP = 1;
/** Lines above the grid: a name and the facts. */
const HEADING = 2;

/** How large zombies are drawn: with or without blanks between squares, with whole or shortened names. */
interface Size {
  readonly pitch: Pitch;
  readonly names: boolean;
}

const SMALLEST_SIZE: Size = { pitch: 1, names: false };
const SIZES: readonly [Size, ...Size[]] = [{ pitch: 2, names: true }, { pitch: 1, names: true }, SMALLEST_SIZE];

interface Block {
  readonly width: number;
  readonly lines: readonly string[];
}

/** The signs of slow and fast movement. */
export function speedSign(speed: 'slow' | 'fast', { unicode }: Style): string {
  return { slow: unicode ? '›' : '>', fast: unicode ? '»' : '>>' }[speed];
}

export interface Looking {
  readonly view: View;
  readonly seat: Seat;
  readonly plan: Plan | null;
  readonly style: Style;
  readonly words: GearUpWords;
}

/** As many zombies of a street as fit, drawn as large as possible. */
export function streetLines(looking: Looking, width: number): readonly string[] {
  const { view, seat } = looking;
  const { street } = view.survivors[seat]!;
  for (const size of SIZES) {
    const lines = arranged(looking, street, size);
    if (widthOf(lines[0]!) <= width) return lines;
  }
  for (let n = street.length - 1; n > 0; n--) {
    const shown = mostUrgent(looking, street, n);
    const hidden = street.filter((zombie) => !shown.includes(zombie));
    const lines = arranged(looking, shown, SMALLEST_SIZE, hidden);
    if (widthOf(lines[0]!) <= width) return lines;
  }
  return arranged(looking, [], SMALLEST_SIZE, street).map((line) => truncate(line, width));
}

/** All zombies of a street; if they do not fit side by side, the spaces stand below each other. */
export function wholeStreet(looking: Looking, width: number): readonly string[] {
  const { street } = looking.view.survivors[looking.seat]!;
  const [size] = SIZES;
  const lines = arranged(looking, street, size);
  if (widthOf(lines[0]!) <= width) return lines;
  return SPACES.flatMap((space) => {
    const bands: Block[][] = [[]];
    for (const zombie of street.filter((each) => each.space === space)) {
      const block = blockOf(looking, zombie, size);
      if (bandWidth([...bands.at(-1)!, block]) > width) bands.push([]);
      bands.at(-1)!.push(block);
    }
    return bands.flatMap((blocks, i) => sideBySide([{ label: i === 0 ? `${space}:` : '', blocks }], looking));
  });
}

function bandWidth(blocks: readonly Block[]): number {
  return LABEL + blocks.reduce((sum, block) => sum + GAP + block.width, -GAP);
}

/** Whether all of its zombies can be drawn side by side. */
export function fitsInto(looking: Looking, width: number): boolean {
  const { street } = looking.view.survivors[looking.seat]!;
  return widthOf(arranged(looking, street, SMALLEST_SIZE)[0]!) <= width;
}

/** The zombie that is aimed at, then the nearest ones. */
function mostUrgent({ plan }: Looking, street: readonly ZombieView[], n: number): readonly ZombieView[] {
  const urgent = street
    .toSorted((a, b) => a.space - b.space)
    .toSorted((a, b) => Number(b.card === plan?.target) - Number(a.card === plan?.target))
    .slice(0, n);
  return street.filter((zombie) => urgent.includes(zombie));
}

/** Zombies in `hidden` are only counted, on the space where they stand. */
function arranged(
  looking: Looking,
  street: readonly ZombieView[],
  size: Size,
  hidden: readonly ZombieView[] = [],
): readonly string[] {
  const on = (zombies: readonly ZombieView[], space: Space): readonly ZombieView[] =>
    zombies.filter((zombie) => zombie.space === space);
  const parts = SPACES.map((space) => {
    const blocks = on(street, space).map((zombie) => blockOf(looking, zombie, size));
    const more = on(hidden, space).length;
    return { label: `${space}:`, blocks: more === 0 ? blocks : [...blocks, textBlock(`+${more}`)] };
  });
  const [first, ...rest] = sideBySide(parts, looking);
  return [hidden.length === 0 ? first! : `${first} ${looking.words.table.wholeStreet}`, ...rest];
}

function textBlock(text: string): Block {
  return { width: widthOf(text), lines: [text] };
}

interface Part {
  readonly label: string;
  readonly blocks: readonly Block[];
}

/** Spaces of a street beside each other, each behind its label; a dot where nobody stands. */
function sideBySide(parts: readonly Part[], { style }: Looking): readonly string[] {
  const { down, bullet } = linesOf(style);
  const filled = parts.map((part) => ({
    ...part,
    blocks: part.blocks.length === 0 ? [textBlock(bullet)] : part.blocks,
  }));
  const least = parts.length === 1 ? 1 : HEADING + 1;
  const height = Math.max(least, ...filled.flatMap(({ blocks }) => blocks.map(({ lines }) => lines.length)));
  return Array.from({ length: height }, (_, i) =>
    filled
      .map(({ label, blocks }) => {
        const before = (i === 0 ? label : '').padEnd(LABEL);
        return before + blocks.map(({ lines, width }) => pad(lines[i] ?? '', width)).join(' '.repeat(GAP));
      })
      .join(` ${down} `),
  );
}

function blockOf({ view, plan, style, words }: Looking, zombie: ZombieView, { pitch, names }: Size): Block {
  const { rows, speed } = zombieCard(view, zombie.card);
  const letter = lettersOf(view).get(zombie.card) ?? '';
  const name = bareName(view, zombie.card, words.texts);
  const signs = signsOf(style);
  const facts = isAlive(zombie)
    ? `${signs.damage}${zombie.damage} ${speedSign(speed, style)} ${signs.free}${zombie.left}`
    : words.texts.labels.dead;
  const title = `${letter}${letter === '' ? '' : ' '}${name}`;
  const narrow = Math.max(gridWidth(rows, pitch), widthOf(facts));
  const width = Math.max(narrow, names ? widthOf(title) : MARKED);
  const aimed: Cells = plan?.target === zombie.card ? plan.cells : [];
  const grid = gridLines({ rows, ...zombie, aimed, between: NOTHING_BETWEEN }, style, pitch);
  const shown = plan?.target === zombie.card ? paint(style, 'title', truncate(title, width)) : truncate(title, width);
  return { width, lines: [paint(style, 'strong', shown), facts, ...grid] };
}

/** Enough for the letter and the beginning of the name. */
const MARKED = 7;
