import { openAsk } from '@horda/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin, openHall, type TestHall } from './hall.ts';

let t: TestHall;
beforeAll(async () => void (t = await openHall()));
afterAll(() => t.close());

test('answers are not taken back for ever: each time costs all who read the log later', async () => {
  const table = await begin(t.hall, { game: 'mini', seats: 2 });
  await table.answer(0);
  const weed = async (): Promise<void> => {
    expect(openAsk(table.state, 0)!.prompt).toBe('turn.weed');
    await table.act(0, { do: 'answer', askedAt: table.live.table.askedAt, picks: [] });
  };
  for (let i = 0; i < 1_000; i++) {
    await weed();
    await table.act(0, { do: 'undo', askedAt: table.live.table.askedAt });
  }
  await weed();
  expect(table.live.position(0).undo).toBe(0);
  expect(await table.refusal(0, { do: 'undo', askedAt: table.live.table.askedAt })).toBe('noUndosLeft');
  expect(await table.refusal(0, { do: 'propose', what: 'undo' })).toBe('noUndosLeft');
  expect(await table.refusal(0, { do: 'propose', what: 'abandon' })).toBe('accepted');
});
