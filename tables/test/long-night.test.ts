/** The Long Night at a table: settings and saves that do not fit, votes without a voter, requests that nobody answers. */
import { findGame } from '@horda/games';
import { isAwaited, seal, type Choice, type Sealed } from '@horda/kernel';
import { NewTable } from '@horda/protocol/schemas';
import { record, seedFrom, tableFrom } from '@horda/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeNew } from '../src/live/new-tables.ts';
import { nextLate } from '../src/table/clock.ts';
import { infoOf } from '../src/table/project.ts';
import { begin, importSave, openHall, until, watch, type TestHall, type TestTable } from './hall.ts';
import { seededSecrets } from './seeded-secrets.ts';

const { game } = findGame('long-night')!;

let t: TestHall;
beforeAll(async () => void (t = await openHall({ secrets: seededSecrets('the long night') })));
afterAll(() => t.close());

test.each([
  [{ seats: 1 }, 'seats must be a whole number from 2 to 5'],
  [{ seats: 6, options: { objective: 'B1' } }, 'seats must be a whole number from 2 to 5'],
  // L222: two players play together, so that nobody can be the betrayer.
  [{ seats: 2, options: { mode: 'secret', betrayer: 'likely' } }, 'options.mode must be one of: "coop"'],
  [{ seats: 4, options: { betrayer: 'surely' } }, 'options.betrayer must be one of: "perhaps", "likely"'],
  // A story begins with its first chapter.
  [{ seats: 4, options: { objective: 'R2' } }, /^options\.objective must be one of: "random", .*, "R1", "B1"$/],
  [{ seats: 4, options: { raxxon: 'yes' } }, 'options.raxxon must be one of: false, true'],
  [{ seats: 4, options: { story: 'R1' } }, /^options\.story is unknown; there are: "mode", .*"objective".*$/],
] as const)('L222 L296 L314 a table with %j is refused with what would be right', async (asked, message) => {
  const made = makeNew(t.hall, NewTable.parse({ game: 'long-night', ...asked }));
  await expect(made).rejects.toMatchObject({ reason: 'badSettings' });
  await expect(made).rejects.toThrow(message);
});

/** The first half of a story, played at random. */
function story(): Sealed {
  const whole = record(game, tableFrom(game, 3, ['objective=R1', 'mode=secret'], seedFrom('a story')));
  return seal(game, { ...whole, answers: whole.answers.slice(0, whole.answers.length / 2) });
}

const imported = (save: object) => importSave(t.hall, { save: { horda: 1, ...save } });

test('L297 a story goes on from its save', async () => {
  const { table } = await imported(story());
  expect((await t.hall.open(table)).table.made.options).toMatchObject({ objective: 'R1' });
});

const lastOf = ({ answers }: Sealed) => answers.at(-1)!;

test.each<[string, (save: Sealed) => object, RegExp]>([
  [
    'of another version',
    (save) => ({ ...save, version: 99 }),
    /^the save is of version 99 of the rules, this server has \d+$/,
  ],
  ['of another game', (save) => ({ ...save, game: 'cisza' }), /^options\.mode is unknown; there are: /],
  ['of a game that is not here', (save) => ({ ...save, game: 'chess' }), /^there is no game "chess" here$/],
  ['for more than five', (save) => ({ ...save, seats: 6 }), /^save\.seats must be a whole number from 2 to 5$/],
  [
    'that skips a chapter',
    ({ options, ...save }) => ({ ...save, options: { ...options, objective: 'R2' } }),
    /"R1", "B1"$/,
  ],
  [
    'that tells the other story',
    ({ options, ...save }) => ({ ...save, options: { ...options, objective: 'B1' } }),
    /^the set-up does not lead to the table that was recorded$/,
  ],
  ['with other cards', (save) => ({ ...save, seed: [1, 2, 3, 4] }), /^the set-up does not lead/],
  [
    'with an answer that was not offered',
    (save) => ({ ...save, answers: save.answers.with(-1, { ...lastOf(save), picks: [{ do: 'objective' }] }) }),
    /^answer \d+ \(seat \d\): this was not offered$/,
  ],
  [
    'with another result',
    (save) => ({ ...save, marks: save.marks.with(5, '0'.repeat(14)) }),
    /^answer 5 \(seat \d\) does not lead to the table that was recorded$/,
  ],
  [
    'that lacks its last answer',
    (save) => ({ ...save, answers: save.answers.slice(0, -1) }),
    /^\d+ marks for \d+ states$/,
  ],
  [
    'that goes on from something',
    (save) => ({
      ...save,
      carried: { version: 1, hash: save.marks[0], after: save.marks[1], value: { chapter: 'R2' } },
    }),
    /^what it goes on from /,
  ],
])('a save of a story %s is refused with what is wrong', async (_, change, message) => {
  await expect(imported(change(story()))).rejects.toThrow(message);
});

