/**
 * `npm run test:browsers [-- --browser firefox|webkit] [--game ID]`: a table of each game in Firefox and in WebKit. A
 * player presses pieces and moves in the page; a game that is not over after many presses is ended by a bot in that
 * seat, so that the page shows the end in any case. These browsers are not
 * packaged: Debian has them as firefox-esr, and as webkit2gtk-driver with xvfb. A missing one is named, not an error.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PLAYED } from '@horda/games/list';
import type { Cover, Language } from '@horda/parts';
import { setup, teardown } from '../browser-run.ts';
import { dice } from '../robots.ts';
import { BUILT_PAGE, servePage } from '../served-page.ts';
import { command, seatOf, startedTable } from '../tables.ts';
import type { Driven } from './driven.ts';
import { findFirefox, startFirefox } from './firefox.ts';
import { hearComplaints, playMoves, showsEnd, showsTable } from './robot.ts';
import { findWebKit, startWebKit } from './webkit.ts';

const PICTURES = resolve(import.meta.dirname, '../../../reports/browsers');
/** A picture of the middle of play is taken after some presses. */
const SOME_MOVES = 12;
const MOST_MOVES = 200;
/** Each browser speaks another language. */
const LANGUAGE: Readonly<Record<string, Language>> = { firefox: 'pl', webkit: 'en' };
const SIZES = { desktop: [1440, 900], phone: [360, 740] } as const;

const firefox = findFirefox();
const webkit = findWebKit();
const BROWSERS: Readonly<Record<string, (() => Promise<Driven>) | null>> = {
  firefox: firefox === null ? null : () => startFirefox(firefox),
  webkit: webkit === null ? null : () => startWebKit(webkit),
};

const { values } = parseArgs({ options: { browser: { type: 'string' }, game: { type: 'string' } } });
const games = PLAYED.filter(({ id }) => values.game === undefined || values.game === id);
if (games.length === 0) throw new Error(`there is no game ${values.game}; there are ${PLAYED.map(({ id }) => id)}`);
if (values.browser !== undefined && !(values.browser in BROWSERS))
  throw new Error(`there is no browser ${values.browser} here; there are ${Object.keys(BROWSERS)}`);

let [played, failed] = [0, 0];
mkdirSync(PICTURES, { recursive: true });
await setup();
const served = await servePage(BUILT_PAGE);
for (const [name, start] of Object.entries(BROWSERS)) {
  if (values.browser !== undefined && values.browser !== name) continue;
  if (start === null) {
    console.log(`– ${name} is not installed here`);
    continue;
  }
  for (const game of games) {
    const began = performance.now();
    const browser = await start();
    try {
      const how = await playGame(browser, game);
      played += 1;
      console.log(`✓ ${game.id} in ${browser.version}: ${how}, ${seconds(began)} s`);
    } catch (error) {
      failed += 1;
      writeFileSync(join(PICTURES, `${name}-${game.id}-failed.png`), await browser.screenshot().catch(() => ''));
      console.log(`✗ ${game.id} in ${browser.version}: ${(error as Error).message}`);
    } finally {
      await browser.close();
    }
  }
}
await served.close();
teardown();
console.log(`${played} passed, ${failed} failed; pictures are in reports/browsers`);
process.exit(failed === 0 ? 0 : 1);

async function playGame(browser: Driven, { id, players: [least] }: Cover): Promise<string> {
  const seats = Math.max(2, least);
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : ('random' as const)));
  served.deal(`${browser.name} ${id}`);
  const made = await startedTable(served.address, { game: id, seats, bots });
  const look = async (moment: string): Promise<void> => {
    for (const [size, [width, height]] of Object.entries(SIZES)) {
      await browser.resize(width, height);
      writeFileSync(join(PICTURES, `${browser.name}-${size}-${id}-${moment}.png`), await browser.screenshot());
    }
    await browser.resize(...SIZES.desktop);
  };
  await browser.resize(...SIZES.desktop);
  await browser.open(served.address);
  const settings = JSON.stringify({ language: LANGUAGE[browser.name], botPace: 'fast' });
  await browser.value(`(localStorage['horda.settings'] = ${JSON.stringify(settings)})`);
  await browser.open('about:blank');
  await browser.open(`${served.address}/${seatOf(made, made.key)}`);
  await hearComplaints(browser);
  await showsTable(browser);
  await look('goal');
  const chance = dice(id.length);
  const begun = await playMoves(browser, SOME_MOVES, chance);
  if (!begun.isOver) await look('play');
  const gone = begun.isOver ? { moves: 0, isOver: true } : await playMoves(browser, MOST_MOVES, chance);
  if (!gone.isOver) await command(served.address, made.table, made.key, { do: 'handOver', bot: 'random' });
  await showsEnd(browser);
  await look('end');
  return `${begun.moves + gone.moves} presses${gone.isOver ? '' : ', then a bot'}, and the end`;
}

function seconds(began: number): number {
  return Math.round((performance.now() - began) / 1000);
}
