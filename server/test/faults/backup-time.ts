/** How long a backup of many tables takes, and how long moves wait meanwhile. */
import { once } from 'node:events';
import { createWriteStream, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawn } from 'node:child_process';
import { seeded, seedOf } from '@horda/kernel';
import type { ClientFrame, ServerFrame, Wire } from '@horda/protocol';
import type { Place } from '../../src/backup/backups.ts';
import { openStore } from '../../src/storage/open.ts';
import { Crowd } from './crowd.ts';
import { startNode } from './nodes.ts';

export interface BackupTimes {
  readonly kept: number;
  readonly lines: number;
  /** Of the backup: how long it took, and its size. */
  readonly ms: number;
  readonly bytes: number;
  /** How long moves waited for their acknowledgement, in milliseconds: without a backup, and during backups. */
  readonly without: Waits;
  readonly during: Waits;
}

interface Waits {
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

/** How long play is measured without a backup, in milliseconds. */
const CALM = 15_000;
const ROUNDS = 3;
const COMMAND = new URL('../../../cli/bin/horda.mjs', import.meta.url).pathname;

export async function measureBackup(
  place: Place,
  folder: string,
  { kept, lines, players }: { readonly kept: number; readonly lines: number; readonly players: number },
): Promise<BackupTimes> {
  await keepTables(place, kept, lines);
  const node = await startNode(place);
  let waits: number[] = [];
  const taken = (): Waits => {
    const sorted = waits.toSorted((a, b) => a - b);
    waits = [];
    const at = (part: number): number => Math.round(10 * sorted[Math.floor(part * (sorted.length - 1))]!) / 10;
    return { moves: sorted.length, p50: at(0.5), p99: at(0.99), longest: at(1) };
  };
  const crowd = new Crowd(
    {
      address: () => node.address,
      dice: seeded(seedOf('times')),
      manners: { patience: 20_000, heartbeat: 20_000, pause: 10 },
      disturb: (wire) => timed(wire, (ms) => waits.push(ms)),
    },
    players,
  );
  while (crowd.accepted < 10 * players) await sleep(10);
  taken();
  await sleep(CALM);
  const without = taken();
  const times: number[] = [];
  const file = join(folder, 'times.horda');
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    await backUpApart(place, file);
    times.push(Math.round(performance.now() - began));
  }
  const during = taken();
  await crowd.disperse();
  await node.stop();
  return {
    kept,
    lines: kept * lines,
    ms: times.toSorted((a, b) => a - b)[ROUNDS >> 1]!,
    bytes: statSync(file).size,
    without,
    during,
  };
}

/** As a host does it: by a process of its own. */
async function backUpApart({ data, database }: Place, file: string): Promise<void> {
  const env = { ...process.env, HORDA_DATA: data, DATABASE_URL: database ?? '' };
  const child = spawn(process.execPath, [COMMAND, 'backup', '-'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.pipe(createWriteStream(file));
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`the backup failed (${code})`);
}

/** Tables as they lie in a store, with lines like those of a game. */
async function keepTables(place: Place, tables: number, lines: number): Promise<void> {
  const store = await openStore(place);
  const listing = { game: 'cisza', status: 'over', listed: false, wake: null, touched: Date.now() } as const;
  const body = (seq: number): string =>
    JSON.stringify({
      type: 'answered',
      seat: seq % 4,
      picks: [seq % 7],
      bot: null,
      askedAt: seq - 1,
      note: seq * 7919,
    });
  for (let first = 0; first < tables; first += 500) {
    const group = Array.from({ length: Math.min(500, tables - first) }, (_, i) => `kept-${first + i}`);
    for (let seq = 1; seq <= lines; seq++)
      await Promise.all(
        group.map((table) =>
          store.append({
            line: { table, seq, at: Date.now(), command: `${seq % 4}.1:${table}-${seq}`, body: body(seq) },
            ...(seq === 1 ? { listing, newKeys: [{ hash: `h-${table}`, role: 'host', seat: null }] } : {}),
          }),
        ),
      );
  }
  await store.close();
}

/** Tells how long each command took until the server had answered it. */
function timed(wire: Wire, tell: (ms: number) => void): Wire {
  const sent = new Map<string, number>();
  wire.addEventListener('message', ({ data }) => {
    const frame = JSON.parse(data as string) as ServerFrame;
    const id = frame.type === 'update' ? frame.did : frame.type === 'accepted' ? frame.id : undefined;
    const began = id === undefined ? undefined : sent.get(id);
    if (began === undefined) return;
    sent.delete(id!);
    tell(performance.now() - began);
  });
  return {
    send(text) {
      const frame = JSON.parse(text) as ClientFrame;
      if (frame.type === 'do') sent.set(frame.id, performance.now());
      wire.send(text);
    },
    close: () => wire.close(),
    addEventListener: wire.addEventListener.bind(wire),
  };
}
