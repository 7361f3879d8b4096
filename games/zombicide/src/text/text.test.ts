import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apply, run, type Seat } from '@horda/kernel';
import { misaddressed, randomAnswer, repeated, toldOfSettings, unreadable, unsearchable } from '@horda/testing';
import { expect, test } from 'vitest';
import { ALL_CHOICES, ALL_EVENTS, asking, CHOICES, EVENTS, VIEW } from '../../test/samples.ts';
import { item } from '../../test/scene.ts';
import { zombicide } from '../game.ts';
import { DEFAULTS, OPTIONS } from '../options.ts';
import { PROMPTS } from '../prompts.ts';
import type { Choice, Event } from '../state.ts';
import type { Reason } from '../obstacle.ts';
import { en } from './en.ts';
import { reasonsIn } from './en/reasons.ts';
import type { ZombicideTexts } from './messages.ts';
import { pl } from './pl.ts';

const TEXTS: readonly ZombicideTexts[] = [pl, en];
const name = (seat: Seat): string => ['Ania', 'Bartek'][seat]!;
const SENTENCE = /^[\p{Lu}\d„].*[.!?]$/u;

function expectReadable(told: readonly string[]): void {
  expect(unreadable(told)).toEqual([]);
}

test('every event is told in both languages, differently, as a sentence, with and without its table', () => {
  for (const table of [VIEW, undefined])
    for (const e of ALL_EVENTS) {
      const told = [pl.event(e, name, table), en.event(e, name, table)];
      expectReadable(told);
      expect(told[0]).not.toBe(told[1]);
      for (const text of told) expect(text).toMatch(SENTENCE);
    }
});

test('survivors and cards are called by their names where the table is known', () => {
  const [turn] = EVENTS.turnBegan;
  const [revealed] = EVENTS.cardRevealed;
  expect(pl.event(turn!, name, VIEW)).toBe('Amy: Tura.');
  expect(pl.event(turn!, name)).toBe('Ocalały 1: Tura.');
  expect(en.event(revealed!, name, VIEW)).toBe('Amy reveals: Last Order.');
  expect(en.event(revealed!, name)).toBe('Survivor 1 reveals: Card 1.');
});

test('Polish bends words by their number and place', () => {
  const attack = (n: number): string => pl.event({ type: 'zombiesAttacked', zone: 4, n }, name, VIEW);
  expect([1, 3, 5].map(attack)).toEqual([
    '1 Zombie atakuje w Strefie 5.',
    '3 Zombie atakują w Strefie 5.',
    '5 Zombie atakuje w Strefie 5.',
  ]);
  expect(pl.option({ do: 'move', way: [4, 5] }, VIEW, name)).toBe('Ruch: Strefa 6 (przez Strefę 5)');
});

test('the log speaks to its reader, and calls nobody "you" who only watches', () => {
  const texts = { pl, en };
  for (const e of ALL_EVENTS) expect(misaddressed(6, (language, to) => texts[language].event(e, to, VIEW))).toEqual([]);
});

test('every prompt is put in both languages, differently', () => {
  for (const view of [VIEW, { ...VIEW, acting: -1 }, asking(...CHOICES.learn)])
    for (const prompt of PROMPTS) {
      const told = [pl.prompt(prompt, view, name), en.prompt(prompt, view, name)];
      expectReadable(told);
      expect(told[0]).not.toBe(told[1]);
      for (const text of told) expect(text).toMatch(SENTENCE);
    }
  expect(() => pl.prompt('toString', VIEW, name)).toThrow('toString');
});

test('V191 the question about a skill says whose it is', () => {
  expect(en.prompt('adrenaline.choose', asking(...CHOICES.learn), name)).toBe('Amy reaches a new level. Which skill?');
});

