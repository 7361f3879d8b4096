/**
 * Pictures of The Long Night from fixed positions:
 * `node web/build.ts --out FOLDER`, then `node web/test/long-night-look.ts FOLDER [OUT] [SCENES] [SIZES] [LANGUAGES]`.
 */
import { mkdirSync } from 'node:fs';
import { entry } from '@horda/long-night/entry';
import { axe } from './axe.ts';
import { DESKTOP, PHONE, sharedBrowser, visit } from './browser.ts';
import { SCENES, tableAtScene } from './long-night-scenes.ts';
import { servePage } from './served-page.ts';
import { seatOf } from './tables.ts';

const [client = '', out = 'reports/screens', wanted = '', sizes = 'desktop,phone', languages = 'pl,en'] =
  process.argv.slice(2);
const SIZES: Readonly<Record<string, typeof DESKTOP>> = {
  desktop: DESKTOP,
  laptop: { width: 1024, height: 768 },
  tablet: { width: 820, height: 1180 },
  narrow: { width: 720, height: 1024 },
  phone: PHONE,
  sideways: { width: 740, height: 360 },
  small: { width: 320, height: 568 },
};

mkdirSync(out, { recursive: true });
const served = await servePage(client, [entry]);
const browser = await sharedBrowser();
for (const scene of SCENES.filter(({ name }) => wanted === '' || wanted.split(',').includes(name))) {
  const made = await tableAtScene(served.address, scene);
  if (made === null) {
    console.log(`${scene.name}: no game came there`);
    continue;
  }
  for (const size of sizes.split(','))
    for (const language of languages.split(',') as ('pl' | 'en')[]) {
      const { page, context, complaints } = await visit(browser, { language, size: SIZES[size]! });
      context.setDefaultTimeout(30_000);
      await page.goto(`${served.address}/${seatOf(made, made.key)}`);
      await page.locator('.ln').waitFor();
      // The phone and the moments of the table are fetched after its first picture.
      await page.waitForLoadState('networkidle');
      const tab = page.locator('.ln-tabs button').nth(scene.tab ?? 0);
      if (scene.tab !== undefined && (await tab.isVisible())) await tab.click();
      for (const piece of scene.press ?? [])
        await page
          .locator(piece)
          .first()
          .click()
          .catch(() => console.log(scene.name, size, `nothing to touch: ${piece}`));
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: `${out}/${scene.name}-${size}-${language}.png` });
      for (const trouble of await axe(page))
        console.log(scene.name, size, language, JSON.stringify(trouble).slice(0, 700));
      if (complaints.length > 0) console.log(scene.name, size, language, complaints);
      await context.close();
    }
  console.log(scene.name);
}
await browser.close();
await served.close();
