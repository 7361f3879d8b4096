import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('C92 bribery takes a survivor from a player who has more than one, without noise', () => {
  const t = scene({ ann: { survivors: 1, hand: ['bribery'] }, bob: { survivors: 3 }, city: ['survivor'] }).phase1(
    'ann',
  );
  t.plays('bribery').happened('cardPlayed', { type: 'survivorBribed', from: 1, to: 0 });
  t.has({ ann: { survivors: 2 }, bob: { survivors: 2 }, city: ['survivor'], discard: ['bribery'], lost: 0 });
});

test('C93 C92 bribery never takes a last survivor', () => {
  const t = scene({ ann: { hand: ['bribery'] }, bob: { survivors: 1 }, cec: { survivors: 2 }, dan: { survivors: 5 } });
  t.phase1('ann').plays('bribery').asked('ann', 'bribery.aim').offers('at cec', 'at dan').refuses('at bob', 'C92');
});

test('A47 C87 bribery cannot be played if nobody else has two survivors', () => {
  const t = scene({ ann: { survivors: 4, hand: ['bribery'] }, bob: { survivors: 1 } }).phase1('ann');
  t.offers('discard', 'end').refuses('play bribery', 'C92');
});

test('A33 the survivor that came last goes', () => {
  const t = scene({ ann: { hand: ['bribery'] }, bob: { survivors: 3 } }).phase1('ann');
  const last = t.s.shelters[1]!.survivors.at(-1)!;
  t.plays('bribery').happened('cardPlayed', { type: 'survivorBribed', card: last });
  expect(t.s.shelters[0]!.survivors).toContain(last);
});
