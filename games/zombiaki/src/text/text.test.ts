import { nextOpen, type Seat } from '@horda/kernel';
import { misaddressed, repeated, toldOfSettings, unreadable, unsearchable } from '@horda/testing';
import { expect, test } from 'vitest';
import { randomGame } from '../../test/random-games.ts';
import {
  ALL_CHOICES,
  ALL_EVENTS,
  asking,
  CARDS,
  CHOICES,
  EVENTS,
  inPlay,
  onField,
  PARK,
  piece,
  sasha,
  SASHA,
  STEFAN,
  tableOf,
  TARGETS,
  VIEW,
} from '../../test/samples.ts';
import { figures } from '../advice.ts';
import { PROMPTS } from '../cite.ts';
import { EFFECTS, type Effect } from '../content/effects.ts';
import { JUBILEUSZ } from '../content/jubileusz.ts';
import { MOSKWA } from '../content/moskwa.ts';
import { printedAs } from '../content/printed.ts';
import { zombiaki } from '../game.ts';
import { OPTIONS } from '../options.ts';
import { PACK } from '../pack.ts';
import { ENDINGS, STEPS, type Choice, type Event, type Piece, type State, type Target } from '../state.ts';
import type { View } from '../view.ts';
import { en } from './en.ts';
import type { ZombiakiTexts } from './messages.ts';
import { textsOfPack } from './pack.ts';
import { pl } from './pl.ts';

const TEXTS: Readonly<Record<'pl' | 'en', ZombiakiTexts>> = { pl, en };
const name = (seat: Seat): string => ['Ania', 'Bartek'][seat]!;

function expectReadable(told: readonly string[]): void {
  expect(unreadable(told)).toEqual([]);
}

test('every event is told in both languages, differently', () => {
  for (const e of ALL_EVENTS) {
    expectReadable([pl.event(e, name), en.event(e, name)]);
    expect(pl.event(e, name)).not.toBe(en.event(e, name));
    expect(pl.event(e, name)).toMatch(/^[\p{Lu}\d].*[.!]$/u);
    expect(en.event(e, name)).toMatch(/^[\p{Lu}\d].*[.!]$/u);
  }
});

test('the log speaks to its reader, and calls nobody "you" who only watches', () => {
  const texts = { pl, en };
  for (const e of ALL_EVENTS) expect(misaddressed(2, (language, to) => texts[language].event(e, to))).toEqual([]);
});

test('every prompt is put in both languages, differently, with and without a card in play', () => {
  const sashas: Choice[] = [...TARGETS.move, { do: 'stay', zombie: SASHA }];
  for (const view of [VIEW, inPlay(VIEW, 'molotov'), asking(VIEW, ...sashas), inPlay(PARK, 'laughingGas')])
    for (const prompt of PROMPTS) {
      const told = [pl.prompt(prompt, view, name), en.prompt(prompt, view, name)];
      expectReadable(told);
      expect(told[0]).not.toBe(told[1]);
      for (const text of told) expect(text).toMatch(/^[\p{Lu}\d].*[.?!]$/u);
    }
});

test('every choice has a label in both languages, and no two share one', () => {
  const known = new Set<string>(MOSKWA.map(({ id }) => id));
  const ofMoskwa = ALL_CHOICES.filter(
    (choice) => choice.do !== 'teddy' && (choice.do !== 'play' || known.has(choice.card)),
  );
  for (const texts of Object.values(TEXTS)) {
    const labels = ofMoskwa.map((choice) => texts.option(choice, VIEW, name));
    expectReadable(labels);
    expect(repeated(labels)).toEqual([]);
    for (const label of labels) expect(label).toMatch(/^[\p{Lu}\d]/u);
  }
});

test('an unknown prompt is a mistake and not a text', () => {
  expect(() => pl.prompt('toString', VIEW, name)).toThrow('toString');
});

test('every card of both decks has a name and a text in both languages; a deck has no two cards of one name', () => {
  for (const texts of Object.values(TEXTS))
    for (const deck of [MOSKWA, JUBILEUSZ]) {
      const names = deck.map(({ id }) => texts.card(id));
      expectReadable([...names, texts.card('corpse')]);
      expect(repeated(names)).toEqual([]);
      expect(deck.filter(({ id }) => texts.card(id) === id)).toEqual([]);
      expectReadable(deck.map((card) => texts.cardText(card)));
    }
  for (const card of CARDS) expect(pl.cardText(card)).not.toBe(en.cardText(card));
});

