import { apply, call, run, same, type Seat } from '@horda/kernel';
import { CONTENT } from '@horda/long-night/content/content';
import { CROSSROADS_IDS, SURVIVOR_IDS, type SurvivorId } from '@horda/long-night/content/ids';
import { TURN } from '@horda/long-night/declared';
import { entry } from '@horda/long-night/entry';
import { longNight } from '@horda/long-night';
import { DEFAULTS } from '@horda/long-night/options';
import type { Choice, Event, Options, State } from '@horda/long-night/state';
import type { LongNightTexts } from '@horda/long-night/text/messages';
import { LANGUAGES, type Language } from '@horda/parts';
import { randomAnswer } from '@horda/testing';
import { expect, test } from 'vitest';
import { widthOf } from '../../terminal/width.ts';
import type { Canvas, Numbering } from '../drawing.ts';
import { drawing } from './drawing.ts';

const SPOILED = CROSSROADS_IDS.indexOf('spoiled');
const NAMES = ['Ala', 'Olek', 'Ewa', 'Jan', 'Iga'];

function canvas(language: Language = 'en', { width = 80, color = false, unicode = true } = {}): Canvas {
  return {
    language,
    texts: entry.texts[language],
    style: { color, unicode },
    width,
    rows: 24,
    typed: [],
    name: (seat) => NAMES[seat]!,
    note: (seat) => (seat === 0 ? 'you' : ''),
  };
}

function card(item: string): number {
  return CONTENT.cards.findIndex((each) => each.item === item);
}

function join(s: State, name: SurvivorId, owner: Seat, place: number, wounds = 0): void {
  s.survivors.push({
    card: SURVIVOR_IDS.indexOf(name),
    owner,
    place,
    wounds,
    frostbite: 0,
    despair: 0,
    items: [],
    sideEffects: [],
    marks: [],
    moves: 0,
    used: 0,
  });
}

/** Ala's turn: Lily in the colony and Gia, wounded, in the school; Olek has Blue there and two cards that Ala must not see. */
function table(options: Partial<Options> = {}, change: (s: State) => void = () => {}): State {
  const s = longNight.setup({ ...DEFAULTS, mode: 'secret', ...options }, 3, [1, 2, 3, 4], null);
  Object.assign(s.kernel, { stack: [], events: [] });
  Object.assign(s, { phase: 'players', round: 2, rounds: 4, morale: 5, food: 1, active: 0, first: 1, crisis: 0 });
  for (const place of s.places)
    for (const [n, entrance] of place.entrances.entries())
      place.entrances[n] = { ...entrance, zombies: 0, barricades: 0, traps: 0, special: [] };
  s.helpless = 0;
  s.unruly = 0;
  for (const player of s.players) Object.assign(player, { dealt: [], hand: [], dice: [] });
  s.players[0]!.hand = [card('fuel'), card('fuel'), card('medicine')];
  s.players[0]!.dice = [1, 3, 6];
  s.players[1]!.hand = [card('assaultRifle'), card('blastingCaps')];
  join(s, 'lilyMae', 0, 0);
  join(s, 'giaNajjar', 0, 3, 2);
  join(s, 'blue', 1, 3);
  change(s);
  return s;
}

const NOTHING: Numbering = { numberOf: () => null, barred: () => null };

/** Options are numbered as they come. */
function numbering(options: readonly Choice[]): Numbering {
  return {
    numberOf: (choice) => {
      const i = options.findIndex((option) => same(option, choice as Choice));
      return i < 0 ? null : i + 1;
    },
    barred: () => null,
  };
}

const drawn = (s: State, on = canvas(), seat: Seat | null = 0): readonly string[] =>
  drawing.table(longNight.view(s, seat), on);
const ask = (s: State, word: string, rest = '', on = canvas()): readonly string[] =>
  drawing.orders.find(({ words }) => words.includes(word))!.answer(longNight.view(s, 0), on, rest);

test('L31 L167 the colony shows six entrances with their spaces, and who is at home', () => {
  const s = table({}, ({ places: [colony] }) => {
    colony!.entrances[1] = { zombies: 1, barricades: 1, traps: 0, special: [] };
    colony!.entrances[4] = { zombies: 0, barricades: 0, traps: 1, special: [] };
  });
  expect(drawn(s)).toContain('COLONY  1:...  2:z#.  3:...  4:...  5:*..  6:...  +1');
  expect(drawn(s)).toContain('  A Lily 39');
});

