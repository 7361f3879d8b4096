/** Shares of all games, each with its interval: bars with whiskers, and the same data as a table. */
import { wilson } from '../interval.ts';
import { capital, type Format } from './format.ts';
import { html, type Html } from './html.ts';
import { percent, ticksTo } from './scale.ts';
import type { ReportWords } from './text/words.ts';

/** The pattern of a bar: it distinguishes kinds of bots, in addition to their names. */
export type Plate = 'dots' | 'lines' | 'plain';

export interface ShareRow {
  readonly name: string;
  /** Further parts of the name, each on its own line. */
  readonly more: readonly string[];
  /** A word that explains the name, or null. */
  readonly note: string | null;
  /** The number of games counted in this row. */
  readonly n: number;
  /** The fair share; null if there is none. */
  readonly fair: number | null;
  readonly plate: Plate;
}

export interface SharePlot {
  readonly heading: string;
  readonly caption: string;
  /** Headings of the first two columns. */
  readonly columns: readonly [string, string];
  readonly rows: readonly ShareRow[];
  readonly games: number;
}

const ROW = 56;
const BAR = { top: 27, height: 20 };
const LINE = 19;
const AXIS = 26;

export function shareFigure(plot: SharePlot, words: ReportWords['shares'], format: Format): Html {
  const fair = commonFair(plot.rows);
  const texts = plot.rows.map((row) => `${wholeName(row)}: ${format.share(row.n / plot.games)}`);
  return html`<section class="sheet">
    <h2>${plot.heading}</h2>
    <figure>
      <figcaption>${plot.caption}</figcaption>
      <div class="plot" role="img" aria-label="${words.asText(texts, fair === null ? null : format.share(fair))}">
        ${bars(plot, words, format)}
      </div>
      ${shareTable(plot, words, format)}
    </figure>
  </section>`;
}

/** The fair share, if all rows that have one have the same. */
function commonFair(rows: readonly ShareRow[]): number | null {
  const [fair, ...others] = new Set(rows.flatMap((row) => (row.fair === null ? [] : [row.fair])));
  return fair === undefined || others.length > 0 ? null : fair;
}

export function withNote(name: string, note: string | null): string {
  return note === null ? name : `${name} (${note})`;
}

function wholeName({ name, more, note }: ShareRow): string {
  return withNote([name, ...more].join(', '), note);
}

function bars({ rows, games }: SharePlot, words: ReportWords['shares'], format: Format): Html {
  const highest = Math.max(...rows.map(({ n, fair }) => Math.max(wilson(n, games).high, fair ?? 0)));
  const ticks = ticksTo(highest, 5).filter((tick) => tick <= 1);
  const width = Math.max(ticks.at(-1)!, highest);
  const tall = ROW + LINE * Math.max(...rows.map(({ more }) => more.length));
  const bottom = rows.length * tall;
  const hasFair = rows.some(({ fair }) => fair !== null);
  const fair = commonFair(rows);
  const legend = fair === null ? words.equalShare : words.equalShareOf(format.share(fair));
  const height = bottom + AXIS + (hasFair ? AXIS : 0);
  return html`<svg width="100%" height="${height}" aria-hidden="true" focusable="false">
    ${ticks.map((tick, i) => tickLine(tick / width, bottom, format.tick(tick), i, ticks.length))}
    ${rows.map((row, i) => bar(row, i * tall, games, width, format))}
    ${hasFair ? fairLegend(bottom + AXIS + 17, legend) : null}
  </svg>`;
}

function tickLine(at: number, bottom: number, text: string, i: number, of: number): Html {
  const isLast = i === of - 1 && at > 0.9;
  const anchor = i === 0 ? 'start' : isLast ? 'end' : 'middle';
  return html`<line class="grid" x1="${percent(at)}" x2="${percent(at)}" y1="0" y2="${bottom}" />
    <text class="tick" x="${percent(at)}" y="${bottom + 17}" text-anchor="${anchor}">${text}</text>`;
}

/** Looks like a misaligned two-colour print: the outline shows the value, the colour is slightly shifted. */
function bar(row: ShareRow, top: number, games: number, width: number, f: Format): Html {
  const { name, more, note, n, fair, plate } = row;
  const { low, high } = wilson(n, games);
  const long = percent(n / games / width);
  const y = top + BAR.top + more.length * LINE;
  const middle = y + BAR.height / 2;
  const [left, right] = [percent(low / width), percent(high / width)];
  return html`<text class="name" x="0" y="${top + 19}"
      >${capital(name)}${note === null ? null : html`<tspan class="note" dx="8">${note}</tspan>`}</text
    >
    ${more.map((line, i) => html`<text class="more" x="0" y="${top + 19 + (i + 1) * LINE}">${line}</text>`)}
    <text class="amount" x="100%" y="${top + 19}" text-anchor="end">${f.share(n / games)}</text>
    <rect class="plate ${plate}" x="0" y="${y}" width="${long}" height="${BAR.height}" transform="translate(3 3)" />
    <rect class="outline" x="0" y="${y}" width="${long}" height="${BAR.height}" />
    <g class="whisker">
      <line class="halo" x1="${left}" x2="${right}" y1="${middle}" y2="${middle}" />
      <line x1="${left}" x2="${right}" y1="${middle}" y2="${middle}" />
      <line x1="${left}" x2="${left}" y1="${middle - 6}" y2="${middle + 6}" />
      <line x1="${right}" x2="${right}" y1="${middle - 6}" y2="${middle + 6}" />
    </g>
    ${fair === null ? null : fairMark(percent(fair / width), y - 3, y + BAR.height + 8)}`;
}

function fairMark(x: string, from: number, to: number): Html {
  return html`<line class="fair" x1="${x}" x2="${x}" y1="${from}" y2="${to}" />`;
}

function fairLegend(y: number, text: string): Html {
  return html`${fairMark('2', y - 13, y + 4)} <text class="tick" x="10" y="${y}">${text}</text>`;
}

function shareTable({ columns, rows, games }: SharePlot, words: ReportWords['shares'], format: Format): Html {
  const hasFair = rows.some(({ fair }) => fair !== null) && commonFair(rows) === null;
  const [who, what] = columns;
  return html`<table class="numbers">
    <thead>
      <tr>
        <th scope="col">${who}</th>
        <th scope="col">${what}</th>
        <th scope="col">${words.share}</th>
        <th scope="col">${words.interval}</th>
        ${hasFair ? html`<th scope="col">${words.equalShare}</th>` : null}
      </tr>
    </thead>
    <tbody>
      ${rows.map((row) => {
        const { n, fair } = row;
        const { low, high } = wilson(n, games);
        const range = words.range(format.bare(low), format.share(high));
        const even = hasFair ? html`<td>${fair === null ? '–' : format.share(fair)}</td>` : null;
        return html`<tr>
          <th scope="row">${capital(wholeName(row))}</th>
          <td>${format.number(n)}</td>
          <td>${format.share(n / games)}</td>
          <td>${range}</td>
          ${even}
        </tr>`;
      })}
    </tbody>
  </table>`;
}
