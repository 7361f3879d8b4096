/** What a client knows already is not told again: the pack of a table, and what a line has not changed. */
import { findGame } from '@horda/games';
import { packFile } from '@horda/kernel';
import type { ClientFrame, ServerFrame } from '@horda/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Conversation } from '../src/live/conversation.ts';
import { HOUSE } from '../src/live/slices.ts';
import { asked, begin, openHall, settled, until, type TestHall, type TestTable } from './hall.ts';

let t: TestHall;
let table: TestTable;
const { game } = findGame('cisza')!;
beforeEach(async () => {
  t = await openHall();
  const pack = packFile(game, 'mine', game.pack!.template({})) as Record<string, unknown>;
  table = await begin(t.hall, { game: 'cisza', seats: 2, pack });
});
afterEach(() => t.close());

type Hello = Extract<ClientFrame, { type: 'hello' }>;

/** Says hello at the seat that is asked, and hears what follows. */
async function enter(hello: Partial<Hello> = {}) {
  const frames: ServerFrame[] = [];
  const conversation = new Conversation(t.hall, {
    ...HOUSE,
    isOpen: true,
    send: (text) => void frames.push(JSON.parse(text) as ServerFrame),
    fault: (reason, message) => void frames.push({ type: 'error', reason, message }),
    dismissed: () => {},
  });
  const key = table.keys.seats[asked(table)]!;
  conversation.hear({ type: 'hello', protocol: 3, table: table.id, key, seen: 0, ...hello } as Hello);
  await until(() => frames.some(({ type }) => type === 'present'));
  return { frames, hear: (frame: ClientFrame) => conversation.hear(frame), welcome: frames[0]! as Told<'welcome'> };
}

type Told<T extends ServerFrame['type']> = Extract<ServerFrame, { type: T }>;
const updateIn = (frames: readonly ServerFrame[]): Told<'update'> =>
  frames.findLast((frame): frame is Told<'update'> => frame.type === 'update')!;

test('the pack comes with the welcome, not with updates', async () => {
  const { frames, welcome } = await enter();
  expect(welcome.info.pack).toMatchObject({ id: 'mine', content: game.pack!.template({}) });
  await table.act(1, { do: 'handOver', bot: 'random' });
  const { info } = updateIn(frames);
  expect(info).toMatchObject({ game: 'cisza', status: 'playing' });
  expect(info).not.toHaveProperty('pack');
});

test('clients of earlier versions get it each time, as before', async () => {
  const { frames, welcome } = await enter({ protocol: 2 });
  const newer = await enter();
  await table.act(1, { do: 'handOver', bot: 'random' });
  expect(updateIn(frames).info).toEqual({ ...updateIn(newer.frames).info, pack: welcome.info.pack });
});

test('whoever names the pack that it has is not told it again', async () => {
  const { hash } = (await enter()).welcome.info.pack!;
  expect((await enter({ pack: hash })).welcome.info).not.toHaveProperty('pack');
  expect((await enter({ pack: 'another' })).welcome.info.pack).toMatchObject({ hash });
});

test('a question that is past gets a resync without the pack', async () => {
  const { frames, hear } = await enter();
  hear({ type: 'do', id: 'late', command: { do: 'answer', askedAt: 1, picks: [] } });
  await settled();
  const resync = frames.at(-1) as Told<'resync'>;
  expect([resync.type, resync.info.table]).toEqual(['resync', table.id]);
  expect(resync.info).not.toHaveProperty('pack');
});

test('a line that changes nothing about the table says nothing about it', async () => {
  const { frames } = await enter();
  const seat = asked(table);
  await table.answer(seat, (option) => option.do === 'keep');
  await table.act(seat, { do: 'undo', askedAt: table.live.table.askedAt });
  expect(updateIn(frames).entries).toMatchObject([{ type: 'undone' }]);
  expect(updateIn(frames)).not.toHaveProperty('info');
});
