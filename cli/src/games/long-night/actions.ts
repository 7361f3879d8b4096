/** A turn on a screen with little room: who and which card can do what as a grid of numbers, the rest as a list. */
import type { CardNo, Choice } from '@horda/long-night/state';
import { offered } from '@horda/long-night/text/seen';
import type { View } from '@horda/long-night/view';
import { linesOf, paint, typed, type Style } from '../../terminal/style.ts';
import { pad, padLeft, truncate, widthOf } from '../../terminal/width.ts';
import { copies, times } from '../counted.ts';
import type { Canvas, DrawnHand, Numbering } from '../drawing.ts';
import { damageOf, firstName, flow, handOf, letterOf, ownSurvivors, wordsFor, type LongNightWords } from './seen.ts';
import type { Column, TableWords } from './words.ts';

const MARGIN = ' ';
const LONGEST = 40;
const LONGEST_USE = 26;
/** A card's name is never cut to less than this. */
const SHORTEST_NAME = 10;

const OF_SURVIVOR = ['attack', 'search', 'barricade', 'attract', 'move', 'ability'] as const;
const OF_CARD = ['play', 'contribute', 'offer', 'calm'] as const;

/** The actions of a turn: a grid of the own group and the own cards, and below it everything else. */
export function drawActions(view: View, canvas: Canvas, { numberOf }: Numbering): DrawnHand {
  const words = wordsFor(canvas);
  const all = offered(view).flatMap((choice) => {
    const number = numberOf(choice);
    return number === null ? [] : [{ choice, number }];
  });
  const inGrid = new Map<string, string>();
  const listed: typeof all = [];
  for (const one of all) {
    const cell = cellOf(one.choice, numberOf);
    if (cell === null) listed.push(one);
    else inGrid.set(cell, `${one.number}${signOf(view, one.choice)}`);
  }
  const group = ownSurvivors(view).map((one): Row => {
    const damage = damageOf(one, words.table);
    const name = firstName(words.texts.names.survivor(one.card));
    const values = [`${one.attack}+`, `${one.search}+`];
    return { key: `s${one.card}`, heads: [damage === '' ? name : `${name} ${damage}`, values.join(' ')] };
  });
  const cards = copies(handOf(view), String).map(([card, n]): Row => {
    return { key: `c${card}`, heads: [times(words.texts.names.card(card), n, canvas.style)] };
  });
  const { table } = words;
  const left: Grid = { title: [table.group, table.columns.values], rows: group, deeds: OF_SURVIVOR };
  const right: Grid = { title: [table.hand], rows: cards, deeds: OF_CARD };
  return {
    lines: [...grids(left, right, inGrid, canvas, words), ...listLines(view, canvas, words, listed)],
    numbers: all.map(({ number }) => number),
  };
}

/** The ways of a move by the fuel that is played, each with its danger. */
export function drawWays(view: View, canvas: Canvas, { numberOf }: Numbering): DrawnHand {
  const all = offered(view).flatMap((choice) => {
    const number = numberOf(choice);
    return number === null ? [] : [{ choice, number }];
  });
  return {
    lines: listLines(view, canvas, wordsFor(canvas), all),
    numbers: all.map(({ number }) => number),
  };
}

/** The cell of a choice in the grid; null: it stands in the list. */
function cellOf(choice: Choice, numberOf: Numbering['numberOf']): string | null {
  switch (choice.do) {
    case 'attack':
    case 'search':
    case 'barricade':
    case 'attract':
    case 'move':
      return `s${choice.survivor} ${choice.do}`;
    case 'ability':
      return choice.of === choice.survivor ? `s${choice.survivor} ability` : null;
    case 'play': {
      // Of several uses of a card the list tells which is which.
      const uses = [0, 1, 2].filter((use) => numberOf({ ...choice, use } as Choice) !== null);
      return uses.length === 1 ? `c${choice.card} play` : null;
    }
    case 'contribute':
    case 'offer':
    case 'calm':
      return `c${choice.card} ${choice.do}`;
    default:
      return null;
  }
}

/** Whether a card helps against the crisis: `+`, or `-` if it spoils it. */
function signOf(view: View, choice: Choice): string {
  if (choice.do !== 'contribute') return '';
  return previewOf(view, choice)?.crisis === 1 ? '+' : '-';
}

function previewOf(view: View, choice: Choice) {
  const asked = view.asks.findIndex(({ own }) => own !== null);
  const index = offered(view).indexOf(choice);
  return view.previews[asked]?.[index];
}

interface Row {
  /** What its numbers are kept under. */
  readonly key: string;
  readonly heads: readonly string[];
}

interface Grid {
  readonly title: readonly string[];
  readonly rows: readonly Row[];
  readonly deeds: readonly Column[];
}

const NOTHING = '.';

