import { run } from '@horda/kernel';
import { expect, test } from 'vitest';
import type { Barrier, Resource } from '../content/resources.ts';
import { cisza } from '../game.ts';
import type { Choice, State } from '../state.ts';
import { WARNINGS, warningOf } from './warnings.ts';

const { en } = WARNINGS;

const OPTIONS = {
  difficulty: 'normal',
  expert: false,
  surprise: 'turn',
  first: '1',
  stallGuard: false,
} as const;

/** Seat 0 is asked which card to play, with this hand, these barriers and these numbers of survivors and zombies. */
function playing(hand: Resource[], change: { survivors?: number; zombies?: number; barriers?: Barrier[] } = {}): State {
  const s = cisza.setup(OPTIONS, 2, [1, 2, 3, 4], null);
  run(cisza, s);
  for (const seat of [0, 1]) choose(s, seat, { do: 'keep' });
  const shelter = s.shelters[0]!;
  shelter.hand = hand;
  shelter.barriers = change.barriers ?? [];
  shelter.survivors = Array.from({ length: change.survivors ?? 2 }, (_, i) => i);
  shelter.zombies = Array.from({ length: change.zombies ?? 0 }, (_, i) => 30 + i);
  s.kinds = s.kinds.map(() => 'regular');
  s.kernel.asks = [];
  s.kernel.stack.at(-1)!.at = 'choose';
  run(cisza, s);
  return s;
}

function choose(s: State, seat: number, pick: Choice): void {
  const frame = s.kernel.stack.at(-1)!;
  expect(s.kernel.asks[0]!.seat).toBe(seat);
  Object.assign(frame, { pick, picks: [pick] });
  s.kernel.asks = [];
  run(cisza, s);
}

const END: Choice = { do: 'end' };
const FACE: Choice = { do: 'face' };
const SACRIFICE: Choice = { do: 'play', card: 'sacrifice' };
const warned = (s: State, choice: Choice): string | null => warningOf('en', choice, cisza.view(s, 0));

test('to give up the last survivor is asked about, to give up one of two is not', () => {
  expect(warned(playing(['sacrifice'], { survivors: 1, zombies: 1 }), SACRIFICE)).toBe(en.lastSurvivor);
  expect(warned(playing(['sacrifice'], { survivors: 2, zombies: 1 }), SACRIFICE)).toBeNull();
});

test('to end the phase is asked about if the attack is fatal and something could still be played', () => {
  expect(warned(playing(['axe'], { survivors: 1, zombies: 1 }), END)).toBe(en.fatalEnd);
  expect(warned(playing(['axe'], { survivors: 2, zombies: 1 }), END)).toBeNull();
  expect(warned(playing(['axe'], { survivors: 1, zombies: 1, barriers: ['alarm'] }), END)).toBeNull();
  // Nothing can be played: there is nothing to think over.
  expect(warned(playing(['sabotage'], { survivors: 1, zombies: 1 }), END)).toBeNull();
});

test('to use no barrier is asked about only in a fatal attack', () => {
  const attack = (survivors: number): State => playing([], { survivors, zombies: 2, barriers: ['barricade'] });
  expect(cisza.view(attack(2), 0).attack).toEqual({ attackers: 2, stopped: 0 });
  expect(warned(attack(2), FACE)).toBe(en.fatalAttack);
  expect(warned(attack(3), FACE)).toBeNull();
});
