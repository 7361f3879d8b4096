import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apply, run, type Seat } from '@horda/kernel';
import { misaddressed, randomAnswer, repeated, toldOfSettings, unreadable, unsearchable } from '@horda/testing';
import { expect, test } from 'vitest';
import { ALL_CHOICES, ALL_EVENTS, asking, CHOICES, during, EVENTS, FUEL, GIA, LILY, VIEW } from '../../test/samples.ts';
import { CONTENT, OURS } from '../content/content.ts';
import { CROSSROADS_IDS } from '../content/ids.ts';
import { longNight } from '../game.ts';
import type { Reason } from '../obstacle.ts';
import { DEFAULTS, OPTIONS } from '../options.ts';
import { figures } from '../outlook.ts';
import { PACK } from '../pack.ts';
import { PROMPTS } from '../prompts.ts';
import type { Choice, Event, Options, State } from '../state.ts';
import { phrasesFor } from '../talk.ts';
import { viewEvent } from '../view.ts';
import { en } from './en.ts';
import { FIGURES as FIGURES_EN } from './en/words.ts';
import type { LongNightTexts } from './messages.ts';
import { textsOfPack } from './pack.ts';
import { pl } from './pl.ts';
import { FIGURES as FIGURES_PL } from './pl/words.ts';
import { isQuiet, QUIET } from './quiet.ts';

const TEXTS: readonly LongNightTexts[] = [pl, en];
const name = (seat: Seat): string => ['Ania', 'Bartek', 'Celina', 'Darek', 'Ewa'][seat]!;

function expectReadable(told: readonly string[]): void {
  expect(unreadable(told)).toEqual([]);
}

const SENTENCE = /^[\p{Lu}\d„−].*[.!?]”?$/u;

const TOLD_EVENTS = ALL_EVENTS.filter(({ type }) => !isQuiet(type));

test('every event is told in both languages, differently, as a sentence; quiet ones are told by others', () => {
  for (const type of QUIET)
    for (const e of EVENTS[type]) expect(TEXTS.map((texts) => texts.event(e, name))).toEqual(['', '']);
  for (const e of TOLD_EVENTS) {
    const told = [pl.event(e, name), en.event(e, name)];
    expectReadable(told);
    expect(told[0]).not.toBe(told[1]);
    for (const text of told) expect(text).toMatch(SENTENCE);
  }
});

test('the log speaks to its reader, and calls nobody "you" who only watches', () => {
  const texts = { pl, en };
  for (const e of ALL_EVENTS) expect(misaddressed(5, (language, to) => texts[language].event(e, to))).toEqual([]);
});

test('every prompt is put in both languages, differently, whatever is under way', () => {
  const views = [
    during({ survivor: LILY }),
    during({ survivor: GIA, op: 'wound', cause: { deck: 'item', card: FUEL } }),
    during({ survivor: GIA, op: 'heal', cause: { deck: 'crossroads', card: 0 } }),
    asking(during({ survivor: LILY }), { do: 'makeNoise' }, { do: 'goOn' }),
  ];
  for (const view of views)
    for (const prompt of PROMPTS) {
      const told = [pl.prompt(prompt, view, name), en.prompt(prompt, view, name)];
      expectReadable(told);
      expect(told[0]).not.toBe(told[1]);
      for (const text of told) expect(text).toMatch(SENTENCE);
    }
  expect(() => pl.prompt('toString', VIEW, name)).toThrow('toString');
});

/** Every file of the game that may put a question. */
function sources(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/^(?:text|content|pack)\b/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
}

test('every question that a rule puts has words', () => {
  const src = join(import.meta.dirname, '..');
  const all = sources(src);
  const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, word]) => word!);
  const rules = all.flatMap((text) => found(text, /(?:rule|declare)<[^(]*>\(\s*'(\w+)'/g));
  // Modifiers look like prompts: the vocabulary of the cards knows them.
  const modifiers = found(readFileSync(join(src, 'content/vocabulary.ts'), 'utf8'), /'(\w+\.\w+)'/g);
  const asked = all
    .flatMap((text) => found(text, /'([a-z]\w*\.[a-z]\w*)'/g))
    .filter((word) => rules.includes(word.split('.')[0]!) && !modifiers.includes(word));
  // Those that are put together when they are asked are known by name.
  const made = all.flatMap((text) => found(text, /`(\w+)\.\$\{\w+\}`/g));
  expect([...new Set(made)].toSorted()).toEqual(['deeds', 'looking', 'vote']);
  expect(asked.length).toBeGreaterThan(50);
  expect([...new Set(asked)].filter((prompt) => !(PROMPTS as readonly string[]).includes(prompt))).toEqual([]);
});

