/** All SQL of the shared store, except its schema and the writing of lines. */
import type { Statement } from './postgres-connection.ts';

function statement(name: string, text: string): Statement {
  return { name, text };
}

export const LINES = statement(
  'lines',
  'SELECT table_id AS "table", seq, at, command, body FROM horda.lines WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3',
);
export const SEQ_OF = statement('seq-of', 'SELECT seq FROM horda.lines WHERE table_id = $1 AND command = $2');
export const PACKED = statement('packed', 'SELECT packed FROM horda.archives WHERE table_id = $1');
export const LISTING = statement(
  'listing',
  'SELECT game, status, listed, wake, touched FROM horda.tables WHERE id = $1',
);
export const LOBBY = statement(
  'lobby',
  `SELECT id AS "table", game, status, listed, wake, touched FROM horda.tables
   WHERE status = 'open' AND listed ORDER BY touched DESC, id LIMIT $1`,
);
export const DUE = statement('due', 'SELECT id FROM horda.tables WHERE wake <= $1 ORDER BY wake, id LIMIT $2');
/** Matches the table whatever its status, so that no match means that there is no such table. */
export const SET_WAKE = statement(
  'set-wake',
  `UPDATE horda.tables SET wake = CASE WHEN status = 'playing' THEN $2 ELSE wake END WHERE id = $1`,
);
export const FINISHED = statement(
  'finished',
  `SELECT id FROM horda.tables WHERE status = 'over' AND touched < $1 ORDER BY touched, id LIMIT $2`,
);
export const COUNTS = statement('counts', 'SELECT status, count(*) AS count FROM horda.tables GROUP BY status');
export const KEY = statement('key', 'SELECT hash, role, seat FROM horda.keys WHERE table_id = $1 AND hash = $2');
export const KEYS = statement(
  'keys',
  `SELECT hash, role, seat FROM horda.keys WHERE table_id = $1 AND ($2::text IS NULL OR role = $2)
   ORDER BY seat NULLS FIRST, hash`,
);
export const SNAPSHOT = statement('snapshot', 'SELECT seq, version, body FROM horda.snapshots WHERE table_id = $1');
export const PUT_SNAPSHOT = statement(
  'put-snapshot',
  `INSERT INTO horda.snapshots (table_id, seq, version, body)
   SELECT id, $2, $3, $4 FROM horda.tables WHERE id = $1
   ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, version = excluded.version, body = excluded.body`,
);
export const WEBHOOK = statement('webhook', 'SELECT url FROM horda.webhooks WHERE table_id = $1 AND seat = $2');
export const PUT_WEBHOOK = statement(
  'put-webhook',
  `INSERT INTO horda.webhooks (table_id, seat, url) SELECT id, $2, $3 FROM horda.tables WHERE id = $1
   ON CONFLICT (table_id, seat) DO UPDATE SET url = excluded.url`,
);
export const DROP_WEBHOOK = statement('drop-webhook', 'DELETE FROM horda.webhooks WHERE table_id = $1 AND seat = $2');
export const PROBE = statement('probe', 'UPDATE horda.probe SET at = $1');

/** Locks the table: nobody adds or changes a line of it until the transaction ends. */
export const HOLD = statement('hold', 'SELECT status FROM horda.tables WHERE id = $1 FOR UPDATE');
export const PUT_PACKED = statement(
  'put-packed',
  `INSERT INTO horda.archives (table_id, packed) VALUES ($1, $2)
   ON CONFLICT (table_id) DO UPDATE SET packed = excluded.packed`,
);
export const DROP_LINES = statement('drop-lines', 'DELETE FROM horda.lines WHERE table_id = $1');
export const SET_ARCHIVED = statement(
  'set-archived',
  `UPDATE horda.tables SET status = 'archived', wake = NULL, touched = $2 WHERE id = $1`,
);
export const SET_BODIES = statement(
  'set-bodies',
  `UPDATE horda.lines SET body = given.body FROM unnest($2::bigint[], $3::text[]) AS given (seq, body)
   WHERE lines.table_id = $1 AND lines.seq = given.seq`,
);
