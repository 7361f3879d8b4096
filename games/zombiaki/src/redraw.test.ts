import fc from 'fast-check';
import { determinize, seedOfGame, type Seed } from '@horda/kernel';
import { expect, test } from 'vitest';
import { randomGame } from '../test/random-games.ts';
import { scene } from '../test/scene.ts';
import { zombiaki } from './game.ts';
import type { State } from './state.ts';

const SERIES: Seed = [3, 1, 4, 1];
const worlds = (s: State, seat: number): State[] =>
  Array.from({ length: 40 }, (_, n) => determinize(zombiaki, s, seat, seedOfGame(SERIES, n)));
const sorted = (cards: readonly number[]): string => cards.toSorted((a, b) => a - b).join();
const different = (lists: readonly (readonly number[])[]): number => new Set(lists.map((list) => list.join())).size;

test('Z53 R49 R50 a seat cannot tell a world drawn anew from the true one, at any moment of a game', () => {
  const fails: number[] = [];
  for (let n = 0; n < 12; n++)
    randomGame(n, (s) => {
      for (const seat of [0, 1]) {
        const world = determinize(zombiaki, s, seat, [n, s.kernel.tick, seat, 0]);
        if (JSON.stringify(zombiaki.view(world, seat)) !== JSON.stringify(zombiaki.view(s, seat))) fails.push(n);
      }
    });
  expect(fails).toEqual([]);
});

test('Z8 Z9 Z10 R37 both decks are drawn anew from the same cards, and Dawn stays the last', () => {
  const { s } = scene({ rows: { zombies: ['sasha'], humans: ['shot'] } });
  for (const seat of [0, 1]) {
    const drawn = worlds(s, seat);
    expect(different(drawn.map(({ decks }) => decks[0]))).toBe(40);
    expect(different(drawn.map(({ decks }) => decks[1]))).toBe(40);
    expect(new Set(drawn.map(({ decks }) => decks[0][0]))).toEqual(new Set([s.decks[0][0]]));
    expect(new Set(drawn.map(({ decks }) => sorted(decks[0])))).toEqual(new Set([sorted(s.decks[0])]));
    expect(new Set(drawn.map(({ decks }) => sorted(decks[1])))).toEqual(new Set([sorted(s.decks[1])]));
  }
});

test('K532 P552 what the humans have put back stays on top for them, and for them alone', () => {
  const { s } = scene({ known: 3 });
  const tops = (seat: number) => worlds(s, seat).map(({ decks }) => decks[0].slice(-3));
  expect(tops(1)).toEqual(tops(1).map(() => s.decks[0].slice(-3)));
  expect(different(tops(0))).toBeGreaterThan(30);
});

test('R37 with any number of known cards nothing is lost, and Dawn is never among them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 39 }), fc.constantFrom(0, 1), (known, seat) => {
      const { s } = scene({ known });
      const world = determinize(zombiaki, s, seat, [known, seat, 5, 6]);
      expect(sorted(world.decks[0])).toBe(sorted(s.decks[0]));
      expect(world.decks[0][0]).toBe(s.decks[0][0]);
      expect(zombiaki.view(world, seat)).toEqual(zombiaki.view(s, seat));
    }),
    { seed: 4, numRuns: 60 },
  );
});

test('the true state is left as it was', () => {
  const { s } = scene({ known: 2 }).turn('humans');
  const before = JSON.stringify(s);
  worlds(s, 0);
  worlds(s, 1);
  expect(JSON.stringify(s)).toBe(before);
});

test('K532 P552 no frame tells the zombies what the humans have just put back', () => {
  const t = scene({
    rows: { humans: ['radio'] },
    decks: { zombies: ['ilya', 'plague', 'confiscation', 'jam', 'fog'] },
  });
  t.plays('radio', t.take('ilya'), { do: 'enough' }, t.take('confiscation')).asked('humans', 'radio.order');
  const picks = (seat: number) => JSON.stringify(determinize(zombiaki, t.s, seat, [1, 2, 3, 4]).kernel.stack);
  expect(picks(1)).toContain('confiscation');
  expect(picks(0)).not.toContain('confiscation');
});
