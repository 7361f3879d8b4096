/** A study as one HTML file. The same study always gives the same file. */
import { BOT_NAMES, type BotName } from '@horda/bots';
import type { RegisteredGame } from '@horda/games';
import type { Language } from '@horda/parts';
import { spreadOf } from '../distribution.ts';
import { wilson } from '../interval.ts';
import type { SimResult } from '../simulate.ts';
import { wonTogether } from '../tally.ts';
import { aboutStudy } from './about.ts';
import { formatOf, shownSpread, type Format } from './format.ts';
import { histogramFigure } from './histogram.ts';
import { html, type Html } from './html.ts';
import { pageOf } from './page.ts';
import { shareFigure, withNote, type Plate, type ShareRow } from './shares.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';
import type { ReportWords } from './text/words.ts';

export interface Report {
  readonly entry: RegisteredGame;
  readonly result: SimResult;
  readonly language: Language;
  /** The command that plays the same games again. */
  readonly command: string;
}

export const WORDS: Readonly<Record<Language, ReportWords>> = { en, pl };
const PLATES: readonly Plate[] = ['dots', 'lines', 'plain'];

function plateOf(bot: BotName): Plate {
  return PLATES[BOT_NAMES.indexOf(bot) % PLATES.length]!;
}

export function reportPage(report: Report): string {
  const { entry, result, language } = report;
  const words = WORDS[language];
  const format = formatOf(language, result.games);
  const { title } = entry.texts[language];
  const games = format.number(result.games);
  return pageOf({
    language,
    title: words.pageTitle(title, result.games, games),
    heading: title,
    facts: [words.study, words.gamesOf(result.games, games), words.playersOf(result.players)],
    content: sections(report, words, format),
  });
}

export function sections(report: Report, words: ReportWords, format: Format): readonly Html[] {
  const { entry, result, language } = report;
  const { endings, figures } = entry.texts[language];
  const { games, tally } = result;
  const columns = [words.shares.who, words.shares.wins] as const;
  const figure = (text: { readonly heading: string; readonly caption: string }, rows: readonly ShareRow[]): Html =>
    shareFigure({ ...text, columns, rows, games }, words.shares, format);
  const isShared = entry.game.together === true;
  return [
    isShared ? glanceOfAll(report, words, format) : glance(report, words, format),
    ...(isShared ? [figure(words.together, togetherRows(result, words))] : rivalFigures()),
    shareFigure(
      {
        ...words.endings,
        columns: [words.shares.ending, words.shares.games],
        rows: Object.entries(tally.words['ending'] ?? {}).map(([id, n]) => ({
          name: endings[id] ?? id,
          more: [],
          note: null,
          n,
          fair: null,
          plate: 'plain' as const,
        })),
        games,
      },
      words.shares,
      format,
    ),
    ...Object.entries(tally.numbers).map(([id, histogram]) =>
      histogramFigure(figures[id] ?? id, histogram, words.figures, format),
    ),
    aboutStudy(report, words, format),
  ];

  /** For games in which seats play against each other. */
  function rivalFigures(): readonly Html[] {
    return [
      figure(words.seats, [...seatRows(result, words), sharedRow(result, words)]),
      ...(new Set(result.bots).size > 1 ? [figure(words.kinds, kindRows(result, words))] : []),
      ...(isOrdered(result) ? [figure(words.order, orderRows(result, words))] : []),
    ];
  }
}

function togetherRows({ games, tally }: SimResult, { together }: ReportWords): readonly ShareRow[] {
  const won = wonTogether(tally);
  const row = (name: string, n: number): ShareRow => ({ name, more: [], note: null, n, fair: null, plate: 'plain' });
  return [row(together.won, won), row(together.lost, games - won)];
}

/** The share of games each seat would win if all won equally often; shared victories are not counted. */
export function equalShare({ games, players, tally }: SimResult): number {
  return (games - tally.shared) / games / players;
}

function seatRows(result: SimResult, words: ReportWords): readonly ShareRow[] {
  return result.tally.wins.map((n, seat) => {
    const bot = result.bots[seat]!;
    return {
      name: words.seats.seat(seat + 1),
      more: [],
      note: words.bots[bot],
      n,
      fair: equalShare(result),
      plate: plateOf(bot),
    };
  });
}

function sharedRow({ tally }: SimResult, words: ReportWords): ShareRow {
  return { name: words.seats.shared, more: [], note: null, n: tally.shared, fair: null, plate: 'plain' };
}

function kindRows(result: SimResult, words: ReportWords): readonly ShareRow[] {
  return [...new Set(result.bots)].map((bot) => {
    const seats = result.bots.flatMap((each, seat) => (each === bot ? [seat] : []));
    return {
      name: words.bots[bot],
      more: [],
      note: words.kinds.seats(seats.length),
      n: seats.reduce((sum, seat) => sum + result.tally.wins[seat]!, 0),
      fair: equalShare(result) * seats.length,
      plate: plateOf(bot),
    };
  });
}

/** Whether every game with a single winner also had a single seat that made the first decision. */
function isOrdered({ tally }: SimResult): boolean {
  const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0);
  return sum(tally.winsInOrder) === sum(tally.wins);
}

function orderRows(result: SimResult, words: ReportWords): readonly ShareRow[] {
  return result.tally.winsInOrder.map((n, place) => ({
    name: words.order.place(place + 1),
    more: [],
    note: null,
    n,
    fair: equalShare(result),
    plate: 'dots',
  }));
}

/** The summary at the top, for games in which all win or lose together. */
function glanceOfAll({ entry, result, language }: Report, words: ReportWords, format: Format): Html {
  const won = wonTogether(result.tally);
  const { low, high } = wilson(won, result.games);
  const share = format.share(won / result.games);
  return glanceSheet(words, [
    words.glance.together(share, words.shares.range(format.share(low), format.share(high))),
    ...lengthLine(entry.texts[language].figures, result, words, format),
  ]);
}

function lengthLine(
  figures: Readonly<Record<string, string>>,
  { tally }: SimResult,
  words: ReportWords,
  format: Format,
): readonly string[] {
  const { turns } = tally.numbers;
  if (turns === undefined) return [];
  return [words.glance.turns(figures['turns'] ?? 'turns', shownSpread(format, spreadOf(turns)))];
}

/** The summary at the top. */
function glance({ entry, result, language }: Report, words: ReportWords, format: Format): Html {
  const { games, tally } = result;
  const fair = equalShare(result);
  const share = format.share(fair);
  const rows = [...seatRows(result, words), ...(isOrdered(result) ? orderRows(result, words) : [])];
  const names = (isSo: (row: ShareRow) => boolean): string[] =>
    rows.filter(isSo).map(({ name, note }) => withNote(name, note));
  const above = names(({ n }) => wilson(n, games).low > fair);
  const below = names(({ n }) => wilson(n, games).high < fair);
  return glanceSheet(words, [
    ...(above.length + below.length === 0 ? [words.glance.even(share)] : []),
    ...(above.length > 0 ? [words.glance.above(above, share)] : []),
    ...(below.length > 0 ? [words.glance.below(below, share)] : []),
    tally.shared === 0
      ? words.glance.noneShared
      : words.glance.shared(tally.shared, format.number(tally.shared), format.share(tally.shared / games)),
    ...lengthLine(entry.texts[language].figures, result, words, format),
  ]);
}

export function glanceSheet(words: ReportWords, lines: readonly string[]): Html {
  return html`<section class="sheet wide glance">
    <h2>${words.glance.heading}</h2>
    ${lines.map((line) => html`<p>${line}</p>`)}
  </section>`;
}