/** Two grids side by side, with card names cut a little where that is needed; else one below the other. */
function grids(
  left: Grid,
  right: Grid,
  numbers: ReadonlyMap<string, string>,
  { width, style }: Canvas,
  { table }: LongNightWords,
): readonly string[] {
  const head = (line: string, n: number): string => (n === 0 ? paint(style, 'known', line) : line);
  const drawn = (grid: Grid, longest = Infinity): readonly string[] => gridLines(grid, numbers, table, longest, style);
  const { down } = linesOf(style);
  const [group, cards] = [drawn(left), drawn(right)];
  const room = width - MARGIN.length - widest(group) - widthOf(` ${down} `);
  const names = Math.max(...right.rows.map(({ heads: [name = ''] }) => widthOf(name)));
  const longest = names - Math.max(0, widest(cards) - room);
  if (group.length === 0 || cards.length === 0 || longest < Math.min(names, SHORTEST_NAME))
    return [...group.map(head), ...cards.map(head)].map((line) => MARGIN + line);
  const beside = drawn(right, longest);
  return Array.from({ length: Math.max(group.length, beside.length) }, (_, n) =>
    head(`${MARGIN}${pad(group[n] ?? '', widest(group))} ${down} ${beside[n] ?? ''}`.trimEnd(), n),
  );
}

const widest = (lines: readonly string[]): number => Math.max(0, ...lines.map(widthOf));

/** A row for each, with a number in each column that has any. */
function gridLines(
  { title, rows, deeds }: Grid,
  numbers: ReadonlyMap<string, string>,
  { columns }: TableWords,
  longest: number,
  style: Style,
): readonly string[] {
  if (rows.length === 0) return [];
  const used = deeds.filter((deed) => rows.some(({ key }) => numbers.has(`${key} ${deed}`)));
  const cells = rows.map(({ key, heads: [name = '', ...more] }) => [
    truncate(name, longest),
    ...more,
    ...used.map((deed) => numbers.get(`${key} ${deed}`) ?? NOTHING),
  ]);
  const table = [[...title, ...used.map((deed) => columns[deed])], ...cells];
  const widths = table[0]!.map((_, n) => widest(table.map((row) => row[n]!)));
  const cellText = (cell: string, n: number, row: number): string => {
    if (n < title.length) return pad(cell, widths[n]!);
    const aligned = padLeft(cell, widths[n]!);
    return row === 0 || cell === NOTHING ? aligned : paint(style, 'move', aligned);
  };
  return table.map((row, n) => row.map((cell, column) => cellText(cell, column, n)).join(' '));
}

/** One by one, so that the end of the turn is never cut off; then in groups: `equip: 12) Axe > Lily  13) Axe > Gia`. */
function listLines(
  view: View,
  canvas: Canvas,
  words: LongNightWords,
  all: readonly { readonly choice: Choice; readonly number: number }[],
): readonly string[] {
  const entries = all.map(({ choice, number }) => ({ ...entryOf(choice, view, canvas, words), number }));
  const groups = Map.groupBy(entries, ({ group }) => group);
  const others = groups.get(null) ?? [];
  groups.delete(null);
  const chunks = [...groups].flatMap(([group, some]) =>
    some.map(({ number, name }, n) => (n === 0 ? `${group}: ` : '') + typed(canvas.style, number) + name),
  );
  const single = others.map(({ number, name }) => typed(canvas.style, number) + name);
  return flow([...single, ...chunks], canvas.width - 1, '').map((line) => MARGIN + line);
}

interface Entry {
  /** Null: the name says all. */
  readonly group: string | null;
  readonly name: string;
}

function entryOf(choice: Choice, view: View, { name }: Canvas, words: LongNightWords): Entry {
  const { survivor, place } = words.texts.names;
  const { deeds, risk } = words.table;
  const label = words.texts.option(choice, view, name);
  switch (choice.do) {
    case 'play':
      return { group: deeds.play, name: cardName(choice.card, view, words) + useOf(choice.card, label, words) };
    case 'equip':
      return {
        group: deeds.equip,
        name: `${cardName(choice.card, view, words)} > ${firstName(survivor(choice.survivor))}`,
      };
    case 'handOff': {
      const card = cardName(choice.card, view, words);
      return {
        group: `${deeds.handOff} ${card} (${firstName(survivor(choice.survivor))})`,
        name: firstName(survivor(choice.to)),
      };
    }
    case 'accuse':
      return { group: deeds.accuse, name: name(choice.seat) };
    case 'spendFood':
      return {
        group: deeds.spendFood,
        name: choice.seat === view.seat ? `${choice.die}` : `${letterOf(choice.seat)} ${choice.die}`,
      };
    case 'codeDie':
      return { group: deeds.codeDie, name: `${choice.die}` };
    case 'clean':
    case 'request':
      return { group: null, name: deeds[choice.do] };
    case 'go': {
      const { rolls = 0, deadly = 0 } = previewOf(view, choice) ?? {};
      const group = rolls === 0 ? null : risk(deadly);
      return { group: choice.fuel < 0 ? group : cardName(choice.fuel, view, words), name: place(choice.to) };
    }
    default:
      return { group: null, name: truncate(label, LONGEST) };
  }
}

/** The beginning of what the label says of one of several uses, after the name of the card. */
function useOf(card: CardNo, label: string, { texts: { names } }: LongNightWords): string {
  const name = names.card(card);
  return truncate(label.slice(label.indexOf(name) + name.length), LONGEST_USE);
}

/** The first word is enough, if no other card in the hand begins with it. */
function cardName(card: CardNo, view: View, { texts: { names } }: LongNightWords): string {
  const whole = names.card(card);
  const alike = handOf(view).some(
    (other) => names.card(other) !== whole && firstName(names.card(other)) === firstName(whole),
  );
  return alike ? whole : firstName(whole);
}
