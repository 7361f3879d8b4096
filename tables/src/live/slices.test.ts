import { expect, test } from 'vitest';
import { Refusal } from '../table/refusal.ts';
import { Portions, SLICE, Slices } from './slices.ts';

/** Starts pieces of work, and notes in which turn of the event loop each is begun. */
function watch() {
  const slices = new Slices();
  const begun: { readonly what: string; readonly turn: number }[] = [];
  let [turn, isOver] = [0, false];
  const tick = (): void => {
    turn++;
    if (!isOver) setImmediate(tick);
  };
  tick();
  return {
    slices,
    begun,
    want: async (owner: string, what: string, cost: number) => {
      await slices.begin(owner, cost);
      begun.push({ what, turn });
    },
    end: () => void (isOver = true),
  };
}

test('little work is done at once', async () => {
  const { begun, want, end } = watch();
  for (let n = 0; n < 5; n++) void want('a', `a${n}`, SLICE / 5);
  await Promise.resolve();
  await Promise.resolve();
  expect(begun.map(({ what }) => what)).toEqual(['a0', 'a1', 'a2', 'a3', 'a4']);
  end();
});

test('much is done a slice a turn, and whoever wants little does not wait behind whoever wants much', async () => {
  const { begun, want, end } = watch();
  const crowd = Array.from({ length: 100 }, (_, n) => want('crowd', `crowd${n}`, SLICE / 2));
  const one = want('one', 'one', 10);
  await one;
  expect(begun.filter(({ what }) => what !== 'one').length).toBeLessThanOrEqual(4);
  await Promise.all(crowd);
  const most = Math.max(...begun.map(({ turn }) => begun.filter((each) => each.turn === turn).length));
  expect(most).toBeLessThanOrEqual(3);
  expect(begun.filter(({ what }) => what !== 'one').map(({ what }) => what)).toEqual(crowd.map((_, n) => `crowd${n}`));
  end();
});

test('a piece that is larger than a slice is begun in a turn of its own', async () => {
  const { begun, want, end } = watch();
  await Promise.all([want('a', 'first', 3 * SLICE), want('a', 'second', 3 * SLICE), want('b', 'third', 1)]);
  expect(new Set(begun.map(({ turn }) => turn)).size).toBe(3);
  end();
});

test('long work is divided into portions; what was used beyond one is paid with the next', async () => {
  const { slices, end } = watch();
  const costs: number[] = [];
  const portions = new Portions(
    Object.assign(Object.create(slices) as Slices, { begin: async (_: string, cost: number) => void costs.push(cost) }),
    'a',
  );
  for (const work of [10, 60, 1, 300]) {
    if (portions.isSpent) await portions.more();
    portions.use(work);
  }
  await portions.more();
  expect(costs).toEqual([50, 70, 301]);
  end();
});

test('whoever has asked for too much is refused before anything is done', async () => {
  const slices = new Slices();
  const charge = (cost: number): void => {
    if (cost > 100) throw new Refusal('tooFast', 'too much');
  };
  await slices.beginFor({ owner: 'a', charge }, 100);
  await expect(slices.beginFor({ owner: 'a', charge }, 101)).rejects.toMatchObject({ reason: 'tooFast' });
});
