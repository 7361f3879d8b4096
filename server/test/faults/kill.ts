/** A server under load is killed at random moments, again and again: nothing that it has acknowledged may be lost. */
import { setTimeout as sleep } from 'node:timers/promises';
import { draw, seeded, seedOf } from '@horda/kernel';
import { openStore } from '../../src/storage/open.ts';
import { checkTables, type Checked } from './check.ts';
import { Crowd } from './crowd.ts';
import { startNode, type Node, type Place } from './nodes.ts';
import type { Witness } from './witness.ts';

export interface KillOptions {
  readonly place: Place;
  readonly rounds: number;
  readonly tables: number;
  readonly seed: string;
  /** Kills the database and brings it back: every tenth round after a kill, and every tenth round instead of one. */
  crashDatabase?(): Promise<void>;
  onRound?(round: number, accepted: number): void;
}

export interface KillReport {
  readonly rounds: number;
  readonly tables: number;
  /** How many commands were acknowledged, and how many lines the logs have at the end. */
  readonly accepted: number;
  readonly lines: number;
  /** From the death of the server to the next acknowledgement, in milliseconds. */
  readonly away: { readonly median: number; readonly longest: number };
  readonly faults: readonly string[];
}

/** When to kill after commands are accepted again, in milliseconds. */
const [SOONEST, LATEST] = [20, 400];
/** How many commands per table must be accepted before the server counts as under load. */
const WARM = 2;
const LONGEST_WAIT = 60_000;

export async function killAgainAndAgain(options: KillOptions): Promise<KillReport> {
  const { place, rounds, tables, seed, crashDatabase, onRound } = options;
  const dice = seeded(seedOf(seed));
  let node: Node | null = await startNode(place);
  const manners = { patience: 1000, heartbeat: 2000, pause: 10 };
  const crowd = new Crowd({ address: () => node?.address ?? null, dice, manners }, tables);
  const away: number[] = [];
  const faults: string[] = [];
  /** Tables that were checked after their end. */
  const settled = new Set<Witness>();
  try {
    for (let round = 1; round <= rounds && faults.length === 0; round++) {
      await moreThan(crowd, WARM * tables);
      await sleep(SOONEST + draw(dice, LATEST - SOONEST));
      const dead = performance.now();
      if (crashDatabase !== undefined && round % 10 === 5) {
        // Only the database dies: the server must find out which of its pending lines were written.
        await crashDatabase();
      } else {
        const victim: Node = node;
        node = null;
        await victim.kill();
        if (round % 10 === 0) await crashDatabase?.();
        // Only in every second round: in the others, the next server is the first to see what the last one left.
        if (round % 2 === 0) faults.push(...(await check(place, crowd, settled)).faults);
        node = await startNode(place);
      }
      const before = crowd.accepted;
      while (crowd.accepted === before) await sleep(1);
      away.push(performance.now() - dead);
      onRound?.(round, crowd.accepted);
    }
    await crowd.disperse();
  } finally {
    await node?.kill();
  }
  const last = await check(place, crowd);
  away.sort((a, b) => a - b);
  return {
    rounds: away.length,
    tables: crowd.witnesses.size,
    accepted: crowd.accepted,
    lines: last.lines,
    away: { median: Math.round(away[away.length >> 1]!), longest: Math.round(away.at(-1)!) },
    faults: [...faults, ...crowd.faults, ...last.faults],
  };
}

async function check(place: Place, { witnesses }: Crowd, settled = new Set<Witness>()): Promise<Checked> {
  const store = await openStore(place);
  const open = [...witnesses].filter((witness) => !settled.has(witness));
  try {
    return await checkTables(store, open);
  } finally {
    for (const witness of open) if (witness.isClosed) settled.add(witness);
    await store.close();
  }
}

async function moreThan(crowd: Crowd, count: number): Promise<void> {
  const [until, deadline] = [crowd.accepted + count, Date.now() + LONGEST_WAIT];
  while (crowd.accepted < until) {
    if (Date.now() > deadline) throw new Error(`nothing was accepted for ${LONGEST_WAIT / 1000} s`);
    await sleep(1);
  }
}
