import { choose, draw, nextOpen, run, seeded, seedOf, type Seat } from '@horda/kernel';
import type { Citations, GameTexts } from '@horda/parts';
import { misaddressed, repeated, toldOfSettings, unreadable, unsearchable } from '@horda/testing';
import { expect, test } from 'vitest';
import { randomGame } from '../../test/random-games.ts';
import { figures } from '../advice.ts';
import { cite, PROMPTS, sharedPromptOf } from '../cite.ts';
import { KINDS } from '../content/city.ts';
import { PRINTED, RESOURCES, TYPES } from '../content/resources.ts';
import { cisza } from '../game.ts';
import { OPTIONS } from '../options.ts';
import type { Choice, Event, Options, State } from '../state.ts';
import type { View } from '../view.ts';
import { en } from './en.ts';
import type { CiszaTexts } from './messages.ts';
import { pl } from './pl.ts';
import { RULEBOOK } from './rulebook.ts';

const TEXTS: Readonly<Record<'pl' | 'en', CiszaTexts>> = { pl, en };
const RULES = new Set<string>(RULEBOOK.map(({ id }) => id));
const NAMES = ['Ania', 'Bartek', 'Celina', 'Daria', 'Edek', 'Fela'];
const name = (seat: Seat): string => NAMES[seat]!;

const NORMAL: Options = { difficulty: 'normal', expert: false, surprise: 'turn', first: '1', stallGuard: false };

function newTable(options: Options = NORMAL, seats = 4, seed = 'texts'): State {
  const s = cisza.setup(options, seats, seedOf(seed), null);
  run(cisza, s);
  return s;
}

const VIEW: View = cisza.view(newTable(), 0);

