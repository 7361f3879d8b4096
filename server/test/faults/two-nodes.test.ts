/** Two nodes on one PostgreSQL. `npm run faults -- nodes` measures how long things take. */
import { freshDatabase } from '@horda/testing/postgres';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { command, create, Declined, join, readTable } from './calls.ts';
import { answerOf, awaited } from './player.ts';
import { endPair, faultsOf, loseNode, seatTwo, startPair, talk, until, type Pair } from './two-nodes.ts';

let pair: Pair;
beforeEach(async () => void (pair = await startPair(await freshDatabase())));
afterEach(() => endPair(pair));

test('play goes on after the node is killed that looked after the bot', async () => {
  const { made, key, witness, ada, bob, times } = await loseNode(pair);
  for (const after of Object.values(times)) expect(after).toBeGreaterThan(0);
  // Once the game waits only for persons, both hold what the surviving node has.
  for (const [client, secret] of [
    [ada, made.key],
    [bob, key],
  ] as const) {
    await until('everything is known', () => ada.seen === bob.seen && awaited(ada).every((seat) => seat < 2));
    const { now, info, entries } = await readTable(pair.nodes[0].address, made.table, secret);
    expect({ now: client.now, info: client.info, entries: client.entries }).toEqual({ now, info, entries });
  }
  expect(await faultsOf(pair, witness)).toEqual([]);
});

test('what is said on one node is heard on the other', async () => {
  const { witness, delays } = await talk(pair);
  expect(delays).toHaveLength(40);
  expect(await faultsOf(pair, witness)).toEqual([]);
});

test('commands that meet on two nodes are each done once', async () => {
  const { made, key, witness, ada, bob } = await seatTwo(pair, 'mini', [], 0);
  const { nodes, dice } = pair;
  const [first, second] = nodes;

  // Both talk at the same time.
  const said = await Promise.all(
    Array.from({ length: 20 }, (_, n) => [ada, bob].map((who) => who.do({ do: 'say', text: `word ${n}` }))).flat(),
  );
  expect(said.filter(({ done }) => done)).toHaveLength(40);
  expect(new Set(said.map((outcome) => outcome.done && outcome.seq)).size).toBe(40);

  // Both answer a question that was put to both: each answer counts, whichever node is first.
  let together = 0;
  while (ada.info!.status === 'playing' && together < 3) {
    await until('they see the same', () => ada.seen === bob.seen);
    const both = awaited(ada).length === 2;
    const given = [ada, bob].flatMap((who) => answerOf(who, dice) ?? []).length;
    const outcomes = await Promise.all(
      [ada, bob].flatMap((who) => {
        const answer = answerOf(who, dice);
        return answer === null ? [] : [who.do(answer)];
      }),
    );
    expect(outcomes.filter(({ done }) => done)).toHaveLength(given);
    if (both) together++;
  }
  expect(together).toBe(3);

  // One command that reaches both nodes, and two different answers of one person to one question.
  const posted = { id: 'both', command: { do: 'say', text: 'once' } } as const;
  const replies = await Promise.all(nodes.map(({ address }) => command(address, made.table, key, posted)));
  expect(replies[0]).toMatchObject({ type: 'accepted' });
  expect(replies[1]).toEqual(replies[0]);
  await until('they see the same', () => ada.seen === bob.seen);
  const [who, secret] = awaited(ada).includes(0) ? [ada, made.key] : [bob, key];
  const twice = await Promise.all(
    [first, second].map(({ address }, n) =>
      command(address, made.table, secret, { id: `device-${n}`, command: answerOf(who, dice)! }),
    ),
  );
  expect(twice.map(({ type }) => type === 'accepted').toSorted()).toEqual([false, true]);
  expect(await faultsOf(pair, witness)).toEqual([]);
});

test('of two who take the last seat through two nodes one gets it', async () => {
  for (let n = 0; n < 8; n++) {
    const made = await create(pair.nodes[n % 2]!.address, { seats: 2, name: 'Ada' });
    const outcomes = await Promise.allSettled(
      pair.nodes.map(({ address }, i) => join(address, made, { name: `guest ${i}`, ...(n < 4 ? { seat: 1 } : {}) })),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as Error] : []));
    expect(refused).toHaveLength(1);
    expect(refused[0]).toBeInstanceOf(Declined);
    expect((refused[0] as Declined).reason).toBe(n < 4 ? 'seatTaken' : 'full');
    const [seated] = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    // Its key opens the seat on either node.
    for (const { address } of pair.nodes)
      expect(await readTable(address, made.table, seated!.key)).toMatchObject({ seat: 1 });
  }
});
