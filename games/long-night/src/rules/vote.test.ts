import type { Seat } from '@horda/kernel';
import { expect, test } from 'vitest';
import { scene, type Scene } from '../../test/scene.ts';
import type { Choice } from '../state.ts';
import { vote } from './vote.ts';

const up: Choice = { do: 'vote', up: true };
const down: Choice = { do: 'vote', up: false };

function poll(voters: readonly Seat[], first: Seat = 0): Scene {
  return scene({ first, seats: [{}, {}, {}, {}] }).runs(vote, { about: 'marker', voters });
}

test('L206 L207 all voters are asked at once, and nobody sees a vote before the last one is in', () => {
  const table = poll([0, 1, 2]);
  table.stage.asks(
    { seat: 0, prompt: 'vote.marker' },
    { seat: 1, prompt: 'vote.marker' },
    { seat: 2, prompt: 'vote.marker' },
  );
  table.answers(2, up).happened();
  table.answers(0, down).happened();
  table.answers(1, up).happened({ type: 'voted', up: [1, 2], down: [0], passed: true });
});

test('L207 more thumbs up than down: it passes', () => {
  expect(poll([0, 1, 2]).does(up, up, down).s).toMatchObject({ verdict: true, ups: [0, 1] });
});

test('L207 more thumbs down than up: it does not pass', () => {
  expect(poll([0, 1, 2]).does(up, down, down).s).toMatchObject({ verdict: false, ups: [0] });
});

test('L119 the first player settles a tie', () => {
  const table = poll([0, 1, 2, 3], 2).does(up, up, down, down);
  table.stage.asks({ seat: 2, prompt: 'vote.settle' });
  table.does(up).happened({ type: 'voteSettled', passed: true });
  expect(table.s.verdict).toBe(true);
});

test('Q26 a first player who is exiled and may not vote settles the tie all the same', () => {
  const table = scene({ first: 2, seats: [{}, {}, { exiled: true }] }).runs(vote, { about: 'marker', voters: [0, 1] });
  table.does(up, down).stage.asks({ seat: 2, prompt: 'vote.settle' });
  expect(table.does(down).s.verdict).toBe(false);
});

test('L119 N11 a vote without voters is decided by the active player, not by the first', () => {
  const table = scene({ first: 1 });
  table.s.active = 2;
  table.runs(vote, { about: 'exile', voters: [] }).stage.asks({ seat: 2, prompt: 'vote.settle' });
  expect(table.does(up).s.verdict).toBe(true);
});
