import { stripVTControlCharacters } from 'node:util';
import { findGame } from '@horda/games';
import type { Language } from '@horda/parts';
import { DECKS } from '@horda/zombiaki/content/decks';
import type { Choice } from '@horda/zombiaki/state';
import type { CardView, View, ZombieView } from '@horda/zombiaki/view';
import { describe, expect, test } from 'vitest';
import { widthOf } from '../../terminal/width.ts';
import type { Canvas, Numbering } from '../drawing.ts';
import { drawing as drawZombiaki } from './drawing.ts';

const entry = findGame('zombiaki')!;

function canvas(language: Language = 'en', { width = 80, color = false, unicode = true } = {}): Canvas {
  return {
    language,
    texts: entry.texts[language],
    style: { color, unicode },
    width,
    rows: 24,
    typed: [],
    name: (seat) => ['Ala', 'Olek'][seat]!,
    note: (seat) => (seat === 0 ? 'you' : ''),
  };
}

/** The first copy of a card of the deck Moskwa. */
function card(name: string): CardView {
  return { card: DECKS.moskwa.findIndex(({ id }) => id === name), name };
}

/** `B3` as a number. */
function at(field: string): number {
  return 'ABC'.indexOf(field[0]!) + 3 * (Number(field[1]) - 1);
}

function zombie(name: string, field: string, more: Partial<ZombieView> = {}): ZombieView {
  const { strength, effect } = DECKS.moskwa[card(name).card]!;
  const plain = { wounds: 0, faceDown: false, merged: [], attached: [], eggs: 0 };
  return {
    ...card(name),
    field: at(field),
    effect,
    strength,
    ...plain,
    held: 0,
    netted: false,
    moved: false,
    ...more,
  };
}

const thing = (name: string, field: string, left = 0): View['things'][number] => ({
  ...card(name),
  field: at(field),
  left,
});

/** Ala leads the humans in step 5 of their third turn, at an empty street, unless told otherwise. */
function view(more: Partial<View> = {}): View {
  const fresh = entry.game.view(
    entry.game.setup({ deck: 'moskwa', sideStep: 'must', zombies: '2' }, 2, [1, 2, 3, 4], null),
    0,
  ) as View;
  const nothing: Partial<View> = {
    zombies: [],
    things: [],
    lasting: [],
    jelly: [],
    rows: [[], []],
    piles: [[], []],
    asks: [],
  };
  return { ...fresh, ...nothing, turn: 3, active: 'humans', step: 'use', ...more };
}

const lines = (seen: View, on = canvas()): readonly string[] => drawZombiaki.table(seen, on);
const lineOf = (seen: View, street: string, on = canvas()): string =>
  lines(seen, on).find((line) => line.trimStart().startsWith(`${street} `))!;

