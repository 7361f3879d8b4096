/**
 * Newspapers and share cards of saved games, as pictures and as PDFs, for people to look at:
 * `node web/build.ts --out FOLDER`, then `node web/test/paper-look.ts FOLDER OUT SAVE… [--languages pl,en]`.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { DESKTOP, PHONE, sharedBrowser, visit } from './browser.ts';
import { axe } from './axe.ts';
import { savedTable } from './saved-table.ts';
import { servePage } from './served-page.ts';
import { seatOf } from './tables.ts';
import { PAPER_WORDS } from '../src/pages/paper/text/of.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { languages: { type: 'string', default: 'pl,en' } },
});
const [client = '', out = '', ...saves] = positionals;
mkdirSync(out, { recursive: true });
const served = await servePage(client);
const browser = await sharedBrowser();
for (const file of saves) {
  const name = basename(file, '.json');
  const made = await savedTable(served.address, JSON.parse(readFileSync(file, 'utf8')));
  for (const language of values.languages.split(',') as ('pl' | 'en')[]) {
    const words = PAPER_WORDS[language];
    const { page, context, complaints } = await visit(browser, { language, size: DESKTOP });
    context.setDefaultTimeout(120_000);
    await page.goto(`${served.address}/${seatOf(made, made.key)}`);
    await page.waitForURL(/#\/table\//);
    await page.goto(`${served.address}/#/paper/${made.table}`);
    await page.locator('.paper-sheet').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const path = (kind: string): string => join(out, `${name}-${language}-${kind}.png`);
    await page.screenshot({ path: path('desktop'), fullPage: true });
    for (const trouble of await axe(page)) console.log(name, language, JSON.stringify(trouble).slice(0, 500));
    await page.pdf({ path: join(out, `${name}-${language}.pdf`), preferCSSPageSize: true, printBackground: true });
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.picture }).click(),
    ]);
    await picture.saveAs(path('picture'));
    await page.getByRole('button', { name: words.share }).click();
    const [card] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: words.save }).click(),
    ]);
    await card.saveAs(path('card'));
    await page.setViewportSize(PHONE);
    await page.reload();
    await page.locator('.paper-sheet').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: path('phone'), fullPage: true });
    if (complaints.length > 0) console.log(name, language, complaints);
    await context.close();
  }
  console.log(name);
}
await browser.close();
await served.close();
