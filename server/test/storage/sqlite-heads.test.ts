import { temporaryFolder } from '@horda/tables/test/store/making';
import { expect, onTestFinished, test } from 'vitest';
import { openFile } from '../../src/storage/sqlite-file.ts';
import { Heads } from '../../src/storage/sqlite-heads.ts';
import { SQLITE_MIGRATIONS } from '../../src/storage/sqlite-migrations.ts';
import { prepare } from '../../src/storage/sqlite-statements.ts';

/** Three tables, each with a line that command `a` led to. */
function threeTables() {
  const db = openFile(temporaryFolder(), SQLITE_MIGRATIONS);
  onTestFinished(() => void db.close());
  const sql = prepare(db);
  for (const [i, table] of ['one', 'two', 'three'].entries()) {
    sql.addTable.run(table, i + 1, 'cisza', 'playing', 0, null, 1);
    sql.addLine.run(i + 1, 1, 1, 'a', '{}');
  }
  return sql;
}

test.each([
  { what: 'logs', most: { heads: 2, commands: 100 } },
  { what: 'commands', most: { heads: 100, commands: 1 } },
])('the end of a log is the same after too many $what were remembered', ({ most }) => {
  const sql = threeTables();
  const heads = new Heads(most);
  const first = heads.of('one', sql)!;
  expect(heads.of('one', sql)).toBe(first);
  for (const table of ['two', 'three']) heads.of(table, sql);
  const again = heads.of('one', sql)!;
  expect(again).not.toBe(first);
  expect(again).toEqual({ status: 'playing', number: 1, last: 1, commands: new Set(['a']) });
});

test('the end of a log knows what was written since it was read', () => {
  const sql = threeTables();
  const heads = new Heads();
  heads.wrote(heads.of('one', sql)!, 2, 'b');
  heads.wrote(heads.of('one', sql)!, 3, null);
  expect(heads.of('one', sql)).toMatchObject({ last: 3, commands: new Set(['a', 'b']) });
  heads.clear();
  expect(heads.of('one', sql)).toMatchObject({ last: 1, commands: new Set(['a']) });
  expect(heads.of('none', sql)).toBeUndefined();
});
