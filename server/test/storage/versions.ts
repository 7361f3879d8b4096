/**
 * Databases as earlier programs left them: for each version, the SQL that fills one. The checksums are those of the
 * released migrations. If you add a migration, add the next entry here, with data in everything that it creates.
 */
const PACKED =
  '1f8b08000000000002038b8e36d43134378003439dbcd29c1c1da5ea18a5bc18252bc35aa5589d68231425463a4a8979798956464a6065c547' +
  '9bf2cbf3816a63948eee39bcf968d39176850ff397cf8f5102ea8d0500dc886e5560000000';

/** What lies beside the logs, up to version 3. */
const SQLITE_BESIDE_LOGS = `
INSERT INTO archives (table_id, packed) VALUES ('packed', x'${PACKED}');
INSERT INTO keys (table_id, hash, role, seat) VALUES
  ('running', 'h', 'host', NULL),
  ('running', 's', 'seat', 1);
INSERT INTO snapshots (table_id, seq, version, body) VALUES ('running', 2, 3, '{}');
INSERT INTO webhooks (table_id, seat, url) VALUES ('running', 1, 'https://example.org/');
`;

/** Tables and their logs since version 2. */
const SQLITE_LINES_IN_ORDER = `
INSERT INTO tables (id, number, game, status, listed, wake, touched) VALUES
  ('running', 2, 'cisza', 'playing', 0, 1700000009999, 1700000000002),
  ('packed', 1, 'cisza', 'archived', 0, NULL, 1700000001000);
INSERT INTO lines (number, seq, at, command, body) VALUES
  (2, 1, 1700000000001, NULL, '{"n":1}'),
  (2, 2, 1700000000002, 'anna:2', '{"słowo":"żółć 🧟"}');
`;

/** Everything since version 4. */
const SQLITE_NUMBERED = `${SQLITE_LINES_IN_ORDER}
INSERT INTO archives (number, packed) VALUES (1, x'${PACKED}');
INSERT INTO keys (number, hash, role, seat) VALUES
  (2, 'h', 'host', NULL),
  (2, 's', 'seat', 1);
INSERT INTO snapshots (number, seq, version, body) VALUES (2, 2, 3, '{}');
INSERT INTO webhooks (number, seat, url) VALUES (2, 1, 'https://example.org/');
`;

export const SQLITE_VERSIONS: readonly string[] = [
  `
INSERT INTO migrations VALUES
  (1, 'tables', '7836e72bab1a24246a0c6b6aef6d2852c7cdf7db4980743dbe8c82ecb69828bd');
INSERT INTO tables (id, game, status, listed, wake, touched) VALUES
  ('running', 'cisza', 'playing', 0, 1700000009999, 1700000000002),
  ('packed', 'cisza', 'archived', 0, NULL, 1700000001000);
INSERT INTO lines (table_id, seq, at, command, body) VALUES
  ('running', 1, 1700000000001, NULL, '{"n":1}'),
  ('running', 2, 1700000000002, 'anna:2', '{"słowo":"żółć 🧟"}');
${SQLITE_BESIDE_LOGS}`,
  `
INSERT INTO migrations VALUES
  (1, 'tables', '7836e72bab1a24246a0c6b6aef6d2852c7cdf7db4980743dbe8c82ecb69828bd'),
  (2, 'lines in order', '4378eda4b5b8f0e7b812dd3a10016ade978d172109e8754a7483948aa4c13b2f');
${SQLITE_LINES_IN_ORDER}${SQLITE_BESIDE_LOGS}`,
  `
INSERT INTO migrations VALUES
  (1, 'tables', '7836e72bab1a24246a0c6b6aef6d2852c7cdf7db4980743dbe8c82ecb69828bd'),
  (2, 'lines in order', '4378eda4b5b8f0e7b812dd3a10016ade978d172109e8754a7483948aa4c13b2f'),
  (3, 'commands without an index', 'c6dac20837b4d221862249578d217d1647793df8525d575fb3b2bccd3737808c');
${SQLITE_LINES_IN_ORDER}${SQLITE_BESIDE_LOGS}`,
  `
INSERT INTO migrations VALUES
  (1, 'tables', '7836e72bab1a24246a0c6b6aef6d2852c7cdf7db4980743dbe8c82ecb69828bd'),
  (2, 'lines in order', '4378eda4b5b8f0e7b812dd3a10016ade978d172109e8754a7483948aa4c13b2f'),
  (3, 'commands without an index', 'c6dac20837b4d221862249578d217d1647793df8525d575fb3b2bccd3737808c'),
  (4, 'numbers for ids', '630274d663994b06a570981870f8eec0a4a0f44734dadbdb1cac0993b409ac25');
${SQLITE_NUMBERED}`,
  `
INSERT INTO migrations VALUES
  (1, 'tables', '7836e72bab1a24246a0c6b6aef6d2852c7cdf7db4980743dbe8c82ecb69828bd'),
  (2, 'lines in order', '4378eda4b5b8f0e7b812dd3a10016ade978d172109e8754a7483948aa4c13b2f'),
  (3, 'commands without an index', 'c6dac20837b4d221862249578d217d1647793df8525d575fb3b2bccd3737808c'),
  (4, 'numbers for ids', '630274d663994b06a570981870f8eec0a4a0f44734dadbdb1cac0993b409ac25'),
  (5, 'blocks', 'e7a21de21269f5a51b67b72f7018dcc4cc50dd01c28bf363c4735a96c4092375');
${SQLITE_NUMBERED}
INSERT INTO blocks (address, until) VALUES ('192.0.2.7', 1700000009999);
`,
  `
INSERT INTO migrations VALUES
  (1, 'tables', '7836e72bab1a24246a0c6b6aef6d2852c7cdf7db4980743dbe8c82ecb69828bd'),
  (2, 'lines in order', '4378eda4b5b8f0e7b812dd3a10016ade978d172109e8754a7483948aa4c13b2f'),
  (3, 'commands without an index', 'c6dac20837b4d221862249578d217d1647793df8525d575fb3b2bccd3737808c'),
  (4, 'numbers for ids', '630274d663994b06a570981870f8eec0a4a0f44734dadbdb1cac0993b409ac25'),
  (5, 'blocks', 'e7a21de21269f5a51b67b72f7018dcc4cc50dd01c28bf363c4735a96c4092375'),
  (6, 'pushes and parcels', '3ef938aabe59e18b5a4edd0967a4536e3476c7435f2cc674cfe909e16048ffab');
${SQLITE_NUMBERED}
INSERT INTO blocks (address, until) VALUES ('192.0.2.7', 1700000009999);
INSERT INTO push_keys (public, private) VALUES ('public', 'private');
INSERT INTO pushes (number, endpoint, hash, p256dh, auth, language) VALUES
  (2, 'https://push.example.org/', 's', 'p', 'a', 'pl');
INSERT INTO parcels (id, body, until) VALUES ('parcel', 'sealed', 1700000009999);
`,
];

