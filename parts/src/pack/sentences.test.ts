import type { PackProblem } from '@horda/kernel';
import { expect, test } from 'vitest';
import { jsonFaultText, packProblemPlace, packProblemText } from './sentences.ts';

const PROBLEMS: readonly [PackProblem, string, string][] = [
  [
    { path: 'city.fast', kind: 'value', given: -1, must: { is: 'number', min: 0, max: 55 } },
    'must be a whole number from 0 to 55, not -1.',
    'musi tu być liczba całkowita od 0 do 55, a jest -1.',
  ],
  [
    { path: 'version', kind: 'value', given: '1', must: { is: 'number', min: 1, max: 1 } },
    'must be 1, not "1".',
    'musi tu być 1, a jest "1".',
  ],
  [
    { path: 'cards', kind: 'value', given: [1, 2], must: { is: 'list', least: 3, most: 9 } },
    'must have from 3 to 9 entries, but has 2.',
    'liczba pozycji musi wynosić od 3 do 9, a wynosi 2.',
  ],
  [
    { path: 'cards', kind: 'value', given: [1, 2], must: { is: 'list', least: 3, most: 3 } },
    'must have exactly 3 entries, but has 2.',
    'liczba pozycji musi wynosić 3, a wynosi 2.',
  ],
  [
    { path: 'cards', kind: 'value', given: { a: 1 }, must: { is: 'list', least: 3, most: 3 } },
    'must be a list, not {…}.',
    'musi tu być lista, a jest {…}.',
  ],
  [
    { path: 'name', kind: 'value', given: '\u001B\n', must: { is: 'text', most: 30 } },
    String.raw`must be one line of 1 to 30 letters without blanks around it, not "\u001b\n".`,
    String.raw`musi tu być jeden wiersz, od 1 do 30 znaków, bez odstępów na początku i na końcu, a jest "\u001b\n".`,
  ],
  [
    { path: 'agile', kind: 'value', given: 'yes', must: { is: 'switch' } },
    'must be true or false, not "yes".',
    'musi tu być true albo false, a jest "yes".',
  ],
  [
    { path: '', kind: 'value', given: [], must: { is: 'object' } },
    'must be an object in braces, not […].',
    'musi tu być obiekt w nawiasach klamrowych, a jest […].',
  ],
  [
    { path: 'pack', kind: 'value', given: 'My Pack', must: { is: 'id' } },
    'must be a short name of at most 40 small letters a–z, digits and single hyphens, not "My Pack".',
    'musi tu być krótka nazwa: do 40 małych liter a–z, cyfr i pojedynczych łączników, a jest "My Pack".',
  ],
  [
    { path: 'zombies[3].effect', kind: 'word', given: 'bit', allowed: ['bite', 'run'] },
    '"bit" is not known here. Allowed: bite, run. Did you mean bite?',
    '"bit" to coś nieznanego. Dozwolone: bite, run. Może bite?',
  ],
  [
    { path: 'resources.tank', kind: 'field', given: 'tank', allowed: ['axe', 'flare'] },
    'there is nothing called "tank" here. Allowed: axe, flare.',
    'nie ma tu niczego o nazwie "tank". Dozwolone: axe, flare.',
  ],
  [{ path: 'city', kind: 'missing' }, 'is missing.', 'tego brakuje.'],
  [
    { path: 'zombies[3].id', kind: 'repeated', given: 'dog', first: 'zombies[1].id' },
    '"dog" is there already: zombies[1].id.',
    '"dog" już jest: zombies[1].id.',
  ],
  [
    { path: 'city', kind: 'total', given: 54, needed: 55 },
    'adds up to 54, but must add up to 55.',
    'suma wynosi 54, a musi wynosić 55.',
  ],
  [{ path: '', kind: 'noPacks' }, 'there are no packs for this game.', 'ta gra nie ma zestawów kart.'],
  [
    { path: 'dawn', kind: 'other', en: 'Dawn is last.', pl: 'Świt jest na końcu.' },
    'Dawn is last.',
    'Świt jest na końcu.',
  ],
];

test.each(PROBLEMS)('%j in words', (problem, en, pl) => {
  expect([packProblemText('en', problem), packProblemText('pl', problem)]).toEqual([en, pl]);
});

test('the place is its path, or all of it', () => {
  expect(packProblemPlace('en', { path: 'city', kind: 'missing' })).toBe('city');
  expect(packProblemPlace('pl', { path: '', kind: 'noPacks' })).toBe('cały zestaw');
});

test('something long is cut, and however deep it is, it is not shown', () => {
  let deep: unknown = [];
  for (let i = 0; i < 100_000; i++) deep = [deep];
  const long = packProblemText('en', { path: 'a', kind: 'word', given: 'x'.repeat(5000), allowed: ['y'] });
  expect(long).toMatch(/^"x{59}…" is not known here\./);
  expect(packProblemText('en', { path: 'a', kind: 'word', given: deep, allowed: ['y'] })).toContain('[…]');
});

test('broken JSON is told by line and column', () => {
  const fault = { line: 3, column: 7, expected: 'colon' } as const;
  expect(jsonFaultText('en', fault)).toBe('line 3, column 7: not valid JSON; a colon is needed here.');
  expect(jsonFaultText('pl', fault)).toBe('wiersz 3, kolumna 7: to nie jest JSON; potrzebny jest tu dwukropek.');
});