describe('the street', () => {
  test('Z14 runs from the Cemetery down to the Barricade, with lanes and streets labelled', () => {
    const labels = lines(view()).map((line) => line.trim().split(/\s+/).slice(0, 2).join(' '));
    expect(labels).toEqual([
      'CEMETERY zombies:',
      'row: empty',
      expect.stringMatching(/^┌─ A/),
      'V 5',
      'IV 4',
      'III 3',
      'II 2',
      'I 1',
      '▶ BARRICADE',
    ]);
    expect(lines(view())[2]).toMatch(/─ A ─+┬─ B ─+┬─ C ─+$/);
  });

  test('shows Strength and wounds as pips, and as numbers when there are many', () => {
    const seen = view({
      zombies: [zombie('sasha', 'A5', { wounds: 1 }), zombie('ilya', 'C5', { strength: 8, wounds: 3 })],
    });
    expect(lineOf(seen, 'V')).toMatch(/│ Sasha ●●○ +│ · +│ Ilya 5\/8/);
  });

  test('shows what is attached to a zombie and what holds it, on a second line where it needs one', () => {
    const seen = view({
      zombies: [
        zombie('boris', 'B3', { attached: [{ ...card('ushanka'), left: 0 }], held: 1 }),
        zombie('nest', 'C3', { eggs: 2, netted: true }),
      ],
      things: [thing('barbedWire', 'B3')],
    });
    const board = lines(seen, canvas('pl')).join('\n');
    expect(board).toMatch(
      /III 3 │ · +│ Borys ●●●●● \+Uszanka +│ Gniazdo ●●●● jaja 2 *\n +│ +│ tkwi × Zasieki +│ w sieci/,
    );
    expect(lines(seen, canvas('pl', { width: 110 })).join('\n')).toContain('Borys ●●●●● +Uszanka tkwi');
  });

  test('Z28 Z47 cars point to the Cemetery, and what blocks the line of fire is filled', () => {
    const seen = view({
      things: [thing('trabant', 'A1'), thing('trolleybus', 'B1'), thing('slab', 'C1', 2), thing('roadblock', 'A2')],
    });
    expect(lineOf(seen, 'I')).toMatch(/│ △ Trabant +│ ▲2 Trolleybus +│ ■ \S.* 2/);
    expect(lineOf(seen, 'II')).toMatch(/│ □ \S/);
  });

  test('shows jelly, corpses, and cards that act on a lane or on all', () => {
    const seen = view({
      zombies: [zombie('sasha', 'A4', { name: 'corpse', faceDown: true, strength: 1 })],
      jelly: [{ field: at('B4'), bonus: 2 }],
      lasting: [
        { ...card('fog'), lane: 1 },
        { ...card('panic'), lane: -1 },
      ],
    });
    expect(lineOf(seen, 'IV', canvas('pl'))).toMatch(/│ truposz ● +│ ≈ galareta \+2/);
    expect(lines(seen, canvas('pl'))[2]).toContain('B: Mgła znad Moskwy');
    expect(lines(seen, canvas('pl')).at(-1)).toBe('  obok planszy: Panika');
  });

  test('gives second lines to the streets nearest the Barricade and marks what is cut elsewhere', () => {
    const crowd = ['A', 'B', 'C'].flatMap((lane) =>
      [1, 2, 3, 4, 5].map((street) =>
        zombie('olympian', `${lane}${street}`, { attached: [{ ...card('hostage'), left: 0 }], held: 1 }),
      ),
    );
    const drawn = lines(view({ zombies: crowd }));
    expect(drawn).toHaveLength(12);
    expect(lineOf(view({ zombies: crowd }), 'V')).toContain('…');
    expect(lineOf(view({ zombies: crowd }), 'I')).not.toContain('…');
  });
});

test('Z53 R50 both ends tell who leads there, decks, discard piles and cards until Dawn', () => {
  const seen = view({ decks: [12, 7], untilDawn: 11, piles: [[card('sasha')], []] });
  expect(lines(seen)[0]).toMatch(/^ {2}CEMETERY {2}zombies: Olek +deck 12, until Dawn 11, discarded 1 $/);
  expect(lines(seen).at(-1)).toMatch(/^▶ BARRICADE {2}humans: Ala \(you\) +deck 7, discarded 0 $/);
});

test('Z33 the status names the turn and its step', () => {
  expect(drawZombiaki.status(view(), canvas())).toEqual({
    left: 'round 3: turn of the humans',
    right: 'step 5 of 5: use',
  });
  expect(drawZombiaki.status(view({ ending: 'dawn' }), canvas('pl')).right).toBe('koniec');
});

test('Z53 the row of the other side tells kinds, signs and numbers', () => {
  const zombies = [card('sasha'), card('panic'), card('hostage'), card('jam')];
  const humans = [card('shot'), card('kamaz'), card('barbedWire'), card('radio')];
  const others = lines(view({ rows: [zombies, humans] })).slice(1, 3);
  expect(others).toEqual([
    '  row: Sasha (Strength 3) · Panic (action for a round) · Hostage (attachment)',
    expect.stringMatching(/^ {7}\S.* \(reaction\)$/),
  ]);
  const spectator = lines(view({ rows: [zombies, humans], seat: null }), canvas('pl')).join('\n');
  expect(spectator).toContain('Strzał (akcja, w linii, 1 rana) · Kamaz (auto, zasłania, 3 rany)');
  expect(spectator).toContain('Sasza (Siła 3)');
});