test('a card fits its picture: its text has at most 115 letters and ends as a sentence', () => {
  for (const { cardText } of Object.values(TEXTS)) {
    const texts = CARDS.map(cardText);
    expect(texts.filter((text) => text.length > 115)).toEqual([]);
    expect(texts.filter((text) => !/^[\p{Lu}\d].*\.$/u.test(text))).toEqual([]);
  }
});

test('every effect says the numbers of its card, whatever they are', () => {
  for (const effect of Object.keys(EFFECTS) as Effect[])
    for (const n of [1, 2, 4, 5, 12]) {
      const card = printedAs(
        { id: 'own', effect, copies: 1, source: 'house', strength: n, wounds: n, value: n },
        'Z63',
      );
      expectReadable([pl.cardText(card), en.cardText(card)]);
    }
  const shot = (wounds: number): string =>
    pl.cardText(printedAs({ id: 'own', effect: 'shot', copies: 1, source: 'house', wounds }, 'Z63'));
  expect([1, 2, 5].map((n) => shot(n).slice(0, 6))).toEqual(['1 rana', '2 rany', '5 ran ']);
});

test('every setting and each of its values is explained', () => {
  for (const { settings } of Object.values(TEXTS))
    for (const told of toldOfSettings(OPTIONS, settings, 2)) {
      expectReadable(told);
      expect(repeated(told)).toEqual([]);
    }
});

test('every label, step, kind, side, source, ending and figure has its own words', () => {
  for (const { labels, steps, kinds, sides, sources, lines, endings, figures: numbers, title, about } of [pl, en]) {
    expect(Object.keys(steps)).toEqual(STEPS);
    expect(Object.keys(endings)).toEqual(ENDINGS);
    const groups = [labels, kinds, sides, sources, lines, endings, numbers].map((group) =>
      Object.values<string>(group),
    );
    for (const group of groups) expect(repeated(group)).toEqual([]);
    expectReadable([
      title,
      about,
      ...groups.flat(),
      ...Object.values(steps).flatMap((step) => [step.name, step.short]),
    ]);
  }
});

test('zombies are named with their field, so that two of a name can be told apart', () => {
  const told = (texts: ZombiakiTexts, ...choices: Choice[]): string[] =>
    choices.map((choice) => texts.option(choice, VIEW, name));
  expect(told(pl, ...TARGETS.zombie)).toEqual(['Sasza (B3, Siła 2 z 3)', 'Sasza (C3, Siła 3)', 'Truposz (C5, Siła 1)']);
  expect(told(en, ...TARGETS.move)).toEqual(['Sasha: B3 → B2', 'Sasha: B3 → A3', 'Sasha: B3 → Barricade']);
  expect(told(pl, ...TARGETS.lane)).toEqual([
    'Tor A: Kasparow (A4)',
    'Tor B: Sasza (B3) i Gniazdo (B5)',
    'Tor C: Sasza (C3) i truposz (C5)',
  ]);
  expect(told(pl, ...TARGETS.street.slice(2))).toEqual([
    'Przecznica III: Sasza (B3) i Sasza (C3)',
    'Przecznica IV: Kasparow (A4)',
    'Przecznica V: Gniazdo (B5) i truposz (C5)',
  ]);
  expect(told(pl, ...TARGETS.thing)).toEqual(['Wielka płyta (A2)', 'Trabant (B1)', 'Łańcuchy (Sasza, B3)']);
  expect(told(pl, ...CHOICES.unchain)).toEqual(['Zerwij: Łańcuchy (Sasza, B3), odrzucając: Kilof']);
  expect(told(en, { do: 'field', field: 1 }, { do: 'field', field: 0 })).toEqual(['Field B1: Trabant', 'Field A1']);
});

test('a pair is merged or swapped, by the card in play', () => {
  const pair: Choice = { do: 'pair', zombie: STEFAN, other: onField(PARK, 5) };
  expect(pl.option(pair, inPlay(PARK, 'mass'), name)).toBe('Stefan (B2) → Marian (C2)');
  expect(pl.option(pair, inPlay(PARK, 'swap'), name)).toBe('Stefan (B2) ↔ Marian (C2)');
});

