import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readLink } from '../pages/door/link.ts';
import { hrefOf, readRoute, type Route } from './route.ts';

test.each<Route>([
  { page: 'home' },
  { page: 'games' },
  { page: 'new', game: 'cisza', host: 'local' },
  { page: 'table', host: 'local', table: 'a/b%' },
  { page: 'paper', host: 'local', table: 'T' },
  { page: 'tv', host: 'local', table: 'T', key: '' },
  { page: 'tv', host: 'online', table: 'T', key: 'K' },
  { page: 'door', table: 'T', key: 'K', as: 'hand' },
  { page: 'paper', host: 'online', table: 'T' },
  { page: 'series', host: 'local', table: 'T' },
  { page: 'series', host: 'online', table: 'T' },
  { page: 'replay', host: 'online', table: 'T', at: 3 },
  { page: 'rules', game: 'cisza', rule: '42' },
])('the address of a page leads to it: $page', (route) => {
  expect(readRoute(hrefOf(route))).toEqual(route);
});

test.each(['#/table/%zz', '#/%', '#/guest/%e0%a4~key', '#/nowhere'])('%s leads nowhere, and breaks nothing', (hash) => {
  const route = readRoute(hash);
  expect(route.page).toBe('lost');
  expect(() => hrefOf(route)).not.toThrow();
});

test('the links of docs/protocol.md are those of the page', () => {
  const text = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
  const [table, key] = ['T'.repeat(22), 'K'.repeat(22)];
  const links = [...text.matchAll(/^\| `https:\/\/example\.org\/(#\/\S+)` \|/gm)].map(([, link]) =>
    link!.replace('TABLE', table).replace('KEY', key),
  );
  const routes = links.map(readRoute);
  expect(routes.map(({ page }) => page)).toEqual(['door', 'door', 'door', 'table', 'replay', 'series']);
  expect(routes.map(hrefOf)).toEqual(links);
  for (const [i, as] of ['guest', 'watcher', 'seat'].entries()) {
    expect(routes[i]).toEqual({ page: 'door', table, key, as });
    expect(readLink(`Come and play: https://example.org/${links[i]}`)).toEqual(routes[i]);
  }
  expect(readLink(`${table}.${key}`)).toEqual({ page: 'door', table, key, as: 'guest' });
});
