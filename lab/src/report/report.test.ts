import { findGame } from '@horda/games';
import { LANGUAGES, type Language } from '@horda/parts';
import { expect, test } from 'vitest';
import { sorted, spreadOf } from '../distribution.ts';
import { wilson } from '../interval.ts';
import { simulate, type SimResult } from '../simulate.ts';
import type { Study } from '../study.ts';
import { REPORT_MARK } from './page.ts';
import { reportPage } from './report.ts';

const entry = findGame('cisza')!;
const STUDY: Study = {
  game: 'cisza',
  players: 3,
  games: 1234,
  seed: 'report',
  bots: ['random', 'random', 'random'],
  options: { difficulty: 'hard', expert: false, surprise: 'turn', first: 'random', stallGuard: true },
  pack: null,
};
const RESULT = await simulate(STUDY, 1);
const MIXED = await simulate({ ...STUDY, games: 30, bots: ['greedy', 'random', 'random'] }, 1);

const pageOf = (result: SimResult, language: Language = 'en', command = 'npx horda sim'): string =>
  reportPage({ entry, result, language, command });

/** The rows of all tables as texts; the first cell is the key. */
function rowsOf(page: string): Map<string, string[]> {
  const rows = [...page.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row]) =>
    [...row!.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell]) => cell!.replaceAll(/<[^>]+>/g, ' ').trim()),
  );
  return new Map(rows.map(([key, ...cells]) => [key!, cells]));
}

const percentOf = (part: number): string => `${(part * 100).toFixed(1)}%`;
const cellsOf = (n: number, games: number): string[] => {
  const { low, high } = wilson(n, games);
  return [n.toLocaleString('en'), percentOf(n / games), `${(low * 100).toFixed(1)}–${percentOf(high)}`];
};

test('the figures in the tables are those that were counted', () => {
  const { tally, games } = RESULT;
  const rows = rowsOf(pageOf(RESULT));
  for (const [seat, n] of tally.wins.entries())
    expect(rows.get(`Seat ${seat + 1} (random)`)).toEqual(cellsOf(n, games));
  for (const [place, n] of tally.winsInOrder.entries())
    expect(rows.get(`${['1st', '2nd', '3rd'][place]!} in turn`)).toEqual(cellsOf(n, games));
  expect(rows.get('Shared victory')).toEqual(cellsOf(tally.shared, games));
  expect(rows.get('Only one player is left')).toEqual(cellsOf(tally.words['ending']!['elimination']!, games));
  expect(rows.get('The Final Attack is over')).toEqual(cellsOf(tally.words['ending']!['finalAttack']!, games));
});

test('every number of the summary has a plot, its measures and all its values', () => {
  const page = pageOf(RESULT);
  const { turns, survivors } = RESULT.tally.numbers;
  for (const [name, histogram] of [
    ['turns', turns!],
    ['survivors of the winner', survivors!],
  ] as const) {
    const section = page.split('<section').find((text) => text.includes(`>Distribution: ${name}<`))!;
    const rows = rowsOf(section);
    const { median, mean, max } = spreadOf(histogram);
    expect(rows.get('Half of games: at most (median)')).toEqual([String(median)]);
    expect(rows.get('Mean')).toEqual([String(Number(mean.toFixed(1)))]);
    expect(rows.get('Most')).toEqual([String(max)]);
    for (const [value, n] of sorted(histogram))
      expect(rows.get(String(value))).toEqual([String(n), percentOf(n / RESULT.games)]);
  }
});

test('the study is described completely, and so is the way to repeat it', () => {
  const command = `npx horda sim cisza --seed 'a  b'`;
  const page = pageOf(RESULT, 'en', command);
  const rows = rowsOf(page);
  expect(rows.get('Games')).toEqual(['1,234']);
  expect(rows.get('Seed')).toEqual(['report']);
  expect(rows.get('Digest')).toEqual([RESULT.digest]);
  expect(rows.get('Bot in seat 3')).toEqual(['random']);
  expect(rows.get('Difficulty')).toEqual(['hard (1 survivor) difficulty=hard']);
  expect(rows.get('Restless city')![0]).toContain('house rule');
  expect(/<pre[^>]*>(.*)<\/pre>/s.exec(page)![1]!.replaceAll(/<[^>]+>/g, '')).toBe(command.replaceAll("'", '&#39;'));
});

