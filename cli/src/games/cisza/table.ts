/** The table of Cisza: three zones for each shelter, the two decks, and their discard piles. */
import type { Seat } from '@horda/kernel';
import type { Resource } from '@horda/cisza/content/resources';
import type { CiszaTexts } from '@horda/cisza/text/messages';
import type { ShelterView, View } from '@horda/cisza/view';
import { sideBySide } from '../../terminal/grid.ts';
import { linesOf, paint, SMALLEST } from '../../terminal/style.ts';
import { pad, padLeft, spread, truncate, widthOf } from '../../terminal/width.ts';
import { counted, numbered, type Counted } from '../counted.ts';
import type { Canvas } from '../drawing.ts';
import type { TableWords } from './words.ts';

/** All words of the game and of its drawing in one language. */
export interface CiszaWords {
  readonly texts: CiszaTexts;
  readonly table: TableWords;
}

const EMPTY = '-';

/** More shelters than this do not fit side by side. */
const SIDE_BY_SIDE = 4;

export function tableLines(view: View, canvas: Canvas, words: CiszaWords): readonly string[] {
  const shelters = view.shelters.length > SIDE_BY_SIDE ? shelterRows : shelterBoxes;
  return [...shelters(view, canvas, words), ...deckLines(view, canvas, words)];
}

/** Up to four shelters: a box each, with the zones one below the other. */
function shelterBoxes(view: View, canvas: Canvas, { texts, table }: CiszaWords): string[] {
  const { labels } = texts;
  // The goal of the first screen needs the room of zones in which nothing lies yet.
  const isBare = view.turn === 0 && canvas.rows <= SMALLEST.rows;
  const zones = [labels.survivors, ...(isBare ? [] : [labels.barriers, labels.zombies])];
  const margin = Math.max(...zones.map(widthOf)) + 2;
  const width = canvas.width - margin;
  // Room for a text: the narrowest box, without its margins.
  const room = Math.floor((width - view.shelters.length - 1) / view.shelters.length) - 2;
  const painted = zonePainter(canvas);
  const boxes = view.shelters.map((shelter, seat) => ({
    title: titleOf(view, seat, canvas, room - 1),
    lines: shelter.alive
      ? [
          spread(painted('survivors', String(shelter.survivors.length)), table.handSize(shelter.handSize), room),
          painted('barriers', fitting(barriersIn(shelter, texts), room)),
          painted('zombies', fitting(zombiesIn(shelter, texts), room)),
        ].slice(0, zones.length)
      : [truncate(labels.eliminated, room)],
  }));
  const lines = sideBySide(boxes, width, canvas.style);
  const beside = ['', ...zones, ''];
  return lines.map((line, i) => pad(` ${beside[i] ?? ''}`, margin) + line);
}

/** Five or six shelters: a row each, with the zones as columns. */
function shelterRows(view: View, canvas: Canvas, { texts, table }: CiszaWords): string[] {
  const { labels } = texts;
  const l = linesOf(canvas.style);
  const [name, hand, survivors] = [22, 6, widthOf(labels.survivors) + 2];
  const rest = canvas.width - name - hand - survivors - 4;
  const barriers = Math.floor(rest * 0.42);
  const zombies = rest - barriers;
  const row = (cells: readonly [string, string, string, string, string]): string =>
    `${pad(cells[0], name)}${padLeft(cells[1], hand)}${padLeft(cells[2], survivors)}  ${pad(cells[3], barriers)}  ${pad(cells[4], zombies)}`;
  const painted = zonePainter(canvas);
  const head = row([`  ${table.player}`, labels.hand, labels.survivors, labels.barriers, labels.zombies]);
  const rows = view.shelters.map((shelter, seat) => {
    const title = titleOf(view, seat, canvas, name);
    const marked = isActive(view, seat) ? title : `  ${title}`;
    if (!shelter.alive) return row([marked, '', '', labels.eliminated, '']);
    return row([
      marked,
      String(shelter.handSize),
      painted('survivors', String(shelter.survivors.length)),
      painted('barriers', fitting(barriersIn(shelter, texts), barriers)),
      painted('zombies', fitting(zombiesIn(shelter, texts), zombies)),
    ]);
  });
  return [head, ...rows, l.across.repeat(canvas.width)].map((line) => line.trimEnd());
}