test('every question that a rule puts has words', () => {
  const src = join(import.meta.dirname, '..');
  const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/^(?:text|content)\b/.test(path))
    .map((path) => readFileSync(join(src, path), 'utf8'));
  const found = (pattern: RegExp): string[] =>
    sources.flatMap((text) => [...text.matchAll(pattern)].map(([, word]) => word!));
  const rules = found(/declare<[^(]*>\(\s*'(\w+)'/g);
  const asked = found(/'([a-z]\w*\.[a-z]\w*)'/g).filter((word) => rules.includes(word.split('.')[0]!));
  expect(asked.length).toBeGreaterThan(20);
  expect([...new Set(asked)].filter((prompt) => !(PROMPTS as readonly string[]).includes(prompt))).toEqual([]);
});

test('every choice has a label in both languages, and no two of a kind share one', () => {
  for (const texts of TEXTS)
    for (const choices of Object.values(CHOICES)) {
      const labels = choices.map((choice) => texts.option(choice, VIEW, name));
      expectReadable(labels);
      expect(repeated(labels)).toEqual([]);
      for (const label of labels) expect(label).toMatch(/^[\p{Lu}\d+]/u);
    }
});

test('V188 cards of one name from two decks are told apart, and an empty weapon says so', () => {
  expect([item('pistol@starting'), item('pistol'), item('sawedOff!')].map(en.names.held)).toEqual([
    'Pistol (grey card)',
    'Pistol',
    'Sawed-Off (to be reloaded)',
  ]);
});

test('V360 a face-down card goes by the number on its back', () => {
  expect(CHOICES.objective.map((choice) => en.option(choice, VIEW, name))).toEqual(['Objective: 02', 'Objective: 03']);
  const hidden = { ...VIEW, placed: VIEW.placed.map((one) => ({ ...one, card: -1 })) };
  expect(pl.option(CHOICES.objective[0]!, hidden, name)).toMatch(/^Cel: żeton \(Strefa \d+\)$/u);
  const shown = { ...VIEW, placed: VIEW.placed.map((one) => ({ ...one, state: 'stays' as const })) };
  expect(pl.option(CHOICES.objective[0]!, shown, name)).toBe('Cel: Ostatnie zamówienie');
});

test('numbers are inflected', () => {
  expect(EVENTS.noiseMade.map((e) => pl.event(e, name))).toEqual([
    'W Strefie 5: 1 żeton Hałasu.',
    'W Strefie 5: 2 żetony Hałasu.',
    'W Strefie 5: 5 żetonów Hałasu.',
  ]);
  expect(EVENTS.zombiesAttacked.map((e) => en.event(e, name))).toEqual([
    '1 zombie attacks in zone 6.',
    '2 zombies attack in zone 6.',
  ]);
});

test('a name is shown as it was given, whatever stands in it', () => {
  for (const texts of TEXTS)
    for (const e of ALL_EVENTS)
      expect(texts.event(e, () => 'a#$&', VIEW).replaceAll('a#$&', '')).not.toMatch(/#|A\$&/u);
});

test('a choice is found by every word of its name, with and without accents', () => {
  expect(pl.words({ do: 'move', way: [5] })).toEqual(expect.arrayContaining(['ruch', '6', 'idz']));
  expect(en.words({ do: 'discard', card: item('crowbar') })).toEqual(expect.arrayContaining(['crowbar', 'drop']));
  for (const texts of TEXTS) for (const choice of ALL_CHOICES) expect(unsearchable(texts.words(choice))).toEqual([]);
});

test('every reason is told in both languages, differently, as a sentence', () => {
  const place = { seat: 1, cost: 4, left: 3, zone: 5, between: [3, 5], range: 2, min: 0, max: 1, card: 0 };
  const named = { crowd: [2, 0, 1, 1], back: '02', keyword: 'keys', achievement: null, abomination: 1, skill: 'shove' };
  const fields = { ...place, ...named, goal: 'vaults', mission: 'S4' };
  const reasons = Object.keys(reasonsIn(en.names)).map((is) => ({ is, ...fields }) as unknown as Reason);
  for (const reason of reasons) {
    const told = [pl.reason(reason, name), en.reason(reason, name)];
    expectReadable(told);
    expect(told[0]).not.toBe(told[1]);
    for (const text of told) expect(text).toMatch(SENTENCE);
  }
  for (const texts of TEXTS) expect(repeated(reasons.map((reason) => texts.reason(reason, name)))).toEqual([]);
});

test('every setting and each of its values is explained', () => {
  for (const { settings } of TEXTS)
    for (const told of toldOfSettings(OPTIONS, settings, 3)) {
      expectReadable(told);
      expect(repeated(told)).toEqual([]);
    }
});

test('every label, phase, level, ending and figure has its own words', () => {
  for (const { labels, phases, levels, endings, figures, title, about } of TEXTS) {
    for (const group of [labels, phases, levels, endings, figures]) {
      const told = Object.values<string>(group);
      expectReadable(told);
      expect(repeated(told)).toEqual([]);
    }
    expectReadable([title, about]);
    const s = zombicide.setup(DEFAULTS, 2, [1, 2, 3, 4], null);
    expect(['ending', ...Object.keys(figures)].toSorted()).toEqual(Object.keys(zombicide.summary(s)).toSorted());
  }
});

test.each(['S1', 'S3', 'S6', 'M1', 'M4', 'M7'])('a whole game of %s is told', (mission) => {
  const s = zombicide.setup({ ...DEFAULTS, mission, team: 'random' }, 2, [1, 2, 3, 4], null);
  const luck: [number, number, number, number] = [5, 1, 1, 7];
  const tell = (e: Event): void => expectReadable(TEXTS.map((texts) => texts.event(e, name, zombicide.view(s, null))));
  run(zombicide, s);
  for (let n = 0; s.kernel.asks.length > 0 && n < 1000; n++) {
    for (const e of s.kernel.events) tell(e);
    for (const { seat, prompt, options } of s.kernel.asks) {
      const seen = zombicide.view(s, seat);
      for (const texts of TEXTS) {
        const labels = options.map((option: Choice) => texts.option(option, seen, name));
        expectReadable([texts.prompt(prompt, seen, name), ...labels]);
        expect(repeated(labels)).toEqual([]);
      }
    }
    apply(zombicide, s, randomAnswer(s, luck));
  }
  for (const e of s.kernel.events) tell(e);
});
