import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase } from '@horda/testing/postgres';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkLog } from './check.ts';
import { killAgainAndAgain } from './kill.ts';
import { Witness } from './witness.ts';
import type { Line } from '@horda/tables/store';

let data: string;
beforeEach(() => void (data = mkdtempSync(join(tmpdir(), 'horda-kill-'))));
afterEach(() => rmSync(data, { recursive: true }));

test('whatever was acknowledged survives kill -9 of a server with an embedded store', async () => {
  const place = { data, database: null };
  const report = await killAgainAndAgain({ place, rounds: 5, tables: 6, seed: 'short' });
  expect(report).toMatchObject({ faults: [], rounds: 5 });
  expect(report.accepted).toBeGreaterThanOrEqual(60);
});

test('whatever was acknowledged survives kill -9 of a node on PostgreSQL', async () => {
  const place = { data, database: await freshDatabase() };
  const report = await killAgainAndAgain({ place, rounds: 3, tables: 6, seed: 'short' });
  expect(report).toMatchObject({ faults: [], rounds: 3 });
  expect(report.accepted).toBeGreaterThanOrEqual(36);
});

const MADE = {
  type: 'created',
  game: 'cisza',
  version: 1,
  options: {},
  seats: 2,
  bots: [null, null],
  listed: false,
  hints: false,
  clock: { kind: 'none' },
  pace: 0,
  origin: { kind: 'new', secret: '', commitment: '' },
  people: [{ name: 'host', entropy: '' }, null],
  host: 0,
};

function line(seq: number, command: string | null, body: object): Line {
  return { table: 't', seq, at: seq, command, body: JSON.stringify(body) };
}

/** A table with one player, who said something that was acknowledged as line 2. */
function witnessed(): { readonly witness: Witness; readonly log: readonly Line[] } {
  const witness = new Witness('t');
  witness.sent.set('0:a', { seat: 0, command: { do: 'say', text: 'hello' }, seq: 2, refused: false });
  return { witness, log: [line(1, null, MADE), line(2, '0:a', { type: 'said', seat: 0, text: 'hello' })] };
}

test('a log that holds what was acknowledged is found good', () => {
  const { witness, log } = witnessed();
  expect(checkLog(log, witness)).toEqual([]);
});

test('what is lost, changed, moved, repeated or refused and yet there is found', () => {
  const { witness, log } = witnessed();
  const [made, said] = log as [Line, Line];
  const other = { type: 'said', seat: 0, text: 'other' };
  const damaged: readonly [string, readonly Line[]][] = [
    ['has no log', []],
    ['but the log has 1', [made]],
    ['is not what', [made, { ...said, body: JSON.stringify(other) }]],
    ['is not of 0:a', [made, line(2, '0:b', other), { ...said, seq: 3 }]],
    ['was done twice', [made, said, { ...said, seq: 3 }]],
  ];
  for (const [fault, lines] of damaged) expect(checkLog(lines, witness).join()).toContain(fault);
  witness.joined.push({ seat: 1, name: 'guest' });
  expect(checkLog(log, witness).join()).toContain('guest sat down');
  witness.sent.set('0:c', { seat: 0, command: { do: 'say', text: 'no' }, seq: null, refused: true });
  const done = line(3, '0:c', { type: 'said', seat: 0, text: 'no' });
  expect(checkLog([...log, done], witness).join()).toContain('was refused, but is line 3');
});