const ZONES = { survivors: 'people', barriers: 'wall', zombies: 'dead' } as const;

/** Each zone has its colour; an empty one has none. */
function zonePainter({ style }: Canvas): (zone: keyof typeof ZONES, text: string) => string {
  return (zone, text) => (text === EMPTY ? text : paint(style, ZONES[zone], text));
}

/** The player's name, with the note about the player if both fit. */
function titleOf(view: View, seat: Seat, { name, note, style }: Canvas, width: number): string {
  const marked = isActive(view, seat) ? `${linesOf(style).here} ${name(seat)}` : name(seat);
  const whole = `${marked} (${note(seat)})`;
  return note(seat) === '' || widthOf(whole) > width ? marked : whole;
}

function isActive({ turn, active, ending }: View, seat: Seat): boolean {
  return turn > 0 && ending === null && active === seat;
}

function barriersIn({ barriers }: ShelterView, { cards }: CiszaTexts): Counted {
  return counted(barriers.map((card) => cards[card].name));
}

function zombiesIn({ zombies }: ShelterView, { kinds }: CiszaTexts): Counted {
  return counted(zombies.map(({ kind }) => kinds[kind].short));
}

/** The names in the longest form that fits: whole, shortened, or only their count. */
export function fitting(items: Counted, width: number): string {
  if (items.length === 0) return EMPTY;
  const whole = items.map(numbered).join(', ');
  if (widthOf(whole) <= width) return whole;
  for (const letters of [3, 2]) {
    const short = items.map(([name, n]) => name.toLowerCase().slice(0, letters) + (n === 1 ? '' : n)).join(' ');
    if (widthOf(short) <= width) return short;
  }
  return truncate(String(items.reduce((sum, [, n]) => sum + n, 0)), width);
}

/** The city deck with its top card, the resources, and cards that are between two places. */
function deckLines(view: View, { width, style }: Canvas, { texts, table }: CiszaWords): string[] {
  const { city, deck, discard, dead, lost } = view;
  const label = Math.max(widthOf(table.city), widthOf(table.resources)) + 2;
  const between = [
    ...(view.inPlay === null ? [] : [table.inPlay(texts.cards[view.inPlay].name)]),
    ...(view.loose.length === 0
      ? []
      : [table.onTheWay(fitting(counted(view.loose.map(({ kind }) => texts.kinds[kind].short)), 40))]),
  ];
  const cityText = `${pad(` ${table.city}`, label)} ${table.cards(city.left)}  ${topText(view, texts, table)}`;
  const deckText = `${pad(` ${table.resources}`, label)} ${table.cards(deck)}`;
  const rows = [
    spread(cityText, table.cityDiscard(dead.length, lost.length), width),
    spread([deckText, ...between].join('   '), table.resourceDiscard(discard.length), width),
  ];
  const color = city.top === 'survivor' ? 'people' : 'dead';
  return rows.map((row) =>
    row.replace(topText(view, texts, table), (top) => paint(style, 'strong', paint(style, color, top))),
  );
}

function topText({ city: { top } }: View, { kinds }: CiszaTexts, table: TableWords): string {
  if (top === null) return `[ ${table.emptyCity} ]`;
  return `[ ${top === 'survivor' ? table.survivorOnTop : table.zombieOnTop(kinds[top].short)} ]`;
}

/** The names of the cards in a hand, in their order. */
export function cardNames(hand: readonly Resource[], { cards }: CiszaTexts): readonly string[] {
  return hand.map((card) => cards[card].name);
}
