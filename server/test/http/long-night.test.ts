/** A table of The Long Night over real sockets: three play, the fourth has gone, and the clock lets play go on. */
import { seeded, seedOf, type Event } from '@horda/kernel';
import type { TableClient } from '@horda/protocol';
import type { Command } from '@horda/protocol/schemas';
import { until } from '@horda/tables/test/hall';
import { expect, test } from 'vitest';
import { answerOf } from '../faults/player.ts';
import { startServer } from './running.ts';

const dice = seeded(seedOf('three friends'));

/** Who may call a vote does so; all else is left to chance. */
function wish(client: TableClient): Command | null {
  const answer = answerOf(client, dice);
  if (answer?.do !== 'answer') return null;
  const { asks } = client.now!.view as { asks: readonly { own: { options: readonly { do: string }[] } | null }[] };
  const accuse = asks.flatMap(({ own }) => own?.options ?? []).find((option) => option.do === 'accuse');
  return accuse === undefined ? answer : { ...answer, picks: [accuse] };
}

type Voted = Event & { readonly up: readonly number[]; readonly down: readonly number[] };

/** The vote that this client was told of, and who voted by a bot. */
function voteIn({ entries }: TableClient): { readonly voted: Voted; readonly byBot: readonly number[] } | null {
  const answered = entries.filter((entry) => entry.type === 'answered');
  const last = answered.findIndex(({ events }) => events.some(({ type }) => type === 'voted'));
  if (last === -1) return null;
  const voted = answered[last]!.events.find(({ type }) => type === 'voted') as Voted;
  const votes = answered.slice(last + 1 - voted.up.length - voted.down.length, last + 1);
  return { voted, byBot: votes.flatMap(({ seat, bot }) => (bot === null ? [] : [seat])) };
}

test('L118 L207 a voter who has gone does not stop a vote for ever', async () => {
  const server = await startServer();
  try {
    const clock = { kind: 'live', seconds: 1, increment: 1, late: 'move' };
    const asked = { game: 'long-night', seats: 4, options: { mode: 'secret' }, name: 'Ann', pace: 0, clock };
    const made = (await server.call('POST', '/api/tables', asked)).body as Record<'table' | 'key' | 'invite', string>;
    const join = async (name: string): Promise<string> =>
      (await server.call('POST', `/api/tables/${made.table}/seats`, { name }, made.invite)).body.key as string;
    const keys = [made.key, await join('Bob'), await join('Cid')];
    await join('who never comes');
    const clients = keys.map((key) => server.client(made.table, key));
    await until(() => clients.every(({ info }) => info !== null));
    await clients[0]!.do({ do: 'start' });
    while (voteIn(clients[0]!) === null) {
      for (const client of clients) {
        const command = wish(client);
        // Whoever is late on a busy machine is refused: a bot has answered.
        if (command !== null) await client.do(command);
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const { voted, byBot } = voteIn(clients[0]!)!;
    expect([...voted.up, ...voted.down].toSorted()).toEqual([0, 1, 2, 3]);
    expect(byBot).toContain(3);
  } finally {
    await server.close();
  }
});