test('L33 L34 a location shows its entrance, noise, deck and people with their damage', () => {
  const s = table({}, ({ places }) => {
    places[3]!.entrances[0]!.zombies = 2;
    places[3]!.noise = 1;
    places[3]!.deck = places[3]!.deck.slice(0, 7);
  });
  expect(drawn(s).join('\n')).toContain('3 School zz.. +2 noise 1 [7]: A Gia 33 ww  B Blue 11');
  expect(drawn(s, canvas('pl')).join('\n')).toContain('3 Szkoła zz.. +2 hałas 1 [7]: A Gia 33 rr  B Blue 11');
});

test('L145 L150 L154 the tracks tell what the colony phase needs', () => {
  const [first, second] = drawn(table());
  expect(first).toMatch(/^morale 5, food 1 \(needs 1\), waste 0 +helpless 0$/);
  expect(second).toMatch(/^Crisis: Fuel Shortage \(fuel\), added 0, needs 3/);
});

test('L60 L134 players show their dice and how many cards they hold, and who reads the crossroads card', () => {
  const s = table({}, (state) => {
    state.reader = 2;
    state.crossroads = 0;
    state.players[1]!.exiled = true;
  });
  const lines = drawn(s).join('\n');
  expect(lines).toContain('▶A Ala (you): dice 1 3 6, 3 cards');
  expect(lines).toContain(' B Olek: no dice, 2 cards, first, exiled');
  expect(lines).toContain('Ewa: no dice, 0 cards, crossroads');
  expect(drawn(s, canvas('en', { unicode: false })).join('\n')).toContain('>A Ala (you)');
});

test('L45 L101 nothing hidden is drawn: no card of another hand, no crossroads card, no objective', () => {
  const s = table({}, (state) => {
    state.reader = 2;
    state.crossroads = SPOILED;
    state.players[1]!.objective = 1;
  });
  const seen = longNight.view(s, 0);
  const everything = LANGUAGES.flatMap((language) => {
    const on = canvas(language);
    const hand = drawing.hand(seen, on, NOTHING, false).lines;
    const answers = ['goal', 'crisis', 'forecast'].flatMap((word) => ask(s, word, '', on));
    return [...drawing.table(seen, on), ...hand, ...drawing.sentences(seen, on), ...answers];
  }).join('\n');
  for (const language of LANGUAGES) {
    const { names } = entry.texts[language] as unknown as LongNightTexts;
    for (const hidden of s.players[1]!.hand) expect(everything).not.toContain(names.card(hidden));
    expect(everything).not.toContain(names.crossroads(SPOILED));
    expect(everything).not.toContain(names.objective(1));
  }
});

test('the own group and the own cards stand with the numbers of what they can do', () => {
  const s = table();
  const gia = SURVIVOR_IDS.indexOf('giaNajjar');
  const options: Choice[] = [
    { do: 'search', survivor: gia },
    { do: 'move', survivor: gia },
    { do: 'contribute', card: card('fuel') },
    { do: 'end' },
  ];
  const { lines, numbers } = drawing.hand(longNight.view(s, 0), canvas(), numbering(options), true);
  expect(lines[1]).toMatch(/^ {2}Gia 33 @ School ww att \d\+ sea \d\+ {2}1\) search {2}2\) move$/);
  expect(lines[2]).toMatch(/^ {2}Fuel ×2 {2}3\) crisis/);
  expect(numbers).toEqual([1, 2, 3]);
  expect(drawing.handSentence(longNight.view(s, 0), canvas('pl'))).toBe('Twoja ręka: Lekarstwo, Paliwo 2.');
});

