import { expect, test } from 'vitest';
import { repeated, rulebookFaults, toldOfSettings, unreadable, unsearchable } from './readable.ts';

test('what is missing or left of a template cannot be read', () => {
  const bad = ['', ' a', 'a ', 'undefined', '# cards', 'a  b', 'a .', 'a.:', '${n}', '??'];
  expect(unreadable([...bad, 'Ania plays: Axe.', 'Why not?'])).toEqual(bad);
});

test('what stands again is found, as often as it does', () => {
  expect(repeated(['a', 'b', 'a', 'c', 'a'])).toEqual(['a', 'a']);
});

test('words of a search are small, without signs, and stand once', () => {
  expect(unsearchable(['axe', 'walkie talkie', 'd1', 'Axe', 'a-b', 'axe'])).toEqual(['Axe', 'a-b', 'axe']);
});

test('a setting is told by its name, its help and all its values', () => {
  const options = [{ id: 'first', values: (seats: number) => ['random', seats], default: 'random' }];
  const first = { name: 'First', help: 'Who begins.', values: { random: 'chance', 3: 'the third' } };
  expect(toldOfSettings(options as never, { first }, 3)).toEqual([['First', 'Who begins.', 'chance', 'the third']]);
});

test('every fault of a rulebook is found, in reasons too', () => {
  const rule = (id: string, en: string, pl: string) => ({ id, en, pl });
  const why = { en: 'Else A1 and B9 differ.', pl: 'Inaczej niż A1.' };
  const rules = [
    rule('A1', 'One.', 'Jeden.'),
    rule('A1', 'two.', 'Dwa.'),
    rule('A2', 'Three.', 'Three.'),
    { ...rule('B1', 'Four  times.', 'Cztery.'), why },
  ];
  expect(rulebookFaults(rules as never, 'AB')).toEqual({
    repeated: ['A1'],
    broken: ['two.', 'Four  times.'],
    alike: ['A2'],
    citingOthers: ['B1'],
    unknown: ['B9'],
  });
});
