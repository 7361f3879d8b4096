import { further } from '@horda/testing/full';
import { expect, test } from 'vitest';
import { COVERS } from '../src/games/index.ts';
import { FONTS, LIBRARIES, licenceFile } from '../src/pages/about/credits.ts';
import { ABOUT } from '../src/text/about/of.ts';
import { DESKTOP, PHONE, visit, type Visit } from './browser.ts';
import { entryScripts, withImports } from './built-scripts.ts';
import { look, lookAgain } from './look.ts';
import { usePage } from './running-page.ts';
import { finishedTable, seatOf, startedTable } from './tables.ts';
import { WORDS } from './words.ts';

const s = usePage();

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
  ).toEqual([...COVERS.filter(({ load }) => load !== null).map(({ id }) => `#/tutorial/${id}`), '#/tutorial/zombiaki']);
  await lookAgain(page, 'home-zombiaki');
  expect(complaints).toEqual([]);
  await context.close();
});

test.each([
  { size: DESKTOP, language: 'pl' },
  { size: PHONE, language: 'en' },
  ...further({ size: DESKTOP, language: 'en' }, { size: PHONE, language: 'pl' }),
] as const)('the home page and the credits at $size.width in $language', async ({ size, language }) => {
  const { page, context, complaints } = await s.visit('', { size, language });
  const { home } = WORDS[language];
  await page.getByText(home.firstTime).waitFor();
  const wide = size === DESKTOP;
  await look(page, `home-${wide ? 'desktop' : 'phone'}-${language}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: home.about }).click();
  await page.getByRole('heading', { level: 1, name: ABOUT[language].title }).waitFor();
  await look(page, `about-${wide ? 'desktop' : 'phone'}-${language}`);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a first visit loads only the scripts of the home page', async () => {
  const { page } = await visit(s.browser);
  const loaded: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1)!;
    if (name.endsWith('.js')) loaded.push(name);
  });
  await page.goto(s.address, { waitUntil: 'networkidle' });
  expect(loaded.toSorted()).toEqual(
    withImports(entryScripts())
      .map(({ name }) => name)
      .toSorted(),
  );
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
  const offered = () => tickets.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect.poll(offered).toEqual([`#/table/${playing.table}`]);
  await page.getByText(home.tableWithBots('Cisza')).waitFor();
  await lookAgain(page);
  await context.close();
});

test('a game that has ended elsewhere is not offered for a moment', async () => {
  const over = await finishedTable(s.address);
  const { page, context } = await s.visit('#/about');
  const known = { host: 'online', table: over.table, game: 'cisza', key: over.key, opened: 1 };
  await page.evaluate((table) => localStorage.setItem('horda.tables', JSON.stringify([table])), known);
  await page.addInitScript(() => {
    const look = (): void => {
      if (document.querySelector('a[href^="#/table/"]') !== null) document.documentElement.dataset['offered'] = 'yes';
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await page.goto('about:blank');
  await page.goto(`${s.address}/#/`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('horda.tables'))).toContain('"over":true');
  await page.getByRole('link', { name: WORDS.pl.home.alone }).waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset['offered'] ?? 'no')).toBe('no');
  await context.close();
});

test.each([
  { size: DESKTOP, language: 'en' },
  { size: PHONE, language: 'pl' },
] as const)(
  'who plays alone finds the mode for one, and the table with bots, $size.width px wide in $language',
  async ({ size, language }) => {
    const { page, context, complaints } = await s.visit('', { size, language });
    const { home, pages } = WORDS[language];
    const { newTable } = pages;
    const { title } = COVERS.find(({ id }) => id === 'gear-up')!;
    await page.getByRole('radio', { name: title[language] }).check({ force: true });
    await page.getByRole('link', { name: home.alone }).click();
    const ways = page.getByRole('radiogroup', { name: newTable.company }).getByRole('radio');
    await ways.first().waitFor();
    expect(await ways.first().isChecked()).toBe(true);
    await page.getByText(newTable.summary(1, 0), { exact: true }).waitFor();
    await look(page, `new-solo-${language}`);
    await ways.last().check();
    await page.getByText(newTable.summary(1, 3), { exact: true }).waitFor();
    const sizes = page.getByRole('radiogroup', { name: newTable.howMany }).getByRole('radio');
    expect(await sizes.count()).toBe(5);
    await lookAgain(page, `new-with-bots-${language}`);
    await ways.first().check();
    await expect.poll(() => sizes.count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

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
