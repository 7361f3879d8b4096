/** Zombicide at a table: settings and saves that do not fit, a trade whose partner is away, what lies face down. */
import { findGame } from '@horda/games';
import { isAwaited, seal, type Choice, type Sealed } from '@horda/kernel';
import { NewTable } from '@horda/protocol/schemas';
import { record, seedFrom, tableFrom } from '@horda/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeNew } from '../src/live/new-tables.ts';
import { infoOf } from '../src/table/project.ts';
import { asked, begin, importSave, openHall, until, watch, type TestHall, type TestTable } from './hall.ts';
import { seededSecrets } from './seeded-secrets.ts';

const { game } = findGame('zombicide')!;

let t: TestHall;
beforeAll(async () => void (t = await openHall({ secrets: seededSecrets('the city') })));
afterAll(() => t.close());

test.each([
  [{ seats: 7 }, 'seats must be a whole number from 1 to 6'],
  [{ seats: 2, options: { mission: 'M11' } }, /^options\.mission must be one of: "S0", .*"campaign", "M1", .*"M10"$/],
  [{ seats: 2, options: { survivors: '5' } }, 'options.survivors must be one of: "2", "3", "4", "6"'],
  [{ seats: 2, options: { fest: 'yes' } }, 'options.fest must be one of: false, true'],
  [{ seats: 2, options: { deck: 'easy' } }, /^options\.deck is unknown; there are: "mission", .*$/],
] as const)('a table with %j is refused with what would be right', async (wish, message) => {
  const made = makeNew(t.hall, NewTable.parse({ game: 'zombicide', ...wish }));
  await expect(made).rejects.toMatchObject({ reason: 'badSettings' });
  await expect(made).rejects.toThrow(message);
});

/** The first half of a mission, played at random. */
function half(): Sealed {
  const whole = record(game, tableFrom(game, 3, ['mission=S4'], seedFrom('a mission')));
  return seal(game, { ...whole, answers: whole.answers.slice(0, whole.answers.length / 2) });
}

const imported = (save: object) => importSave(t.hall, { save: { horda: 1, ...save } });

test('a mission goes on from its save', async () => {
  const { table } = await imported(half());
  expect((await t.hall.open(table)).table.made.options).toMatchObject({ mission: 'S4' });
});

test.each<[string, (save: Sealed) => object, RegExp]>([
  ['of another version', (save) => ({ ...save, version: 99 }), /^the save is of version 99 of the rules/],
  ['for more than six', (save) => ({ ...save, seats: 7 }), /^save\.seats must be a whole number from 1 to 6$/],
  [
    'of another mission',
    ({ options, ...save }) => ({ ...save, options: { ...options, mission: 'S2' } }),
    /^the set-up does not lead to the table that was recorded$/,
  ],
  [
    'with another result',
    (save) => ({ ...save, marks: save.marks.with(5, '0'.repeat(14)) }),
    /^answer 5 \(seat \d\) does not lead to the table that was recorded$/,
  ],
  [
    'that goes on from something',
    (save) => ({
      ...save,
      carried: { version: 1, hash: save.marks[0], after: save.marks[1], value: { mission: 'M2' } },
    }),
    /^options\.mission cannot be chosen: the game before it decides it$/,
  ],
])('a save %s is refused with what is wrong', async (_, change, message) => {
  await expect(imported(change(half()))).rejects.toThrow(message);
});

const isThat =
  (wanted: string) =>
  (option: Choice): boolean =>
    option.do === wanted;

/** Somebody has offered a card to a survivor of somebody else. */
async function offered(clock: NewTable['clock']): Promise<{ table: TestTable; active: number; partner: number }> {
  const table = await begin(t.hall, { game: 'zombicide', seats: 2, options: { mission: 'S0' }, clock });
  const active = asked(table);
  await table.answer(active, isThat('activate'));
  const { survivors } = table.state as unknown as { survivors: readonly { readonly owner: number }[] };
  const other = survivors.findIndex(({ owner }) => owner !== active);
  await table.answer(
    active,
    (option) => option.do === 'trade' && (option as { readonly with?: number }).with === other,
  );
  await table.answer(active, (option) => option.do === 'give' || option.do === 'take');
  await table.answer(active, isThat('done'));
  return { table, active, partner: 1 - active };
}

test('V90 a trade waits for the partner who is away until the time is up, then a bot answers, and only that', async () => {
  const { table, active, partner } = await offered({ kind: 'live', seconds: 60, increment: 0, late: 'move' });
  expect(table.state.kernel.asks.filter(isAwaited).map(({ seat, prompt }) => [seat, prompt])).toEqual([
    [partner, 'trade.agree'],
  ]);
  expect(table.live.position(active).clock!.running).toEqual([partner]);
  const { frames } = watch(table.live, active);
  t.now += 60_001;
  table.live.look(0);
  const isOver = (): boolean =>
    frames.some(
      (frame) =>
        frame.type === 'update' &&
        frame.entries.some(
          (entry) =>
            entry.type === 'answered' && entry.events.some(({ type }) => type === 'traded' || type === 'tradeRefused'),
        ),
    );
  await until(isOver);
  expect(t.jobs.every(({ game: id, seat }) => id === 'zombicide' && seat === partner)).toBe(true);
  expect(infoOf(table.live.table).seats[partner]).toMatchObject({ held: 'person', bot: null });
});

test('V90 the partner may refuse: nothing changes hands', async () => {
  const { table, partner } = await offered({ kind: 'none' });
  const cards = (): unknown =>
    (table.state as unknown as { survivors: readonly { hand: unknown; pack: unknown }[] }).survivors.map(
      ({ hand, pack }) => ({ hand, pack }),
    );
  const before = JSON.stringify(cards());
  await table.answer(partner, isThat('refuse'));
  expect(JSON.stringify(cards())).toBe(before);
});

test('V359 no frame tells the order of a deck, or which mixed token lies where', async () => {
  const table = await begin(t.hall, { game: 'zombicide', seats: 2, options: { mission: 'S4' } });
  const { frames } = watch(table.live, 0);
  await table.answer(asked(table));
  await until(() => frames.some(({ type }) => type === 'update'));
  const view = frames.find((frame) => frame.type === 'update')!.now.view as {
    readonly zombieCards: object;
    readonly equipment: object;
    readonly placed: readonly { readonly card: number; readonly state: string }[];
  };
  expect(view.zombieCards).toMatchObject({ deck: expect.any(Number) as number, top: [] });
  expect(view.equipment).toMatchObject({ deck: expect.any(Number) as number, top: [] });
  const hidden = view.placed.filter(({ card, state }) => card === -1 && state === 'faceDown');
  expect(hidden.length).toBeGreaterThan(1);
});