test('kinds of bots are compared where they are mixed, each with the equal share of its seats', () => {
  expect(pageOf(RESULT)).not.toContain('Which bot wins');
  const [greedy, ...randoms] = MIXED.tally.wins;
  const rows = rowsOf(pageOf(MIXED));
  expect(rows.get('Careful (1 seat)')).toEqual([...cellsOf(greedy!, 30), '33.3%']);
  expect(rows.get('Random (2 seats)')).toEqual([...cellsOf(randoms[0]! + randoms[1]!, 30), '66.7%']);
});

test('who begins is left out where the first decision was nobody’s alone', () => {
  const tally = { ...RESULT.tally, winsInOrder: [0, 0, 0] };
  expect(pageOf(RESULT)).toContain('Does going first help?');
  expect(pageOf({ ...RESULT, tally })).not.toContain('Does going first help?');
});

test.each([
  ['even', [100, 100, 100], 'makes no visible difference'],
  ['uneven', [200, 100, 0], 'More than an equal share of the victories (33.3%): seat 1 (random)'],
  ['uneven', [200, 100, 0], 'Less than an equal share of the victories (33.3%): seat 3 (random)'],
])('at a glance it says what stands out: %s', (_, wins, sentence) => {
  const tally = { ...RESULT.tally, games: 300, wins, winsInOrder: [100, 100, 100], shared: 0 };
  expect(pageOf({ ...RESULT, games: 300, tally })).toContain(sentence);
});

test('shared victories make the equal share of the others smaller', () => {
  const tally = { ...RESULT.tally, games: 100, wins: [20, 20, 20], winsInOrder: [20, 20, 20], shared: 40 };
  const page = pageOf({ ...RESULT, games: 100, tally });
  expect(page).toContain('Equal share: 20.0%');
  expect(page).toContain('Shared victories: 40 games (40.0%).');
});

test.each(LANGUAGES)(
  'the page in %s has a language, a title, headings in order, and a text for every plot',
  (language) => {
    const page = pageOf(MIXED, language);
    const levels = [...page.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(page.startsWith(`${REPORT_MARK}<html lang="${language}">`)).toBe(true);
    expect(page).toMatch(/<title>Cisza[^<]+30[^<]+<\/title>/);
    expect(levels).toEqual([1, 2, 2, 2, 2, 2, 2, 2, 2, 3]);
    const figures = page.split('<figure>').slice(1);
    expect(figures).toHaveLength(6);
    for (const figure of figures)
      expect(figure).toMatch(/<figcaption>[^<]{20,}<.*role="img" aria-label="[^"]{20,}".*<table/s);
    expect(page).not.toMatch(/undefined|NaN|\[object/);
  },
);

test('words and numbers are those of the language', () => {
  const [en, pl] = [pageOf(RESULT, 'en'), pageOf(RESULT, 'pl')];
  const share = RESULT.tally.wins[0]! / RESULT.games;
  expect(en).toContain(percentOf(share));
  expect(pl).toContain(percentOf(share).replace('.', ','));
  expect(pl).toContain('W grze został jeden gracz');
  expect(pl).toContain('trudny (1 ocalały)');
  expect(pl).not.toMatch(/\b(?:games|seat|share|wins)\b/i);
});

test('nothing is loaded, nothing runs, and what users typed is only text', () => {
  const evil = `"><script>alert('1')</script>&amp;`;
  const page = pageOf({ ...RESULT, seed: evil }, 'en', `npx horda sim --seed '${evil}'`);
  expect(page).not.toMatch(/<script|<link|<img|<iframe|@import|https?:|url\((?!#)/i);
  expect(page).toContain('&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;');
});

test('the same study gives the same page', async () => {
  expect(pageOf(await simulate(STUDY, 2))).toBe(pageOf(RESULT));
});
