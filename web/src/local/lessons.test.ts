import { apply, determinize, run, seedOf, type AnyState, type Answer, type Choice as AnyChoice } from '@horda/kernel';
import { longNight } from '@horda/long-night';
import type { BotPool } from '@horda/tables/bots';
import type { Line } from '@horda/tables/store';
import { campGame, type Choice } from '@horda/testing/camp';
import { expect, test } from 'vitest';
import { lessonScenes, sceneTitled } from '../../test/lesson-scenes.ts';
import { OPTIONS } from '../games/long-night/tutorial-start.ts';
import { tutorial } from '../games/long-night/tutorial.ts';
import { scriptOf } from '../tutorial/script.ts';
import { withScripts } from './lessons.ts';

const camp = campGame();
const carry = (by: number, log: number): AnyChoice => ({ do: 'carry', by, log }) as Choice;

/** A pool whose bots know this script and otherwise take the first option, at a table with so many answers. */
function rehearsed(script: readonly Answer<AnyChoice>[], given = 0) {
  const lines: Line[] = [];
  const answered = (): void =>
    void lines.push({
      table: 'T',
      seq: lines.length + 1,
      at: 0,
      command: null,
      body: JSON.stringify({ type: 'answered' }),
    });
  for (let i = 0; i < given; i++) answered();
  const own: BotPool = { think: async () => [0], advise: async () => ({ picks: [0], now: [], later: [] }) };
  const pool = withScripts(own, { script: async () => script, lines: async () => lines });
  const think = (seat: number, world: AnyState) => pool.think({ table: 'T', game: 'any', bot: 'greedy', seat, world });
  return { think, answered };
}

/** A lesson on an open floor: the learner at seat 0 carries log 2, then seat 1 log 5. */
function lesson() {
  const s = camp.setup({}, 3, seedOf('lesson'), null);
  run(camp, s);
  const { think, answered } = rehearsed([
    { tick: 0, seat: 0, picks: [carry(0, 2)] },
    { tick: 1, seat: 1, picks: [carry(1, 5)] },
  ]);
  const give = (seat: number, pick: AnyChoice): void => {
    apply(camp, s, { tick: s.kernel.tick, seat, picks: [pick] });
    answered();
  };
  return { s, give, think: (seat: number) => think(seat, determinize(camp, s, seat, seedOf('w'))) };
}

const optionOf = (s: AnyState, seat: number, [pick]: readonly number[]) =>
  s.kernel.asks.find((ask) => ask.seat === seat)!.options[pick!];

/** Whether the bot still has not answered after a while. */
const isWaiting = (thought: Promise<unknown>): Promise<boolean> =>
  Promise.race([thought.then(() => false), new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 300))]);

test('on an open floor a bot waits for its turn in the script, and then does its part', async () => {
  const { s, think, give } = lesson();
  const thought = think(1);
  expect(await isWaiting(thought)).toBe(true);
  const asked = camp.clone(s);
  give(0, carry(0, 2));
  expect(optionOf(asked, 1, await thought)).toEqual(carry(1, 5));
});

test('a bot that the script leaves out thinks for itself at once', async () => {
  const { think } = lesson();
  expect(await think(2)).toEqual([0]);
});

test.each([
  ['where all are asked at once', 'Thumbs', { do: 'vote', up: false }],
  ['with an offer', 'Help from Anna', { do: 'give', by: 1, card: 99, to: 0 }],
])('%s a bot waits for those before it in the script', async (_where, title, choice) => {
  const scenes = lessonScenes(longNight, { ...tutorial, options: OPTIONS });
  const { before, step } = sceneTitled(scenes, title);
  const earlier = tutorial.steps.slice(0, tutorial.steps.indexOf(step));
  const { think, answered } = rehearsed(scriptOf(tutorial), scriptOf({ ...tutorial, steps: earlier }).length);
  const world = determinize(longNight, before, 1, seedOf('w'));
  const thought = think(1, world as unknown as AnyState);
  expect(await isWaiting(thought)).toBe(true);
  answered();
  expect(optionOf(before as unknown as AnyState, 1, await thought)).toEqual(choice);
});