/** At least one event of every type; a type without one does not compile. */
const EVENTS: { readonly [T in Event['type']]: readonly Extract<Event, { readonly type: T }>[] } = {
  handExchanged: [{ type: 'handExchanged', seat: 0, cards: ['axe', 'drone', 'drone'] }],
  turnBegan: [{ type: 'turnBegan', seat: 1, turn: 22 }],
  cityStirred: [{ type: 'cityStirred', seat: 2 }],
  cardPlayed: RESOURCES.map((card) => ({ type: 'cardPlayed', seat: 0, card })),
  cardUsedForNoise: RESOURCES.map((card) => ({ type: 'cardUsedForNoise', seat: 0, card })),
  cardsDiscarded: [{ type: 'cardsDiscarded', seat: 0, cards: ['flare', 'surprise'] }],
  noiseMade: [
    { type: 'noiseMade', shelter: 0, heard: true },
    { type: 'noiseMade', shelter: 0, heard: false },
  ],
  zombieWoke: [{ type: 'zombieWoke', card: 3, kind: 'strong' }],
  zombieArrived: [
    { type: 'zombieArrived', card: 3, kind: 'regular', shelter: 1, rule: 'C22' },
    { type: 'zombieArrived', card: 3, kind: 'fast', shelter: 1, rule: 'C51' },
  ],
  hordeCame: [{ type: 'hordeCame', card: 3, dealer: 0 }],
  hordeDrawn: [
    { type: 'hordeDrawn', kinds: ['regular', 'fast', 'regular', 'strong'], another: false },
    { type: 'hordeDrawn', kinds: ['fast'], another: true },
    { type: 'hordeDrawn', kinds: ['fast'], another: true, several: 2 },
    { type: 'hordeDrawn', kinds: [], another: true },
    { type: 'hordeDrawn', kinds: [], another: true, several: 5 },
    { type: 'hordeDrawn', kinds: [], another: false },
  ],
  zombieSent: [
    { type: 'zombieSent', card: 3, kind: 'fast', from: 0, to: 1, rule: 'C96' },
    { type: 'zombieSent', card: 3, kind: 'fast', from: null, to: 1, rule: 'C57' },
  ],
  zombieEliminated: [
    { type: 'zombieEliminated', card: 3, kind: 'strong', shelter: 0 },
    { type: 'zombieEliminated', card: 3, kind: 'strong', shelter: null },
  ],
  survivorRescued: [{ type: 'survivorRescued', card: 3, shelter: 0 }],
  survivorBribed: [{ type: 'survivorBribed', card: 3, from: 1, to: 0 }],
  survivorSacrificed: [{ type: 'survivorSacrificed', card: 3, shelter: 0 }],
  survivorsLost: [
    { type: 'survivorsLost', cards: [3], shelter: 0 },
    { type: 'survivorsLost', cards: [3, 4], shelter: 0 },
  ],
  attackBegan: [
    { type: 'attackBegan', shelter: 0, zombies: 1 },
    { type: 'attackBegan', shelter: 0, zombies: 5 },
  ],
  barrierUsed: [{ type: 'barrierUsed', seat: 0, barrier: 'mines' }],
  barriersDestroyed: [
    { type: 'barriersDestroyed', shelter: 1, barriers: ['alarm'] },
    { type: 'barriersDestroyed', shelter: 1, barriers: ['barricade', 'barricade', 'mines'] },
  ],
  sheltersSwapped: [{ type: 'sheltersSwapped', seat: 0, other: 1 }],
  playerEliminated: [
    { type: 'playerEliminated', seat: 0, cards: [] },
    { type: 'playerEliminated', seat: 0, cards: ['axe', 'mines'] },
  ],
  cardsDrawn: [
    { type: 'cardsDrawn', seat: 0, count: 2, cards: ['axe', 'mines'], rule: 'C36' },
    { type: 'cardsDrawn', seat: 0, count: 1, cards: null, rule: 'C36' },
  ],
  deckRenewed: [{ type: 'deckRenewed', cards: 31 }],
  finalAttackBegan: [{ type: 'finalAttackBegan' }],
  gameEnded: [
    { type: 'gameEnded', ending: 'elimination', winners: [2] },
    { type: 'gameEnded', ending: 'finalAttack', winners: [2] },
    { type: 'gameEnded', ending: 'finalAttack', winners: [0, 1, 2] },
  ],
};
const ALL_EVENTS: readonly Event[] = Object.values(EVENTS).flat();

/** At least one choice of every kind; a kind without one does not compile. */
const CHOICES: { readonly [D in Choice['do']]: readonly Extract<Choice, { readonly do: D }>[] } = {
  keep: [{ do: 'keep' }],
  exchange: [{ do: 'exchange' }],
  play: RESOURCES.map((card) => ({ do: 'play', card })),
  noise: RESOURCES.map((card) => ({ do: 'noise', card })),
  discard: [{ do: 'discard' }],
  end: [{ do: 'end' }],
  drop: [
    { do: 'drop', cards: ['axe'] },
    { do: 'drop', cards: ['sacrifice', 'sacrifice', 'flare'] },
  ],
  eliminate: [
    { do: 'eliminate', zombies: ['strong'] },
    { do: 'eliminate', zombies: ['regular', 'fast'] },
    { do: 'eliminate', zombies: ['fast', 'fast'] },
  ],
  snipe: [{ do: 'snipe' }],
  target: [{ do: 'target', seat: 2 }],
  send: [{ do: 'send', zombie: 'strong' }],
  give: [
    { do: 'give', to: 0 },
    { do: 'give', to: 3 },
  ],
  use: [
    { do: 'use', barrier: 'barricade' },
    { do: 'use', barrier: 'alarm' },
  ],
  blast: [
    { do: 'blast', attackers: ['regular'], newcomers: [] },
    { do: 'blast', attackers: [], newcomers: ['regular'] },
    { do: 'blast', attackers: [], newcomers: ['fast', 'strong'] },
    { do: 'blast', attackers: ['strong'], newcomers: ['fast'] },
  ],
  face: [{ do: 'face' }],
};
const ALL_CHOICES: readonly Choice[] = Object.values(CHOICES).flat();