test('every vote that a rule calls has a question and a line in the log', () => {
  const votes = sources(join(import.meta.dirname, '..')).flatMap((text) =>
    [...text.matchAll(/\babout: '(\w+)'/g)].map(([, about]) => about!),
  );
  expect(votes).toContain('marker');
  expect(votes.filter((about) => !(PROMPTS as readonly string[]).includes(`vote.${about}`))).toEqual([]);
  const told = (texts: LongNightTexts, about: string): string =>
    texts.event({ type: 'voted', about, up: [0], down: [], passed: true }, name);
  for (const texts of TEXTS)
    for (const about of votes) expect(told(texts, about)).not.toBe(told(texts, 'something else'));
});

test('every choice has a label in both languages, and no two of a kind share one', () => {
  for (const texts of TEXTS) {
    for (const view of [
      during({ survivor: LILY }),
      during({ survivor: GIA }),
      during({ survivor: GIA, cause: { deck: 'crossroads', card: 0 } }),
    ])
      for (const choices of Object.values(CHOICES)) {
        const labels = choices.map((choice) => texts.option(choice, view, name));
        expectReadable(labels);
        for (const label of labels) expect(label).toMatch(/^[\p{Lu}\d]/u);
      }
    for (const choices of Object.values(CHOICES))
      expect(repeated(choices.map((choice) => texts.option(choice, during({ survivor: LILY }), name)))).toEqual([]);
  }
});

test('L88 a choice that costs a die says which', () => {
  const value = CONTENT.survivors[GIA]!;
  expect(en.option({ do: 'attack', survivor: GIA }, VIEW, name)).toBe(`Attack: Gia Najjar (die ${value.attack}+)`);
  expect(pl.option({ do: 'search', survivor: GIA }, VIEW, name)).toBe(
    `Przeszukiwanie: Gia Najjar (kość ${value.search}+)`,
  );
});

test('L48 two cards of one name from different decks are told apart by their decks', () => {
  const alike = CONTENT.cards.flatMap(({ item }, card) => (item === CONTENT.cards[FUEL]!.item ? [card] : []));
  const options = alike.map((card): Choice => ({ do: 'contribute', card }));
  const labels = options.map((option) => en.option(option, asking(VIEW, ...options), name));
  expect(labels.length).toBeGreaterThan(1);
  expect(repeated(labels)).toEqual([]);
  expect(en.option(options[0]!, asking(VIEW, options[0]!), name)).toBe('To the crisis, face down: Fuel');
});

test('L31 L33 only the colony numbers its entrances', () => {
  expect(CHOICES.entrance.map((choice) => pl.option(choice, VIEW, name))).toEqual(['Kolonia, wejście 3', 'Szkoła']);
  expect(EVENTS.zombieAdded.map((e) => en.event(e, name))).toEqual([
    'A zombie comes to the colony, entrance 1.',
    'A zombie comes to the school.',
  ]);
});

test('L137 the options of a crossroads card, and its thumbs, say what they lead to', () => {
  for (const [card, { options }] of CONTENT.crossroads.entries())
    for (const texts of TEXTS) {
      const up = options.findIndex(({ vote }) => vote === 'up');
      const view = during({ cause: { deck: 'crossroads', card }, thumbs: [up, -1] });
      const told = options.map((_, option) => texts.option({ do: 'option', option }, view, name));
      expectReadable(told);
      expect(told).not.toContain(`Option 1`);
      if (up === -1) continue;
      expect(texts.option({ do: 'vote', up: true }, view, name)).toContain(told[up]);
    }
  expect(CROSSROADS_IDS.length).toBe(CONTENT.crossroads.length);
});

test('every setting and each of its values is explained', () => {
  for (const { settings } of TEXTS)
    for (const told of toldOfSettings(OPTIONS, settings, 3)) {
      expectReadable(told);
      expect(repeated(told)).toEqual([]);
    }
});

test('every label, phase, kind, face, ending and figure has its own words', () => {
  for (const { labels, phases, steps, symbols, faces, tokens, endings, figures: numbers, piles, ...texts } of TEXTS) {
    for (const group of [labels, faces, tokens, endings, numbers, piles, texts.modules]) {
      const told = Object.values<string>(group);
      expectReadable(told);
      expect(repeated(told)).toEqual([]);
    }
    for (const group of [phases, steps, symbols])
      for (const key of ['name', 'short'] as const) {
        const told = Object.values(group).map((each) => each[key]);
        expectReadable(told);
        expect(repeated(told)).toEqual([]);
      }
    expectReadable([texts.title, texts.about]);
    const s = longNight.setup({ ...DEFAULTS, mode: 'coop' }, 3, [1, 2, 3, 4], null);
    expect(['ending', ...Object.keys(numbers)].toSorted()).toEqual(Object.keys(longNight.summary(s)).toSorted());
  }
});

