/** Two nodes on one PostgreSQL: players of one table on both, and one node dies. */
import { setTimeout as sleep } from 'node:timers/promises';
import { seeded, seedOf } from '@horda/kernel';
import { TableClient } from '@horda/protocol';
import type { Dice } from '@horda/testing';
import { openStore } from '../../src/storage/open.ts';
import { create, dial, join } from './calls.ts';
import { checkTables } from './check.ts';
import { startNode, type Node, type Place } from './nodes.ts';
import { answerOf, awaited } from './player.ts';
import { Witness } from './witness.ts';

const BOT = 2;

export interface Pair {
  readonly place: Place;
  readonly nodes: readonly [Node, Node];
  readonly clients: TableClient[];
  readonly dice: Dice;
}

export async function startPair(database: string): Promise<Pair> {
  const place = { data: '', database };
  const [first, second] = await Promise.all([startNode(place), startNode(place)]);
  return { place, nodes: [first, second], clients: [], dice: seeded(seedOf('two nodes')) };
}

export async function endPair({ clients, nodes }: Pair): Promise<void> {
  for (const client of clients.splice(0)) client.close();
  await Promise.all(nodes.map((node) => node.kill()));
}

/** Connects through the first node of `through`, and through the next one whenever a connection is lost. */
function enter({ clients }: Pair, witness: Witness, seat: number, key: string, through: readonly Node[]): TableClient {
  let dialled = 0;
  const connect = () => witness.observe(dial(through[dialled++ % through.length]!.address), seat);
  const client = new TableClient({ table: witness.table, key, connect, patience: 500, heartbeat: 1000, pause: 20 });
  clients.push(client);
  return client;
}

/** Waits until `isSo` holds, at most four minutes; returns how long that took, in milliseconds. */
export async function until(what: string, isSo: () => boolean): Promise<number> {
  const start = performance.now();
  while (!isSo()) {
    if (performance.now() - start > 240_000) throw new Error(`it did not come to that: ${what}`);
    await sleep(1);
  }
  return performance.now() - start;
}

/** A table of two persons, seat 0 on the first node and seat 1 on the second. */
export async function seatTwo(pair: Pair, game: string, bots: (string | null)[], pace: number) {
  const [first, second] = pair.nodes;
  const asked = { game, seats: 2 + bots.length, bots: [null, null, ...bots], name: 'Ada', pace };
  const made = await create(first.address, asked);
  const { key } = await join(second.address, made, { name: 'Bob', seat: 1 });
  const witness = new Witness(made.table);
  const ada = enter(pair, witness, 0, made.key, [first, second]);
  const bob = enter(pair, witness, 1, key, [second, first]);
  await until('both are in', () => ada.state === 'open' && bob.state === 'open');
  if (!(await ada.do({ do: 'start' })).done) throw new Error('the game has not begun');
  return { made, key, witness, ada, bob };
}

/** Kills the nodes, and compares the log with what they have told. */
export async function faultsOf({ nodes, place }: Pair, witness: Witness): Promise<readonly string[]> {
  await Promise.all(nodes.map((node) => node.kill()));
  const store = await openStore(place);
  const { faults } = await checkTables(store, [witness]);
  await store.close();
  return faults;
}

/**
 * Kills the node that must let a table's bot move. Ada and Bob play on until the bot and a person have moved. Returns
 * how long each took after the death, in milliseconds.
 */
export async function loseNode(pair: Pair) {
  // The pace is usually longer than it takes to kill a node; if not, we wait for the bot's next move.
  const table = await seatTwo(pair, 'cisza', ['random'], 500);
  const { ada, bob } = table;
  const answers = { ada: 0, bob: 0 };

  // Bob plays through the second node. It dies right after an answer of his that the bot has to follow.
  for (;;) {
    await until('they see the same', () => ada.seen === bob.seen);
    const [who, name] = awaited(ada).includes(0) ? ([ada, 'ada'] as const) : ([bob, 'bob'] as const);
    const answer = answerOf(who, pair.dice);
    if (answer === null) {
      await sleep(5);
      continue;
    }
    const { done } = await who.do(answer);
    if (done) answers[name]++;
    const botIsNext = awaited(bob).every((seat) => seat === BOT) && awaited(bob).length > 0;
    if (done && who === bob && botIsNext && Math.min(answers.ada, answers.bob) > 1) break;
    if (bob.info!.status !== 'playing') throw new Error('the game was over too soon: choose another seed');
  }
  await pair.nodes[1].kill();
  const [killed, seen] = [performance.now(), ada.seen];
  const since = (): number => performance.now() - killed;
  const said = bob.do({ do: 'say', text: 'is anybody there?' }).then(({ done }) => (done ? since() : -1));
  const times = { said: 0, bot: 0, person: 0 };
  const isAnswering = new Set<TableClient>();
  await until('the bot and a person have moved', () => {
    const moved = ada.entries.filter((entry) => entry.seq > seen && entry.type === 'answered');
    if (moved.some((entry) => 'seat' in entry && entry.seat === BOT)) times.bot ||= since();
    if (moved.some((entry) => 'seat' in entry && entry.seat !== BOT)) times.person ||= since();
    if (times.bot > 0 && times.person > 0) return true;
    for (const who of [ada, bob]) {
      const answer = isAnswering.has(who) ? null : answerOf(who, pair.dice);
      if (answer === null) continue;
      isAnswering.add(who);
      void who.do(answer).then(() => isAnswering.delete(who));
    }
    return false;
  });
  times.said = await said;
  await until('nobody waits for a reply', () => isAnswering.size === 0);
  return { ...table, times };
}

/** Ada and Bob talk to each other. Returns how long after the acknowledgement the other one has heard it. */
export async function talk(pair: Pair) {
  const table = await seatTwo(pair, 'cisza', [], 0);
  const delays: number[] = [];
  for (let n = 0; n < 40; n++) {
    const [from, to] = n % 2 === 0 ? [table.ada, table.bob] : [table.bob, table.ada];
    const outcome = await from.do({ do: 'say', text: `word ${n}` });
    delays.push(await until('it is heard', () => outcome.done && to.seen >= outcome.seq));
  }
  return { ...table, delays: delays.toSorted((a, b) => a - b) };
}