function expectReadable(told: readonly string[]): void {
  expect(unreadable(told)).toEqual([]);
}

test('every event is told in both languages, differently', () => {
  for (const e of ALL_EVENTS) {
    expectReadable([pl.event(e, name), en.event(e, name)]);
    expect(pl.event(e, name)).not.toBe(en.event(e, name));
    expect(pl.event(e, name)).toMatch(/[.!]$/u);
    expect(en.event(e, name)).toMatch(/[.!]$/u);
  }
});

test('the log speaks to its reader, and calls nobody "you" who only watches', () => {
  const texts = { pl, en };
  for (const e of ALL_EVENTS) expect(misaddressed(6, (language, to) => texts[language].event(e, to))).toEqual([]);
});

test('every prompt is put in both languages, differently', () => {
  for (const prompt of PROMPTS) {
    expectReadable([pl.prompt(prompt, VIEW, name), en.prompt(prompt, VIEW, name)]);
    expect(pl.prompt(prompt, VIEW, name)).not.toBe(en.prompt(prompt, VIEW, name));
  }
});

test('every choice has a label in both languages, and no two share one', () => {
  for (const texts of Object.values(TEXTS)) {
    const labels = ALL_CHOICES.map((choice) => texts.option(choice, VIEW, name));
    expectReadable(labels);
    expect(repeated(labels)).toEqual([]);
  }
});

test('an unknown prompt is a mistake and not a text', () => {
  expect(() => sharedPromptOf('axe.aimm')).toThrow('axe.aimm');
  expect(() => pl.prompt('toString', VIEW, name)).toThrow('toString');
});

test('every setting and each of its values is explained', () => {
  for (const { settings } of Object.values<GameTexts<Choice, Event, View>>(TEXTS)) {
    for (const told of toldOfSettings(OPTIONS, settings, 6)) {
      expectReadable(told);
      expect(repeated(told)).toEqual([]);
    }
    for (const { id, house } of OPTIONS)
      expect(/zasada domowa|house rule/iu.test(settings[id]!.help)).toBe(house === true);
  }
});

test('every ending and every figure of a summary has its own name', () => {
  const { ending: _, ...figures } = cisza.summary(newTable());
  for (const { endings, figures: names } of Object.values(TEXTS)) {
    expect(Object.keys(endings)).toEqual(cisza.endings);
    expect(Object.keys(names)).toEqual(Object.keys(figures));
    const told = [...Object.values(endings), ...Object.values(names)];
    expectReadable(told);
    expect(repeated(told)).toEqual([]);
  }
});

test('every card, type and kind of zombie has its own words', () => {
  for (const { cards, types, kinds, labels, phases, title, about } of Object.values(TEXTS)) {
    expect(Object.keys(cards)).toEqual(RESOURCES);
    expect(Object.keys(types)).toEqual(TYPES);
    expect(Object.keys(kinds)).toEqual(KINDS);
    const names = RESOURCES.map((card) => cards[card].name);
    expect(repeated(names)).toEqual([]);
    expectReadable([title, about, ...names, ...phases, ...Object.values(labels), ...Object.values(types)]);
    expectReadable(Object.values(cards).map(({ text }) => text));
    expectReadable(Object.values(kinds).flatMap((kind) => [kind.name, kind.short]));
  }
  for (const card of RESOURCES) expect(pl.cards[card].text).not.toBe(en.cards[card].text);
});

test('a card fits its picture: its text has at most 90 letters', () => {
  for (const { cards } of Object.values(TEXTS))
    for (const { text } of Object.values(cards)) expect(text.length).toBeLessThanOrEqual(90);
});