test('L64 with little room the actions of a turn are a grid of the own group and the own cards', () => {
  const s = table({}, (state) => void (state.crossroadsDeck = []));
  call(s, TURN, { seat: 0 });
  run(longNight, s);
  const { options } = s.kernel.asks[0]!;
  const { lines, numbers } = drawing.hand(longNight.view(s, 0), canvas(), numbering(options), true);
  const at = (choice: Choice): number => options.findIndex((option: Choice) => same(option, choice)) + 1;
  const column = (head: string): RegExp => new RegExp(`(\\S+)(?<=^.{${lines[0]!.indexOf(head) + head.length}})`);
  const gia = SURVIVOR_IDS.indexOf('giaNajjar');
  expect(lines[2]).toMatch(/^ Gia ww 2\+ 4\+/);
  expect(column('move').exec(lines[2]!)![1]).toBe(`${at({ do: 'move', survivor: gia })}`);
  expect(column('att.').exec(lines[1]!)![1]).toBe('.');
  // Fuel helps against this crisis, medicine spoils it.
  expect(column('crisis').exec(lines[1]!)![1]).toBe(`${at({ do: 'contribute', card: card('fuel') })}+`);
  expect(column('crisis').exec(lines[2]!)![1]).toBe(`${at({ do: 'contribute', card: card('medicine') })}-`);
  expect(lines.join('\n')).toContain(`food for a die: ${at({ do: 'spendFood', seat: 0, die: 1 })}) 1`);
  expect(lines[3]).toContain(`${at({ do: 'end' })}) End the turn`);
  expect(numbers).toHaveLength(options.length);
  for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(80);
});

test('L105 L106 with little room the ways of a move stand by the fuel that is played', () => {
  const s = table({}, (state) => void (state.crossroadsDeck = []));
  call(s, TURN, { seat: 0 });
  run(longNight, s);
  const lily = { do: 'move', survivor: SURVIVOR_IDS.indexOf('lilyMae') } as Choice;
  apply(longNight, s, { tick: s.kernel.tick, seat: 0, picks: [lily] });
  const { lines, numbers } = drawing.hand(longNight.view(s, 0), canvas(), numbering(s.kernel.asks[0]!.options), true);
  expect(lines.join(' ')).toMatch(/death 1\/12: 1\) Police Station {2}3\) Grocery Store/);
  expect(lines.join(' ')).toMatch(/Fuel: \d+\) Police Station {2}\d+\) Grocery Store/);
  expect(numbers).toHaveLength(s.kernel.asks[0]!.options.length);
});

test('L50 survivors among whom one chooses are drawn with what is printed on them', () => {
  const gia = SURVIVOR_IDS.indexOf('giaNajjar');
  const s = table({}, ({ players, survivors }) => {
    players[0]!.dealt = [gia];
    survivors.length = 0;
  });
  const { influence, attack, search } = CONTENT.survivors[gia]!;
  const facts = `influence ${influence}, attack ${attack}+, search ${search}+`;
  const { lines } = drawing.hand(longNight.view(s, 0), canvas(), numbering([{ do: 'survivor', survivor: gia }]), false);
  expect(lines[0]).toBe(` 1) Gia Najjar (physical therapist, ${facts})`);
  expect(lines[1]).toMatch(/^ {4}\p{Lu}/u);
  expect(ask(s, 'who', 'gia')[0]).toContain(facts);
  expect(drawing.hand(longNight.view(s, 1), canvas(), NOTHING, false).lines.join()).not.toContain('Gia');
});

test('L51 before the first turn the table tells what the game is about, and a leader is chosen by influence', () => {
  const s = table({}, (state) => void (state.phase = 'setup'));
  const opened = (state: State, language: Language = 'en'): string =>
    drawing.opening!.lines(longNight.view(state, 0), canvas(language)).join('\n');
  const [en, pl] = (['en', 'pl'] as const).map((language) => opened(s, language));
  for (const title of ['GOAL', 'TURN', 'RISK', 'COLONY', 'END', 'TRIBUTE'])
    expect(en).toContain(`\n${title} `.slice(title === 'GOAL' ? 1 : 0));
  expect(en).toContain('secret');
  expect(opened(table({ mode: 'coop' }, (state) => void (state.phase = 'setup')))).not.toContain('secret');
  expect(pl).toMatch(/^CEL .*\n.*zdrajcą/);
  const lily = SURVIVOR_IDS.indexOf('lilyMae');
  const { lines } = drawing.hand(longNight.view(s, 0), canvas(), numbering([{ do: 'leader', survivor: lily }]), true);
  expect(lines[0]).toMatch(/^ {2}Lily 39 @ Colony .* 1\) leads$/);
});

test('however many are in one place, nobody is cut off', () => {
  const names = SURVIVOR_IDS.slice(0, 16);
  for (const place of [0, 3]) {
    const s = table({}, (state) => {
      state.survivors = [];
      for (const [n, name] of names.entries()) join(state, name, n % 3, place, n % 3);
    });
    const lines = drawn(s).join(' ');
    const { names: told } = entry.texts.en as unknown as LongNightTexts;
    for (const name of names) expect(lines).toContain(told.survivor(SURVIVOR_IDS.indexOf(name)).split(' ')[0]);
  }
});

