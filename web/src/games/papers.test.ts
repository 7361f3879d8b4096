/** What holds for the newspaper of every game. */
import { COVERS } from '@horda/games/list';
import { LANGUAGES } from '@horda/parts';
import { describe, expect, test } from 'vitest';
import { paperOf } from '../pages/paper/papers.ts';
import { printed } from '../pages/paper/printed.ts';
import { savedGame, toldFrom } from '../../test/told-game.ts';
import { loadGame } from './index.ts';

const SAVES: readonly (readonly [game: string, file: string])[] = [
  ['cisza', 'four-visible.json'],
  ['cisza', 'final-attack.json'],
  ['cisza', 'six-hard.json'],
  ['cisza', 'two-normal.json'],
  ['zombiaki', 'moskwa.json'],
  ['zombiaki', 'moskwa-dawn.json'],
  ['zombiaki', 'jubileusz.json'],
  ['zombiaki', 'pack.json'],
  ['gear-up', 'pair-victory.json'],
  ['gear-up', 'trio.json'],
  ['gear-up', 'solo-too-late.json'],
  ['long-night', 'betrayal.json'],
  ['long-night', 'objective.json'],
  ['long-night', 'morale.json'],
  ['zombicide', 'won.json'],
  ['zombicide', 'death.json'],
];

const PRINTING = COVERS.filter(({ budget }) => budget !== null).map(({ id }) => id);

test('every game that can be played has a newspaper, and every newspaper a saved game here', () => {
  expect(PRINTING.filter((id) => paperOf(id) === null)).toEqual([]);
  expect(PRINTING.filter((id) => !SAVES.some(([game]) => game === id))).toEqual([]);
});

const words = (text: string): number => text.split(/\s+/).length;

describe.each(SAVES)('%s %s', async (id, file) => {
  const paper = await paperOf(id)!();
  const { press } = await loadGame(id)!;
  const save = savedGame(id, file);
  const stories = LANGUAGES.map((language) => paper.tell(toldFrom(paper, press, save, language, () => 'ZZTOP')));
  const [pl, en] = stories.map((story, i) => printed(story, paper, LANGUAGES[i]!, 'any')) as [
    ReturnType<typeof printed>,
    ReturnType<typeof printed>,
  ];

  test('says the same in both languages', () => {
    const sizes = stories.map(({ headlines, ears, ads, pencil, cast, numbers, chronicle }) => ({
      lists: [headlines, ears[0], ears[1], ads, pencil, chronicle].map(({ length }) => length),
      cast: cast.map(({ seat, fate, face }) => ({ seat, fate, face })),
      numbers: numbers.map(({ value }) => value),
    }));
    expect(sizes[0]).toEqual(sizes[1]);
    expect(pl.scene).toEqual(en.scene);
    expect(pl.ads.map(({ icon }) => icon)).toEqual(en.ads.map(({ icon }) => icon));
    for (const { headlines } of stories) expect(new Set(headlines).size).toBe(headlines.length);
  });

  test('has everything that a front page needs, and names nobody in its headline', () => {
    for (const page of [pl, en]) {
      expect(page.cast.map(({ seat }) => seat).toSorted((a, b) => a - b)).toEqual([...Array(save.seats).keys()]);
      expect(page.numbers).toHaveLength(5);
      expect(page.ads).toHaveLength(5);
      expect(page.chronicle.length).toBeGreaterThanOrEqual(2);
      expect(page.chronicle.length).toBeLessThanOrEqual(6);
      expect(page.chronicle.filter(({ fatal }) => fatal === true)).toHaveLength(1);
      expect(page.headline).not.toMatch(/ZZTOP|undefined|null|NaN/);
      expect(JSON.stringify({ ...page, scene: null })).not.toMatch(/undefined|NaN|\[object/);
      for (const { title, text } of page.ads) expect.soft(words(`${title} ${text}`), title).toBeLessThanOrEqual(18);
      expect(page.headline.length).toBeLessThanOrEqual(48);
    }
  });

  test('is the same whenever it is printed', () => {
    expect(printed(paper.tell(toldFrom(paper, press, save, 'pl', () => 'ZZTOP')), paper, 'pl', 'any')).toEqual(pl);
  });

  test('draws without styles or places that are no numbers', () => {
    for (const markup of [pl.scene.wide, pl.scene.tall, pl.strip?.markup ?? ''])
      expect(markup).not.toMatch(/style=|NaN|undefined|Infinity/);
  });
});

test.each(PRINTING)('%s has sixty advertisements of its own, of fourteen words at most', async (id) => {
  const { stock } = await paperOf(id)!();
  for (const language of LANGUAGES) {
    expect(stock[language].length).toBeGreaterThanOrEqual(60);
    expect(new Set(stock[language].map(({ title }) => title)).size).toBe(stock[language].length);
    for (const { title, text } of stock[language]) expect.soft(words(text), title).toBeLessThanOrEqual(14);
  }
});
