import { describe, expect, test } from 'vitest';
import { isMissingPart, placeOf, reportOf, withoutSecrets } from './report.ts';
import { readRoute } from './route.ts';

const TABLE = 'EUHU_svIbMPYt0huimleSA';
const KEY = 'T59Kg037zQubf590DP50aw';
const SECRET = 'a3'.repeat(32);

function failure(error: unknown, hash = '#/') {
  return {
    error,
    build: 'abcdef012345',
    route: readRoute(hash),
    browser: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
    language: 'pl',
    secrets: ['short-key'],
  };
}

describe('the report', () => {
  test('has what is needed to find the fault', () => {
    const report = reportOf(failure(new TypeError('view is null'), '#/rules/cisza/C14'));
    for (const part of ['abcdef012345', 'rules cisza C14', 'Chrome/140.0', 'TypeError: view is null', 'report.test'])
      expect(report).toContain(part);
  });

  test.each(['#/table/', '#/local/', '#/replay/', '#/local-replay/'])('says of %s what it is, not which', (start) => {
    expect(reportOf(failure(new Error('broken'), `${start}${TABLE}`))).not.toContain(TABLE);
  });

  test.each(['guest', 'watcher', 'seat'])('tells neither table nor key of a link for a %s', (as) => {
    const report = reportOf(failure(new Error(`at #/${as}/${TABLE}~${KEY}`), `#/${as}/${TABLE}~${KEY}`));
    expect(report).not.toContain(TABLE);
    expect(report).not.toContain(KEY);
    expect(report).toContain('page: door');
  });

  test('has no keys, tables or secrets of deals, wherever they stand', () => {
    const error = new Error(`key "${KEY}" of /api/tables/${TABLE}/save, secret ${SECRET}, short-key`);
    error.stack = `Error: x\n    at f (https://play.example.org:9000/assets/a.js:1:2)\n    at g#/table/${TABLE}`;
    const report = reportOf(failure(error));
    for (const secret of [KEY, TABLE, SECRET, 'short-key', 'example.org']) expect(report).not.toContain(secret);
    expect(report).toContain('/assets/a.js:1:2');
    expect(report).toContain('/save');
  });

  test('tells what was thrown if it was no error, and is never endless', () => {
    expect(reportOf(failure('just words'))).toContain('thrown: just words');
    expect(reportOf(failure(new Error('no '.repeat(9_000))))).toHaveLength(6_000);
  });
});

test('ordinary words stay as they are, however long', () => {
  const text = 'useSessionWithoutProviderOfTheTable in table-page-and-all-its-parts at assets/index.js';
  expect(withoutSecrets(text, [])).toBe(text);
});

test('the place names a moment, not a table', () => {
  expect(placeOf(readRoute(`#/local-replay/${TABLE}/41`))).toBe('replay (local), moment 41');
  expect(placeOf(readRoute('#/lab'))).toBe('lab');
});

test.each([
  ['Failed to fetch dynamically imported module: https://x/assets/cisza-1.js', true],
  ['error loading dynamically imported module', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /assets/a.css', true],
  ['view is null', false],
])('%s: a part is missing: %s', (message, missing) => {
  expect(isMissingPart(new TypeError(message))).toBe(missing);
});
