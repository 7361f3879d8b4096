/** The street seen from above: the Cemetery at the top, the Barricade at the bottom. */
import { FIELDS, LANES, STREETS, fieldAt } from '@horda/zombiaki/content/board';
import { counted } from '@horda/zombiaki/content/printed';
import { laneName, roman } from '@horda/zombiaki/text/messages';
import type { Field, Lane } from '@horda/zombiaki/state';
import type { ThingView, View, ZombieView } from '@horda/zombiaki/view';
import { shareOf, titled } from '../../terminal/grid.ts';
import { linesOf, paint, type Style } from '../../terminal/style.ts';
import { pad, padLeft, truncate, widthOf } from '../../terminal/width.ts';
import type { Canvas } from '../drawing.ts';
import { printedOn, type ZombiakiWords } from './cards.ts';

/** Columns for a label such as `III 3`: players use either number. */
const LABEL = 7;
/** Every street has one line; this many second lines are shared among the streets that need one. */
const SPARE_LINES = 3;

interface Signs {
  readonly strength: string;
  readonly wound: string;
  /** A filled sign blocks the line of fire. */
  readonly car: readonly [free: string, blocking: string];
  readonly obstacle: readonly [free: string, blocking: string];
  readonly trap: string;
  readonly jelly: string;
  readonly attached: string;
}

const DRAWN: Signs = {
  strength: '●',
  wound: '○',
  car: ['△', '▲'],
  obstacle: ['□', '■'],
  trap: '×',
  jelly: '≈',
  attached: '+',
};
const TYPED: Signs = {
  strength: '*',
  wound: '.',
  car: ['^', '^#'],
  obstacle: ['=', '#'],
  trap: 'x',
  jelly: '~',
  attached: '+',
};

/** Nobody counts more pips than this; larger numbers are written as digits. */
const MOST_PIPS = 6;

export function boardLines(view: View, canvas: Canvas, words: ZombiakiWords): readonly string[] {
  const { style, width } = canvas;
  const l = linesOf(style);
  const inner = LANES.map((lane) => shareOf(width - LABEL - LANES.length, LANES.length, lane));
  const titles = LANES.map((lane) => titled(laneTitle(view, lane, words), inner[lane]!, l.across));
  const cells = FIELDS.map((field) => flowed(piecesOn(view, field, style, words), inner[field % LANES.length]! - 1));
  let spare = SPARE_LINES;
  const streets = STREETS.map((street) => {
    const row = LANES.map((lane) => cells[fieldAt(lane, street)]!);
    const second = spare > 0 && row.some((lines) => lines.length > 1) ? 1 : 0;
    spare -= second;
    return Array.from({ length: 1 + second }, (_, i) => {
      const label = i === 0 ? `${padLeft(roman(street), LABEL - 3)} ${street} ` : ' '.repeat(LABEL);
      return label + row.map((lines, lane) => l.down + cell(lines, i, second, inner[lane]!, l.bullet)).join('');
    });
  });
  return [
    ' '.repeat(LABEL) + titles.map((title, lane) => (lane === 0 ? l.topLeft : l.topFork) + title).join(''),
    ...streets.toReversed().flat(),
  ];
}

/** One line of a field: the last line shows if something was left out. */
function cell(lines: readonly string[], i: number, last: number, width: number, empty: string): string {
  if (lines.length === 0) return pad(i === 0 ? ` ${empty}` : '', width);
  const rest = i === last ? lines.slice(i).join(' ') : (lines[i] ?? '');
  return pad(` ${truncate(rest, width - 1)}`, width);
}

/** The letter, and the cards beside the board that act on the lane. */
function laneTitle({ lasting }: View, lane: Lane, { texts }: ZombiakiWords): string {
  const cards = lasting.filter((card) => card.lane === lane).map(({ name }) => texts.card(name));
  return cards.length === 0 ? laneName(lane) : `${laneName(lane)}: ${cards.join(', ')}`;
}

/** Pieces one after the other; lines break only between pieces. */
function flowed(pieces: readonly string[], width: number): readonly string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last) + 1 + widthOf(piece) <= width) lines.splice(-1, 1, `${last} ${piece}`);
    else lines.push(piece);
  }
  return lines;
}

/** What stands and lies on a field, zombies first. */
function piecesOn(view: View, field: Field, style: Style, words: ZombiakiWords): readonly string[] {
  const signs = style.unicode ? DRAWN : TYPED;
  const zombies = view.zombies.filter((z) => z.field === field).flatMap((z) => zombiePieces(z, style, words));
  const things = view.things
    .filter((thing) => thing.field === field)
    .map((thing) => paint(style, 'wall', thingPiece(view, thing, signs, words)));
  const jelly = view.jelly
    .filter((token) => token.field === field)
    .map(({ bonus }) => paint(style, 'dead', `${signs.jelly} ${words.texts.labels.jelly} +${bonus}`));
  return [...zombies, ...things, ...jelly];
}

function zombiePieces(z: ZombieView, style: Style, { texts, table }: ZombiakiWords): readonly string[] {
  const signs = style.unicode ? DRAWN : TYPED;
  const attached = z.attached.map(
    ({ name, left }) => `${signs.attached}${texts.card(name)}${left > 0 ? ` ${left}` : ''}`,
  );
  return [
    paint(style, 'dead', `${texts.card(z.name)} ${pips(z, signs)}`),
    ...(z.merged.length === 0 ? [] : [table.merged(z.merged.length + 1)]),
    ...attached,
    ...(z.eggs === 0 ? [] : [`${texts.labels.eggs} ${z.eggs}`]),
    ...(z.held ? [table.held] : []),
    ...(z.netted ? [texts.labels.netted] : []),
  ];
}

function pips({ strength, wounds }: ZombieView, signs: Signs): string {
  const left = Math.max(0, strength - wounds);
  return strength > MOST_PIPS ? `${left}/${strength}` : signs.strength.repeat(left) + signs.wound.repeat(wounds);
}

/** The sign of a car points where it drives, followed by the number of fields if that is more than one. */
function thingPiece(view: View, thing: ThingView, signs: Signs, { texts }: ZombiakiWords): string {
  const card = printedOn(view, thing);
  const { kind, line } = card;
  const blocks = line === 'blocks' ? 1 : 0;
  const name = `${texts.card(thing.name)}${thing.left > 0 ? ` ${thing.left}` : ''}`;
  if (kind !== 'car') return `${kind === 'trap' ? signs.trap : signs.obstacle[blocks]} ${name}`;
  const speed = counted(card, 'speed');
  return `${signs.car[blocks]}${speed > 1 ? speed : ''} ${name}`;
}
