import { apply, determinize, run, seedOf, type AnyState, type Choice as AnyChoice } from '@horda/kernel';
import type { BotPool } from '@horda/tables/bots';
import type { Line } from '@horda/tables/store';
import { campGame, type Choice } from '@horda/testing/camp';
import { expect, test } from 'vitest';
import { withScripts } from './lessons.ts';

const camp = campGame();
const carry = (by: number, log: number): AnyChoice => ({ do: 'carry', by, log }) as Choice;

/** A lesson on an open floor: the learner at seat 0 carries log 2, then seat 1 log 5. */
function lesson() {
  const s = camp.setup({}, 3, seedOf('lesson'), null);
  run(camp, s);
  const lines: Line[] = [];
  const script = [
    { tick: 0, seat: 0, picks: [carry(0, 2)] },
    { tick: 1, seat: 1, picks: [carry(1, 5)] },
  ];
  const own: BotPool = { think: async () => [0], advise: async () => ({ picks: [0], now: [], later: [] }) };
  const pool = withScripts(own, { script: async () => script, lines: async () => lines });
  const think = (seat: number) =>
    pool.think({ table: 'T', game: 'camp', bot: 'greedy', seat, world: determinize(camp, s, seat, seedOf('w')) });
  const give = (seat: number, pick: AnyChoice): void => {
    apply(camp, s, { tick: s.kernel.tick, seat, picks: [pick] });
    lines.push({ table: 'T', seq: lines.length + 1, at: 0, command: null, body: JSON.stringify({ type: 'answered' }) });
  };
  return { s, think, give };
}

const optionOf = (s: AnyState, seat: number, [pick]: readonly number[]) => s.kernel.asks[seat]!.options[pick!];

test('on an open floor a bot waits for its turn in the script, and then does its part', async () => {
  const { s, think, give } = lesson();
  let isDone = false;
  const thought = think(1).then((picks) => {
    isDone = true;
    return picks;
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isDone).toBe(false);
  const asked = camp.clone(s);
  give(0, carry(0, 2));
  expect(optionOf(asked, 1, await thought)).toEqual(carry(1, 5));
});

test('a bot that the script leaves out thinks for itself at once', async () => {
  const { think } = lesson();
  expect(await think(2)).toEqual([0]);
});