test('abilities are named by the card that gives them', () => {
  const used = (ability: 'boss' | 'teddy'): Choice => ({ do: 'use', ability, zombie: STEFAN });
  expect(pl.option(used('boss'), PARK, name)).toBe('Boss (Stefan, B2): wydaj rozkaz (zostały 3)');
  expect(en.option(used('teddy'), PARK, name)).toMatch(/^Teddy Bear \(Stefan, B2\): /u);
  expect(pl.option({ do: 'teddy', zombie: STEFAN }, PARK, name)).toBe('Miś (Stefan, B2)');
});

test('a target is asked for in the words of the card in play', () => {
  for (const [deck, view] of [
    [MOSKWA, VIEW],
    [JUBILEUSZ, PARK],
  ] as const)
    for (const { id } of deck) {
      expect(pl.prompt('use.aim', inPlay(view, id), name).startsWith(`${pl.card(id)}: `)).toBe(true);
      expect(en.prompt('use.aim', inPlay(view, id), name).startsWith(`${en.card(id)}: `)).toBe(true);
    }
  expect(pl.prompt('use.aim', inPlay(VIEW, 'sasha'), name)).toBe('Sasza: wybierz wolne pole na przecznicy V.');
});

test('who may answer is told which card it is, and at what', () => {
  const shot: View = { ...inPlay(VIEW, 'shot'), active: 'humans' };
  expect(pl.prompt('reaction.answer', shot, name)).toBe('Ludzie zagrywają: Strzał. Odpowiadasz kartą z rzędu?');
  const target: Target = { do: 'zombie', zombie: SASHA };
  const aimed: View = { ...shot, target };
  expect(pl.prompt('reaction.answer', aimed, name)).toBe(
    'Ludzie zagrywają: Strzał, cel: Sasza (B3, Siła 2 z 3). Odpowiadasz kartą z rzędu?',
  );
});

test('a question of step 4 and 5 says what is due', () => {
  const end: Choice = { do: 'end' };
  const fewer: View = { ...VIEW, active: 'humans' };
  expect(pl.prompt('discard.choose', asking(VIEW, { do: 'keep' }), name)).toContain('nie musisz');
  expect(pl.prompt('discard.choose', asking(fewer), name)).toContain('jeszcze jedną');
  const twice = asking({ ...VIEW, doubleDiscard: true });
  expect(pl.prompt('discard.choose', twice, name)).toContain('odrzucić dwie karty');
  expect(en.prompt('discard.choose', twice, name)).toContain('discard two cards');
  const play: Choice = { do: 'play', card: 'pickaxe' };
  expect(pl.prompt('use.choose', asking(VIEW, play, end), name)).toContain('zagrywaj i odrzucaj');
  expect(pl.prompt('use.choose', asking(VIEW, { do: 'discard', card: 'jam' }, end), name)).toContain('nie możesz');
  expect(pl.prompt('use.choose', asking(VIEW, end), name)).toContain('nic do zrobienia');
  expect(pl.prompt('use.choose', asking(PARK, { do: 'play', card: 'bucket' }), name)).toContain('kartę „Wiadro”');
  const panic: View = { ...tableOf('moskwa', { lasting: ['panic'] }), active: 'humans' };
  expect(pl.prompt('use.choose', asking(panic, { do: 'play', card: 'shot' }, end), name)).toContain('Panika: ');
});

test('P512 laughing gas warns before it leads a zombie on to the Barricade', () => {
  const gas: View = { ...inPlay(PARK, 'laughingGas'), active: 'humans' };
  const step = (to: number): View => asking(gas, { do: 'move', zombie: STEFAN, to });
  for (const prompt of ['use.aim', 'laughingGas.push']) {
    expect(pl.prompt(prompt, step(4), name)).not.toContain('Uwaga');
    expect(pl.prompt(prompt, step(-1), name)).toContain('Uwaga');
    expect(pl.prompt(prompt, { ...step(-1), active: 'zombies' }, name)).not.toContain('Uwaga');
  }
});

test('moves are told by their kind and direction', () => {
  expect(EVENTS.zombieMoved.slice(0, 6).map((e) => pl.event(e, name))).toEqual([
    'Sasza idzie z B3 na B2.',
    'Sasza idzie z B3 na A3.',
    'Sasza wchodzi z B1 na Barykadę!',
    'Sasza robi dodatkowy ruch z B3 na B2.',
    'Truposz cofa się z B3 na B4.',
    'Truposz musi przejść z B3 na A3.',
  ]);
});

