/**
 * Zombicide in a real browser: a mission by itself, one of the campaign, one at night; by clicks and by keys, on a desk
 * and on a phone. In a full run they are played to their ends.
 */
import type { Language } from '@horda/parts';
import { further, IS_FULL } from '@horda/testing/full';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { look } from './look.ts';
import { tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { seatOf, startedTable } from './tables.ts';
import { WORDS } from './words.ts';
import { playZombicide } from './zombicide-robots.ts';
import { SCENES, tableAtScene } from './zombicide-scenes.ts';

const SOME_MOVES = 12;

const s = usePage();

const sceneNamed = (name: string) =>
  tableAtScene(
    s.address,
    SCENES.find((scene) => scene.name === name)!,
  );

interface Way {
  readonly mission: string;
  readonly how: 'clicks' | 'keys';
  readonly size: typeof PHONE;
  readonly language: Language;
  readonly seed: number;
}

test.each<Way>([
  { mission: 'S1', how: 'clicks', size: DESKTOP, language: 'pl', seed: 1 },
  { mission: 'M1', how: 'keys', size: DESKTOP, language: 'en', seed: 2 },
  { mission: 'M1', how: 'clicks', size: PHONE, language: 'pl', seed: 3 },
  ...further<Way>(
    { mission: 'S1', how: 'keys', size: PHONE, language: 'en', seed: 4 },
    { mission: 'M4', how: 'clicks', size: DESKTOP, language: 'en', seed: 5 },
    { mission: 'M4', how: 'keys', size: PHONE, language: 'pl', seed: 6 },
  ),
])('$mission by $how, $size.width px wide', async ({ mission, how, size, language, seed }) => {
  const words = WORDS[language];
  const made = await startedTable(s.address, {
    game: 'zombicide',
    seats: 1,
    bots: [null],
    options: { mission, team: mission.startsWith('M') ? 'washington' : 'core' },
  });
  const visit = await s.visit(seatOf(made, made.key), { language, size });
  await tableOf(visit.page, words).board.waitFor();
  const { met, moves } = await playZombicide({
    page: visit.page,
    words,
    how,
    seed,
    most: IS_FULL ? null : SOME_MOVES,
    met: (moment) => look(visit.page, `zombicide-${mission}-${moment}`),
  });
  console.log(`${moves} moves by ${how}, met: ${met.join(' ')}`);
  expect(met).toContain('turn');
  if (IS_FULL) await tableOf(visit.page, words).end.getByRole('button').first().waitFor();
  expect(visit.complaints).toEqual([]);
  await visit.context.close();
});

test('cards are dragged to the other side of a trade, and read by a resting mouse and by a key', async () => {
  const made = await sceneNamed('trade');
  const { page, complaints } = await s.visit(seatOf(made!, made!.key), { language: 'en', size: DESKTOP });
  const [own, others] = [page.locator('.zc-trader').first(), page.locator('.zc-trader').last()];
  const [card, name] = [own.locator('.zc-movable').first(), own.locator('.zc-card .zc-title').first()];
  const title = (await name.textContent())!;
  const sheet = page.locator('.reading');
  await card.locator('button').focus();
  await page.keyboard.press('i');
  expect(await sheet.locator('.zc-title').textContent()).toBe(title);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await card.hover();
  await sheet.waitFor();
  await page.mouse.move(2, 2);
  await sheet.waitFor({ state: 'detached' });
  expect(await page.locator('.zc-coming').count()).toBe(0);
  await card.dragTo(others.locator('.zc-place'));
  await expect.poll(() => others.locator('.zc-coming .zc-title').allTextContents()).toEqual([title]);
  expect(complaints).toEqual([]);
});

test.each([
  ['desk', DESKTOP],
  ['phone', PHONE],
] as const)(
  'V377 beside the open question every zone to begin in can be brought into sight and touched, %s',
  async (_, size) => {
    const made = await sceneNamed('begin');
    const { page, complaints } = await s.visit(seatOf(made!, made!.key), { language: 'pl', size });
    await page.locator('.zc-unread .button').click();
    const [map, rows] = [page.locator('.zm-map'), page.locator('.zc-question')];
    const legal = page.locator('.zm-zone[aria-disabled="false"]');
    await expect.poll(() => legal.count()).toBe(6);
    const [frame, panel] = [(await map.boundingBox())!, (await rows.boundingBox())!];
    expect(frame.y + frame.height).toBeLessThanOrEqual(panel.y);
    const middle = [frame.x + frame.width / 2, frame.y + frame.height / 2] as const;
    for (const zone of await legal.all()) {
      const box = (await zone.boundingBox())!;
      await page.mouse.move(...middle);
      await page.mouse.down();
      await page.mouse.move(middle[0] * 2 - box.x - box.width / 2, middle[1] * 2 - box.y - box.height / 2, {
        steps: 4,
      });
      await page.mouse.up();
      const isTouchable = zone.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === element;
      });
      expect(await isTouchable, `zone ${await zone.getAttribute('data-zone')}`).toBe(true);
    }
    const last = (await legal.last().boundingBox())!;
    await page.mouse.click(last.x + last.width / 2, last.y + last.height / 2);
    await rows.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  },
);

test('V377 on a desk all zones to begin in are in sight by themselves', async () => {
  const made = await sceneNamed('begin');
  const { page } = await s.visit(seatOf(made!, made!.key), { language: 'en', size: DESKTOP });
  const question = page.locator('.zc-question');
  await question.waitFor();
  const [frame, panel] = [(await page.locator('.zm-map').boundingBox())!, (await question.boundingBox())!];
  for (const zone of await page.locator('.zm-zone[aria-disabled="false"]').all()) {
    const { y, height } = (await zone.boundingBox())!;
    expect(y).toBeGreaterThan(frame.y);
    expect(y + height).toBeLessThan(panel.y);
  }
});

test.each([
  ['desk', DESKTOP],
  ['phone', PHONE],
] as const)('V442 a car is touched to get in, %s', async (_, size) => {
  const made = await sceneNamed('getIn');
  const { page, complaints } = await s.visit(seatOf(made!, made!.key), { language: 'en', size });
  const car = page.locator('.zm-thing-car');
  await car.waitFor();
  expect(await car.getAttribute('aria-label')).toBe('Get into the car');
  const { x, y, width, height } = (await car.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await car.waitFor({ state: 'detached' });
  await page
    .getByText(/gets into the car/)
    .first()
    .waitFor({ state: 'attached' });
  expect(complaints).toEqual([]);
});
