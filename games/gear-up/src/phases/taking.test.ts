import { apply, Refused, type Seat } from '@horda/kernel';
import { expect, test } from 'vitest';
import { newTable } from '../../test/whole-games.ts';
import { HOUSE } from '../content/house.ts';
import { gearUp } from '../game.ts';
import type { Choice, State } from '../state.ts';

const choosing = (seats: number): State => newTable(seats, { survivors: 'choose' });
const taken = ({ survivors }: State): number[] => survivors.map(({ survivor }) => survivor);
const freeFor = (s: State, seat: Seat): number[] =>
  s.kernel.asks
    .find((asked) => asked.seat === seat)!
    .options.flatMap((option) => (option.do === 'take' ? [option.survivor] : []));

function answer(s: State, by: Seat, choice: Partial<Choice> & Pick<Choice, 'do'>, tick = s.kernel.tick): void {
  apply(gearUp, s, { tick, seat: by, picks: [{ ...choice, by } as Choice] });
}

const take = (s: State, by: Seat, survivor: number, tick?: number): void =>
  answer(s, by, { do: 'take', survivor }, tick);

test('B26 T10 all choose at once, from all six survivors', () => {
  const s = choosing(3);
  expect(s.kernel.asks.map(({ seat, prompt }) => [seat, prompt])).toEqual([
    [0, 'setup.take'],
    [1, 'setup.take'],
    [2, 'setup.take'],
  ]);
  for (const seat of [0, 1, 2]) expect(freeFor(s, seat)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('T10 who takes a survivor first has it; an answer made before it was gone counts if it still can', () => {
  const s = choosing(3);
  const { tick } = s.kernel;
  take(s, 2, 4);
  expect(s.kernel.events).toEqual([{ type: 'survivorTaken', seat: 2, survivor: 4 }]);
  expect(freeFor(s, 0)).toEqual([0, 1, 2, 3, 5]);
  expect(() => take(s, 1, 4, tick)).toThrow(Refused);
  take(s, 1, 5, tick);
  expect(taken(s)).toEqual([-1, 5, 4]);
});

test('T10 who has one is not waited for, and may put it back until all have one', () => {
  const s = choosing(3);
  take(s, 0, 1);
  expect(gearUp.view(s, 1).asks.map(({ seat, answered }) => [seat, answered])).toEqual([
    [0, true],
    [1, false],
    [2, false],
  ]);
  answer(s, 0, { do: 'putBack' });
  expect(s.kernel.events).toEqual([{ type: 'survivorPutBack', seat: 0, survivor: 1 }]);
  expect(taken(s)).toEqual([-1, -1, -1]);
  take(s, 1, 1);
  take(s, 0, 2);
  take(s, 2, 3);
  expect(taken(s)).toEqual([2, 1, 3]);
  expect(s).toMatchObject({ round: 1, turn: 1, step: 'attack' });
  expect(() => answer(s, 0, { do: 'putBack' })).toThrow(Refused);
});

test('B30 G58 zombies come when the last survivor is taken, not before', () => {
  const s = choosing(2);
  take(s, 0, 0);
  expect(s.survivors.flatMap(({ street }) => street)).toEqual([]);
  take(s, 1, 1);
  expect(s.survivors.map(({ street }) => street.length)).toEqual([2, 2]);
  expect(s.kernel.events.map(({ type }) => type)).toEqual([
    'survivorTaken',
    'zombiesDealt',
    'zombiesDealt',
    'roundBegan',
    'cardRevealed',
  ]);
});

test('B26 survivors nobody took are out of the game: at a full table the last has no choice', () => {
  const s = choosing(6);
  for (const seat of [0, 1, 2, 3, 4]) take(s, seat, 5 - seat);
  expect(freeFor(s, 5)).toEqual([0]);
  take(s, 5, 0);
  expect(taken(s)).toEqual([5, 4, 3, 2, 1, 0]);
});

test('B151 alone three companions lie face up, all different, none with the name of the survivor', () => {
  const met = new Set<number>();
  for (const survivor of HOUSE.survivors.keys())
    for (let n = 0; n < 12; n++) {
      const s = newTable(1, { survivors: 'choose' }, n);
      take(s, 0, survivor);
      const names = s.companions.map(({ companion }) => HOUSE.companions[companion]!.id);
      expect(new Set(names).size).toBe(3);
      expect(names).not.toContain(HOUSE.survivors[survivor]!.id);
      expect(s.companions.every(({ ready }) => ready)).toBe(true);
      expect(s.kernel.events).toContainEqual({
        type: 'companionsDrawn',
        seat: 0,
        companions: s.companions.map(({ companion }) => companion),
      });
      for (const { companion } of s.companions) met.add(companion);
    }
  expect(met.size).toBe(6);
});

test('B153 with more players there are no companions', () => {
  for (const seats of [2, 3, 6]) expect(newTable(seats).companions).toEqual([]);
});
