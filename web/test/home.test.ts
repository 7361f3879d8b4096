import { afterAll, beforeAll, expect, test } from 'vitest';
import { COVERS } from '../src/games/index.ts';
import { FONTS, LIBRARIES, licenceFile } from '../src/pages/about/credits.ts';
import { DESKTOP, PHONE, type Visit } from './browser.ts';
import { look } from './look.ts';
import { startPage, type RunningPage } from './running-page.ts';
import { finishedTable, seatOf, startedTable } from './tables.ts';
import { WORDS } from './words.ts';

let s: RunningPage;
beforeAll(async () => void (s = await startPage()));
afterAll(() => s.close());

const coverOf = ({ page }: Visit, game: string) =>
  page.getByRole('radio', { name: COVERS.find(({ id }) => id === game)!.title.pl });

test('games are chosen by keys, and those in the making cannot be started', async () => {
  const guest = await s.visit();
  const { page, context, complaints } = guest;
  const { home } = WORDS.pl;
  const ways = page.getByRole('link', { name: new RegExp(`^(${home.open}|${home.alone}|${home.rules})$`) });
  await coverOf(guest, 'cisza').focus();
  for (const { id, title, load } of COVERS) {
    expect(await coverOf(guest, id).isChecked()).toBe(true);
    await expect.poll(() => page.getByText(home.notYet(title.pl)).count()).toBe(load === null ? 1 : 0);
    const places = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(places.toSorted()).toEqual(load === null ? [] : [`#/new/${id}`, `#/new/${id}/local`, `#/rules/${id}`]);
    await page.keyboard.press('ArrowRight');
  }
  // After the last comes the first.
  expect(await coverOf(guest, 'cisza').isChecked()).toBe(true);
  await page.keyboard.press('ArrowRight');
  await page.getByText(COVERS[1]!.about.pl).waitFor();
  expect(
    await page.getByRole('link', { name: home.learn }).evaluateAll((links) => links.map((a) => a.getAttribute('href'))),
  ).toEqual(['#/tutorial/zombiaki', '#/tutorial/zombiaki']);
  await look(page, 'home-zombiaki');
  expect(complaints).toEqual([]);
  await context.close();
});

test.each([
  { size: DESKTOP, language: 'pl' },
  { size: DESKTOP, language: 'en' },
  { size: PHONE, language: 'pl' },
  { size: PHONE, language: 'en' },
] as const)('the home page and the credits at $size.width in $language', async ({ size, language }) => {
  const { page, context, complaints } = await s.visit('', { size, language });
  const { home, about } = WORDS[language];
  await page.getByText(home.firstTime).waitFor();
  const wide = size === DESKTOP;
  await look(page, `home-${wide ? 'desktop' : 'phone'}-${language}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: home.about }).click();
  await page.getByRole('heading', { level: 1, name: about.title }).waitFor();
  await look(page, `about-${wide ? 'desktop' : 'phone'}-${language}`);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a table is offered to be continued while its game lasts', async () => {
  const [playing, over] = [await startedTable(s.address), await finishedTable(s.address)];
  const { page, context } = await s.visit(seatOf(playing, playing.key));
  const { home } = WORDS.pl;
  const known = () => page.evaluate(() => localStorage.getItem('horda.tables') ?? '');
  await expect.poll(known).toContain(playing.table);
  await page.goto(`${s.address}/${seatOf(over, over.key)}`);
  await expect.poll(known).toContain(over.table);
  await page.goto(`${s.address}/#/`);
  const tickets = page.getByRole('link', { name: home.continue });
  // Until both tables have answered, one of them alone may stand there.
  const offered = () => tickets.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect.poll(offered).toEqual([`#/table/${playing.table}`]);
  await page.getByText(home.tableWithBots('Cisza')).waitFor();
  await look(page);
  await context.close();
});

test('a table that is gone is forgotten', async () => {
  const { page, context } = await s.visit();
  const gone = { host: 'online', table: 'A'.repeat(22), game: 'cisza', key: 'B'.repeat(22), opened: 1 };
  await page.evaluate((table) => localStorage.setItem('horda.tables', JSON.stringify([table])), gone);
  await page.reload();
  await page.getByText(WORDS.pl.home.firstTime).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('horda.tables'))).toBe('[]');
  await context.close();
});

test('every licence that the credits lead to is served', async () => {
  for (const name of [
    ...FONTS.map((font) => font.package),
    ...LIBRARIES.map((each) => each.package),
    'horda',
    'game-icons',
  ]) {
    const response = await fetch(`${s.address}/${licenceFile(name)}`);
    expect([name, response.status]).toEqual([name, 200]);
    expect((await response.text()).length).toBeGreaterThan(50);
  }
});
