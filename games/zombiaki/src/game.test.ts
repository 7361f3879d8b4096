import { expect, test } from 'vitest';
import { invariants, MOST_TURNS } from '../test/invariants.ts';
import { eventsOf, gamesWith, randomGame } from '../test/random-games.ts';
import { scene } from '../test/scene.ts';
import { DECKS } from './content/decks.ts';
import type { Effect } from './content/effects.ts';
import type { Printed } from './content/printed.ts';
import { zombiaki } from './game.ts';
import type { State } from './state.ts';

const GAMES = Array.from({ length: 60 }, (_, n) => n);
const ALL: readonly Printed[] = [...DECKS.moskwa, ...DECKS.jubileusz];
const MOSKWA: readonly Printed[] = DECKS.moskwa;

const withEffect = (...effects: Effect[]): string[] => [
  ...new Set(MOSKWA.filter(({ effect }) => effects.includes(effect)).map(({ id }) => id)),
];

test('Z2 Z3 Z11 Z20 R3 R37 Z72 every card is always in exactly one place, and all else that must hold does', () => {
  const faulty = gamesWith((s) => {
    invariants(s);
    return s.rows.flat().some((card) => s.decks[0][0] === card);
  }, GAMES);
  expect(faulty).toEqual([]);
});

test('Z61 M14 Z91 every game ends by turn 37 with one winner', () => {
  const ends = GAMES.map((n) => randomGame(n));
  expect(ends.filter(({ ending, turn }) => ending === null || turn > MOST_TURNS)).toEqual([]);
  expect(ends.map((s) => zombiaki.outcome(s)!.toSorted())).toEqual(GAMES.map(() => [0, 1]));
});

test('Z88 Z89 Z90 the winner is told: the zombies on the Barricade, the humans at Dawn', () => {
  const told = GAMES.map((n) => eventsOf(n).filter((e) => e.type === 'gameEnded'));
  expect(told.filter((events) => events.length !== 1)).toEqual([]);
  const ends = GAMES.map((n) => randomGame(n));
  const winners = ends.map(({ ending, leader }) => (ending === 'barricade' ? leader : 1 - leader));
  expect(told.map(([event]) => event!.winner)).toEqual(winners);
});

test('Z56 a deck never grows', () => {
  const grows = (n: number): boolean => {
    const sizes: number[] = [];
    randomGame(n, (s) => sizes.push(s.decks[1].length));
    return sizes.some((size, i) => size > sizes[i - 1]!);
  };
  expect(GAMES.filter(grows)).toEqual([]);
});

test('Z73 Z23 every zombie card has a Strength', () => {
  expect(ALL.filter(({ kind, strength }) => kind === 'zombie' && strength < 1)).toEqual([]);
});

test('Z24 Z25 Sasha has Strength 3, Shot II deals 2 wounds', () => {
  expect(MOSKWA.find(({ id }) => id === 'sasha')).toMatchObject({ kind: 'zombie', strength: 3 });
  expect(MOSKWA.find(({ id }) => id === 'shotII')).toMatchObject({ kind: 'action', wounds: 2 });
});

test('Z26 Z27 cards without a number of wounds destroy outright or do what their text says', () => {
  const outright = ALL.filter(
    ({ effect }) => effect === 'grenade' || effect === 'heavyGrenade' || effect === 'manhole' || effect === 'hole',
  );
  expect(outright.map(({ wounds }) => wounds)).toEqual([0, 0, 0, 0]);
});

test('Z21 Z17 a card is its effect and its numbers; no story text is part of it', () => {
  const fields = new Set(ALL.flatMap((card) => Object.keys(card)));
  const printed = 'id effect side kind keyword copies source strength wounds value line rule';
  expect([...fields].toSorted()).toEqual(printed.split(' ').toSorted());
});

test('Z40 Z79 Z94 the zombies of Moscow: agile ones, the Olympian, Kasparov, Mamka and Nest, pickaxes and hostages', () => {
  expect(withEffect('agile')).toEqual(['vladek', 'misha', 'styopa']);
  expect(withEffect('olympian', 'kasparov', 'mamka', 'nest')).toEqual(['olympian', 'kasparov', 'mamka', 'nest']);
  expect(withEffect('pickaxe', 'shield')).toEqual(['hostage', 'pickaxe']);
});

test('Z95 the humans have shots, traps, barbed wire, three cars and a building to bring down', () => {
  expect(withEffect('shot')).toEqual(['shot', 'shotII']);
  expect(withEffect('boobyTrap', 'barbedWire')).toEqual(['barbedWire', 'boobyTrap']);
  expect([...new Set(MOSKWA.filter(({ kind }) => kind === 'car').map(({ id }) => id))]).toEqual([
    'trabant',
    'kamaz',
    'trolleybus',
  ]);
  expect(withEffect('collapsedBuilding')).toEqual(['collapsedBuilding']);
});

test('R50 the summary tells the turns, the cards above Dawn and the zombies destroyed', () => {
  const t = scene({ board: { A1: 'sasha' }, decks: { zombies: ['fog', 'jam'] }, turn: 7 })
    .turn('zombies')
    .over();
  const { turns, untilDawn, zombiesDestroyed, ending } = zombiaki.summary(t.s);
  expect({ turns, untilDawn, zombiesDestroyed, ending }).toEqual({
    ending: 'barricade',
    turns: 8,
    untilDawn: 2,
    zombiesDestroyed: 0,
  });
});

test('Z88 a game that goes on has no outcome', () => {
  const s: State = scene({}).turn('zombies').s;
  expect(zombiaki.outcome(s)).toBeNull();
});