describe('the own row', () => {
  const rows = [[], [card('shot'), card('radio')]] as const;
  const asked = (prompt: string, options: readonly Choice[]): View =>
    view({ rows, asks: [{ seat: 0, own: { seat: 0, prompt, min: 1, max: 1, options } }] as unknown as View['asks'] });
  const numbering = (options: readonly Choice[], rule: string): Numbering => ({
    numberOf: (choice) => {
      const i = options.findIndex((option) => JSON.stringify(option) === JSON.stringify(choice));
      return i < 0 ? null : i + 1;
    },
    barred: () => rule,
  });

  test('Z63 Z65 has the number that plays a card and the one that discards it, or the rule against it', () => {
    const options: readonly Choice[] = [
      { do: 'play', card: 'radio' },
      { do: 'discard', card: 'shot' },
      { do: 'discard', card: 'radio' },
      { do: 'end' },
    ];
    const hand = drawZombiaki.hand(asked('use.choose', options), canvas(), numbering(options, 'R17'), true);
    expect(hand.numbers.toSorted()).toEqual([1, 2, 3]);
    expect(hand.lines[0]).toMatch(/^ × {2}Shot +\[R17\] action, needs line · .* 2\) discard$/);
    expect(hand.lines[1]).toMatch(/^ 1\) Radio \S+ +action · .* 3\) discard$/);
    expect(Math.max(...hand.lines.map(widthOf))).toBeLessThanOrEqual(80);
  });

  test('has a card that is there twice on one line', () => {
    const options: readonly Choice[] = [{ do: 'discard', card: 'shot' }];
    const twice = {
      ...asked('discard.choose', options),
      rows: [[], [card('shot'), card('radio'), card('shot')]] as const,
    };
    const hand = drawZombiaki.hand(twice, canvas(), numbering(options, 'Z57'), true);
    expect(hand.lines.map((line) => line.slice(0, 12))).toEqual([' 1) Shot ×2 ', ' ×  Radio Mo']);
    expect(drawZombiaki.handCards(twice, canvas())).toEqual(['Shot ×2', expect.stringMatching(/^Radio/)]);
  });

  test('Z57 in the discard step has the number that discards', () => {
    const options: readonly Choice[] = [
      { do: 'discard', card: 'shot' },
      { do: 'discard', card: 'radio' },
    ];
    const hand = drawZombiaki.hand(asked('discard.choose', options), canvas(), numbering(options, 'Z57'), true);
    expect(hand.lines.map((line) => line.slice(0, 8))).toEqual([' 1) Shot', ' 2) Radi']);
  });

  test('is one line while the question is about something else', () => {
    const hand = drawZombiaki.hand(asked('use.aim', [{ do: 'now' }]), canvas(), numbering([], 'Z67'), false);
    expect(hand).toEqual({ lines: [expect.stringMatching(/^ {4}row: Shot \(.*\) · Radio/)], numbers: [] });
  });
});