const REASONS: readonly Reason[] = [
  { is: 'lowDice', least: 3 },
  { is: 'lowDice', least: 6 },
  { is: 'entranceFull', place: 3 },
  { is: 'notYourTurn', seat: 1 },
  { is: 'module', module: 'raxxon' },
  { is: 'specialFirst', experiment: 0 },
  { is: 'usedUp' },
];

test('reasons are short sentences that name what is missing', () => {
  expect(REASONS.map((reason) => en.reason(reason, name))).toEqual([
    'You have no die of 3 or more left.',
    'You have no die of 6 left.',
    'No entrance space is free at the school.',
    'It is the turn of Bartek.',
    'The module Raxxon is not played at this table.',
    'Claw stands here and has to be attacked first.',
    'It has been used in this round.',
  ]);
  expect(REASONS.slice(0, 3).map((reason) => pl.reason(reason, name))).toEqual([
    'Nie masz już kości 3 lub więcej.',
    'Nie masz już kości z wynikiem 6.',
    'Nie ma wolnego pola wejścia w szkole.',
  ]);
});

test('L206 quick phrases are said in the language of each reader; L220 exile is no topic when all play together', () => {
  const { request, accuse, table } = phrasesFor({ mode: 'secret' }, 3, 0);
  for (const phrase of [...request, ...accuse, ...table]) {
    const told = [pl.talk!.phrase(phrase, name), en.talk!.phrase(phrase, name)];
    expectReadable(told);
    expect(told[0]).not.toBe(told[1]);
    for (const text of told) expect(text).toMatch(SENTENCE);
  }
  expect(accuse.some((phrase) => 'seat' in phrase && phrase.seat === 0)).toBe(false);
  expect(phrasesFor({ mode: 'coop' }, 3, 0).accuse).toEqual([]);
});

test('numbers are inflected', () => {
  const left = (rounds: number): string => pl.event({ type: 'roundsLeft', rounds }, name);
  expect([1, 2, 5, 0].map(left)).toEqual([
    'Została 1 runda.',
    'Zostały 2 rundy.',
    'Zostało 5 rund.',
    'Nie ma już rund.',
  ]);
  expect(EVENTS.helplessCame.map((e) => en.event(e, name))).toEqual([
    '1 helpless survivor comes to the colony.',
    '2 helpless survivors come to the colony.',
    '1 unruly helpless survivor comes to the colony.',
    '2 unruly helpless survivors come to the colony.',
  ]);
});

