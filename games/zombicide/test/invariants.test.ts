import { run } from '@horda/kernel';
import { expect, test } from 'vitest';
import { zombicide } from '../src/game.ts';
import { DEFAULTS } from '../src/options.ts';
import type { Event, State } from '../src/state.ts';
import { invariants } from './invariants.ts';
import { item } from './scene.ts';

/** A table before its first answer, on which one thing is wrong. */
function broken(spoil: (s: State) => void): () => void {
  const s = zombicide.setup(DEFAULTS, 1, [1, 2, 3, 4], null);
  run(zombicide, s);
  invariants(s);
  spoil(s);
  return () => invariants(s);
}

const happened = (s: State, ...events: readonly Event[]): void => void (s.kernel.events = [...events]);

test('a table that breaks an invariant is found out', () => {
  const first = (s: State) => s.survivors[0]!;
  expect(broken((s) => void s.zombies[0]!++)).toThrow('figures of walker');
  expect(broken((s) => void first(s).pack.push(item('pistol')))).toThrow('cards pistol');
  expect(broken((s) => void (first(s).actions = 5))).toThrow('has 5 actions');
  expect(broken((s) => void (first(s).bonus = 1))).toThrow('bonus actions');
  expect(broken((s) => void (first(s).wounds = 3))).toThrow('stands without health');
  expect(broken((s) => void (first(s).skills = []))).toThrow('has 0 skills');
  expect(broken((s) => void (first(s).ap = 7))).toThrow('7 AP at level 0');
});

test('events that break an invariant are found out', () => {
  const far = { type: 'zombiesMoved', from: 0, to: 9, kind: 0, n: 1 } as const;
  expect(broken((s) => happened(s, far))).toThrow('zombies went from zone 0 to 9');
  expect(broken((s) => happened(s, { type: 'doorOpened', door: 0, survivor: 0 }))).toThrow('door 0 was closed again');
  const kept = { type: 'conservationRolled', survivor: 0, card: 0, dice: [], kept: true } as const;
  expect(broken((s) => happened(s, kept))).toThrow('number of dice');
  const noise = (s: State): void => {
    s.noise[0] = 1;
    happened(s, { type: 'roundBegan', round: 2, hour: -1, night: false });
  };
  expect(broken(noise)).toThrow('noise of the last round is left');
});
