import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { IS_FULL } from '@horda/testing/full';
import { afterAll, expect, test } from 'vitest';
import { filesIn } from '../build/files.ts';
import { look } from './look.ts';
import { aTurnOrTheEnd, playByClicks, tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { BUILT_PAGE } from './served-page.ts';
import { startSolo } from './solo.ts';
import { seatOf, startedTable } from './tables.ts';
import { WORDS } from './words.ts';

const NEXT_VERSION = 'f00dfeedf00d';
const NEXT_PAGE = '<!-- the next version -->';

/** A copy of the built page that a test may change. */
const client = mkdtempSync(join(tmpdir(), 'horda-version-'));
cpSync(BUILT_PAGE, client, { recursive: true });
const s = usePage(client);
afterAll(() => rmSync(client, { recursive: true }));

/** The page is kept: from here on it needs no network. */
const kept = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const built = () => readFileSync(join(client, '.built-from'), 'utf8').slice(0, 12);

test('after the first visit every file of the page is kept, and nothing else', async () => {
  const { page, context } = await s.visit('', { keeping: true });
  await kept(page);
  const paths = await page.evaluate(async () => {
    const [name] = await caches.keys();
    const requests = await (await caches.open(name!)).keys();
    return requests.map(({ url }) => new URL(url).pathname.slice(1));
  });
  const isServed = (path: string) => !/\.(br|gz)$/.test(path) && !path.startsWith('.') && path !== 'service-worker.js';
  const files = filesIn(client).map((path) => path.slice(client.length + 1));
  expect(paths.toSorted()).toEqual(files.filter(isServed).toSorted());
  expect(paths.filter((path) => path.endsWith('.woff2')).length).toBeGreaterThanOrEqual(10);
  await context.close();
});

test('without a network the page opens again at any place, and says that servers do not answer', async () => {
  const { page, context, complaints } = await s.visit('', { keeping: true });
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByText(WORDS.pl.home.serverAway).waitFor();
  await page.getByRole('link', { name: WORDS.pl.home.alone }).waitFor();
  for (const place of ['#/about', '#/rules/cisza', '#/new/cisza/local']) {
    await page.goto(`${s.address}/${place}`);
    await page.reload();
    await page.locator('main').waitFor();
  }
  expect(await page.evaluate(() => fetch('/api/games').catch(() => 'no answer'))).toBe('no answer');
  expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await context.close();
});

test('without a network a game is played, and kept', async () => {
  const words = WORDS.pl;
  const { page, context, complaints } = await s.visit('', { keeping: true });
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  await startSolo(page, words);
  const lines = tableOf(page, words).log.getByRole('listitem');
  const before = async (move: number) => (IS_FULL || move < 5 ? 'go on' : 'stop') as 'go on' | 'stop';
  await playByClicks(page, words, { seed: 3, before });
  const played = await lines.count();
  expect(played).toBeGreaterThan(5);
  await page.reload();
  await aTurnOrTheEnd(page, words);
  expect(await lines.count()).toBe(played);
  expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await context.close();
});

test('a new version waits for a word in each tab, then replaces the old one whole', async () => {
  const { ready, refresh } = WORDS.pl.pages.update;
  const made = await startedTable(s.address);
  const { page, context } = await s.visit(seatOf(made, made.key), { keeping: true });
  await aTurnOrTheEnd(page, WORDS.pl);
  await kept(page);
  const other = await context.newPage();
  await other.goto(s.address);
  await kept(other);
  expect(await cacheNames(page)).toEqual([`horda-${built()}`]);

  publishNextVersion();
  // As happens by itself every hour, and whenever the tab is looked at again.
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())!.update()));
  for (const tab of [page, other]) await tab.getByText(ready).waitFor();
  await look(page, 'new-version');
  // Until then it is the old one that answers, in every tab.
  expect(await page.evaluate(async () => (await fetch('/')).text())).not.toContain(NEXT_PAGE);
  await other.reload();
  expect(await other.content()).not.toContain(NEXT_PAGE);

  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: refresh }).click()]);
  expect(await page.content()).toContain(NEXT_PAGE);
  expect(await cacheNames(page)).toEqual([`horda-${NEXT_VERSION}`]);
  await aTurnOrTheEnd(page, WORDS.pl);

  // Nothing changes in the other tab before its own word.
  await other.getByText(ready).waitFor();
  expect(await other.content()).not.toContain(NEXT_PAGE);
  await Promise.all([other.waitForEvent('load'), other.getByRole('button', { name: refresh }).click()]);
  expect(await other.content()).toContain(NEXT_PAGE);
  await context.close();
});

/** The host upgrades while pages are open. */
function publishNextVersion(): void {
  for (const name of ['index.html', 'service-worker.js'])
    for (const packed of ['.br', '.gz']) rmSync(join(client, name + packed), { force: true });
  const edit = (name: string, from: string, to: string): void => {
    const path = join(client, name);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  };
  edit('service-worker.js', built(), NEXT_VERSION);
  edit('index.html', '</body>', `${NEXT_PAGE}</body>`);
}