test('the log beside the table leaves routine out and tells a run in one sentence', () => {
  const zombies = [0, 0, 3].map((place): Event => ({ type: 'zombieAdded', place, entrance: 0 }));
  expect(drawing.run!(zombies, canvas())).toBe('Zombies come: Colony ×2, School.');
  expect(drawing.run!(zombies, canvas('pl'))).toBe('Przychodzą zombie: Kolonia ×2, Szkoła.');
  expect(drawing.run!([{ type: 'turnEnded' }, { type: 'turnEnded' }], canvas())).toBeNull();
  expect(drawing.routine!({ type: 'cardSeen', seat: 1, place: 3, card: null } as Event)).toBe(true);
  expect(drawing.routine!({ type: 'cardSeen', seat: 0, place: 3, card: 1 } as Event)).toBe(false);
  expect(drawing.routine!({ type: 'died' } as never)).toBe(false);
});

test('L247 L248 improvements are told with their tokens, and drawn where there is room', () => {
  const s = table({ improvements: true }, ({ improvements }) => {
    improvements.display = [{ card: 0, tokens: 1 }];
    improvements.built = [{ card: 1, round: 1, used: 0 }];
  });
  const line = 'Improvements: Greenhouse 1/2; finished: Watchtower';
  expect(drawn(s)).not.toContain(line);
  expect(drawn(s, { ...canvas(), rows: 30 })).toContain(line);
  expect(drawing.sentences(longNight.view(s, 0), canvas())).toContain(`${line}.`);
  expect(ask(s, 'improvements')).toHaveLength(3);
  expect(ask(table(), 'improvements')).toEqual(['The module improvements is not played at this table.']);
});

test('L269 the sentence of Raxxon names the experiment on top with its code', () => {
  const s = table({ raxxon: true }, ({ raxxon }) => void (raxxon.deck = [0]));
  const { code } = CONTENT.experiments[0]!;
  expect(ask(s, 'place', 'raxxon')[0]).toContain(`code ${code.join('-')}, dice -.`);
});

test('L233 of several uses of a card each is listed with its text, not beside the card', () => {
  const item = card('medicineOrComfort');
  const s = table({}, ({ players }) => void (players[0]!.hand = [item]));
  const options: Choice[] = [0, 1].map((use) => ({ do: 'play', card: item, use }));
  const numbers = (some: readonly Choice[]): readonly number[] =>
    drawing.hand(longNight.view(s, 0), canvas(), numbering(some), true).numbers;
  expect(numbers(options)).toEqual([]);
  expect(numbers(options.slice(0, 1))).toEqual([1]);
});

test('however much can be done, no number is cut off', () => {
  const s = table({}, ({ players }) => void (players[0]!.hand = []));
  const gia = SURVIVOR_IDS.indexOf('giaNajjar');
  const options: Choice[] = [
    ...(['attack', 'search', 'barricade', 'attract', 'move'] as const).map((what) => ({ do: what, survivor: gia })),
    { do: 'ability', survivor: gia, of: gia },
  ];
  for (const language of LANGUAGES) {
    const { lines } = drawing.hand(longNight.view(s, 0), canvas(language), numbering(options), true);
    for (const number of [1, 2, 3, 4, 5, 6]) expect(lines.join('\n')).toContain(`${number}) `);
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(80);
  }
});

test('details come on request', () => {
  const s = table({}, ({ players }) => void (players[0]!.objective = 0));
  expect(ask(s, 'card', 'fuel')[0]).toMatch(/^Fuel: fuel\. /);
  expect(ask(s, 'card', 'serum')[0]).toMatch(/ \(our own card\)$/);
  expect(ask(s, 'who', 'gia')[0]).toMatch(/^Gia Najjar: physical therapist \(Ala\), influence \d+, attack \d\+/);
  expect(ask(s, 'goal').join('\n')).toContain(
    'Secret objective: Full Tank (our own card).\n  Main objective completed (not yet).',
  );
  expect(ask(s, 'goal').join('\n')).toContain('2 or more fuel cards in hand (2/2).');
  expect(ask(s, 'crisis')).toEqual(['Crisis: Fuel Shortage (fuel), added 0, needs 3.', '−2 morale.']);
  expect(ask(s, 'forecast')).toContain('School: zombies to come: 2.');
  expect(ask(s, 'place', 'school')[0]).toBe('School: Gia Najjar + Blue, item deck 20.');
  expect(ask(s, 'card')).toEqual(['Which one? Type the beginning of its name.']);
  expect(ask(s, 'who', 'zzz', canvas('pl'))).toEqual(['Nic przy tym stole nie nazywa się "zzz".']);
});

