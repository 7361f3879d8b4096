/** Compares a store with what its servers have told: nothing lost, nothing twice, every state as its log says. */
import { isDeepStrictEqual } from 'node:util';
import { mark, replay, type AnyState, type Save } from '@horda/kernel';
import type { Command } from '@horda/protocol';
import type { Line, Store } from '@horda/tables/store';
import { readLog } from '@horda/tables/table/history';
import type { TableRecord } from '@horda/tables/table/records';
import { copyTable, isOpenTo, type Table } from '@horda/tables/table/table';
import { findPlayed } from './games.ts';
import type { Witness } from './witness.ts';

export interface Checked {
  readonly lines: number;
  readonly faults: readonly string[];
}

export async function checkTables(store: Store, witnesses: Iterable<Witness>): Promise<Checked> {
  let lines = 0;
  const faults: string[] = [];
  for (const witness of witnesses) {
    const log = await store.lines(witness.table, 0);
    lines += log.length;
    for (const fault of [...witness.faults, ...checkLog(log, witness), ...(await checkStates(store, log))])
      faults.push(`table ${witness.table}: ${fault}`);
  }
  return { lines, faults };
}

/** Compares the log with the replies. */
export function checkLog(log: readonly Line[], { sent, joined }: Witness): readonly string[] {
  if (log.length === 0) return ['has no log, though its maker was given the keys'];
  const faults: string[] = [];
  const bySeq = new Map<number, { readonly line: Line; readonly record: TableRecord; readonly before: Table | null }>();
  const commands = new Set<string>();
  let before: Table | null = null;
  for (const [i, { seq, command: stored }] of log.entries()) {
    const command = stored === null ? null : nameOf(stored);
    if (seq !== i + 1) faults.push(`line ${seq} stands where line ${i + 1} should`);
    if (command === null) continue;
    if (commands.has(command)) faults.push(`${command} was done twice`);
    commands.add(command);
    if (sent.get(command)?.refused) faults.push(`${command} was refused, but is line ${seq}`);
  }
  readLog(findPlayed, log, (table, line, record) => {
    bySeq.set(line.seq, { line, record, before });
    before = copyTable(table);
  });
  for (const [name, { seq, command, seat }] of sent) {
    if (seq === null) continue;
    const found = bySeq.get(seq);
    if (found === undefined) faults.push(`${name} was acknowledged as line ${seq}, but the log has ${log.length}`);
    else if (found.line.command === null || nameOf(found.line.command) !== name)
      faults.push(`line ${seq} is not of ${name}, but of ${found.line.command}`);
    else if (!isOf(found.record, seat, command)) faults.push(`line ${seq} is not what ${name} was: ${found.line.body}`);
    else if ('askedAt' in command && !isAnswered(found.before!, seat, command))
      faults.push(`${name} answers another question`);
  }
  const records = [...bySeq.values()].map(({ record }) => record);
  for (const { seat, name } of joined)
    if (!records.some((each) => each.type === 'joined' && each.seat === seat && each.name === name))
      faults.push(`${name} sat down at seat ${seat}, but the log does not say so`);
  return faults;
}

/** An answer may be to an older offer that is still open; an undo must name the latest question. */
function isAnswered(
  before: Table,
  seat: number,
  { do: what, askedAt }: Extract<Command, { askedAt: number }>,
): boolean {
  return what === 'answer' ? isOpenTo(before, seat, askedAt) : askedAt === before.askedAt;
}

/** In the log a command also names the line with which its sender sat down. */
function nameOf(command: string): string {
  return command.replace(/^(\d+)\.\d+:/, '$1:');
}

/** Whether a line is what the command asked for. */
function isOf(record: TableRecord, seat: number, command: Command): boolean {
  const expected = recordOf(seat, command);
  return Object.entries(expected).every(([key, value]) =>
    isDeepStrictEqual((record as unknown as Record<string, unknown>)[key], value),
  );
}

function recordOf(seat: number, command: Command): { readonly type: TableRecord['type'] } & Record<string, unknown> {
  switch (command.do) {
    case 'answer':
      return { type: 'answered', seat, picks: command.picks, bot: null };
    case 'undo':
      return { type: 'undone', seat };
    case 'propose':
      return { type: 'proposed', seat, what: command.what };
    case 'vote':
      return { type: 'voted', seat, yes: command.yes };
    case 'say':
      return { type: 'said', seat, text: command.text };
    case 'phrase':
      return { type: 'phrased', seat, phrase: command.phrase };
    case 'handOver':
      return { type: 'handedOver', seat, bot: command.bot };
    case 'takeBack':
      return { type: 'tookBack', seat };
    case 'leave':
      return { type: 'left', seat };
    case 'stir':
      return { type: 'stirred', seat, entropy: command.entropy };
    case 'start':
      return { type: 'started' };
    case 'seatBot':
      return { type: 'botSeated', seat: command.seat, bot: command.bot };
    case 'free':
      return { type: 'freed', seat: command.seat };
    case 'change':
      return { type: 'changed' };
    case 'rematch':
      return { type: 'rematched' };
  }
}

/** Compares the state that the log leads to, and the snapshot beside it, with a replay by the kernel alone. */
async function checkStates(store: Store, log: readonly Line[]): Promise<readonly string[]> {
  if (log.length === 0) return [];
  const faults: string[] = [];
  const table = readLog(findPlayed, log);
  if (table.state !== null && mark(table.state) !== mark(replayed(table)))
    faults.push(`the state after line ${table.seq} is not that of its replay`);
  const snapshot = await store.snapshot(table.id);
  if (snapshot === null) return faults;
  if (snapshot.seq > log.length) return [...faults, `a state of line ${snapshot.seq} was kept, which is not there`];
  const { state } = JSON.parse(snapshot.body) as { state: AnyState | null };
  const then = readLog(findPlayed, log.slice(0, snapshot.seq));
  // Beside the log of a finished game no state is kept.
  const isRight = state === null ? then.status !== 'playing' : mark(state) === mark(replayed(then));
  if (!isRight) faults.push(`the state that the server had after line ${snapshot.seq} is not that of its replay`);
  return faults;
}

function replayed({ entry, made, version, seed, answers }: Table): AnyState {
  const save: Save = {
    game: made.game,
    version,
    options: made.options,
    seats: made.seats,
    seed: seed!,
    answers: answers.map(({ tick, seat, picks }) => ({ tick, seat, picks })),
  };
  return replay(entry.game, save);
}
