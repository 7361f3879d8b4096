/**
 * Pictures of the map of Zombicide alone, from fixed positions:
 * `node web/test/zombicide-map-look.ts [OUT] [SCENES] [SIZES] [SCALES]`.
 */
import { mkdirSync } from 'node:fs';
import { sharedBrowser, visit } from './browser.ts';
import { buildMapPage } from './map-page/build.ts';
import { servePage } from './served-page.ts';
import { MAP_SCENES } from './zombicide-map-scenes.ts';

const [out = 'reports/screens', wanted = 'day,move,weapon,danger,night', sizes = 'map', zooms = '1'] =
  process.argv.slice(2);
const SIZES: Readonly<Record<string, { width: number; height: number }>> = {
  map: { width: 850, height: 567 },
  wide: { width: 1500, height: 900 },
  phone: { width: 360, height: 490 },
};

mkdirSync(out, { recursive: true });
const built = `${out}/page`;
await buildMapPage(built);
const served = await servePage(built);
const browser = await sharedBrowser();
for (const size of sizes.split(',')) {
  const { page, context, complaints } = await visit(browser, { size: SIZES[size]! });
  await page.goto(served.address);
  for (const name of wanted.split(','))
    for (const zoom of zooms.split(',')) {
      await page.reload();
      await page.evaluate(([scene, isSmall]) => window.showMap({ ...scene, isSmall }), [
        MAP_SCENES[name]!(),
        size === 'phone',
      ] as const);
      await page.waitForFunction(() => document.querySelectorAll('.zm-tile[data-drawn]').length > 0);
      await page.evaluate((by) => window.map.current?.zoom(by), Number(zoom));
      await page.waitForTimeout(900);
      await page.screenshot({ path: `${out}/${name}-${size}-${zoom}.png` });
    }
  if (complaints.length > 0) console.log(size, complaints);
  await context.close();
}
await browser.close();
await served.close();
