import { expect, test } from 'vitest';
import { blankOf, entriesOf, fieldsOfKind, formInside, ofKind } from './fill.ts';
import { isWritten, packFields, plainForm, wayOf, type PackForm } from './form.ts';
import {
  byId,
  either,
  flag,
  line,
  list,
  nested,
  number,
  object,
  oneOf,
  orNull,
  word,
  yes,
  type Reader,
} from './shape.ts';

const effects: Reader = nested(() => listed);
const listed = list(oneOf('op', { wound: { n: number(1, 9) }, may: { do: effects } }), 0, 4);
const card = object({ name: line(20), 'copies?': number(1, 5), effects });

test('a reader tells as data what it takes', () => {
  expect(number(1, 9).form).toEqual({ is: 'number', min: 1, max: 9 });
  expect(orNull(word('a', 'b')).form).toEqual({ is: 'maybe', of: { is: 'word', words: ['a', 'b'] } });
  expect([flag.form, yes.form]).toEqual([{ is: 'switch' }, { is: 'mark' }]);
  expect(byId(['x', 'y'], number(0, 1)).form).toMatchObject({ is: 'byId', ids: ['x', 'y'] });
  expect(card.form).toMatchObject({
    is: 'object',
    fields: { name: { optional: false }, copies: { optional: true, form: { is: 'number', max: 5 } } },
  });
});

test('what contains itself is described when it is asked for', () => {
  const plain = plainForm(effects.form);
  expect(plain.is).toBe('list');
  const may = formInside(formInside(effects.form, [{ op: 'may', do: [] }], 0)!, { op: 'may', do: [] }, 'do')!;
  expect(plainForm(may)).toBe(plain);
});

test('a blank holds what is required and nothing else', () => {
  expect(blankOf(card.form)).toEqual({ name: '', effects: [] });
  expect(blankOf({ is: 'list', of: { is: 'switch' }, least: 2, most: 3 })).toEqual([false, false]);
  const all: PackForm = { is: 'byId', ids: ['x', 'y'], of: { is: 'number', min: 0, max: 3 }, all: true };
  expect(blankOf(all)).toEqual({ x: 0, y: 0 });
});

test('another kind keeps what both kinds have', () => {
  const kinds = {
    shot: packFields({
      kind: { is: 'word', words: ['shot'] },
      name: { is: 'text', most: 9 },
      wounds: { is: 'number', min: 1, max: 9 },
    }),
    wall: packFields({ kind: { is: 'word', words: ['wall'] }, name: { is: 'text', most: 9 } }),
  };
  const wall = ofKind(kinds, 'kind', 'wall', { kind: 'shot', name: 'Bang', wounds: 3 });
  expect(wall).toEqual({ kind: 'wall', name: 'Bang' });
  expect(ofKind(kinds, 'kind', 'shot', wall)).toEqual({ kind: 'shot', name: 'Bang', wounds: 1 });
  expect(Object.keys(fieldsOfKind({ tag: 'kind', kinds }, { kind: 'tree' }))).toEqual(['kind']);
});

test('the way in which a value is written is told by the value', () => {
  const { form } = either({ number: number(0, 9), word: word('all'), object: object({ of: word('players') }) });
  if (form.is !== 'ways') throw new Error('several ways were expected');
  expect(wayOf(form.ways, 3).is).toBe('number');
  expect(wayOf(form.ways, 'all').is).toBe('word');
  expect(wayOf(form.ways, { of: 'players' }).is).toBe('object');
  expect(isWritten(form, { other: 1 })).toBe(false);
});

test('entries of the same pack can be named', () => {
  const content = { shapes: [{ id: 'I2' }, { id: '' }, {}, { id: 'L3' }] };
  expect(entriesOf({ of: 'shapes', by: 'id' }, content)).toEqual(['I2', 'L3']);
  expect(entriesOf({ of: 'shapes', by: 'id' }, {})).toEqual([]);
});
