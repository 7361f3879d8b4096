import { expect, test } from 'vitest';
import { hrefOf, readRoute, type Route } from './route.ts';

test.each<Route>([
  { page: 'home' },
  { page: 'games' },
  { page: 'new', game: 'cisza', host: 'local' },
  { page: 'table', host: 'local', table: 'a/b%' },
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
