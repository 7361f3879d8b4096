import type { Migration } from './migrate.ts';

export const POSTGRES_MIGRATIONS: readonly Migration[] = [
  {
    name: 'tables',
    sql: `
CREATE TABLE horda.tables (
  id text COLLATE "C" PRIMARY KEY,
  game text NOT NULL,
  status text NOT NULL CHECK (status IN ('open', 'playing', 'over', 'archived')),
  listed boolean NOT NULL,
  wake bigint,
  touched bigint NOT NULL,
  -- The number of the last line: who raises it by one may write that line, so that no two nodes do.
  last bigint NOT NULL
);
CREATE INDEX tables_in_lobby ON horda.tables (touched DESC, id) WHERE status = 'open' AND listed;
CREATE INDEX tables_due ON horda.tables (wake, id) WHERE wake IS NOT NULL;
CREATE INDEX tables_by_status ON horda.tables (status, touched, id);

-- Does not refer to tables: what adds a line has just made or changed its table, and to look once more costs a tenth.
CREATE TABLE horda.lines (
  table_id text COLLATE "C" NOT NULL,
  seq bigint NOT NULL,
  at bigint NOT NULL,
  command text COLLATE "C",
  body text NOT NULL,
  PRIMARY KEY (table_id, seq)
);
CREATE UNIQUE INDEX lines_by_command ON horda.lines (table_id, command) WHERE command IS NOT NULL;

-- The log of a finished table in one row; it has none in lines then.
CREATE TABLE horda.archives (
  table_id text COLLATE "C" PRIMARY KEY REFERENCES horda.tables,
  packed bytea NOT NULL
);

CREATE TABLE horda.keys (
  table_id text COLLATE "C" NOT NULL REFERENCES horda.tables,
  hash text COLLATE "C" NOT NULL,
  role text NOT NULL CHECK (role IN ('host', 'seat', 'invite', 'watch')),
  seat bigint,
  PRIMARY KEY (table_id, hash)
);

CREATE TABLE horda.snapshots (
  table_id text COLLATE "C" PRIMARY KEY REFERENCES horda.tables,
  seq bigint NOT NULL,
  version bigint NOT NULL,
  body text NOT NULL
);

CREATE TABLE horda.webhooks (
  table_id text COLLATE "C" NOT NULL REFERENCES horda.tables,
  seat bigint NOT NULL,
  url text NOT NULL,
  PRIMARY KEY (table_id, seat)
);

-- One row, written to find out whether writing works.
CREATE TABLE horda.probe (at bigint NOT NULL);
INSERT INTO horda.probe VALUES (0);
`,
  },
  {
    name: 'blocks',
    sql: `
-- Addresses that are turned away, until a time or for good.
CREATE TABLE horda.blocks (address text COLLATE "C" PRIMARY KEY, until bigint);
`,
  },
  {
    name: 'restores',
    sql: `
-- How many backups were restored: a session that begins after one tells its node to begin anew.
CREATE TABLE horda.restores (count bigint NOT NULL);
INSERT INTO horda.restores VALUES (0);
`,
  },
  {
    name: 'pushes and parcels',
    sql: `
-- The server's keys for push services; one row, however many nodes make one.
CREATE TABLE horda.push_keys (public text COLLATE "C" PRIMARY KEY, private text NOT NULL);
CREATE UNIQUE INDEX push_keys_once ON horda.push_keys ((true));

-- Where the browser of a person is told that they are awaited; the hash is that of the person's key.
CREATE TABLE horda.pushes (
  table_id text COLLATE "C" NOT NULL REFERENCES horda.tables,
  endpoint text COLLATE "C" NOT NULL,
  hash text COLLATE "C" NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  language text NOT NULL,
  PRIMARY KEY (table_id, endpoint)
);
CREATE INDEX pushes_by_hash ON horda.pushes (hash);
CREATE INDEX pushes_by_endpoint ON horda.pushes (endpoint);

-- What people send to another device of theirs, for minutes.
CREATE TABLE horda.parcels (id text COLLATE "C" PRIMARY KEY, body text NOT NULL, until bigint NOT NULL);
`,
  },
];