describe('orders', () => {
  const [line, about] = drawZombiaki.orders as [
    (typeof drawZombiaki.orders)[number],
    (typeof drawZombiaki.orders)[number],
  ];
  const seen = view({
    zombies: [
      zombie('sasha', 'A4', { strength: 3, wounds: 1 }),
      zombie('fedya', 'B3', { strength: 4 }),
      zombie('ilya', 'B5'),
    ],
    things: [thing('kamaz', 'B2'), thing('trabant', 'A1')],
  });

  test('R17 Z29 R20 line tells of each lane whom a shot takes and what blocks it', () => {
    expect(line.answer(seen, canvas(), '')).toEqual([
      'Lane A: line of fire free; a shot takes Sasha (A4, Strength 2 of 3).',
      'Lane B: Kamaz (B2) blocks the line of fire; behind it Fedya (B3, Strength 4).',
      'Lane C: nobody to shoot at.',
    ]);
  });

  test('K281 line with a letter is about one lane, in either language', () => {
    const foggy = { ...seen, foggy: [0] };
    expect(line.answer(foggy, canvas('pl'), 'a')).toEqual([
      'Tor A: we mgle nie ma linii strzału, a stoi tam: Sasza (A4, Siła 2 z 3).',
    ]);
    expect(line.words).toContain('linia');
  });

  test('card tells what a card does, by the beginning of its name', () => {
    expect(about.answer(seen, canvas('pl'), 'strzal')).toEqual([
      expect.stringMatching(/^Strzał \(akcja, w linii\): .* \[K\d+\]$/),
    ]);
    expect(about.answer(seen, canvas('pl'), 'mgl')).toEqual([expect.stringMatching(/^Mgła znad Moskwy/)]);
    expect(about.answer(seen, canvas(), 'cow')).toEqual(['No card of this table is called "cow".']);
    expect(about.answer(seen, canvas(), '')).toEqual(['Which card? For example: card shot']);
  });
});

test('the table read out names every field with something on it, both rows and all cards of the discard piles', () => {
  const seen = view({
    zombies: [zombie('sasha', 'B3', { wounds: 1, attached: [{ ...card('hostage'), left: 0 }] })],
    things: [thing('slab', 'A2', 1)],
    rows: [[card('sasha')], []],
    piles: [[card('panic'), card('panic')], []],
    known: [card('metro')],
  });
  const told = drawZombiaki.sentences(seen, canvas('pl'));
  for (const sentence of [
    'B3: Sasza, Siła 2 z 3, pod zombiakiem Zakładnik.',
    'A2: Wielka płyta (przeszkoda, zasłania, znaczniki 1).',
    'Tor B: linia strzału wolna, strzał dosięgnie: Sasza (B3, Siła 2 z 3).',
    'Wierzch talii zombiaków, który już znasz: Metro.',
    'Rząd ludzi: pusty.',
    'Śmietnik zombiaków: Panika 2.',
    'Śmietnik ludzi: pusty.',
  ])
    expect(told).toContain(sentence);
});

test('why can be asked of every card of the row, every field, every zombie and every move', () => {
  const sasha = zombie('sasha', 'B3');
  const thinkable = drawZombiaki.thinkable(view({ zombies: [sasha], rows: [[], [card('shot')]] }));
  for (const choice of [
    { do: 'play', card: 'shot' },
    { do: 'discard', card: 'shot' },
    { do: 'field', field: 14 },
    { do: 'zombie', zombie: sasha.card },
    { do: 'move', zombie: sasha.card, to: -1 },
    { do: 'stay', zombie: sasha.card },
    { do: 'field', field: -1 },
  ])
    expect(thinkable).toContainEqual(choice);
});

test('without Unicode the street is drawn with ordinary characters, without colour it says the same', () => {
  const seen = view({
    zombies: [zombie('sasha', 'A5', { wounds: 1 })],
    things: [thing('kamaz', 'B1'), thing('slab', 'C1', 1), thing('barbedWire', 'A1')],
    jelly: [{ field: 4, bonus: 2 }],
  });
  const typed = lines(seen, canvas('en', { unicode: false }));
  expect(typed.join('')).toMatch(/^[ -~]*$/);
  expect(typed.join('\n')).toContain('Sasha **.');
  const colored = lines(seen, canvas('pl', { color: true }));
  expect(colored).not.toEqual(lines(seen, canvas('pl')));
  expect(colored.map(stripVTControlCharacters)).toEqual(lines(seen, canvas('pl')));
});

test('Z53 K532 nobody has to look away, unless the humans know the top of the zombie deck', () => {
  expect([0, 2].map((knownToHumans) => drawZombiaki.open!(view({ knownToHumans })))).toEqual([true, false]);
});
