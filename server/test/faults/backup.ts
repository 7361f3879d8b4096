/** A backup is made while a crowd plays, restored on the other store, and compared line by line; then people play on. */
import { once } from 'node:events';
import { createReadStream, createWriteStream, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { seeded, seedOf } from '@horda/kernel';
import type { Store } from '@horda/tables/store';
import { readLog } from '@horda/tables/table/history';
import { makeBackup, type Place, restoreBackup } from '../../src/backup/backups.ts';
import { openStore } from '../../src/storage/open.ts';
import { Crowd } from './crowd.ts';
import { findPlayed } from './games.ts';
import { startNode, type Node } from './nodes.ts';
import { Party, type World } from './party.ts';

export interface BackupTrial {
  readonly from: Place;
  readonly to: Place;
  /** Where the file goes. */
  readonly folder: string;
  readonly tables: number;
  /** How many commands per table are accepted before the backup, and after it. */
  readonly warm: number;
  readonly seed: string;
}

export interface BackupReport {
  readonly tables: number;
  /** Lines that were compared. */
  readonly lines: number;
  /** Commands that were acknowledged before the backup began, while it was made, and after it. */
  readonly accepted: { readonly before: number; readonly during: number; readonly after: number };
  readonly ms: number;
  readonly bytes: number;
  readonly faults: readonly string[];
}

/** The number of a party that plays a long game. */
const LONG_GAME = 5;

export async function backUpUnderLoad({ from, to, folder, tables, warm, seed }: BackupTrial): Promise<BackupReport> {
  let node: Node | null = await startNode(from);
  const dice = seeded(seedOf(seed));
  const manners = { patience: 1000, heartbeat: 2000, pause: 10 };
  const world: World = { address: () => node?.address ?? null, dice, manners };
  const party = await Party.gather(world, LONG_GAME);
  const crowd = new Crowd(world, tables);
  try {
    await moreAccepted(crowd, warm * tables);
    const before = crowd.accepted;
    const acknowledged = [...crowd.witnesses, party.witness].map(({ table, sent }) => ({
      table,
      last: Math.max(0, ...[...sent.values()].map(({ seq }) => seq ?? 0)),
    }));
    const began = performance.now();
    const file = join(folder, `${seed}.horda`);
    const out = createWriteStream(file);
    await once(out, 'open');
    await makeBackup(from, out, { program: 'trial' });
    const ms = Math.round(performance.now() - began);
    const during = crowd.accepted - before;
    await moreAccepted(crowd, warm * tables);
    await party.rest();
    await crowd.disperse();
    const after = crowd.accepted - before - during;
    await node.stop();
    node = null;
    await restoreBackup(to, createReadStream(file), { mayReplace: false });
    const compared = await comparePlaces(from, to, [...crowd.witnesses, party.witness], acknowledged);
    node = await startNode(to);
    await playOn(party);
    return {
      ...compared,
      accepted: { before, during, after },
      ms,
      bytes: statSync(file).size,
      faults: [...crowd.faults, ...compared.faults],
    };
  } finally {
    party.close();
    await node?.kill();
  }
}

async function comparePlaces(
  from: Place,
  to: Place,
  witnesses: readonly { readonly table: string }[],
  acknowledged: readonly { readonly table: string; readonly last: number }[],
): Promise<Pick<BackupReport, 'tables' | 'lines' | 'faults'>> {
  const [original, restored] = [await openStore(from), await openStore(to)];
  try {
    const faults: string[] = [];
    let [tables, lines] = [0, 0];
    for (const { table } of witnesses) {
      const log = await compare(original, restored, table, faults);
      if (log > 0) tables++;
      lines += log;
    }
    for (const { table, last } of acknowledged)
      if ((await restored.lines(table, 0)).length < last) faults.push(`table ${table}: line ${last} was acknowledged`);
    const kept = Object.values(await restored.counts()).reduce((sum, count) => sum + count, 0);
    if (kept !== tables) faults.push(`${kept} tables were restored, but ${tables} are known`);
    return { tables, lines, faults };
  } finally {
    await original.close();
    await restored.close();
  }
}

/** Returns how many lines of the table were restored. */
async function compare(original: Store, restored: Store, table: string, faults: string[]): Promise<number> {
  const [all, log] = [await original.lines(table, 0), await restored.lines(table, 0)];
  for (const [i, line] of log.entries())
    if (!isDeepStrictEqual(line, all[i])) faults.push(`table ${table}: line ${line.seq} is not what it was`);
  if (log.length > 0) readLog(findPlayed, log);
  const snapshot = await restored.snapshot(table);
  if (snapshot !== null && snapshot.seq > log.length)
    faults.push(`table ${table}: a state of line ${snapshot.seq} was kept, which is not there`);
  return log.length;
}

/** The same people, with the keys that they had, give further answers at the restored table. */
async function playOn({ players }: Party): Promise<void> {
  const [{ client }] = players as [(typeof players)[number]];
  while (client.state !== 'open') await sleep(10);
  const { answers } = client.now!;
  for (const player of players) player.play();
  while ((client.now?.answers ?? 0) < answers + 5 && client.info?.status === 'playing') await sleep(10);
  for (const player of players) await player.rest();
}

async function moreAccepted(crowd: Crowd, count: number): Promise<void> {
  const until = crowd.accepted + count;
  while (crowd.accepted < until) await sleep(5);
}
