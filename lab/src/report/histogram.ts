/** A figure counted in every game: a histogram with median and mean, and the same data as tables. */
import { sorted, spreadOf, type Histogram, type Spread } from '../distribution.ts';
import { shownSpread, type Format } from './format.ts';
import { html, type Html } from './html.ts';
import { percent, roundStep, ticksTo } from './scale.ts';
import type { ReportWords } from './text/words.ts';

const MOST_BARS = 64;
const MOST_TICKS = 8;
/** Up to this many columns, every value gets a label below the axis. */
const FEW_COLUMNS = 14;
/** Room above the bars for the labels of median and mean. */
const TOP = 48;
const BARS = 150;
const BOTTOM = TOP + BARS;
const HEIGHT = BOTTOM + 40;

/** Values that are counted together, in columns of equal width from `start`. */
export interface Columns {
  readonly start: number;
  readonly step: number;
  readonly counts: readonly number[];
}

export function columnsOf(histogram: Histogram): Columns {
  const { min, max } = spreadOf(histogram);
  const step = Math.max(1, roundStep((max - min + 1) / MOST_BARS));
  const start = Math.floor(min / step) * step;
  const counts = Array.from({ length: Math.floor((max - start) / step) + 1 }, () => 0);
  for (const [value, n] of histogram) counts[Math.floor((value - start) / step)]! += n;
  return { start, step, counts };
}

export function histogramFigure(name: string, histogram: Histogram, words: ReportWords['figures'], f: Format): Html {
  const spread = spreadOf(histogram);
  const columns = columnsOf(histogram);
  return html`<section class="sheet">
    <h2>${words.heading(name)}</h2>
    <figure>
      <figcaption>
        ${words.caption(name)}${columns.step > 1 ? ` ${words.grouped(f.number(columns.step))}` : ''}
      </figcaption>
      <div class="plot" role="img" aria-label="${words.asText(name, shownSpread(f, spread))}">
        ${picture(columns, spread, words, f)}
      </div>
      ${measures(spread, words, f)} ${allValues(name, histogram, spread.count, words, f)}
    </figure>
  </section>`;
}

function picture(columns: Columns, spread: Spread, words: ReportWords['figures'], f: Format): Html {
  const { counts, start, step } = columns;
  const ticks = ticksTo(Math.max(...counts) / spread.count, 3);
  const top = ticks.at(-1)!;
  const wide = 1 / counts.length;
  /** The position of a value; a whole number lies in the middle of its column. */
  const at = (value: number): number => (value - start + 0.5) / (counts.length * step);
  return html`<svg width="100%" height="${HEIGHT}" aria-hidden="true" focusable="false">
    ${ticks.map((tick) => level('grid', yOf(tick / top), 0, 1))}
    ${counts.map((n, i) => (n === 0 ? null : column(i * wide, wide, n / spread.count / top)))}
    ${ticks.slice(1, -1).map((tick) => label(1, yOf(tick / top) + 15, f.tick(tick)))}
    ${label(1, TOP + 15, words.axis(f.tick(top)))} ${level('axis', BOTTOM, 0, 1)}
    ${level('half', BOTTOM + 7, at(spread.lowerQuartile), at(spread.upperQuartile))}
    ${mark('median', at(spread.median), 15, words.median(f.number(spread.median)))}
    ${mark('mean', at(spread.mean), 35, words.mean(f.number(spread.mean)))}
    ${labelsOf(columns).map((value) => label(at(value), BOTTOM + 30, f.number(value)))}
  </svg>`;
}

function level(kind: 'grid' | 'axis' | 'half', y: number, from: number, to: number): Html {
  return html`<line class="${kind}" x1="${percent(from)}" x2="${percent(to)}" y1="${y}" y2="${y}" />`;
}

/** A label that stays within the plot even at its ends. */
function label(at: number, y: number, text: string): Html {
  return html`<text class="tick haloed" x="${percent(at)}" y="${y}" text-anchor="${anchorOf(at)}">${text}</text>`;
}

function yOf(part: number): number {
  return Number((BOTTOM - part * BARS).toFixed(2));
}

function column(x: number, wide: number, tall: number): Html {
  const box = html`x="${percent(x)}" width="${percent(wide)}" y="${yOf(tall)}"
  height="${Number((tall * BARS).toFixed(2))}"`;
  return html`<rect class="plate plain" ${box} /> <rect class="outline thin" ${box} />`;
}

/** A line through the bars with its label above them, on the side with more room. */
function mark(kind: 'median' | 'mean', at: number, y: number, text: string): Html {
  const isLeft = at < 0.5;
  return html`<line class="${kind}" x1="${percent(at)}" x2="${percent(at)}" y1="${y - 11}" y2="${BOTTOM}" />
    <text
      class="name haloed"
      x="${percent(at)}"
      dx="${isLeft ? 7 : -7}"
      y="${y}"
      text-anchor="${isLeft ? 'start' : 'end'}"
      >${text}</text
    >`;
}

/** Round values below the axis. */
function labelsOf({ start, step, counts }: Columns): readonly number[] {
  const end = start + counts.length * step - 1;
  const every = counts.length <= FEW_COLUMNS ? step : roundStep((end - start + 1) / MOST_TICKS);
  const first = Math.ceil(start / every) * every;
  return Array.from({ length: Math.floor((end - first) / every) + 1 }, (_, i) => first + i * every);
}

function anchorOf(at: number): 'start' | 'middle' | 'end' {
  if (at < 0.03) return 'start';
  return at > 0.97 ? 'end' : 'middle';
}

function measures(spread: Spread, words: ReportWords['figures'], f: Format): Html {
  const shown = shownSpread(f, spread);
  const keys = ['min', 'lowerQuartile', 'median', 'mean', 'upperQuartile', 'max'] as const;
  return html`<table class="numbers">
    <thead>
      <tr>
        <th scope="col">${words.measure}</th>
        <th scope="col">${words.value}</th>
      </tr>
    </thead>
    <tbody>
      ${keys.map(
        (key) =>
          html`<tr>
            <th scope="row">${words.rows[key]}</th>
            <td>${shown[key]}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function allValues(name: string, histogram: Histogram, total: number, words: ReportWords['figures'], f: Format): Html {
  return html`<details>
    <summary>${words.all}</summary>
    <table class="numbers">
      <thead>
        <tr>
          <th scope="col">${words.value} (${name})</th>
          <th scope="col">${words.games}</th>
          <th scope="col">${words.share}</th>
        </tr>
      </thead>
      <tbody>
        ${sorted(histogram).map(
          ([value, n]) =>
            html`<tr>
              <th scope="row">${f.number(value)}</th>
              <td>${f.number(n)}</td>
              <td>${f.share(n / total)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </details>`;
}
