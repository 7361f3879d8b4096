/** The order in which survivors who attack at the same time are asked, and in which their deeds stand. */
import { hush, isAwaited } from '@horda/kernel';
import { expect, test } from 'vitest';
import { scene, type Scene } from '../../test/scene.ts';
import { gearUp } from '../game.ts';

const POINT = { shape: ['#'], start: 'multiHit2' } as const;
const three = (): Scene =>
  scene({
    seats: [
      { weapon: POINT, street: { ann: { rows: ['oo'] } } },
      { weapon: POINT, street: { bob: { rows: ['oo'] } } },
      { weapon: POINT, street: { cid: { rows: ['oo'] } } },
    ],
  }).attacks();
const makers = ({ s }: Scene): number[] => s.deeds.map(({ by }) => by);

test('B53 G2 all are asked at once and may mark in any order; the step ends when the last is ready', () => {
  const t = three();
  expect(t.s.kernel.asks.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  expect(t.s.kernel.asks.every(isAwaited)).toBe(true);
  t.marks(2, 'cid', 'A1')
    .marks(0, 'ann', 'A1')
    .confirms(0)
    .marks(1, 'bob', 'B1')
    .confirms(2)
    .has({ ready: [0, 2] });
  t.marks(1, 'bob', 'A1').confirms(1).over();
  t.has({ seats: [{ street: { ann: '1 xo' } }, { street: {}, due: 1 }, { street: { cid: '1 xo' } }] });
});

test('B53 G2 until then all see the same table, with the plans of everybody on it', () => {
  const t = three().marks(2, 'cid', 'A1').marks(0, 'ann', 'B1');
  for (const eyes of [0, 1, 2, null])
    expect(gearUp.view(t.s, eyes).survivors.map(({ street }) => street[0]!.planned)).toEqual([[1], [], [0]]);
});

test('T3 deeds stand in the order in which they were made, whoever made them', () => {
  const t = three().marks(2, 'cid', 'A1').marks(0, 'ann', 'A1').marks(2, 'cid', 'B1').marks(1, 'bob', 'A1');
  expect(makers(t)).toEqual([2, 0, 2, 1]);
});

test('T3 where nobody is quicker it goes seat by seat from the first, each until ready', () => {
  const t = three();
  hush(gearUp, t.s);
  t.marks(0, 'ann', 'A1');
  const asked: number[] = [];
  while (t.s.kernel.asks.length > 0) {
    const [only] = t.s.kernel.asks;
    expect(t.s.kernel.asks).toHaveLength(1);
    asked.push(only!.seat);
    t.answers(only!.seat, only!.options[0]!);
  }
  expect(asked).toEqual(asked.toSorted());
  expect(new Set(asked)).toEqual(new Set([0, 1, 2]));
  t.has({ seats: [{ due: 1 }, { due: 1 }, { due: 1 }] });
});

test('T3 in a search who has begun goes on until ready, then the first who is not', () => {
  const t = three();
  hush(gearUp, t.s);
  t.marks(1, 'bob', 'A1').asks({ seat: 1, prompt: 'attack.act' });
  t.confirms(1).asks({ seat: 0, prompt: 'attack.act' });
  t.confirms(0).asks({ seat: 2, prompt: 'attack.act' });
  t.confirms(2).over();
});
