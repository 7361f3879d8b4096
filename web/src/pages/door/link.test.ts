import { expect, test } from 'vitest';
import { NO_KEY, readLink } from './link.ts';

const TABLE = 'EUHU_svIbMPYt0huimleSA';
const KEY = 'T59Kg037zQubf590DP50aw';

test.each(['guest', 'watcher', 'seat'] as const)('a link of a %s is found in a whole message', (as) => {
  const link = `https://example.org/horda/#/${as}/${TABLE}~${KEY}`;
  const found = { page: 'door', table: TABLE, key: KEY, as };
  expect(readLink(link)).toEqual(found);
  expect(readLink(`Chodź grać: ${link}, czekamy!`)).toEqual(found);
  expect(readLink(`  <${link}>\n`)).toEqual(found);
});

test('marks that cannot be seen and broken lines do no harm', () => {
  const broken = `https://example.org/#/guest/${TABLE.slice(0, 9)}\n${TABLE.slice(9)}~\u200b${KEY}`;
  expect(readLink(broken)).toEqual({ page: 'door', table: TABLE, key: KEY, as: 'guest' });
});

test('a code is the table with its key, as the protocol writes it, or the table alone', () => {
  const door = { page: 'door', table: TABLE, as: 'guest' };
  expect(readLink(`https://example.org/#${TABLE}.${KEY}`)).toEqual({ ...door, key: KEY });
  expect(readLink(`${TABLE}~${KEY}`)).toEqual({ ...door, key: KEY });
  expect(readLink(TABLE)).toEqual({ ...door, key: NO_KEY });
  expect(readLink(`https://example.org/#/table/${TABLE}`)).toEqual({ ...door, key: NO_KEY });
});

test.each([
  '',
  'hello',
  'https://example.org/#/about',
  `https://example.org/#/guest/${TABLE}`,
  `#/guest/${TABLE}~${KEY.slice(1)}`,
  `#/guest/${TABLE}~${KEY}x`,
  `https://example.org/#/guest/${TABLE.slice(2)}~${KEY}`,
  `${TABLE}x`,
])('%j is no link to a table', (text) => {
  expect(readLink(text)).toBeNull();
});
