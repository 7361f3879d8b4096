import { determinize, seedOfGame, type Seed } from '@horda/kernel';
import { expect, test } from 'vitest';
import { randomGame } from '../test/random-games.ts';
import { scene } from '../test/scene.ts';
import { cisza } from './game.ts';
import type { State } from './state.ts';

const SERIES: Seed = [3, 1, 4, 1];
const worlds = (s: State, seat: number) =>
  Array.from({ length: 40 }, (_, n) => determinize(cisza, s, seat, seedOfGame(SERIES, n)));
const sorted = (words: readonly string[]) => words.toSorted().join();

test('C7 a seat cannot tell a world drawn anew from the true one, at any moment of a game', () => {
  const fails: number[] = [];
  for (const n of [0, 1, 2, 3, 4])
    randomGame(n, (s) => {
      const told = s.shelters.some((_, seat) => {
        const world = determinize(cisza, s, seat, [n, s.kernel.tick, seat, 0]);
        return JSON.stringify(cisza.view(world, seat)) !== JSON.stringify(cisza.view(s, seat));
      });
      if (told) fails.push(n);
    });
  expect(fails).toEqual([]);
});

const TABLE = {
  ann: { zombies: ['strong'], hand: ['axe', 'flare'] },
  bob: { zombies: ['fast'], hand: ['drone', 'mines'] },
  city: ['zombie:strong', 'fast', 'horde', 'regular', 'fast', 'horde'],
  deck: ['alarm', 'bribery', 'surprise', 'shotgun'],
  discard: ['axe'],
  dead: ['horde', 'fast'],
} as const;

test('A46 C45 what all have seen stays: shelters, the top of the city, the piles, and the own hand', () => {
  const { s } = scene(TABLE);
  const seen = ({ shelters, dead, discard, city, kinds }: State) => ({
    hand: shelters[0]!.hand,
    kinds: [...shelters.flatMap(({ zombies }) => zombies), ...dead, city - 1].map((card) => kinds[card]),
    survivors: shelters.map(({ survivors }) => survivors),
    discard,
  });
  expect(worlds(s, 0).filter((world) => JSON.stringify(seen(world)) !== JSON.stringify(seen(s)))).toEqual([]);
});

test('C7 what is hidden changes places, but no card is made or lost', () => {
  const { s } = scene(TABLE);
  const drawn = worlds(s, 0);
  const hidden = ({ deck, shelters }: State) => sorted([...deck, ...shelters[1]!.hand]);
  expect(new Set(drawn.map(({ shelters }) => sorted(shelters[1]!.hand))).size).toBeGreaterThan(5);
  expect(new Set(drawn.map(({ kinds }) => kinds.slice(0, 5).join())).size).toBeGreaterThan(5);
  expect(new Set(drawn.map(hidden))).toEqual(new Set([hidden(s)]));
  expect(new Set(drawn.map(({ kinds }) => sorted(kinds)))).toEqual(new Set([sorted(s.kinds)]));
});

test('A18 C54 a second Horde that waits for its turn has been seen by all', () => {
  const { s } = scene({ cec: {}, city: ['horde', 'horde', 'strong', 'fast', 'regular', 'regular'] }).noise('ann');
  const discarded = worlds(s, 1).map((world) => world.dead.map((card) => world.kinds[card]).join());
  expect(new Set(discarded)).toEqual(new Set(['horde,horde']));
});

test('C45 the other side of a survivor in a shelter is as hidden as that of the city', () => {
  const { s } = scene({ ann: { survivors: 2 }, city: ['horde', 'horde'] });
  const sides = worlds(s, 0).map((world) => world.kinds[world.shelters[0]!.survivors[0]!]);
  expect(new Set(sides)).toEqual(new Set(['regular', 'horde']));
});

test('C96 C99 where a zombie is about to be sent only its sender knows', () => {
  const table = { ann: { zombies: ['strong', 'fast'], hand: ['drone'] }, cec: {}, city: [] } as const;
  const [atBob, atCec] = (['at bob', 'at cec'] as const).map((target) => {
    const t = scene(table).phase1('ann').plays('drone');
    t.asked('ann', 'drone.aim').chooses(target);
    return t.s;
  });
  const stacks = (s: State, seat: number) => worlds(s, seat).map(({ kernel }) => JSON.stringify(kernel.stack));
  expect(stacks(atBob!, 0)).not.toEqual(stacks(atCec!, 0));
  expect(stacks(atBob!, 2)).toEqual(stacks(atCec!, 2));
  expect(new Set(stacks(atBob!, 2)).size).toBe(2);
});

test('C7 the true state is left as it was', () => {
  const { s } = scene(TABLE).turn('bob');
  const before = JSON.stringify(s);
  worlds(s, 0);
  expect(JSON.stringify(s)).toBe(before);
});
