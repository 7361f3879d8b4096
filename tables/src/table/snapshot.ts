/**
 * A table keeps the version of the rules it was made with. Under newer rules, its answers may lead to another state.
 * Then a state that was kept beside the log is migrated to the new version; if that is impossible, its views can still
 * be shown.
 */
import { apply, restore, type AnyState } from '@horda/kernel';
import type { Snapshot } from '../store.ts';
import type { Reader } from './project.ts';
import type { TableRecord } from './records.ts';
import type { Table } from './table.ts';

interface Body {
  /** Null: the game is over, so that nobody goes on from it. */
  readonly state: AnyState | null;
  /** How many answers led to it. */
  readonly answers: number;
  /** What watchers saw (`watched`), and what each seat saw (`seen`). */
  readonly watched: unknown;
  readonly seen: readonly unknown[];
}

export function snapshotOf(table: Table): Snapshot | null {
  const { entry, seq, version, status, state, answers, chairs } = table;
  const { game } = entry;
  if (state === null) return null;
  const seen = chairs.map((_, seat) => game.view(state, seat));
  const body: Body = {
    state: status === 'playing' ? state : null,
    answers: answers.length,
    watched: game.view(state, null),
    seen,
  };
  return { seq, version, body: JSON.stringify(body) };
}

export function storedView(snapshot: Snapshot | null, reader: Reader): unknown {
  if (snapshot === null) return null;
  const { watched, seen } = JSON.parse(snapshot.body) as Body;
  return reader === null ? watched : (seen[reader] ?? null);
}

/** The record that lets a sleeping table continue by the server's rules; null: it cannot. */
export function migration(table: Table, snapshot: Snapshot | null): TableRecord | null {
  const { game } = table.entry;
  if (table.status === 'open') {
    const carried = game.migrations.some(({ from }) => from === table.version);
    return carried ? { type: 'migrated', version: game.version, state: null } : null;
  }
  if (table.status !== 'playing' || snapshot === null || snapshot.version !== table.version) return null;
  const { state, answers } = JSON.parse(snapshot.body) as Body;
  if (state === null) return null;
  // If answers that the snapshot includes have been taken back since, it cannot be used.
  const [known, tail] = [table.answers.slice(0, answers), table.answers.slice(answers)];
  if (known.length < answers || known.some(({ seq }) => seq > snapshot.seq)) return null;
  try {
    const migrated = restore(game, snapshot.version, state);
    for (const { seat, picks } of tail) apply(game, migrated, { tick: migrated.kernel.tick, seat, picks });
    return { type: 'migrated', version: game.version, state: migrated };
  } catch {
    return null;
  }
}
