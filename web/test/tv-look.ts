/**
 * Pictures of every game in the middle of play on a television, and of a phone that is a hand beside it:
 * `node web/build.ts --out FOLDER`, then `node web/test/tv-look.ts FOLDER [OUT] [GAMES] [LANGUAGES] [SIZES]`.
 */
import { mkdirSync } from 'node:fs';
import { sharedBrowser, visit } from './browser.ts';
import { MIDGAMES, midgameAt } from './midgames.ts';
import { servePage } from './served-page.ts';
import { SIZES, type SizeName } from './sizes.ts';

const [client = '', out = 'reports/screens', games = '', languages = 'pl,en', sizes = 'wide,phone'] =
  process.argv.slice(2);

mkdirSync(out, { recursive: true });
const served = await servePage(client);
const browser = await sharedBrowser();
for (const midgame of MIDGAMES.filter(({ id }) => games === '' || games.split(',').includes(id))) {
  const { table, key, invite } = await midgameAt(served.address, midgame);
  for (const language of languages.split(',') as ('pl' | 'en')[])
    for (const size of sizes.split(',') as SizeName[]) {
      const { width, height } = SIZES[size];
      const isHand = Math.min(width, height) < 600;
      const { page, context, complaints } = await visit(browser, { language, size: SIZES[size] });
      // A key of a seat leads to that seat by any link.
      await page.goto(`${served.address}/${isHand ? `#/hand/${table}~${key}` : `#/tv/${table}~${invite}`}`);
      await page.locator(isHand ? '.table-status' : '.table-board').waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: `${out}/${midgame.id}-${isHand ? 'hand' : 'tv'}-${size}-${language}.png` });
      if (complaints.length > 0) console.log(midgame.id, size, language, complaints);
      await context.close();
    }
  console.log(midgame.id);
}
await browser.close();
await served.close();
