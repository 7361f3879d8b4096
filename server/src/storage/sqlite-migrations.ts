import type { Migration } from './migrate.ts';

export const SQLITE_MIGRATIONS: readonly Migration[] = [
  {
    name: 'tables',
    sql: `
CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over', 'archived')),
  listed INTEGER NOT NULL CHECK (listed IN (0, 1)),
  wake INTEGER,
  touched INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_in_lobby ON tables (touched DESC, id) WHERE status = 'open' AND listed = 1;
CREATE INDEX tables_due ON tables (wake, id) WHERE wake IS NOT NULL;
CREATE INDEX tables_by_status ON tables (status, touched, id);

CREATE TABLE lines (
  table_id TEXT NOT NULL REFERENCES tables,
  seq INTEGER NOT NULL,
  at INTEGER NOT NULL,
  command TEXT,
  body TEXT NOT NULL,
  PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX lines_by_command ON lines (table_id, command) WHERE command IS NOT NULL;

-- The log of a finished table in one row; it has none in lines then.
CREATE TABLE archives (
  table_id TEXT PRIMARY KEY REFERENCES tables,
  packed BLOB NOT NULL
) STRICT;

CREATE TABLE keys (
  table_id TEXT NOT NULL REFERENCES tables,
  hash TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('host', 'seat', 'invite', 'watch')),
  seat INTEGER,
  PRIMARY KEY (table_id, hash)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
  table_id TEXT PRIMARY KEY REFERENCES tables,
  seq INTEGER NOT NULL,
  version INTEGER NOT NULL,
  body TEXT NOT NULL
) STRICT;

CREATE TABLE webhooks (
  table_id TEXT NOT NULL REFERENCES tables,
  seat INTEGER NOT NULL,
  url TEXT NOT NULL,
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- One row, written to find out whether writing works.
CREATE TABLE probe (at INTEGER NOT NULL) STRICT;
INSERT INTO probe VALUES (0);
`,
  },
  {
    name: 'lines in order',
    sql: `
-- Lines lie in the order in which they came, so that those of many tables that are written together share pages. A short
-- number stands for the table, so that what points at them is short.
ALTER TABLE tables ADD COLUMN number INTEGER;
CREATE TABLE numbers (number INTEGER PRIMARY KEY, id TEXT NOT NULL) STRICT;
INSERT INTO numbers (id) SELECT id FROM tables ORDER BY touched;
UPDATE tables SET number = numbers.number FROM numbers WHERE numbers.id = tables.id;
DROP TABLE numbers;
CREATE UNIQUE INDEX tables_by_number ON tables (number);

ALTER TABLE lines RENAME TO lines_before;
DROP INDEX lines_by_command;
CREATE TABLE lines (
  number INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  at INTEGER NOT NULL,
  command TEXT,
  body TEXT NOT NULL
) STRICT;
INSERT INTO lines SELECT number, seq, at, command, body FROM lines_before JOIN tables ON id = table_id ORDER BY at;
DROP TABLE lines_before;
CREATE UNIQUE INDEX lines_by_seq ON lines (number, seq);
CREATE UNIQUE INDEX lines_by_command ON lines (number, command) WHERE command IS NOT NULL;
`,
  },
  {
    name: 'commands without an index',
    sql: `
-- The process that writes the file remembers the commands (sqlite-heads.ts).
DROP INDEX lines_by_command;
`,
  },
  {
    name: 'numbers for ids',
    sql: `
-- Everything about a table lies by the table's number: tables that are made and played at the same time share pages. By
-- their ids, which are random, each of them changed pages of its own.
CREATE TABLE tables_numbered (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over', 'archived')),
  listed INTEGER NOT NULL CHECK (listed IN (0, 1)),
  wake INTEGER,
  touched INTEGER NOT NULL
) STRICT;
INSERT INTO tables_numbered SELECT number, id, game, status, listed, wake, touched FROM tables;

CREATE TABLE archives_numbered (
  number INTEGER PRIMARY KEY REFERENCES tables_numbered,
  packed BLOB NOT NULL
) STRICT;
INSERT INTO archives_numbered SELECT number, packed FROM archives JOIN tables ON id = table_id;
DROP TABLE archives;
ALTER TABLE archives_numbered RENAME TO archives;

CREATE TABLE keys_numbered (
  number INTEGER NOT NULL REFERENCES tables_numbered,
  hash TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('host', 'seat', 'invite', 'watch')),
  seat INTEGER,
  PRIMARY KEY (number, hash)
) STRICT, WITHOUT ROWID;
INSERT INTO keys_numbered SELECT number, hash, role, seat FROM keys JOIN tables ON id = table_id;
DROP TABLE keys;
ALTER TABLE keys_numbered RENAME TO keys;

CREATE TABLE snapshots_numbered (
  number INTEGER PRIMARY KEY REFERENCES tables_numbered,
  seq INTEGER NOT NULL,
  version INTEGER NOT NULL,
  body TEXT NOT NULL
) STRICT;
INSERT INTO snapshots_numbered SELECT number, seq, version, body FROM snapshots JOIN tables ON id = table_id;
DROP TABLE snapshots;
ALTER TABLE snapshots_numbered RENAME TO snapshots;

CREATE TABLE webhooks_numbered (
  number INTEGER NOT NULL REFERENCES tables_numbered,
  seat INTEGER NOT NULL,
  url TEXT NOT NULL,
  PRIMARY KEY (number, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO webhooks_numbered SELECT number, seat, url FROM webhooks JOIN tables ON id = table_id;
DROP TABLE webhooks;
ALTER TABLE webhooks_numbered RENAME TO webhooks;

DROP TABLE tables;
ALTER TABLE tables_numbered RENAME TO tables;
CREATE INDEX tables_in_lobby ON tables (touched DESC) WHERE status = 'open' AND listed = 1;
CREATE INDEX tables_due ON tables (wake) WHERE wake IS NOT NULL;
CREATE INDEX tables_by_status ON tables (status, touched);
`,
  },
  {
    name: 'blocks',
    sql: `
-- Addresses that are turned away, until a time or for good.
CREATE TABLE blocks (address TEXT PRIMARY KEY, until INTEGER) STRICT, WITHOUT ROWID;
`,
  },
  {
    name: 'pushes and parcels',
    sql: `
-- The server's keys for push services; one row.
CREATE TABLE push_keys (public TEXT PRIMARY KEY, private TEXT NOT NULL) STRICT, WITHOUT ROWID;

-- Where the browser of a person is told that they are awaited; the hash is that of the person's key.
CREATE TABLE pushes (
  number INTEGER NOT NULL REFERENCES tables,
  endpoint TEXT NOT NULL,
  hash TEXT NOT NULL,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  language TEXT NOT NULL,
  PRIMARY KEY (number, endpoint)
) STRICT, WITHOUT ROWID;
CREATE INDEX pushes_by_hash ON pushes (hash);
CREATE INDEX pushes_by_endpoint ON pushes (endpoint);

-- What people send to another device of theirs, for minutes.
CREATE TABLE parcels (id TEXT PRIMARY KEY, body TEXT NOT NULL, until INTEGER NOT NULL) STRICT;
`,
  },
];