test('a played card is told with its target', () => {
  const played = (id: string, target: Target, ...at: Piece[]): string =>
    pl.event({ type: 'cardPlayed', side: 'humans', seat: 1, card: piece(id), target, at }, name);
  expect(played('betterShot', { do: 'zombie', zombie: SASHA }, sasha)).toBe(
    'Ludzie zagrywają: Strzał. Ten lepszy (Sasza).',
  );
  expect(played('bait', { do: 'move', zombie: SASHA, to: 6 }, sasha)).toBe(
    'Ludzie zagrywają: Przynęta (Sasza na pole A3).',
  );
  expect(played('katyusha', { do: 'street', street: 4 })).toBe('Ludzie zagrywają: Katiusza (przecznica IV).');
  expect(played('ration', { do: 'take', card: 'shotII' })).toBe('Ludzie zagrywają: Przydział amunicji (Strzał II).');
  expect(played('frost', { do: 'now' })).toBe('Ludzie zagrywają: Syberyjski mróz.');
});

test('numbers of wounds, cards and eggs are inflected', () => {
  const wounded = (wounds: number): Event => ({ type: 'zombieWounded', zombie: sasha, wounds, left: 0 });
  expect([1, 2, 5, 12, 22].map((n) => pl.event(wounded(n), name).slice(13))).toEqual([
    '1 ranę.',
    '2 rany.',
    '5 ran.',
    '12 ran.',
    '22 rany.',
  ]);
  expect([1, 2].map((n) => en.event(wounded(n), name))).toEqual(['Sasha takes 1 wound.', 'Sasha takes 2 wounds.']);
  expect(EVENTS.eggHatched.map((e) => pl.event(e, name).slice(9))).toEqual([
    'pęka ostatnie jajo.',
    'pęka jajo, zostało 1.',
    'pęka jajo, zostały 2.',
    'pęka jajo, zostało 5.',
  ]);
});