test('numbers of survivors, barriers, cards and zombies are inflected', () => {
  const lost = (n: number): Event => ({
    type: 'survivorsLost',
    cards: Array.from({ length: n }, (_, i) => i),
    shelter: 0,
  });
  const drawn = (count: number): Event => ({ type: 'cardsDrawn', seat: 0, count, cards: null, rule: 'C36' });
  const attacked = (zombies: number): Event => ({ type: 'attackBegan', shelter: 0, zombies });
  const told = (texts: CiszaTexts, of: (n: number) => Event): string[] =>
    [0, 1, 2, 5, 12, 22, 25].map((n) =>
      texts.event(of(n), () => 'X').replace(/^X:? (traci w ataku |loses |dobiera |draws )?/u, ''),
    );
  expect(told(pl, lost)).toEqual(
    ['0 ocalałych', '1 ocalałego', '2 ocalałych', '5 ocalałych', '12 ocalałych', '22 ocalałych', '25 ocalałych'].map(
      (n) => `${n}.`,
    ),
  );
  expect(told(en, lost)[1]).toBe('1 survivor in the attack.');
  expect(told(en, lost)[0]).toBe('0 survivors in the attack.');
  expect(told(pl, drawn)).toEqual(['0 kart.', '1 kartę.', '2 karty.', '5 kart.', '12 kart.', '22 karty.', '25 kart.']);
  expect(told(en, drawn)).toEqual([
    '0 cards.',
    '1 card.',
    '2 cards.',
    '5 cards.',
    '12 cards.',
    '22 cards.',
    '25 cards.',
  ]);
  expect(told(pl, attacked)[3]).toBe('do ataku rusza 5 zombie.');
  expect(told(pl, attacked)[2]).toBe('do ataku ruszają 2 zombie.');
  expect(told(en, attacked)[1]).toBe('1 zombie attacks the shelter.');
  expect(told(en, attacked)[4]).toBe('12 zombies attack the shelter.');
});

test('zombies are counted by kind, in the case that the sentence needs', () => {
  const [four] = EVENTS.hordeDrawn;
  expect(pl.event(four!, name)).toBe('W Hordzie: 2 zwykłych, szybki i silny zombie.');
  expect(en.event(four!, name)).toBe('In the Horde: 2 regular zombies, a fast zombie and a strong zombie.');
  expect(CHOICES.eliminate.map((choice) => pl.option(choice, VIEW, name))).toEqual([
    'Usuń silnego zombie',
    'Usuń zwykłego i szybkiego zombie',
    'Usuń 2 szybkich zombie',
  ]);
  expect(CHOICES.blast.map((choice) => pl.option(choice, VIEW, name))).toEqual([
    'Wysadź zwykłego zombie',
    'Wysadź przybysza: zwykły zombie',
    'Wysadź przybyszów: szybki i silny zombie',
    'Wysadź silnego zombie oraz przybysza: szybki zombie',
  ]);
});

test('a name is shown as it was given, whatever stands in it', () => {
  for (const texts of Object.values(TEXTS))
    for (const e of ALL_EVENTS) {
      const told = texts.event(e, () => 'A#$&');
      expect(told.replaceAll('A#$&', '')).not.toContain('#');
    }
});

test('prompts tell what the noise will do', () => {
  const seen = (top: View['city']['top']): View => ({ ...VIEW, city: { left: 9, top } });
  expect(pl.prompt('revolver.aim', seen('survivor'), name)).toContain('odwróci wierzchnią kartę');
  expect(pl.prompt('revolver.aim', seen('strong'), name)).toContain('sprowadzi do ciebie silnego zombie');
  expect(pl.prompt('drone.aim', seen('strong'), name)).toContain('sprowadzi do tego gracza silnego zombie');
  expect(pl.prompt('shotgun.aim', seen(null), name)).toContain('nikt go nie usłyszy');
  expect(en.prompt('revolver.aim', seen('strong'), name)).toContain('bring you the strong zombie');
});

