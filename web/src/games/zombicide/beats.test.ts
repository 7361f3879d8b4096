import { apply, run, type AnyGame } from '@horda/kernel';
import { randomAnswer, type Dice } from '@horda/testing/random-play';
import { zombicide } from '@horda/zombicide';
import { DEFAULTS } from '@horda/zombicide/options';
import type { Event } from '@horda/zombicide/state';
import { expect, test } from 'vitest';
import { beatsOf, isPhase, LONGEST } from './beats.ts';

const game = zombicide as unknown as AnyGame;
const card = (zone: number): Event => ({ type: 'zombieCardDrawn', zone, card: 3 });

test('attacks, moves and every card are beats of their own, in this order', () => {
  const beats = beatsOf([
    { type: 'zombiesAttacked', zone: 1, n: 2 },
    { type: 'survivorHurt', survivor: 0, n: 2, cause: 'zombies' },
    { type: 'zombiesMoved', from: 2, to: 3, kind: 0, n: 4 },
    { type: 'zombiesMoved', from: 5, to: 6, kind: 1, n: 1 },
    card(7),
    { type: 'zombiesCame', zone: 7, kind: 0, n: 3 },
    card(8),
  ]);
  expect(beats.map(({ beat, events }) => [beat, events.length])).toEqual([
    ['attacks', 2],
    ['moves', 2],
    ['spawn', 2],
    ['spawn', 1],
  ]);
});

test('zombies behind a door are no zombie phase; a phase that a question has cut in two is', () => {
  const beats = beatsOf([{ type: 'doorOpened', door: 0, survivor: 0 }, card(7)]);
  const players = { phase: 'players', round: 1 } as const;
  const zombies = { phase: 'zombies', round: 1 } as const;
  const next = { phase: 'players', round: 2 } as const;
  expect(isPhase(beats, players, players)).toBe(false);
  expect(isPhase(beats, players, next)).toBe(true);
  expect(isPhase(beats, players, zombies)).toBe(true);
  expect(isPhase(beats, zombies, next)).toBe(true);
  expect(isPhase([], players, next)).toBe(false);
});

test('somebody who walks far goes zone by zone', () => {
  const step = (from: number): Event => ({ type: 'survivorMoved', survivor: 0, from, to: from + 1 });
  expect(beatsOf([step(1), step(2), step(3)]).map(({ beat }) => beat)).toEqual(['walk', 'walk', 'walk']);
});

test('however much happens, it is told in under three seconds, and nothing is left out', () => {
  const many = Array.from({ length: 60 }, (_, i) => card(i % 9));
  const s = zombicide.setup({ ...DEFAULTS, mission: 'M1', difficulty: 'hard' }, 2, [7, 2, 3, 4], null);
  run(game, s as never);
  const dice: Dice = [3, 1, 1, 7];
  const told: (readonly Event[])[] = [many];
  for (let n = 0; n < 400 && s.kernel.asks.length > 0; n++) {
    apply(game, s as never, randomAnswer(s as never, dice));
    told.push(s.kernel.events as readonly Event[]);
  }
  for (const events of told) {
    const beats = beatsOf(events);
    expect(beats.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(LONGEST + 1);
    expect(beats.flatMap((each) => each.events)).toEqual(events);
  }
});