test('a name is shown as it was given, whatever stands in it', () => {
  for (const texts of Object.values(TEXTS))
    for (const e of ALL_EVENTS) expect(texts.event(e, () => 'a#$&').replaceAll('a#$&', '')).not.toMatch(/#|A\$&/u);
});

test('a choice is found by every word of its name, with and without accents', () => {
  expect(pl.words({ do: 'play', card: 'slab' })).toEqual(expect.arrayContaining(['wielka płyta', 'plyta', 'beton']));
  expect(pl.words({ do: 'discard', card: 'moonshine' })).toEqual(expect.arrayContaining(['bimber', 'odrzuć']));
  expect(en.words({ do: 'take', card: 'mine' })).toContain('mine');
  expect(pl.words({ do: 'field', field: 7 })).toEqual(['b3', 'pole']);
  expect(pl.words({ do: 'street', street: 3 })).toEqual(['iii', '3', 'przecznica']);
  for (const texts of Object.values(TEXTS))
    for (const choice of ALL_CHOICES) {
      const words = texts.words(choice);
      expect(words.length).toBeGreaterThan(0);
      expect(unsearchable(words)).toEqual([]);
    }
});

test('a pack brings its own names and texts; what it does not say is said as ever', () => {
  const options = { deck: 'moskwa', sideStep: 'must', zombies: '1' } as const;
  const { zombies, humans } = PACK.template(options);
  const own = zombies.map((card) =>
    card.id === 'sasha'
      ? { ...card, id: 'sashka', name: { pl: 'Saszka #1', en: 'Sashka #1' }, text: { pl: 'Lezie.', en: 'Trudges.' } }
      : card,
  );
  const texts = textsOfPack('pl', { zombies: own, humans });
  const sashka = printedAs({ ...own.find(({ id }) => id === 'sashka')! }, 'K31');
  expect(texts.event({ type: 'zombieWounded', zombie: piece('sashka'), wounds: 1, left: 2 }, name)).toBe(
    'Saszka #1 odnosi 1 ranę, zostaje Siła 2.',
  );
  expect(texts.event({ type: 'eggHatched', nest: piece('sashka'), left: 2 }, name)).toBe(
    'Saszka #1: pęka jajo, zostały 2.',
  );
  expect(texts.cardText(sashka)).toBe('Lezie.');
  expect(textsOfPack('en', { zombies: own, humans }).cardText(sashka)).toBe('Trudges.');
  expect(texts.cardText(MOSKWA.find(({ id }) => id === 'metro')!)).toBe(
    pl.cardText(MOSKWA.find(({ id }) => id === 'metro')!),
  );
  expect(texts.card('corpse')).toBe('truposz');
  expect(texts.words({ do: 'play', card: 'slab' })).toContain('beton');
});

test('60 random games are told completely, and no two options of a question look alike', () => {
  const garbled: string[] = [];
  const alike: string[] = [];
  const hear = (told: readonly string[]): unknown => garbled.push(...unreadable(told));
  const watch = (s: State): void => {
    for (const e of s.kernel.events)
      for (const seat of [null, 0, 1])
        for (const texts of Object.values(TEXTS)) hear([texts.event(zombiaki.viewEvent(e, seat)!, name)]);
    if (s.kernel.asks.length === 0) return;
    const { prompt, seat, options } = nextOpen(s);
    const view = zombiaki.view(s, seat);
    for (const texts of Object.values(TEXTS)) {
      const labels = options.map((choice) => texts.option(choice, view, name));
      hear([texts.prompt(prompt, view, name), ...labels]);
      alike.push(...repeated(labels).map((label) => `${prompt}: ${label}`));
    }
  };
  for (let n = 0; n < 60; n++) expect(randomGame(n, watch).ending).not.toBeNull();
  expect(garbled).toEqual([]);
  expect(alike).toEqual([]);
});

test('the reason of a hint names the figures now and later, with an average as the language writes it', () => {
  const now = figures(VIEW);
  expect(now).toEqual([2 + 3 + 3 + 4 + 1, 3, VIEW.untilDawn]);
  expect(figures(tableOf('moskwa', {})).slice(0, 2)).toEqual([0, 6]);
  expect(figures(tableOf('jubileusz', { board: { A1: ['dog'] } }))[1]).toBe(6);
  expect(pl.outlook([13, 3, 20], [9.25, 2, 20])).toBe(
    'Siła zombiaków na planszy 9,3 (teraz 13), odległość najbliższego zombiaka od Barykady 2 (teraz 3)',
  );
  expect(en.outlook([13, 3, 20], [9.5, 3, 19])).toBe(
    'Strength of the zombies on the board 9.5 (now 13), cards until Dawn 19 (now 20)',
  );
  expect([pl.outlook([13, 3, 20], [13, 3.01, 20]), en.outlook([13, 3, 20], [13, 3, 20])]).toEqual([
    'plansza bez zmian',
    'no change on the board',
  ]);
});

test('P583 a zombie walks into a trap, but runs into a car', () => {
  const entered = (id: string): Event => ({ type: 'trapSprung', trap: piece(id), zombie: sasha });
  expect([pl.event(entered('barrel'), name), en.event(entered('barrel'), name)]).toEqual([
    'Sasza wpada na kartę „Beczka”.',
    'Sasha runs into: Barrel.',
  ]);
  expect(en.event(entered('mine'), name)).toBe('Sasha walks into a trap: Mine.');
});

test('every pile of a pack has a name, and a rule says that cards of a pack follow it', () => {
  const own = PACK.template({ deck: 'moskwa', sideStep: 'must', zombies: 'random' });
  const [first, ...others] = own.zombies;
  const uncle = { ...first!, id: 'uncle', name: { pl: 'Wujek Staszek', en: 'Uncle Stan' } };
  const content = { ...own, zombies: [uncle, ...others] };
  for (const { piles } of Object.values(TEXTS)) expect(Object.keys(piles)).toEqual(Object.keys(PACK.count(own)));
  const notes = (texts: ZombiakiTexts): readonly (string | null)[] => ['K11', 'K531', 'Z39'].map(texts.ruleNote);
  expect(notes(textsOfPack('pl', content))).toEqual([
    'Tak samo działają karty zestawu, które odsyłają do tej zasady, ale z własnymi liczbami.',
    null,
    null,
  ]);
  expect(notes(pl)).toEqual([null, null, null]);
});

test('where a card is put down is told once, by what follows', () => {
  const target = { do: 'field', field: 1 } as const;
  const played = (id: string): string =>
    pl.event({ type: 'cardPlayed', side: 'humans', seat: 1, card: piece(id), target, at: [] }, name);
  expect([played('kamaz'), played('grenade')]).toEqual([
    'Ludzie zagrywają: Kamaz.',
    'Ludzie zagrywają: Granat (pole B1).',
  ]);
});
