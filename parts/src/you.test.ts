import { expect, test } from 'vitest';
import { addressing, isYou, namesTo } from './you.ts';

const NAMES = ['Ania', 'Bartek', 'Celina'];
const toAnia = namesTo(0, (seat) => NAMES[seat]!);
const toNobody = namesTo(null, (seat) => NAMES[seat]!);

test('a verb turns to the reader in both languages', () => {
  const { does: robi } = addressing('pl');
  const polish = ['zagrywa', 'bierze', 'nie ma', 'jest', 'ginie', 'kładzie', 'idzie'];
  expect(polish.map((verb) => robi(toAnia, 0, verb))).toEqual([
    'Zagrywasz',
    'Bierzesz',
    'Nie masz',
    'Jesteś',
    'Giniesz',
    'Kładziesz',
    'Idziesz',
  ]);
  const { does } = addressing('en');
  const english = ['plays', 'exchanges', 'uses', 'crosses', 'goes', 'is', 'has', 'loses', 'puts', 'reaches'];
  expect(english.map((verb) => does(toAnia, 0, verb))).toEqual([
    'You play',
    'You exchange',
    'You use',
    'You cross',
    'You go',
    'You are',
    'You have',
    'You lose',
    'You put',
    'You reach',
  ]);
});

test('others keep their names, and those who watch read names alone', () => {
  const { does, who, all } = addressing('en');
  expect(does(toAnia, 1, 'plays')).toBe('Bartek plays');
  expect(does(toNobody, 0, 'plays')).toBe('Ania plays');
  expect([who(toAnia, 0), who(toAnia, 1), who(toNobody, 0)]).toEqual(['you', 'Bartek', 'Ania']);
  expect(all(namesTo(2, toAnia), [0, 1, 2])).toEqual(['you', 'Ania', 'Bartek']);
  expect(isYou((seat) => NAMES[seat]!, 0)).toBe(false);
});