test('handing out is explained by its cause, and names the next zombie', () => {
  const loose: View = {
    ...VIEW,
    active: 0,
    loose: [
      { card: 1, kind: 'strong' },
      { card: 2, kind: 'fast' },
    ],
  };
  const fallen = VIEW.shelters.map((shelter, seat) => (seat === 0 ? { ...shelter, alive: false } : shelter));
  expect(pl.prompt('handOut.choose', loose, name)).toMatch(/^Horda: .*silnego zombie.*Do rozdania: 2 zombie\.$/u);
  expect(pl.prompt('handOut.choose', { ...loose, inPlay: 'sacrifice' }, name)).toMatch(/^Poświęcenie: /u);
  expect(pl.prompt('handOut.choose', { ...loose, shelters: fallen }, name)).toMatch(/^Odpadasz z gry: /u);
});

test('a choice is found by every word of its name, with and without accents', () => {
  expect(pl.words({ do: 'play', card: 'axe' })).toContain('siekiera');
  expect(pl.words({ do: 'play', card: 'sabotage' })).toEqual(expect.arrayContaining(['sabotaż', 'sabotaz']));
  expect(pl.words({ do: 'noise', card: 'bribery' })).toEqual(expect.arrayContaining(['łapówka', 'lapowka']));
  expect(pl.words({ do: 'play', card: 'surprise' })).toContain('niespodzianka');
  expect(en.words({ do: 'play', card: 'walkieTalkie' })).toEqual(expect.arrayContaining(['walkie talkie', 'walkie']));
  expect(en.words({ do: 'use', barrier: 'mines' })).toContain('mines');
  expect(pl.words({ do: 'send', zombie: 'fast' })).toContain('szybki');
  for (const texts of Object.values(TEXTS))
    for (const choice of ALL_CHOICES) {
      const words = texts.words(choice);
      expect(words.length).toBeGreaterThan(0);
      expect(unsearchable(words)).toEqual([]);
    }
});

test('every prompt, event and card cites a rule that exists', () => {
  const cited: Citations<Event, View> = cite;
  for (const prompt of PROMPTS) expect(RULES).toContain(cited.prompt(prompt, VIEW));
  for (const e of ALL_EVENTS) expect(RULES).toContain(cited.event(e));
  for (const card of RESOURCES) {
    const rule = RULEBOOK.find(({ id }) => id === PRINTED[card].rule)!;
    expect(rule.pl.startsWith(`${pl.cards[card].name.replace('!', '')}`)).toBe(true);
    expect(rule.en.startsWith(`${en.cards[card].name.replace('!', '')}`)).toBe(true);
  }
});

test('who knows the table cites the cause of handing out, and the card that sends', () => {
  const fallen = VIEW.shelters.map((shelter) => ({ ...shelter, alive: false }));
  expect(cite.prompt('handOut.choose', VIEW)).toBe('C57');
  expect(cite.prompt('handOut.choose', { ...VIEW, inPlay: 'sacrifice' })).toBe('C94');
  expect(cite.prompt('handOut.choose', { ...VIEW, shelters: fallen })).toBe('C34');
  expect(cite.prompt('sendOne.choose', { ...VIEW, inPlay: 'drone' })).toBe('C96');
  expect(cite.prompt('sendOne.choose', { ...VIEW, inPlay: 'surprise' })).toBe('C99');
});

test('where an event tells more, its citation is more precise', () => {
  const rules = (type: Event['type']): string[] => EVENTS[type].map((e) => cite.event(e));
  expect(rules('noiseMade')).toEqual(['C24', 'A5']);
  expect(rules('zombieArrived')).toEqual(['C22', 'C51']);
  expect(rules('hordeDrawn')).toEqual(['C55', 'C60', 'C60', 'C60', 'C60', 'A15']);
  expect(rules('zombieEliminated')).toEqual(['C39', 'A6']);
  expect(rules('gameEnded')).toEqual(['C100', 'C105', 'C106']);
  expect(cite.event({ type: 'cardPlayed', seat: 0, card: 'alarm' })).toBe('C70');
  expect(cite.event({ type: 'barrierUsed', seat: 0, barrier: 'alarm' })).toBe('C78');
  expect(cite.event({ type: 'cardUsedForNoise', seat: 0, card: 'alarm' })).toBe('A48');
});

