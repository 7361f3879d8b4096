import { BOTS } from '@horda/bots';
import { findGame } from '@horda/games';
import { seedOf, seedOfGame } from '@horda/kernel';
import { LANGUAGES, type Language } from '@horda/parts';
import { campGame } from '@horda/testing/camp';
import { expect, test } from 'vitest';
import { differencesOf } from '../comparison.ts';
import { playGame } from '../game.ts';
import { wilson } from '../interval.ts';
import { simulate, type SimResult } from '../simulate.ts';
import type { Study } from '../study.ts';
import { addGame, emptyTally, wonTogether } from '../tally.ts';
import { comparisonPage } from './comparison.ts';
import { REPORT_MARK } from './page.ts';

const cisza = findGame('cisza')!;
const OPTIONS = { difficulty: 'easy', expert: false, surprise: 'turn', first: 'random', stallGuard: true };

function studyOf(players: number, difficulty: string): Study {
  const bots = Array.from({ length: players }, () => 'random' as const);
  return { game: 'cisza', players, games: 60, seed: 's', bots, options: { ...OPTIONS, difficulty }, pack: null };
}

const RESULTS: SimResult[] = [];
for (const players of [2, 4])
  for (const difficulty of ['easy', 'hard']) RESULTS.push(await simulate(studyOf(players, difficulty), 1));

const pageOf = (results: readonly SimResult[], language: Language = 'en', entry = cisza): string =>
  comparisonPage(
    results.map((result, i) => ({ entry, result, language, command: `alone ${i + 1}` })),
    'all again',
  );

/** The text of a section by its heading. */
const sheet = (page: string, heading: string): string =>
  page.split(/<section/).find((part) => part.includes(`>${heading}</h`)) ?? '';
const rowsOf = (markup: string): string[][] =>
  [...markup.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row]) =>
    [...row!.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell]) => cell!.replaceAll(/<[^>]+>/g, '').trim()),
  );
const percentOf = (part: number): string => `${(part * 100).toFixed(1)}%`;
const sharesOf = (n: number, games: number): string[] => {
  const { low, high } = wilson(n, games);
  return [String(n), percentOf(n / games), `${(low * 100).toFixed(1)}–${percentOf(high)}`];
};

/** Fifty games in which all seats win or lose together; `won` of them were won. */
function campResult(players: number, won: number | null): SimResult {
  const game = campGame();
  const tally = emptyTally(game, players);
  const bots = Array.from({ length: players }, () => BOTS.random);
  for (let n = 0; n < 50; n++) addGame(tally, game, playGame(game, {}, bots, seedOfGame(seedOf('camp'), n)));
  const counted = won === null ? tally : { ...tally, wins: tally.wins.map(() => 0), shared: won };
  const study = { game: 'camp', players, seed: 's', bots: bots.map(() => 'random'), options: {}, pack: null };
  const { decisions } = tally;
  return { ...study, games: 50, decisions, digest: 'd', tally: counted } as unknown as SimResult;
}
const camp = { ...cisza, game: campGame() };

test('studies differ in players and in those settings that are not the same in all', () => {
  expect(differencesOf(RESULTS)).toEqual({ players: true, settings: ['difficulty'] });
  expect(differencesOf(RESULTS.slice(0, 2))).toEqual({ players: false, settings: ['difficulty'] });
  expect(differencesOf(RESULTS.slice(0, 1))).toEqual({ players: false, settings: [] });
  expect(differencesOf([])).toEqual({ players: false, settings: [] });
});

test('where seats play against each other, seat 1 and each ending are compared study by study', () => {
  const page = pageOf(RESULTS);
  const [, ...wins] = rowsOf(sheet(page, 'Victories of seat 1, by study'));
  const [, ...endings] = rowsOf(sheet(page, 'Ending: the Final Attack is over'));
  for (const [i, { players, games, tally }] of RESULTS.entries()) {
    const name = `${players} players, Difficulty: ${i % 2 === 0 ? 'easy (3 survivors)' : 'hard (1 survivor)'}`;
    const fair = percentOf((games - tally.shared) / games / players);
    expect(wins[i]).toEqual([name, ...sharesOf(tally.wins[0]!, games), fair]);
    expect(endings[i]).toEqual([name, ...sharesOf(tally.words['ending']!['finalAttack']!, games)]);
  }
  expect(wins).toHaveLength(4);
  expect(page).toContain('The studies differ in: number of players and Difficulty.');
});