/** Four who hide their goals, with a minute each, at the first action of a turn; whose turn it is. */
async function firstTurn(): Promise<{ table: TestTable; active: number }> {
  const clock = { kind: 'live', seconds: 60, increment: 0, late: 'move' } as const;
  const table = await begin(t.hall, { game: 'long-night', seats: 4, options: { mode: 'secret' }, clock });
  for (;;) {
    const [ask] = table.state.kernel.asks.filter(isAwaited);
    if (ask!.prompt === 'turn.choose') return { table, active: ask!.seat };
    await table.answer(ask!.seat);
  }
}

const isThat =
  (wanted: string) =>
  (option: Choice): boolean =>
    option.do === wanted;

/** Whether an event of this type has reached a guest. */
const isTold = (frames: ReturnType<typeof watch>['frames'], wanted: string): boolean =>
  frames.some(
    (frame) =>
      frame.type === 'update' &&
      frame.entries.some((entry) => entry.type === 'answered' && entry.events.some(({ type }) => type === wanted)),
  );

const running = ({ live }: TestTable) => live.position(0).clock!.running;

test('L118 L207 a vote waits for a voter who is away until the time is up, then a bot votes, and only votes', async () => {
  const { table, active } = await firstTurn();
  await table.answer(active, isThat('accuse'));
  // The active player is here: with no time left, a bot would play the rest of that turn, too.
  const voters = running(table);
  expect(voters).toHaveLength(4);
  const away = voters.find((seat) => seat !== active)!;
  const present = voters.filter((seat) => seat !== away);
  for (const seat of present) await table.answer(seat, isThat('vote'));
  expect(running(table)).toEqual([away]);
  expect(table.state.kernel.asks.every(({ prompt }) => prompt === 'vote.exile')).toBe(true);

  const { frames } = watch(table.live, active);
  t.now += 59_999;
  table.live.look(0);
  expect(running(table)).toEqual([away]);
  t.now += 2;
  table.live.look(0);
  await until(() => isTold(frames, 'voted'));
  expect(t.jobs.every(({ game, seat }) => game === 'long-night' && seat === away)).toBe(true);
  expect(infoOf(table.live.table).seats[away]).toMatchObject({ held: 'person', bot: null });
});

test('L110 L111 a request stops nothing: only the time of the active player runs, and the turn goes on', async () => {
  const { table, active } = await firstTurn();
  await table.answer(active, isThat('request'));
  const invited = table.state.kernel.asks.flatMap(({ prompt, seat }) => (prompt === 'request.invite' ? [seat] : []));
  expect(invited.toSorted()).toEqual([0, 1, 2, 3].filter((seat) => seat !== active));
  expect(running(table)).toEqual([active]);
  expect(nextLate(table.live.table)).toEqual({ seat: active, at: t.now + 60_000 });
  await table.answer(active, isThat('end'));
  expect(table.state.kernel.asks.some(({ prompt }) => prompt === 'request.invite')).toBe(false);
  expect(running(table)).not.toContain(active);
});