test('L45 Q116 at the end stands who has won, with what each player needed', () => {
  const s = table({}, (state) => {
    Object.assign(state, { phase: 'over', ending: 'morale', winners: [false, true, false] });
    for (const [seat, player] of state.players.entries()) player.objective = seat;
  });
  const { lines } = drawing.hand(longNight.view(s, 0), canvas(), NOTHING, false);
  expect(lines[0]).toMatch(/^ {2}A Ala \(you\): lost\. Full Tank: - main objective completed; \+ 2 or more fuel/i);
  expect(drawing.hand(longNight.view(s, 0), canvas(), NOTHING, true).lines).toHaveLength(3);
  expect(lines.join('\n')).toMatch(/\n {2}B Olek: won\. /);
  expect(drawing.hand(longNight.view(s, 0), canvas('pl'), NOTHING, false).lines[0]).toMatch(
    /^ {2}A Ala .*: przegrana\. /,
  );
});

test('L194 what an exiled player needs is that of the exile card', () => {
  const s = table({}, ({ players: [ala] }) => Object.assign(ala!, { objective: 0, exiled: true, exile: 0 }));
  const { names } = entry.texts.en as unknown as LongNightTexts;
  expect(ask(s, 'goal').join('\n')).toContain(`Secret objective: ${names.exile(0)}`);
  expect(ask(s, 'goal').join('\n')).not.toContain('fuel cards');
});

test('what was hidden and is seen now is noticed; what others keep is not', () => {
  const before = longNight.view(table(), 0);
  const seen = (e: Event): boolean => drawing.unveils(e, before);
  expect(seen({ type: 'cardSeen', seat: 0, place: 3, card: 1 })).toBe(true);
  expect(seen({ type: 'cardSeen', seat: 1, place: 3, card: null })).toBe(false);
  expect(seen({ type: 'cardsDrawn', seat: 1, place: 3, cards: 2 })).toBe(false);
  expect(seen({ type: 'crossroadsDrawn', reader: 1, card: null })).toBe(false);
  expect(seen({ type: 'exposureRolled', survivor: 0, face: 'blank' })).toBe(true);
  expect(drawing.opens({ type: 'turnBegan' })).toBe(true);
});

/** A random game, looked at whenever somebody is asked. */
function looked(seats: number, options: Partial<Options>, look: (s: State) => void): void {
  const s = longNight.setup({ ...DEFAULTS, ...options }, seats, [seats, 2, 3, 4], null);
  const dice: [number, number, number, number] = [seats, 1, 1, 7];
  run(longNight, s);
  for (let n = 0; s.kernel.asks.length > 0 && n < 400; n++) {
    look(s);
    apply(longNight, s, randomAnswer(s, dice));
  }
  look(s);
}

test('the table never needs more than 80 columns and 16 lines, whatever is played', () => {
  for (const [seats, language] of [
    [2, 'en'],
    [5, 'pl'],
  ] as const)
    looked(seats, { objective: 'random', improvements: true, bandits: true, raxxon: true, baseCards: true }, (s) => {
      const on = canvas(language);
      for (const seat of [null, ...s.players.keys()]) {
        const seen = longNight.view(s, seat);
        const lines = drawing.table(seen, on);
        expect(lines.length).toBeLessThanOrEqual(16);
        const hand = drawing.hand(seen, on, NOTHING, false).lines;
        for (const line of [...lines, ...hand]) expect(widthOf(line)).toBeLessThanOrEqual(80);
        for (const sentence of drawing.sentences(seen, on)) expect(sentence).toMatch(/^[\p{Lu}\d].*[.!?]$/u);
      }
    });
});

test('L65 what a player may think of includes all that is offered, and names no other hand', () => {
  const s = table();
  const thinkable = drawing.thinkable(longNight.view(s, 0)) as readonly Choice[];
  expect(thinkable).toContainEqual({ do: 'contribute', card: card('fuel') });
  expect(thinkable).not.toContainEqual({ do: 'contribute', card: card('assaultRifle') });
});
