import { expect, test } from 'vitest';
import { en } from './text/end/en.ts';
import { pl } from './text/end/pl.ts';
import { headlineOf, winnersLine } from './headline.ts';
import type { TableSession } from './session.ts';

const NAMES = ['Ania', 'Bartek', 'Celina'];

function headline(
  outcome: readonly number[] | null,
  seat: number | null,
  { status = 'over', together = false }: { status?: 'over' | 'abandoned'; together?: boolean } = {},
) {
  const info = { status, outcome, seats: outcome ?? NAMES } as unknown as TableSession['info'];
  const session = { info, seat, name: (each: number) => NAMES[each]! };
  const line = winnersLine(session, together, pl, 'pl');
  return [
    headlineOf(session, together, pl, 'pl'),
    headlineOf(session, together, en, 'en'),
    ...(line === null ? [] : [line]),
  ];
}

test('tells the reader, and names the winner to all others', () => {
  expect(headline([0, 1, 0], 0)).toEqual(['Przegrywasz', 'You lose', 'Wygrywa Bartek']);
  expect(headline([0, 1, 0], null)).toEqual(['Wygrywa Bartek', 'Bartek wins']);
  expect(headline([0, 1, 0], 1)).toEqual(['Wygrywasz!', 'You win!']);
});

test('a victory can be shared, by some or by all', () => {
  expect(headline([0.5, 0.5, 0], 2)).toEqual(['Przegrywasz', 'You lose', 'Wspólna wygrana: Ania i Bartek']);
  expect(headline([0.5, 0.5, 0], null)[0]).toBe('Wspólna wygrana: Ania i Bartek');
  expect(headline([0.5, 0.5, 0], 0)).toEqual(['Wspólna wygrana: ty oraz Bartek', 'A shared victory: you and Bartek']);
  expect(headline([1, 1, 1], 0)).toEqual(['Wspólna wygrana!', 'You all win!']);
  expect(headline([1, 1, 1], null)[1]).toBe('A shared victory: Ania, Bartek and Celina');
});

test('nobody wins what all lose, or what was abandoned', () => {
  expect(headline([0, 0, 0], 0)).toEqual(['Przegrywasz', 'You lose', 'Nikt nie wygrywa']);
  expect(headline([0, 0, 0], null)).toEqual(['Nikt nie wygrywa', 'Nobody wins']);
  expect(headline(null, 0, { status: 'abandoned' })).toEqual(['Gra przerwana', 'Game abandoned']);
});

test('where all win or lose together, all are told so', () => {
  const together = (outcome: readonly number[], seat: number | null) => headline(outcome, seat, { together: true });
  expect(together([1 / 3, 1 / 3, 1 / 3], 1)).toEqual(['Wygrywacie razem!', 'You win together!']);
  expect(together([0, 0, 0], 1)).toEqual(['Przegrywacie razem', 'You lose together']);
  expect(together([0.5, 0.5], null)).toEqual(['Wygrywają wszyscy', 'Everybody wins']);
  expect(together([0, 0], null)).toEqual(['Przegrywają wszyscy', 'Everybody loses']);
});

test('whoever plays such a game alone wins or loses alone', () => {
  expect(headline([1], 0, { together: true })).toEqual(['Wygrywasz!', 'You win!']);
  expect(headline([0], 0, { together: true })).toEqual(['Przegrywasz', 'You lose']);
});
