/** Checks whether clients hold the same as the server. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { TableClient } from '@horda/protocol';
import { difference } from '@horda/testing';
import { readTable } from './calls.ts';
import { insist, type Party, type World } from './party.ts';

const PAUSE = 25;
/** Longer than any client needs to hear of the last line, even from a server that has to start first. */
const SETTLING = 60_000;

/** What the clients of resting players hold wrongly after they have had time to hear everything. */
export async function disagreements(world: World, party: Party): Promise<readonly string[]> {
  const { table } = party.witness;
  const deadline = Date.now() + SETTLING;
  const faults: string[] = [];
  for (const { client, key } of party.clients()) {
    const look = () => insist(world, (address) => disagreement(address, table, client, key));
    let fault = await look();
    while (fault !== null && Date.now() < deadline) {
      await sleep(PAUSE);
      fault = await look();
    }
    if (fault !== null) faults.push(`table ${table}, seat ${client.seat}: ${fault}`);
  }
  return faults;
}

/** Compares what a client holds with what a newcomer with the same key is told. */
async function disagreement(address: string, table: string, client: TableClient, key: string): Promise<string | null> {
  const { seat, info, now, entries } = await readTable(address, table, key);
  if (client.state !== 'open') return `the client is ${client.state} (${client.refusal?.message ?? 'no reason'})`;
  if (client.seen !== now.seq) return `the client knows line ${client.seen} of ${now.seq}`;
  const first = entries[0]!.seq;
  const known = client.entries.slice(first - 1);
  const theirs = { seat: client.seat, info: inOrder(client.info), now: client.now, entries: known };
  const wrong = difference(theirs, { seat, info: inOrder(info), now, entries });
  if (wrong !== null) return `the client is wrong about ${wrong}`;
  // The client was there from the beginning, so it must know every line exactly once.
  const gap = client.entries.findIndex((entry, i) => entry.seq !== i + 1);
  return gap === -1 ? null : `the client has line ${client.entries[gap]!.seq} in place ${gap + 1}`;
}

/** The client adds the pack, which it is told once, to an `info` without it: at another place. */
function inOrder(info: object | null): object {
  return Object.fromEntries(Object.entries(info ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
