/**
 * Pictures of every game in the middle of play, on every screen:
 * `node web/build.ts --out FOLDER`, then `node web/test/sizes-look.ts FOLDER [OUT] [GAMES] [SIZES] [LANGUAGES]`.
 */
import { mkdirSync } from 'node:fs';
import { sharedBrowser, visit } from './browser.ts';
import { MIDGAMES, midgameAt } from './midgames.ts';
import { servePage } from './served-page.ts';
import { SIZES, type SizeName } from './sizes.ts';
import { seatOf } from './tables.ts';

const ALL = 'phone,sideways,small,tablet,desktop,wide,huge';
const [client = '', out = 'reports/screens', games = '', sizes = ALL, languages = 'pl'] = process.argv.slice(2);

mkdirSync(out, { recursive: true });
const served = await servePage(client);
const browser = await sharedBrowser();
for (const midgame of MIDGAMES.filter(({ id }) => games === '' || games.split(',').includes(id))) {
  const made = await midgameAt(served.address, midgame);
  for (const language of languages.split(',') as ('pl' | 'en')[])
    for (const size of sizes.split(',') as SizeName[]) {
      const { page, context, complaints } = await visit(browser, { language, size: SIZES[size] });
      await page.goto(`${served.address}/${seatOf(made, made.key)}`);
      await page.locator('.table-board').waitFor();
      // Parts of a table are fetched after its first picture.
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: `${out}/${midgame.id}-${size}-${language}.png` });
      if (complaints.length > 0) console.log(midgame.id, size, language, complaints);
      await context.close();
    }
  console.log(midgame.id);
}
await browser.close();
await served.close();
