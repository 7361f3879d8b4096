/**
 * The pictures of the README, in both languages: `node web/build.ts --out FOLDER`, then
 * `node web/test/readme-pictures.ts FOLDER [OUT]`. They are put into `docs/screens/LANGUAGE`, or into OUT.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LANGUAGES, type Language } from '@horda/parts';
import type { Locator, Page } from 'playwright-core';
import type { MadeTable } from '../src/backend/api.ts';
import { DESKTOP, PHONE, sharedBrowser, visit, type VisitOptions } from './browser.ts';
import { MIDGAMES, midgameAt } from './midgames.ts';
import { movingPicture } from './moving-picture.ts';
import { dice, tableOf } from './robots.ts';
import { positionOf } from './scenes.ts';
import { servePage } from './served-page.ts';
import { command, request, seatOf } from './tables.ts';
import { WORDS } from './words.ts';

const [client = '', out = resolve(import.meta.dirname, '../../docs/screens')] = process.argv.slice(2);
/** A turn has fewer. */
const MOST_PRESSES = 12;

const served = await servePage(client);
const browser = await sharedBrowser();
const folderOf = (language: Language): string => join(out, language);
for (const language of LANGUAGES) mkdirSync(folderOf(language), { recursive: true });

async function still(name: string, place: string, options: VisitOptions, ready: string): Promise<void> {
  const { page, context } = await visit(browser, options);
  await page.goto(`${served.address}/${place}`);
  await page.locator(ready).first().waitFor();
  // Parts of a page are fetched after its first picture.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folderOf(options.language!), `${name}.png`) });
  await context.close();
}

for (const midgame of MIDGAMES) {
  const made = await midgameAt(served.address, midgame);
  const place = seatOf(made, made.key);
  // Cisza is on a phone, and moves on the desk.
  const [name, size] = midgame.id === 'cisza' ? ['cisza-phone', PHONE] : [midgame.id, DESKTOP];
  for (const language of LANGUAGES) await still(name, place, { language, size }, '.table-board');
}
for (const language of LANGUAGES) {
  await still('home', '', { language, size: DESKTOP }, 'main h1');
  writeFileSync(join(folderOf(language), 'turn.webp'), await turnOf(language));
}
await browser.close();
await served.close();

/** A turn of Cisza, and what three bots make of it. */
async function turnOf(language: Language): Promise<Buffer> {
  served.deal(`a turn in ${language}`);
  const [cisza] = MIDGAMES;
  const { file } = positionOf(cisza!.game, cisza!.scene)!;
  const wish = { save: file, name: 'Ania', bots: [null, 'greedy', 'greedy', 'greedy'], pace: 0 };
  const made = (await request(served.address, '/api/imports', wish, null)) as MadeTable;
  await command(served.address, made.table, made.key, { do: 'start' });
  const size = { width: 1440, height: 900 };
  const { page, context } = await visit(browser, { language, size, motion: true, pace: 'usual' });
  await page.goto(`${served.address}/${seatOf(made, made.key)}`);
  await tableOf(page, WORDS[language]).yourMove.waitFor();
  await page.waitForLoadState('networkidle');
  await showPointer(page);
  const picture = await movingPicture(page, () => takeTurn(page, language));
  await context.close();
  console.log(`${language}: the moving picture has ${Math.round(picture.length / 1000)} kB`);
  return picture;
}

/** Two cards with their targets, then the end of the turn; the others are looked on at until the next own move. */
async function takeTurn(page: Page, language: Language): Promise<void> {
  const { yourMove, board, actions, end } = tableOf(page, WORDS[language]);
  const cards = board.locator('.hand [data-choosable="true"]');
  const targets = board.locator('[data-choosable="true"]:not(.hand *)');
  const chance = dice(3);
  const any = async (pieces: Locator): Promise<Locator> => pieces.nth(Math.floor(chance() * (await pieces.count())));
  let played = 0;
  await page.waitForTimeout(1200);
  for (let presses = 0; presses < MOST_PRESSES && (await yourMove.isVisible()); presses++) {
    const wayOn = actions.getByRole('button').first();
    const isAiming = (await targets.count()) > 0;
    const isPlaying = !isAiming && played < 2 && (await cards.count()) > 0;
    if (isPlaying) played++;
    await press(page, isAiming ? await any(targets) : isPlaying ? await any(cards) : wayOn);
  }
  await yourMove.or(end).first().waitFor();
  await page.waitForTimeout(1500);
}

/** Slowly enough for people who look on: the note of what would follow opens before the press. */
async function press(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) return;
  await page.mouse.move(box.x + box.width / 2, box.y + Math.min(box.height / 2, 80), { steps: 12 });
  await page.waitForTimeout(700);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(900);
}

/** Pictures of a page have no mouse in them. */
async function showPointer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const pointer = document.createElement('div');
    pointer.innerHTML =
      '<svg width="30" height="40" viewBox="0 0 15 20"><path d="M1 1v16l4-4 3 7 3-1-3-7h6z" fill="#fff" stroke="#000"/></svg>';
    Object.assign(pointer.style, {
      position: 'fixed',
      zIndex: '9999',
      pointerEvents: 'none',
      left: '900px',
      top: '640px',
    });
    document.body.append(pointer);
    addEventListener('mousemove', ({ clientX, clientY }) => {
      Object.assign(pointer.style, { left: `${clientX}px`, top: `${clientY}px` });
    });
  });
}
