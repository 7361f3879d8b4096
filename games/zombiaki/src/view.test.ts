import { expect, test } from 'vitest';
import { fieldOf, scene } from '../test/scene.ts';
import { viewEvent } from './view.ts';

const EYES = ['zombies', 'humans', null] as const;
const names = (cards: readonly { name: string }[]): string[] => cards.map(({ name }) => name);

test('Z53 Z18 Z19 rows are open to both players and to those who watch', () => {
  const t = scene({ rows: { zombies: ['sasha', 'jam'], humans: ['shot', 'bait'] } });
  for (const eyes of EYES)
    expect(t.view(eyes).rows.map(names)).toEqual([
      ['sasha', 'jam'],
      ['shot', 'bait'],
    ]);
});

test('R49 both discard piles are open', () => {
  const t = scene({ piles: { zombies: ['sasha', 'jam'], humans: ['shot'] } });
  for (const eyes of EYES) expect(t.view(eyes).piles.map(names)).toEqual([['sasha', 'jam'], ['shot']]);
});

test('R50 the sizes of both decks are open, and so is the number of cards above Dawn', () => {
  const t = scene({ decks: { zombies: ['sasha', 'jam'], humans: ['shot'] } });
  for (const eyes of EYES) expect(t.view(eyes)).toMatchObject({ decks: [3, 1], untilDawn: 2 });
});

test('Z8 Z10 the order of the decks is seen by nobody', () => {
  const one = scene({ decks: { zombies: ['sasha', 'jam', 'fog'], humans: ['shot', 'bait'] } });
  const other = scene({ decks: { zombies: ['fog', 'sasha', 'jam'], humans: ['bait', 'shot'] } });
  for (const eyes of EYES) expect(one.view(eyes)).toEqual(other.view(eyes));
});

test('K532 what the humans have looked at on top of the zombie deck only they see', () => {
  const t = scene({ decks: { zombies: ['sasha', 'jam', 'fog'] }, known: 2 });
  expect(EYES.map((eyes) => names(t.view(eyes).known))).toEqual([[], ['sasha', 'jam'], []]);
  const seen = { type: 'cardsSeen', seat: 1, count: 1, cards: [{ card: 3, name: 'sasha', rule: 'K31' }] } as const;
  expect([0, 1, null].map((seat) => viewEvent(seen, seat))).toEqual([
    { ...seen, cards: null },
    seen,
    { ...seen, cards: null },
  ]);
});

test('Z5 R47 a zombie shows its Strength with all that adds to it, and its wounds', () => {
  const t = scene({ board: { A3: { zombie: 'sasha', wounds: 1, bonus: 1, attached: ['ushanka'] } } });
  expect(t.view('humans').zombies).toMatchObject([{ name: 'sasha', strength: 6, wounds: 1 }]);
});

test('M7 R49 a corpse is called one, whatever its card is', () => {
  const t = scene({ board: { A3: { zombie: 'corpse' } } });
  expect(t.view('humans').zombies).toMatchObject([{ name: 'corpse', faceDown: true, strength: 1 }]);
});

test('R29 of a question the other side learns only who is asked', () => {
  const t = scene({ board: { A2: 'ilya' }, rows: { humans: ['shot'], zombies: ['jam'] } }).plays('shot');
  expect(t.view('humans').asks).toEqual([{ seat: 0, answered: false, own: null }]);
  expect(t.view('zombies').asks[0]!.own!.prompt).toBe('reaction.answer');
  expect(t.view('zombies').inPlay).toMatchObject({ name: 'shot' });
});

test('Z1 both know who leads whom, whose turn it is, and who has won', () => {
  const t = scene({ board: { A1: 'sasha' }, options: { zombies: '2' } });
  expect(t.view(null)).toMatchObject({ leaders: [1, 0], ending: null, winner: null });
  t.moves('zombies').over();
  expect(t.view(null)).toMatchObject({ active: 'zombies', ending: 'barricade', winner: 1 });
});

test('K451 everybody sees how many movement steps barbed wire still holds a zombie for', () => {
  const t = scene({ board: { A3: [{ zombie: 'sasha', held: 2 }, 'barbedWire'], B3: 'ilya' } });
  expect(t.view(null).zombies.map(({ held }) => held)).toEqual([2, 0]);
});

test('K162 H4 the small doll is called so, and lies face up', () => {
  const t = scene({ board: { A3: { zombie: 'matryoshka', wounds: 3 } }, rows: { humans: ['shot'] } }).plays('shot');
  expect(t.view('zombies').zombies).toMatchObject([{ name: 'smallDoll', faceDown: false, strength: 1, wounds: 0 }]);
});

test('P422 P423 while the Flamethrower is shared out all see who gets how many wounds, and what is left', () => {
  const t = scene({
    options: { deck: 'jubileusz' },
    board: { A2: 'wacek', C2: 'iwan', B3: 'stefan' },
    rows: { humans: ['flamethrower'] },
  });
  expect(t.view(null).burning).toBeNull();
  const seen = () => EYES.map((eyes) => t.view(eyes).burning);
  const alike = (burning: object) => [burning, burning, burning];
  t.plays('flamethrower');
  expect(seen()).toEqual(alike({ left: 5, given: [] }));
  t.chooses({ do: 'burn', field: fieldOf('A2'), wounds: 1 });
  expect(seen()).toEqual(alike({ left: 4, given: [{ field: fieldOf('A2'), wounds: 1 }] }));
  t.chooses({ do: 'enough' });
  expect(seen()).toEqual([null, null, null]);
});

test('K532 that the humans know the top of the zombie deck is seen by all', () => {
  const t = scene({ decks: { zombies: ['sasha', 'jam', 'fog'] }, known: 2 });
  expect(EYES.map((eyes) => t.view(eyes).knownToHumans)).toEqual([2, 2, 2]);
});
