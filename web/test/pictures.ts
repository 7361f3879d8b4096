/** Pictures of a game's table from fixed positions, and what the accessibility check says to each. */
import { mkdirSync } from 'node:fs';
import type { MadeTable } from '../src/backend/api.ts';
import { axe } from './axe.ts';
import { sharedBrowser, visit } from './browser.ts';
import { servePage, type SpecialServer } from './served-page.ts';
import { SIZES, type SizeName } from './sizes.ts';
import { seatOf } from './tables.ts';

interface Looked {
  readonly name: string;
  readonly press?: readonly string[];
  readonly tab?: number;
}

/** `argv`: FOLDER [OUT] [SCENES] [SIZES] [LANGUAGES]. */
export async function takePictures<S extends Looked>(
  argv: readonly string[],
  of: {
    readonly entry: NonNullable<SpecialServer['games']>[number];
    readonly scenes: readonly S[];
    /** The table, and the tabs of a phone. */
    readonly root: string;
    readonly tabs: string;
    tableAt(address: string, scene: S): Promise<MadeTable | null>;
  },
): Promise<void> {
  const [client = '', out = 'reports/screens', wanted = '', sizes = 'desktop,phone', languages = 'pl,en'] = argv;
  mkdirSync(out, { recursive: true });
  const served = await servePage(client, { games: [of.entry] });
  const browser = await sharedBrowser();
  for (const scene of of.scenes.filter(({ name }) => wanted === '' || wanted.split(',').includes(name))) {
    const made = await of.tableAt(served.address, scene);
    if (made === null) {
      console.log(`${scene.name}: no game came there`);
      continue;
    }
    for (const size of sizes.split(',') as SizeName[])
      for (const language of languages.split(',') as ('pl' | 'en')[]) {
        const { page, context, complaints } = await visit(browser, { language, size: SIZES[size] });
        context.setDefaultTimeout(30_000);
        await page.goto(`${served.address}/${seatOf(made, made.key)}`);
        await page.locator(of.root).waitFor();
        // The phone and the moments of the table are fetched after its first picture.
        await page.waitForLoadState('networkidle');
        const tab = page.locator(of.tabs).nth(scene.tab ?? 0);
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
}
