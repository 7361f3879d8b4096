import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { zombiaki } from '../game.ts';
import { draw } from './draw.ts';

const HUMANS = ['shot', 'molotov', 'bait', 'frost'] as const;
const KEPT = ['sasha', 'fog'] as const;

test('Z50 Z52 with two cards kept, two new ones come, from the top', () => {
  const t = scene({ rows: { zombies: KEPT }, decks: { zombies: ['ilya', 'jam', 'yuri'] } });
  draw(t.s, 'zombies');
  t.has({ rows: { zombies: ['fog', 'ilya', 'jam', 'sasha'] } });
  t.happened({ type: 'cardsDrawn', side: 'zombies' });
  expect(t.s.decks[0]).toHaveLength(2);
});

test('Z51 with an empty row four cards come', () => {
  const t = scene({ decks: { humans: [...HUMANS, 'radio'] } });
  draw(t.s, 'humans');
  t.has({ rows: { humans: HUMANS } });
});

test('R38 R41 a row of four or more draws nothing', () => {
  const t = scene({ rows: { humans: HUMANS } });
  const before = t.s.decks[1].length;
  draw(t.s, 'humans');
  t.has({ rows: { humans: HUMANS } }).happened();
  t.s.rows[1].push(t.s.decks[1].pop()!);
  draw(t.s, 'humans');
  expect([t.s.rows[1].length, t.s.decks[1].length]).toEqual([5, before - 1]);
});

test('R38 drawing is not asked about: the row is full when step 4 begins', () => {
  scene({ rows: { zombies: KEPT } })
    .turn('zombies')
    .asked('zombies', 'discard.choose');
});

test('Z53 Z18 Z19 both see what was drawn', () => {
  const t = scene({ decks: { zombies: ['ilya', 'jam', 'yuri', 'fog'] } });
  draw(t.s, 'zombies');
  const [event] = t.s.kernel.events;
  for (const seat of [0, 1, null]) {
    expect(zombiaki.viewEvent(event!, seat)).toEqual(event);
    expect(zombiaki.view(t.s, seat).rows[0].map(({ name }) => name)).toEqual(['ilya', 'jam', 'yuri', 'fog']);
  }
});

test('R39 when the human deck runs out in the middle of a draw, the humans take what is there', () => {
  const t = scene({ rows: { humans: ['shot'] }, decks: { humans: ['bait', 'frost'] } });
  draw(t.s, 'humans');
  t.has({ rows: { humans: ['bait', 'frost', 'shot'] } }).happened('cardsDrawn', { type: 'deckRanOut', side: 'humans' });
});

test('R39 it is told as well when the last card just fills the row, and only once', () => {
  const t = scene({ rows: { humans: ['shot', 'radio'] }, decks: { humans: ['bait', 'frost'] } });
  draw(t.s, 'humans');
  t.happened('cardsDrawn', 'deckRanOut');
  t.s.kernel.events = [];
  t.s.rows[1].pop();
  draw(t.s, 'humans');
  t.happened();
});

test('Z54 Z56 Z93 with an empty deck the humans play on, and nothing comes back from their discard pile', () => {
  const t = scene({ rows: { humans: ['bait'] }, piles: { humans: ['shot', 'molotov'] }, decks: { humans: [] } });
  t.turn('humans').chooses({ do: 'keep' }).ends();
  t.asked('zombies', 'discard.choose').has({ rows: { humans: ['bait'] }, piles: { humans: ['shot', 'molotov'] } });
});

test('Z89 Z55 R36 Dawn ends the game in the middle of the draw, whatever lies in the row', () => {
  const t = scene({ board: { A1: { zombie: 'sasha', attached: ['chains'] } }, decks: { zombies: ['ilya', 'jam'] } });
  t.turn('zombies').over().has({ ending: 'dawn' });
  t.happened('turnBegan', 'cardsDrawn', { type: 'gameEnded', ending: 'dawn', winner: 1 });
  expect(zombiaki.outcome(t.s)).toEqual([0, 1]);
});

test('R37 Dawn never lies in a row: it stays the last card of the deck', () => {
  const t = scene({ rows: { zombies: KEPT }, decks: { zombies: ['jam'] } });
  draw(t.s, 'zombies');
  t.has({ rows: { zombies: ['fog', 'jam', 'sasha'] }, ending: 'dawn' });
  expect(t.s.decks[0]).toHaveLength(1);
});

test('Z89 with exactly as many cards as are needed the game goes on', () => {
  const t = scene({ rows: { zombies: KEPT }, decks: { zombies: ['jam', 'ilya'] } });
  t.turn('zombies').asked('zombies', 'discard.choose').has({ ending: null });
});

test('Z92 in the turn of Dawn the zombies move first and can still win', () => {
  const t = scene({ board: { A1: 'sasha' }, decks: { zombies: [] } });
  t.turn('zombies').over().has({ ending: 'barricade' });
});

test('K532 R37 what the humans have seen of the zombie deck is known no longer once it is drawn', () => {
  const t = scene({ rows: { zombies: KEPT }, known: 3 });
  draw(t.s, 'zombies');
  expect(t.s.known).toBe(1);
});