test('where all win or lose together, their victories are compared, and the extremes are named', () => {
  const results = [campResult(2, null), campResult(3, 45), campResult(4, 5)];
  const page = pageOf(results, 'en', camp);
  const [, ...rows] = rowsOf(sheet(page, 'How often all win, by study'));
  expect(rows).toEqual(
    results.map(({ players, tally }) => [`${players} players`, ...sharesOf(wonTogether(tally), 50)]),
  );
  expect(page).toMatch(/Won together most often: 90\.0% \([^)]+ at 95%\), 3 players\./);
  expect(page).toMatch(/Won together least often: 10\.0% \([^)]+ at 95%\), 4 players\./);
  expect(page).not.toContain('Victories of seat 1');
});

test.each([
  [25, 25, 'Won together equally often in all studies: 50.0%', 'Won together most often'],
  [25, 26, 'These two intervals overlap', 'equally often'],
  [5, 45, 'Won together most often: 90.0%', 'intervals overlap'],
])('of %i and %i victories it says whether they differ', (one, other, said, unsaid) => {
  const page = pageOf([campResult(2, one), campResult(3, other)], 'en', camp);
  expect(page).toContain(said);
  expect(page).not.toContain(unsaid);
});

test('each study has a line that leads to it, its digest, its own page content, and a way back', () => {
  const page = pageOf(RESULTS);
  const lines = rowsOf(sheet(page, 'All studies'));
  for (const [i, { digest }] of RESULTS.entries()) {
    expect(lines[i + 1]).toContain(digest);
    expect(page).toContain(`<a href="#study-${i + 1}">`);
    expect(page.split(`id="study-${i + 1}"`)).toHaveLength(2);
  }
  expect(page.split('<a href="#studies">')).toHaveLength(5);
  expect(page.split('>Does going first help?</h3>')).toHaveLength(5);
  const commands = [...page.matchAll(/<pre[^>]*>(.*?)<\/pre>/gs)].map(([, each]) => each!.replaceAll(/<[^>]+>/g, ''));
  expect(commands).toEqual(['all again', 'alone 1', 'alone 2', 'alone 3', 'alone 4']);
});

test('a setting that is too long for the line of a bar is told by its values, in all studies alike', () => {
  const [first] = RESULTS;
  const page = pageOf([first!, { ...first!, options: { ...OPTIONS, surprise: 'visible' } }]);
  const [, ...rows] = rowsOf(sheet(page, 'All studies'));
  expect(rows.map(([name]) => name)).toEqual(['Always, a survivor is turned', 'Only a visible zombie']);
});

test.each(LANGUAGES)(
  'the page in %s has a title, no level of headings left out, and a text for every plot',
  (language) => {
    const page = pageOf(RESULTS, language);
    const levels = [...page.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(page.startsWith(`${REPORT_MARK}<html lang="${language}">`)).toBe(true);
    expect(page).toMatch(/<title>Cisza[^<]+4[^<]+<\/title>/);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1);
    for (const figure of page.split('<figure>').slice(1))
      expect(figure).toMatch(/<figcaption>[^<]{20,}<.*role="img" aria-label="[^"]{20,}".*<table/s);
    expect(page).not.toMatch(/undefined|NaN|\[object|<script|https?:/);
  },
);

test('words and numbers are those of the language', () => {
  const page = pageOf(RESULTS, 'pl');
  expect(page).toContain('Raport z symulacji · 4 badania · w każdym 60 gier');
  expect(page).toContain('Badania różnią się tym: liczba graczy i Poziom trudności.');
  const texts = page.replace(/<style>.*<\/style>/s, '').replaceAll(/<[^>]+>/g, ' ');
  expect(texts).not.toMatch(/\b(?:games|seat|share|wins|study|studies)\b/i);
});
