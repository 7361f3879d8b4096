/** The map of Zombicide by itself in a real browser: touch, drag, wheel, keys, stories. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from './browser.ts';
import { look } from './look.ts';
import { buildMapPage } from './map-page/build.ts';
import type { MapScene } from './map-page/scene.ts';
import { usePage } from './running-page.ts';
import { BUILT_PAGE } from './served-page.ts';
import { MAP_SCENES, marching } from './zombicide-map-scenes.ts';

const built = join(BUILT_PAGE, '../map-page-tested');
await buildMapPage(built);
const s = usePage(built);

async function open(scene: MapScene, options: Parameters<typeof s.visit>[1] = {}): Promise<Page> {
  const { page } = await s.visit('', options);
  await page.evaluate((shown) => window.showMap(shown), scene);
  await page.locator('.zm-tile[data-drawn]').first().waitFor();
  return page;
}

const told = (page: Page): Promise<unknown> => page.evaluate(() => window.told.at(-1));

/** Where the selected survivor's zone is, and the zones that a step leads to. */
function movable(): { readonly scene: MapScene; readonly zone: number; readonly steps: readonly number[] } {
  const scene = MAP_SCENES['move']!();
  const steps = scene.glow.flatMap(({ zone, way }) => (way?.length === 1 ? [zone] : []));
  return { scene, zone: scene.view.survivors[0]!.zone, steps };
}

test('every zone is a button that reads out what is in it and what a touch does', async () => {
  const { scene, steps } = movable();
  const page = await open(scene);
  await expect.poll(() => page.locator('.zm-zone').count()).toBe(scene.view.zombies.length / 3);
  const zone = page.locator(`[data-zone="${steps[0]}"]`);
  await expect
    .poll(() => zone.getAttribute('aria-label'))
    .toMatch(new RegExp(`^Strefa ${steps[0]! + 1}, .+: .+Ruch, koszt \\d`));
  await zone.click();
  expect(await told(page)).toEqual(['zone', steps[0]]);
  await look(page);
});

test('arrows lead along doorways, and Enter is a touch', async () => {
  const { scene, zone, steps } = movable();
  const page = await open(scene);
  await page.locator(`[data-zone="${zone}"]`).focus();
  const reached = new Set<number>();
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
    await page.locator(`[data-zone="${zone}"]`).focus();
    await page.keyboard.press(key);
    reached.add(Number(await page.evaluate(() => (document.activeElement as HTMLElement).dataset['zone'])));
  }
  expect(steps.filter((step) => reached.has(step)).length).toBeGreaterThan(1);
  await page.keyboard.press('Enter');
  expect(((await told(page)) as unknown[])[0]).toBe('zone');
});

test('from far away a touch only comes nearer, a key does what it says', async () => {
  const { scene, steps } = movable();
  const page = await open(scene);
  await page.evaluate(() => window.map.current!.zoom(0.1));
  await page.locator('.zm-map.zm-far').waitFor();
  await page.locator(`[data-zone="${steps[0]}"]`).click();
  await page.locator('.zm-map.zm-plan').waitFor();
  expect(await told(page)).toBeUndefined();
  await page.evaluate(() => window.map.current!.zoom(0.1));
  await page.locator('.zm-map.zm-far').waitFor();
  await page.locator(`[data-zone="${steps[0]}"]`).press('Enter');
  expect(await told(page)).toEqual(['zone', steps[0]]);
});

test('the wheel makes it larger, a drag moves it and is no touch', async () => {
  const page = await open(MAP_SCENES['day']!());
  const world = page.locator('.zm-world').first();
  const before = (await world.boundingBox())!;
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, -600);
  await expect.poll(async () => (await world.boundingBox())!.width).toBeGreaterThan(before.width * 1.5);
  const larger = (await world.boundingBox())!;
  await page.mouse.down();
  await page.mouse.move(600, 450, { steps: 4 });
  await page.mouse.up();
  expect((await world.boundingBox())!.x).toBeCloseTo(larger.x - 100, 0);
  expect(await told(page)).toBeUndefined();
});

test('a drag from the survivor draws a way through zones', async () => {
  const { scene, zone, steps } = movable();
  const page = await open(scene);
  const middle = async (no: number): Promise<readonly [number, number]> => {
    const { x, y, width, height } = (await page.locator(`[data-zone="${no}"]`).boundingBox())!;
    return [x + width / 2, y + height / 2];
  };
  const spot = await page.evaluate(() => window.map.current!.spotOf(0));
  await page.mouse.move(...(spot as [number, number]));
  await page.mouse.down();
  await page.mouse.move(...(await middle(zone)), { steps: 3 });
  await page.mouse.move(...(await middle(steps[0]!)), { steps: 6 });
  await page.locator('.zm-way').waitFor();
  await page.mouse.up();
  expect(await told(page)).toEqual(['way', [steps[0]]]);
});

test('a story is told to its end, or cut short by a key', async () => {
  const scene = marching(4);
  const page = await open({ ...scene, beats: [] }, { motion: true });
  await page.evaluate((shown) => window.showMap({ ...shown, moment: 1 }), scene);
  await expect.poll(() => page.evaluate(() => window.played), { timeout: 20_000 }).toBe(1);
  await page.evaluate(
    (shown) => window.showMap({ ...shown, moment: 2, beats: [{ ms: 600_000, events: shown.beats[0]!.events }] }),
    scene,
  );
  await page.keyboard.press('Shift');
  await expect.poll(() => page.evaluate(() => window.played)).toBe(2);
});

test('two fingers make it larger where they are, and that is no touch', async () => {
  const { page, context } = await s.visit('', { size: PHONE });
  await page.evaluate((shown) => window.showMap(shown), { ...MAP_SCENES['day']!(), isSmall: true });
  await page.locator('.zm-tile[data-drawn]').first().waitFor();
  const world = page.locator('.zm-world').first();
  // Larger than the screen: it is not kept in the middle.
  await page.evaluate(() => window.map.current!.zoom(1.6));
  const before = (await world.boundingBox())!;
  const hand = await context.newCDPSession(page);
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ys: readonly number[]): Promise<unknown> =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints: ys.map((y, id) => ({ x: 180, y, id })) });
  await fingers('touchStart', 240);
  await fingers('touchStart', 240, 360);
  for (const apart of [70, 80]) await fingers('touchMove', 300 - apart, 300 + apart);
  await fingers('touchEnd');
  const after = (await world.boundingBox())!;
  expect(after.width / before.width).toBeCloseTo(4 / 3, 2);
  // What was between the fingers is there still.
  expect((300 - after.y) / after.height).toBeCloseTo((300 - before.y) / before.height, 2);
  expect(await told(page)).toBeUndefined();
});

test('on a phone it stands upright, with the whole board in the corner', async () => {
  const page = await open({ ...MAP_SCENES['night']!(), isSmall: true }, { size: PHONE });
  await page.locator('.zm-minimap').click();
  await page.locator('.zm-map.zm-far').waitFor();
  await look(page);
});
