/** The pilot on a whole server with each store: bots in threads, offers, a vote, the end, a next chapter, a restart. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded, seedOf, verifySeries, type AnyGame, type Sealed } from '@horda/kernel';
import type { TableClient } from '@horda/protocol';
import { PILOT } from '@horda/testing/pilot';
import { pilotEntry } from '@horda/testing/pilot-entry';
import { heldSave } from '@horda/testing/pilot-play';
import { freshDatabase } from '@horda/testing/postgres';
import { expect, test } from 'vitest';
import { answerOf } from '../faults/player.ts';
import { until } from '@horda/tables/test/hall';
import { startServer, type TestServer } from './running.ts';

const worker = new URL('../bots/workers/played.ts', import.meta.url);

/** The game one answer before its end, and that answer. */
function almostOver() {
  const save = heldSave();
  const { left: _, answers, marks, ...made } = save;
  return {
    save: { horda: 1, ...made, answers: answers.slice(0, -1), marks: marks.slice(0, -1) },
    last: answers.at(-1)!,
  };
}

/** Answers at random, offers too, until the game is over. */
async function playOut(client: TableClient): Promise<void> {
  const dice = seeded(seedOf('a person'));
  while (client.info?.status !== 'over') {
    const answer = answerOf(client, dice);
    if (answer !== null) await client.do(answer);
    else {
      const seen = client.now?.seq;
      await until(() => client.now?.seq !== seen || answerOf(client, dice) !== null || client.info?.status === 'over');
    }
  }
}

test.each([
  ['SQLite', async () => null],
  ['PostgreSQL', freshDatabase],
])('a series is played and verified on %s', async (_, databaseOf) => {
  const data = mkdtempSync(join(tmpdir(), 'horda-pilot-'));
  const options = { data, database: await databaseOf(), games: [pilotEntry()], worker };
  let server: TestServer = await startServer(options);
  try {
    const { save, last } = almostOver();
    const bots = [0, 1, 2].map((seat) => (seat === last.seat ? null : 'greedy'));
    const wish = { save, bots, name: 'Ann', pace: 0 };
    const { table, key } = (await server.call('POST', '/api/imports', wish)).body as { table: string; key: string };
    const first = server.client(table, key);
    await until(() => first.info !== null);
    await first.do({ do: 'start' });
    expect(await server.call('POST', `/api/tables/${table}/next`, undefined, key)).toMatchObject({ status: 409 });
    await first.do({ do: 'answer', askedAt: first.now!.askedAt, picks: [...last.picks] });
    await until(() => first.info?.carriesOn === true);
    const { table: next } = (await server.call('POST', `/api/tables/${table}/next`, undefined, key))
      .body as typeof wish & {
      table: string;
    };
    await until(() => first.info?.next === next);
    await server.close();

    server = await startServer(options);
    const again = await server.call('POST', `/api/tables/${table}/next`, undefined, key);
    expect(again.body).toEqual({ table: next });
    const second = server.client(next, key);
    await until(() => second.info !== null);
    await second.do({ do: 'start' });
    await playOut(second);
    const saves = await Promise.all(
      [table, next].map(
        async (id) => (await server.call('GET', `/api/tables/${id}/save`, undefined, key)).body as Sealed,
      ),
    );
    expect(verifySeries(PILOT as unknown as AnyGame, saves)).toHaveLength(2);
    const { body } = await server.call('GET', `/api/tables/${next}/series`, undefined, key);
    expect((body as { series: Sealed[] }).series.map(({ marks }) => marks)).toEqual(saves.map(({ marks }) => marks));
  } finally {
    await server.close();
    rmSync(data, { recursive: true });
  }
});
