/** Writes lines to the shared store: those of many tables with one statement, which is a transaction by itself. */
import type { PlainChange } from '@horda/tables/store-checks';
import type { Connections, Statement } from './postgres-connection.ts';

/** The channel on which nodes tell each other which lines they wrote. */
export const CHANNEL = 'horda';

/**
 * Raising `last` decides who writes: the second node waits for the first, and then finds that its line is no longer the
 * next one. Everything that belongs to a line happens only if the line was written.
 */
const APPEND: Statement = {
  name: 'append',
  text: `
WITH asked AS (
  SELECT *
  FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[],
              $6::text[], $7::text[], $8::boolean[], $9::bigint[], $10::bigint[])
    AS asked (table_id, seq, at, command, body, game, status, listed, wake, touched)
),
made AS (
  INSERT INTO horda.tables (id, game, status, listed, wake, touched, last)
  SELECT table_id, game, status, listed, wake, touched, 1 FROM asked WHERE seq = 1
  ORDER BY table_id
  ON CONFLICT DO NOTHING
  RETURNING id
),
-- One after the other in the order of their names, so that no two nodes wait for each other.
held AS (
  SELECT sorted.*
  FROM (SELECT * FROM asked ORDER BY table_id) AS sorted
  CROSS JOIN LATERAL (SELECT FROM horda.tables WHERE tables.id = sorted.table_id FOR NO KEY UPDATE) AS held
),
moved AS (
  UPDATE horda.tables SET
    last = held.seq,
    game = coalesce(held.game, tables.game),
    status = coalesce(held.status, tables.status),
    listed = coalesce(held.listed, tables.listed),
    wake = CASE WHEN held.game IS NULL THEN tables.wake ELSE held.wake END,
    touched = coalesce(held.touched, tables.touched)
  FROM held
  WHERE tables.id = held.table_id AND tables.last = held.seq - 1 AND tables.status <> 'archived'
    AND (SELECT seq FROM horda.lines
         WHERE lines.table_id = held.table_id AND lines.command = held.command) IS NULL
  RETURNING tables.id
),
written AS (
  INSERT INTO horda.lines (table_id, seq, at, command, body)
  SELECT table_id, seq, at, command, body FROM asked
  WHERE table_id IN (SELECT id FROM made UNION ALL SELECT id FROM moved)
  RETURNING table_id, seq
),
dropped AS (
  DELETE FROM horda.keys USING written, unnest($11::text[], $12::text[]) AS gone (table_id, hash)
  WHERE gone.table_id = written.table_id AND keys.table_id = gone.table_id AND keys.hash = gone.hash
),
vacated AS (
  DELETE FROM horda.webhooks USING written, unnest($17::text[], $18::bigint[]) AS gone (table_id, seat)
  WHERE gone.table_id = written.table_id AND webhooks.table_id = gone.table_id AND webhooks.seat = gone.seat
),
added AS (
  INSERT INTO horda.keys (table_id, hash, role, seat)
  SELECT table_id, hash, role, seat
  FROM unnest($13::text[], $14::text[], $15::text[], $16::bigint[]) AS added (table_id, hash, role, seat)
  JOIN written USING (table_id)
)
SELECT table_id, pg_notify('${CHANNEL}', concat_ws(' ', $19::text, seq, table_id)) FROM written`,
};

const LINES_AT: Statement = {
  name: 'lines-at',
  text: `
SELECT lines.table_id, at, command, body
FROM unnest($1::text[], $2::bigint[]) AS asked (table_id, seq) JOIN horda.lines USING (table_id, seq)`,
};

/** Writes changes of different tables; returns the tables whose line was written. */
export async function insertAll(
  connections: Connections,
  node: string,
  changes: readonly PlainChange[],
): Promise<ReadonlySet<string>> {
  const lines = changes.map(({ line }) => line);
  const listings = changes.map(({ listing }) => listing);
  const dropped = changes.flatMap(({ line, droppedKeys }) => droppedKeys.map((hash) => ({ table: line.table, hash })));
  const added = changes.flatMap(({ line, newKeys }) => newKeys.map((key) => ({ table: line.table, ...key })));
  const vacated = changes.filter((change) => change.vacated !== null);
  const { rows } = await connections.queryOnce<{ readonly table_id: string }>(APPEND, [
    lines.map(({ table }) => table),
    lines.map(({ seq }) => seq),
    lines.map(({ at }) => at),
    lines.map(({ command }) => command),
    lines.map(({ body }) => body),
    listings.map((listing) => listing?.game ?? null),
    listings.map((listing) => listing?.status ?? null),
    listings.map((listing) => listing?.listed ?? null),
    listings.map((listing) => listing?.wake ?? null),
    listings.map((listing) => listing?.touched ?? null),
    dropped.map(({ table }) => table),
    dropped.map(({ hash }) => hash),
    added.map(({ table }) => table),
    added.map(({ hash }) => hash),
    added.map(({ role }) => role),
    added.map(({ seat }) => seat),
    vacated.map(({ line }) => line.table),
    vacated.map(({ vacated: seat }) => seat),
    node,
  ]);
  return new Set(rows.map(({ table_id }) => table_id));
}

/** The tables whose log has exactly these lines: an earlier attempt to write them succeeded, but the reply was lost. */
export async function alreadyThere(
  connections: Connections,
  changes: readonly PlainChange[],
): Promise<ReadonlySet<string>> {
  const { rows } = await connections.queryOnce<{
    readonly table_id: string;
    readonly at: number;
    readonly command: string | null;
    readonly body: string;
  }>(LINES_AT, [changes.map(({ line }) => line.table), changes.map(({ line }) => line.seq)]);
  const found = new Map(rows.map((row) => [row.table_id, row]));
  const same = changes.filter(({ line }) => {
    const row = found.get(line.table);
    return row && row.at === line.at && row.command === line.command && row.body === line.body;
  });
  return new Set(same.map(({ line }) => line.table));
}