/** What has been there since version 1. */
const POSTGRES_TABLES = `
INSERT INTO horda.tables (id, game, status, listed, wake, touched, last) VALUES
  ('running', 'cisza', 'playing', false, 1700000009999, 1700000000002, 2),
  ('packed', 'cisza', 'archived', false, NULL, 1700000001000, 2);
INSERT INTO horda.lines (table_id, seq, at, command, body) VALUES
  ('running', 1, 1700000000001, NULL, '{"n":1}'),
  ('running', 2, 1700000000002, 'anna:2', '{"słowo":"żółć 🧟"}');
INSERT INTO horda.archives (table_id, packed) VALUES ('packed', '\\x${PACKED}');
INSERT INTO horda.keys (table_id, hash, role, seat) VALUES
  ('running', 'h', 'host', NULL),
  ('running', 's', 'seat', 1);
INSERT INTO horda.snapshots (table_id, seq, version, body) VALUES ('running', 2, 3, '{}');
INSERT INTO horda.webhooks (table_id, seat, url) VALUES ('running', 1, 'https://example.org/');
`;

/** What has been there since version 2. */
const POSTGRES_BLOCKS = `
INSERT INTO horda.blocks (address, until) VALUES ('192.0.2.7', 1700000009999);
`;

export const POSTGRES_VERSIONS: readonly string[] = [
  `
INSERT INTO horda.migrations VALUES
  (1, 'tables', 'e417d0b9a088928e6188b42844d6942068030e3e1ab9f1d7f16ad38def22e367');
${POSTGRES_TABLES}`,
  `
INSERT INTO horda.migrations VALUES
  (1, 'tables', 'e417d0b9a088928e6188b42844d6942068030e3e1ab9f1d7f16ad38def22e367'),
  (2, 'blocks', 'bbca6e47f40ffea747ff1b8ec2d0b9f628ebf9d54bb4b8bca6d51cace762907e');
${POSTGRES_TABLES}${POSTGRES_BLOCKS}`,
  `
INSERT INTO horda.migrations VALUES
  (1, 'tables', 'e417d0b9a088928e6188b42844d6942068030e3e1ab9f1d7f16ad38def22e367'),
  (2, 'blocks', 'bbca6e47f40ffea747ff1b8ec2d0b9f628ebf9d54bb4b8bca6d51cace762907e'),
  (3, 'restores', 'f3c65c6a6e8b93fd68b62b5dfa67a8621ca91681e334727f92d69e1800a2a02e');
UPDATE horda.restores SET count = 3;
${POSTGRES_TABLES}${POSTGRES_BLOCKS}`,
  `
INSERT INTO horda.migrations VALUES
  (1, 'tables', 'e417d0b9a088928e6188b42844d6942068030e3e1ab9f1d7f16ad38def22e367'),
  (2, 'blocks', 'bbca6e47f40ffea747ff1b8ec2d0b9f628ebf9d54bb4b8bca6d51cace762907e'),
  (3, 'restores', 'f3c65c6a6e8b93fd68b62b5dfa67a8621ca91681e334727f92d69e1800a2a02e'),
  (4, 'pushes and parcels', '229463b311a2874254bced3264257e571592e95922eb81b3361942586d482693');
UPDATE horda.restores SET count = 3;
${POSTGRES_TABLES}${POSTGRES_BLOCKS}
INSERT INTO horda.push_keys (public, private) VALUES ('public', 'private');
INSERT INTO horda.pushes (table_id, endpoint, hash, p256dh, auth, language) VALUES
  ('running', 'https://push.example.org/', 's', 'p', 'a', 'pl');
INSERT INTO horda.parcels (id, body, until) VALUES ('parcel', 'sealed', 1700000009999);
`,
];
