/** The page as files that any web server hands out, under any path: everything but tables of a server. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PLAYED } from '@horda/games/list';
import { further } from '@horda/testing/full';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES_WORDS } from '../src/pages/games/text/of.ts';
import { visit, type Visit, type VisitOptions } from './browser.ts';
import { serveFolder, type FileServer } from './file-server.ts';
import { noteOf } from './lesson-notes.ts';
import { dealLocally } from './local-deals.ts';
import { look } from './look.ts';
import { aTurnOrTheEnd, playByClicks, tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { startSolo } from './solo.ts';
import { WORDS } from './words.ts';

const FOLDER = join(import.meta.dirname, '../../reports/static');
const words = WORDS.pl;

/** Our own server, to compare with; none of the static pages knows of it. */
const s = usePage();
let files: FileServer;
beforeAll(async () => {
  const builder = join(import.meta.dirname, '../build.ts');
  await promisify(execFile)(process.execPath, [builder, '--static', '--if-changed', '--out', FOLDER]);
  files = await serveFolder(FOLDER, '/games/horda/');
});
afterAll(() => files.close());

async function visitStatic(place = '', options: VisitOptions = {}): Promise<Visit> {
  const guest = await visit(s.browser, options);
  await dealLocally(guest.context, `static ${place}`);
  await guest.page.goto(files.address + place);
  return guest;
}

const someMoves = (page: Page) =>
  playByClicks(page, words, { seed: 1, before: async (move) => (move < 3 ? 'go on' : 'stop') });

test('it forbids itself what our server forbids it by a header, but for frames, which a page cannot', async () => {
  const policyOf = (text: string) =>
    text
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part !== '' && !part.startsWith('frame-ancestors'))
      .toSorted();
  const { page, context } = await visitStatic();
  const own = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  const header = (await fetch(s.address)).headers.get('content-security-policy');
  expect(policyOf(own ?? '')).toEqual(policyOf(header ?? ''));
  await context.close();
});

test('the home page offers what works here, asks no server, and a game is played', async () => {
  const { page, context, complaints } = await visitStatic();
  await page.getByText(words.home.invitationAlone).waitFor();
  expect(await page.getByText(words.home.open, { exact: true }).count()).toBe(0);
  expect(await page.getByText(words.home.join, { exact: true }).count()).toBe(0);
  await look(page, 'static-home');
  await startSolo(page, words);
  await someMoves(page);
  expect(await tableOf(page, words).log.getByRole('listitem').count()).toBeGreaterThan(2);
  // The same game as a replay, and in the list of this device.
  await page.goto(page.url().replace('#/local/', '#/local-replay/'));
  await page.getByRole('slider', { name: words.replay.scrubber }).waitFor();
  await page.goto(`${files.address}#/games`);
  await page.getByText(GAMES_WORDS.pl.onlyHere).waitFor();
  expect(await page.getByRole('link', { name: GAMES_WORDS.pl.invite }).count()).toBe(0);
  expect(complaints).toEqual([]);
  expect(files.missing).toEqual([]);
  await context.close();
});

const [first, ...others] = PLAYED.map(({ id }) => id);

test.each([first!, others.at(-1)!, ...further(...others.slice(0, -1))])(
  '%s begins, its lesson and its rules open',
  async (game) => {
    const { page, context, complaints } = await visitStatic(`#/new/${game}`);
    await page.getByRole('button', { name: words.pages.newTable.start }).click();
    await tableOf(page, words).board.waitFor();
    await page.goto(`${files.address}#/tutorial/${game}`);
    await noteOf(page).waitFor();
    await page.goto(`${files.address}#/rules/${game}`);
    await page.locator('main h1').waitFor();
    expect(complaints).toEqual([]);
    expect(files.missing).toEqual([]);
    await context.close();
  },
);

test('several people play at one device', async () => {
  const { page, context, complaints } = await visitStatic('#/new/cisza/local');
  const { newTable, cover } = words.pages;
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('combobox', { name: newTable.seatOf('B') }).selectOption({ label: newTable.person });
  await page.getByRole('textbox', { name: newTable.nameOf('A') }).fill('Ada');
  await page.getByRole('textbox', { name: newTable.nameOf('B') }).fill('Bob');
  await page.getByRole('button', { name: newTable.start }).click();
  await page
    .getByRole('button', { name: cover.ready('Ada') })
    .or(page.getByRole('button', { name: cover.ready('Bob') }))
    .click();
  await tableOf(page, words).yourMove.waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test.each(['pl', 'en'] as const)('what needs a server says so, and leads back (%s)', async (language) => {
  const { common } = WORDS[language];
  const { page, context, complaints } = await visitStatic('', { language });
  for (const place of ['#/join', '#/guest/abc~key', '#/table/abc', '#/replay/abc', '#/series/abc']) {
    await page.goto(files.address + place);
    await page.getByRole('heading', { name: common.noServer }).waitFor();
    await page.getByText(common.noServerHelp).waitFor();
    await page.getByRole('link', { name: common.home, exact: true }).last().click();
    await page.getByRole('heading', { name: 'Horda' }).waitFor();
  }
  for (const place of ['#/lab', '#/about']) {
    await page.goto(files.address + place);
    await page.locator('main h1').waitFor();
  }
  expect(complaints).toEqual([]);
  expect(files.missing).toEqual([]);
  await context.close();
});

test('after the first visit it opens and plays without the web server', async () => {
  const own = await serveFolder(FOLDER, '/elsewhere/');
  const { page, context, complaints } = await visit(s.browser, { keeping: true });
  await page.goto(own.address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await own.close();
  await page.reload();
  await startSolo(page, words);
  await someMoves(page);
  await page.reload();
  await aTurnOrTheEnd(page, words);
  expect(complaints.filter((text) => !text.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
  await context.close();
});