test('200 random games are told completely, and no two options of a question look alike', () => {
  const prompts = new Set<string>();
  const garbled: string[] = [];
  const alike: string[] = [];
  const hear = (told: readonly string[]): unknown => garbled.push(...unreadable(told));

  for (let n = 0; n < 200; n++) {
    const s = newTable(optionsOf(n), 2 + (n % 5), `told ${n}`);
    const dice = seeded(seedOf(`dice ${n}`));
    const tellEvents = (): void => {
      for (const e of s.kernel.events)
        for (const seat of [null, 0])
          for (const texts of Object.values(TEXTS)) hear([texts.event(cisza.viewEvent(e, seat)!, name)]);
    };
    tellEvents();
    while (s.kernel.asks.length > 0) {
      const { prompt, seat, options } = nextOpen(s);
      prompts.add(prompt);
      const view = cisza.view(s, seat);
      for (const texts of Object.values(TEXTS)) {
        const labels = options.map((choice) => texts.option(choice, view, name));
        hear([texts.prompt(prompt, view, name), ...labels]);
        alike.push(...repeated(labels).map((label) => `${prompt}: ${label}`));
      }
      choose(cisza, s, draw(dice, options.length));
      tellEvents();
    }
    expect(s.ending).not.toBeNull();
  }
  expect(garbled).toEqual([]);
  expect(alike).toEqual([]);
  expect([...prompts].toSorted()).toEqual([...PROMPTS].toSorted());
});

function optionsOf(n: number): Options {
  return {
    difficulty: (['easy', 'normal', 'hard'] as const)[n % 3]!,
    expert: n % 2 === 1,
    surprise: n % 4 < 2 ? 'turn' : 'visible',
    first: 'random',
    stallGuard: true,
  };
}

test('the reason of a hint names the figures now and later, with an average as the language writes it', () => {
  const now = figures(VIEW, 0);
  expect(now).toEqual([2, 0]);
  expect(pl.outlook(now, [2.25, 1])).toBe('ocalali 2,3 (teraz 2), zombie w schronie 1 (teraz 0)');
  expect(en.outlook(now, [2.5, 0])).toBe('survivors 2.5 (now 2), zombies in your shelter 0 (now 0)');
});

test('C83 C84 C85 what is told before a card is played follows, and is a sentence in both languages', () => {
  let rescues = 0;
  for (let n = 0; n < 25; n++)
    randomGame(n, (s) => {
      const ask = s.kernel.asks[0];
      if (ask === undefined) return;
      const view = cisza.view(s, ask.seat);
      for (const [i, option] of ask.options.entries()) {
        const told = { pl: pl.ahead!(option, view, name), en: en.ahead!(option, view, name) };
        const isTold = option.do === 'play' || option.do === 'use' || option.do === 'noise';
        for (const text of Object.values(told))
          expect(text ?? '').toMatch(isTold ? /^[\p{Lu}\d](?!.*(?:undefined|NaN|-\d)).+\.$/u : /^$/);
        if (option.do !== 'play' || PRINTED[option.card].type !== 'rescue') continue;
        const t = cisza.clone(s);
        choose(cisza, t, i);
        // Later in the same turn some may be lost again.
        const come = t.kernel.events.filter(({ type }) => type === 'survivorRescued').length;
        expect(told.pl).toContain(`mieć ${s.shelters[ask.seat]!.survivors.length + come}.`);
        rescues++;
      }
    });
  expect(rescues).toBeGreaterThan(50);
});
