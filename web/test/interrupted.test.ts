import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedBrowser, visit } from './browser.ts';
import { cardToDiscard, discardOn, startDiscarding } from './discarding.ts';
import { look, lookAgain } from './look.ts';
import { aTurnOrTheEnd, playByClicks, tableOf } from './robots.ts';
import { BUILT_PAGE } from './served-page.ts';
import { seatOf, startedTable } from './tables.ts';
import { WORDS } from './words.ts';

const words = WORDS.pl;
const PROGRAM = join(import.meta.dirname, '../../cli/bin/horda.mjs');

/** The server as people start it, in a process of its own. */
interface Process {
  readonly child: ChildProcess;
  readonly address: string;
}

const data = mkdtempSync(join(tmpdir(), 'horda-interrupted-'));
let port: number;
let running: Process;
beforeAll(async () => {
  port = await freePort();
  running = await startProcess();
});
afterAll(async () => {
  await kill(running);
  rmSync(data, { recursive: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return free;
}

async function startProcess(): Promise<Process> {
  const args = [PROGRAM, 'serve', '--port', String(port), '--data', data, '--log', 'error', '--json'];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, HORDA_CLIENT: BUILT_PAGE },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  return { child, address: (JSON.parse(line.toString()) as { address: string }).address };
}

async function kill({ child }: Process): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Until the table asks which cards to discard: one of them is touched, and nothing is sent yet. */
async function chooseACard(page: Page): Promise<void> {
  await playByClicks(page, words, {
    seed: 5,
    before: async () => ((await discardOn(page).isVisible()) ? 'stop' : 'go on'),
  });
  await startDiscarding(page);
  await cardToDiscard(page).click();
  await expect.poll(() => chosenOn(page)).toHaveLength(1);
}

const chosenOn = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('[data-mark="hand"]')
    .getByRole('button', { pressed: true })
    .evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')));

async function sitDown(): Promise<Awaited<ReturnType<typeof visit>>> {
  const made = await startedTable(running.address);
  const guest = await visit(await sharedBrowser());
  await guest.page.goto(`${running.address}/${seatOf(made, made.key)}`);
  await aTurnOrTheEnd(guest.page, words);
  return guest;
}

test('a reload in the middle of a selection loses nothing', async () => {
  const { page, context, complaints } = await sitDown();
  await chooseACard(page);
  const chosen = await chosenOn(page);
  await lookAgain(page, 'selection');
  await page.reload();
  await aTurnOrTheEnd(page, words);
  await expect.poll(() => chosenOn(page)).toEqual(chosen);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the server is killed and started again in the middle: the selection stays, and the game goes on', async () => {
  const { page, context } = await sitDown();
  await chooseACard(page);
  const chosen = await chosenOn(page);
  await kill(running);
  await page.getByText(words.pages.connection.lost).waitFor();
  expect(await chosenOn(page)).toEqual(chosen);
  await look(page, 'lost-connection');
  running = await startProcess();
  await page.getByText(words.pages.connection.lost).waitFor({ state: 'hidden' });
  expect(await chosenOn(page)).toEqual(chosen);
  const lines = tableOf(page, words).log.getByRole('listitem');
  const before = await lines.count();
  // The choice that was made before the fall is sent now.
  await page.locator('[data-mark="hand"]').getByRole('button').filter({ hasText: /\S/ }).last().click();
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
  await context.close();
});

test('a page that comes back after the server did says so, and knows its table', async () => {
  const { page, context } = await sitDown();
  const hand = await page.locator('[data-mark="hand"]').innerText();
  await kill(running);
  await page.goto(`${running.address}/#/`);
  await page.getByText(words.home.serverAway.split('.')[0]!).first().waitFor();
  running = await startProcess();
  await page.reload();
  await page.getByRole('link', { name: words.home.continue }).click();
  await aTurnOrTheEnd(page, words);
  expect(await page.locator('[data-mark="hand"]').innerText()).toBe(hand);
  await context.close();
});