test('a name is shown as it was given, whatever stands in it', () => {
  for (const texts of TEXTS)
    for (const e of TOLD_EVENTS) expect(texts.event(e, () => 'a#$&').replaceAll('a#$&', '')).not.toMatch(/#|A\$&/u);
});

test('a choice is found by every word of its name, with and without accents', () => {
  expect(pl.words({ do: 'search', survivor: GIA })).toEqual(expect.arrayContaining(['gia', 'najjar', 'przeszukaj']));
  expect(en.words({ do: 'contribute', card: FUEL })).toEqual(expect.arrayContaining(['fuel', 'crisis']));
  for (const texts of TEXTS) for (const choice of ALL_CHOICES) expect(unsearchable(texts.words(choice))).toEqual([]);
});

test('a hint is told in the figures of the table', () => {
  expect(figures(VIEW)).toHaveLength(FIGURES_EN.length);
  expect(FIGURES_PL).toHaveLength(FIGURES_EN.length);
  expect(pl.outlook([6, 0, 3, 4, 0, 20, 1], [5, 0, 3, 6, 0, 20, 1])).toBe(
    'morale 5 (teraz 6), nadchodzące zombie 6 (teraz 4)',
  );
  // Both sides: what the colony needs, and the own goal.
  expect(en.outlook([6, 0, 3, 4, 0, 20, 1], [6, 0, 3, 4, 1, 25, 2])).toBe(
    'cards for the crisis 1 (now 0), per cent of the main objective 25 (now 20), own conditions met 2 (now 1)',
  );
  expect(en.outlook([1], [1])).toBe('no change in the colony');
});

/** All modules, all cards. */
const FULL: Partial<Options> = {
  objective: 'random',
  improvements: true,
  bandits: true,
  raxxon: true,
  baseCards: true,
  adult: true,
};

/** Plays a random game; `look` sees every table with a question, and `tell` every event as each seat sees it. */
function playedOut(
  options: Partial<Options>,
  seats: number,
  seed: number,
  look: (s: State) => void,
  tell: (e: Event) => void,
): void {
  const s = longNight.setup({ ...DEFAULTS, ...options }, seats, [seed, 2, 3, 4], null);
  const dice: [number, number, number, number] = [seed, 1, 1, 7];
  run(longNight, s);
  for (let n = 0; s.kernel.asks.length > 0 && n < 5000; n++) {
    for (const e of s.kernel.events) tell(e);
    look(s);
    apply(longNight, s, randomAnswer(s, dice));
  }
  for (const e of s.kernel.events) tell(e);
}

test('whole games are told: every question, every option, every event', () => {
  for (const [seed, mode, objective] of [
    [1, 'secret', 'random'],
    [2, 'coop', 'random'],
    [3, 'secret', 'R1'],
    [4, 'secret', 'B1'],
  ] as const)
    playedOut(
      { ...FULL, mode, objective },
      4,
      seed,
      (s) => {
        for (const { seat, prompt, options } of s.kernel.asks) {
          const seen = longNight.view(s, seat);
          for (const texts of TEXTS) {
            expectReadable([texts.prompt(prompt, seen, name)]);
            const labels = options.map((option: Choice) => texts.option(option, seen, name));
            expectReadable(labels);
            expect(repeated(labels)).toEqual([]);
          }
        }
      },
      (e) => expectReadable(isQuiet(e.type) ? [] : TEXTS.map((texts) => texts.event(e, name))),
    );
});

test('L45 L101 L134 nobody is told the name of a card that they do not see', () => {
  const secret = [
    { type: 'crossroadsDrawn', reader: 1, card: 3 },
    { type: 'cardSeen', seat: 1, place: 3, card: FUEL },
    { type: 'cardKept', seat: 1, place: 3, card: FUEL },
    { type: 'contributed', seat: 1, card: FUEL },
    { type: 'cardsDrawn', seat: 1, place: 3, cards: [FUEL] },
    { type: 'cardsTaken', from: 1, to: 2, cards: [FUEL] },
    { type: 'handShown', seat: 1, to: 2, cards: [FUEL] },
    { type: 'objectiveShown', seat: 1, to: 2, objective: 4 },
    { type: 'experimentsSeen', seat: 1, experiments: [5] },
  ] as const satisfies readonly Event[];
  for (const e of secret)
    for (const texts of TEXTS) {
      const own = texts.event(viewEvent(e, 1)!, name);
      const names = [
        texts.names.card(FUEL),
        texts.names.crossroads(3),
        texts.names.objective(4),
        texts.names.experiment(5),
      ];
      expect(names.some((each) => own.includes(each))).toBe(true);
      for (const reader of [0, null]) {
        const told = texts.event(viewEvent(e, reader)!, name);
        expect(names.filter((each) => told.includes(each))).toEqual([]);
      }
    }
});

test('L201 L219 the end is told for each player, with the objective that counted', () => {
  const over = (options: Partial<Options>, winners: readonly boolean[]): typeof VIEW => ({
    ...VIEW,
    options: { ...VIEW.options, ...options },
    winners,
    players: VIEW.players.map((player) => ({ ...player, objective: 0, exiled: false })),
  });
  expect(pl.result(over({ mode: 'secret' }, [true, false, false]), 0, name)).toBe('Ania wygrywa: Pełny bak.');
  expect(en.result(over({ mode: 'secret' }, [true, false, false]), 1, name)).toBe('Bartek loses: Full Tank.');
  expect(en.result(over({ mode: 'coop' }, [true, true, true]), 2, name)).toBe('Celina wins.');
});

test('L230 a pack names its own cards, and ours keep their names', () => {
  const words = {
    name: { pl: 'Lilka', en: 'Lil' },
    occupation: { pl: 'saperka', en: 'sapper' },
    text: { pl: 'Nic.', en: 'Nothing.' },
  };
  const { content } = PACK.check({ survivors: { lilyMae: { ...OURS.survivors.lilyMae, words } } });
  const texts = textsOfPack('pl', content!);
  expect(texts.option({ do: 'move', survivor: LILY }, VIEW, name)).toBe('Ruch: Lilka');
  expect(texts.option({ do: 'move', survivor: GIA }, VIEW, name)).toBe('Ruch: Gia Najjar');
});
