import { PACK, PRINTED_PACK } from '@horda/cisza/pack';
import { FORM as CISZA } from '@horda/cisza/pack-form';
import { PACK as ZOMBIAKI } from '@horda/zombiaki/pack';
import { FORM } from '@horda/zombiaki/pack-form';
import { expect, test } from 'vitest';
import { cardsOf, missingIds, placed, totalOf, withCard, withCopy } from './decks.ts';
import { begun, changed, undone } from './history.ts';
import { pathOf, stepsOf, valueAt, withValue } from './paths.ts';
import { freeName } from './store.ts';
import { copiesThatFit, idLike, repairOf } from '../form/repair.ts';

const deck = { deck: 'jubileusz' } as never;
const pack = ZOMBIAKI.template(deck);

test('places are written as the checks of games write them', () => {
  for (const path of ['zombies[3].name.pl', 'resources.axe', '', 'missions.mine.layout[0].tile'])
    expect(pathOf(stepsOf(path))).toBe(path);
  const whole = { a: [{ b: 1 }, { b: 2 }] };
  expect(valueAt(whole, ['a', 1, 'b'])).toBe(2);
  expect(valueAt(whole, ['a', 7, 'b'])).toBeUndefined();
  expect(withValue(whole, ['a', 0, 'b'], 5)).toEqual({ a: [{ b: 5 }, { b: 2 }] });
  expect(withValue(whole, ['a', 0], undefined)).toEqual({ a: [{ b: 2 }] });
  expect(withValue(whole, ['a', 0, 'b'], undefined)).toEqual({ a: [{}, { b: 2 }] });
  expect(whole).toEqual({ a: [{ b: 1 }, { b: 2 }] });
});

test('cards are listed and counted deck by deck', () => {
  expect(totalOf(CISZA, PRINTED_PACK, 'resources')).toEqual({ given: 55, needed: 55 });
  expect(cardsOf(CISZA, PRINTED_PACK, 'city').map(({ key }) => key)).toEqual(['regular', 'strong', 'fast', 'horde']);
  expect(missingIds(CISZA, PRINTED_PACK, 'city')).toEqual([]);
  expect(totalOf(FORM, pack, 'humans')).toEqual({ given: 40, needed: 40 });
  const copied = withCopy(pack, ['humans', 0]);
  expect(copied.card).toEqual(['humans', 1]);
  expect(cardsOf(FORM, copied.file, 'humans')).toHaveLength(pack.humans.length + 1);
  const added = withCard(FORM, pack, 'zombies', null, null);
  expect(valueAt(added.file, added.card)).toMatchObject({ name: { pl: '', en: '' }, copies: 1 });
});

test('a problem is shown at the deepest place that the form knows', () => {
  const wrong = withValue(withValue(pack, ['humans', 0, 'copies'], 99), ['humans', 1, 'colour'], 'red');
  const { problems } = ZOMBIAKI.check(wrong);
  expect(placed(FORM, wrong, ['zombies', 'humans'], problems)).toMatchObject([
    { path: 'humans[0].copies', deck: 'humans', card: ['humans', 0] },
    { path: 'humans[1]', deck: 'humans', card: ['humans', 1] },
  ]);
  const more = withValue(PRINTED_PACK, ['resources', 'axe'], 1);
  expect(placed(CISZA, more, ['resources', 'city'], PACK.check(more).problems)).toMatchObject([
    { path: 'resources', deck: 'resources', card: null },
  ]);
});

test('letters typed into one field are one change', () => {
  let history = begun('');
  for (const text of ['a', 'ab', 'abc']) history = changed(history, text, 'name');
  history = changed(history, 'other', 'text');
  expect(undone(history).file).toBe('abc');
  expect(undone(undone(history)).file).toBe('');
  expect(undone(begun('x')).file).toBe('x');
});

test('likely repairs', () => {
  expect(repairOf({ path: '', kind: 'value', given: 40, must: { is: 'number', min: 1, max: 12 } })).toEqual({
    value: 12,
  });
  expect(repairOf({ path: '', kind: 'word', given: 'shoot', allowed: ['shot', 'oil'] })).toEqual({ value: 'shot' });
  expect(repairOf({ path: '', kind: 'value', given: ' Bang ', must: { is: 'text', most: 9 } })).toEqual({
    value: 'Bang',
  });
  expect(repairOf({ path: '', kind: 'value', given: '', must: { is: 'text', most: 9 } })).toBeNull();
  expect(repairOf({ path: '', kind: 'missing' })).toBeNull();
  expect(idLike('  Moja Łódź, 2. wydanie! ')).toBe('moja-lodz-2-wydanie');
  const total = { path: 'humans', kind: 'total', given: 41, needed: 40 } as const;
  expect(copiesThatFit(total, 5, { min: 1, max: 40 })).toBe(4);
  expect(copiesThatFit(total, 1, { min: 1, max: 40 })).toBeNull();
});

test('a name that is taken gets a number', () => {
  expect(freeName('mine', [])).toBe('mine');
  expect(freeName('mine', ['mine', 'mine-2'])).toBe('mine-3');
});
