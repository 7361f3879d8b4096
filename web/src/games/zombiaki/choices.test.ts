import type { Choice } from '@horda/zombiaki/state';
import { expect, test } from 'vitest';
import { advisedSpots, aimsOf, candidates, choiceOf, chosenSpots, spot, spotsOf, touch } from './choices.ts';

const move = (zombie: number, to: number): Choice => ({ do: 'move', zombie, to });
const pair = (zombie: number, other: number): Choice => ({ do: 'pair', zombie, other });
const group = (...fields: number[]): Choice => ({ do: 'fields', fields });
const select = (...spots: string[]) => ({ leads: 'select', spots });

test('what is done without touching anything is a button beside the sentence', () => {
  for (const sort of ['now', 'keep', 'pass', 'enough', 'end'] as const) expect(spotsOf({ do: sort })).toEqual([]);
  expect(aimsOf([{ do: 'end' }, { do: 'play', card: 'shot' }])).toEqual([
    { choice: { do: 'play', card: 'shot' }, spots: [spot.play('shot')] },
  ]);
});

test('one spot that stands for one choice makes it', () => {
  const aims = aimsOf([
    { do: 'lane', lane: 0 },
    { do: 'lane', lane: 2 },
  ]);
  expect(touch(aims, [], spot.lane(2))).toEqual({ leads: 'choose', choice: { do: 'lane', lane: 2 } });
});

test('a card can be played or discarded, by different spots', () => {
  const aims = aimsOf([
    { do: 'play', card: 'shot' },
    { do: 'discard', card: 'shot' },
  ]);
  expect(touch(aims, [], spot.drop('shot'))).toEqual({ leads: 'choose', choice: { do: 'discard', card: 'shot' } });
});

test('a zombie with two ways is chosen first, then its way', () => {
  const aims = aimsOf([move(4, 7), move(4, 9), move(5, 8)]);
  expect(touch(aims, [], spot.zombie(4))).toEqual(select(spot.zombie(4)));
  expect(touch(aims, [spot.zombie(4)], spot.field(9))).toEqual({ leads: 'choose', choice: move(4, 9) });
});

test('a zombie with one way goes when it is touched, and so does the field that only one can reach', () => {
  const aims = aimsOf([move(4, 7), move(4, 9), move(5, 8)]);
  expect(touch(aims, [], spot.zombie(5))).toEqual({ leads: 'choose', choice: move(5, 8) });
  expect(touch(aims, [], spot.field(7))).toEqual({ leads: 'choose', choice: move(4, 7) });
});

test('where only one zombie can go, it is chosen already', () => {
  expect(chosenSpots(aimsOf([move(4, 7), move(4, 9)]), [])).toEqual([spot.zombie(4)]);
  expect(chosenSpots(aimsOf([move(4, 7), move(5, 9)]), [])).toEqual([]);
});

test('a second zombie begins anew, and the same one again is put back', () => {
  const aims = aimsOf([move(4, 7), move(4, 9), move(5, 8), move(5, 10)]);
  expect(touch(aims, [spot.zombie(4)], spot.zombie(5))).toEqual(select(spot.zombie(5)));
  expect(touch(aims, [spot.zombie(4)], spot.zombie(4))).toEqual(select());
});

test('of a pair the first one goes to the second', () => {
  const aims = aimsOf([pair(1, 2), pair(2, 1), pair(2, 3)]);
  expect(touch(aims, [spot.zombie(2)], spot.zombie(1))).toEqual({ leads: 'choose', choice: pair(2, 1) });
  expect(touch(aims, [spot.zombie(1)], spot.zombie(2))).toEqual({ leads: 'choose', choice: pair(1, 2) });
});

test('a pair that is offered in one order can be touched in either', () => {
  const aims = aimsOf([pair(1, 2), pair(1, 3)]);
  expect(touch(aims, [spot.zombie(2)], spot.zombie(1))).toEqual({ leads: 'choose', choice: pair(1, 2) });
});

test('one of a pair is not enough, even if only one other can follow', () => {
  expect(touch(aimsOf([pair(1, 2)]), [], spot.zombie(1))).toEqual(select(spot.zombie(1)));
});

test('a group that could be larger waits for a word, in whatever order it was touched', () => {
  const aims = aimsOf([group(1), group(1, 2), group(1, 2, 3)]);
  const chosen = [spot.field(2), spot.field(1)];
  expect(touch(aims, [spot.field(2)], spot.field(1))).toEqual(select(...chosen));
  expect(choiceOf(aims, chosen)).toEqual(group(1, 2));
  expect(touch(aims, chosen, spot.field(3))).toEqual({ leads: 'choose', choice: group(1, 2, 3) });
});

test('wounds are given field by field, and one wound at once', () => {
  const aims = aimsOf([
    { do: 'burn', field: 1, wounds: 1 },
    { do: 'burn', field: 1, wounds: 2 },
    { do: 'burn', field: 2, wounds: 1 },
  ]);
  expect(touch(aims, [], spot.field(1))).toEqual(select(spot.field(1)));
  expect(touch(aims, [], spot.field(2))).toEqual({ leads: 'choose', choice: { do: 'burn', field: 2, wounds: 1 } });
});

test('chains are touched before the card that is given up for them', () => {
  const unchain = (card: string): Choice => ({ do: 'unchain', zombie: 6, card });
  const aims = aimsOf([unchain('fog'), unchain('metro'), { do: 'play', card: 'fog' }]);
  expect(candidates(aims, [spot.chains(6)])).toHaveLength(2);
  expect(touch(aims, [spot.chains(6)], spot.pay('metro'))).toEqual({ leads: 'choose', choice: unchain('metro') });
});

test('what was touched for another question leads nowhere', () => {
  expect(chosenSpots(aimsOf([{ do: 'field', field: 3 }]), [spot.zombie(4)])).toEqual([]);
});

test('a hint names what is still to be touched', () => {
  const aims = aimsOf([move(4, 7), move(4, 9)]);
  expect(advisedSpots(aims, [move(4, 9)], [])).toEqual([spot.zombie(4), spot.field(9)]);
  expect(advisedSpots(aims, [move(4, 9)], [spot.zombie(4)])).toEqual([spot.field(9)]);
  expect(advisedSpots(aims, [{ do: 'end' }], [])).toEqual([]);
});
