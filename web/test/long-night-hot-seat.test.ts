/** Two people at one device with secret objectives: between them a cover, under which nothing of the other is in the page. */
import { CONTENT } from '@horda/long-night/content/content';
import { pl } from '@horda/long-night/text/pl';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boardOf } from './long-night-robots.ts';
import { look } from './look.ts';
import { tableOf, unlessGone } from './robots.ts';
import { usePage } from './running-page.ts';
import { WORDS } from './words.ts';

const words = WORDS.pl;
const NAMES = ['Ada', 'Bob'] as const;
type Name = (typeof NAMES)[number];
/** Set-up asks each of them for two survivors and a leader; then somebody has the first turn. */
const COVERS = 4;
const OBJECTIVES = CONTENT.objectives.map((_, objective) => pl.names.objective(objective));

const s = usePage();

const readyOf = (page: Page, name: Name) => page.getByRole('button', { name: words.pages.cover.ready(name) });

/** What only its owner may see of a table: the people dealt, the hand, the objective. */
interface Secrets {
  readonly people: readonly string[];
  readonly hand: readonly string[];
  readonly objective: string;
}

test('two people and a bot: under the cover nothing of either is in the page, and each finds the own things again', async () => {
  const { page, context, complaints } = await s.visit('#/new/long-night/local');
  const { newTable } = words.pages;
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('combobox', { name: newTable.seatOf('B') }).selectOption({ label: newTable.person });
  for (const [i, name] of NAMES.entries())
    await page.getByRole('textbox', { name: newTable.nameOf('AB'[i]!) }).fill(name);
  await page.getByRole('heading', { name: newTable.rules }).click();
  await page.getByRole('radio', { name: pl.settings['mode']!.values['secret']! }).check();
  await page.getByRole('button', { name: newTable.start }).click();

  const known = new Map<Name, Secrets>();
  for (let covers = 0; covers < COVERS; covers++) {
    const name = await nextAt(page);
    await expectNothingShown(page, [...known.values()]);
    if (covers === 0) await look(page, 'long-night-cover');
    await readyOf(page, name).click();
    await tableOf(page, words).yourMove.waitFor();
    const now = await secretsOf(page);
    const before = known.get(name) ?? now;
    expect({ hand: now.hand, objective: now.objective }).toEqual({ hand: before.hand, objective: before.objective });
    expect(before.people).toEqual(expect.arrayContaining([...now.people]));
    known.set(name, { ...now, people: before.people });
    await answerUntilCovered(page);
  }
  const [ada, bob] = NAMES.map((name) => known.get(name)!);
  expect(ada!.objective).not.toBe(bob!.objective);

  // A reload does not lift the cover.
  await nextAt(page);
  await page.reload();
  await nextAt(page);
  await expectNothingShown(page, [...known.values()]);
  expect(complaints).toEqual([]);
  await context.close();
});

/** Who is to take the device. */
async function nextAt(page: Page): Promise<Name> {
  await readyOf(page, 'Ada').or(readyOf(page, 'Bob')).waitFor();
  return (await readyOf(page, 'Ada').isVisible()) ? 'Ada' : 'Bob';
}

async function expectNothingShown(page: Page, secrets: readonly Secrets[]): Promise<void> {
  expect(await page.locator('.ln, .ln-hand, .ln-dossier, [data-mark="secret"], [data-piece]').count()).toBe(0);
  const content = await page.content();
  for (const objective of OBJECTIVES) expect(content).not.toContain(objective);
  for (const { people, hand } of secrets) for (const word of [...people, ...hand]) expect(content).not.toContain(word);
}

async function secretsOf(page: Page): Promise<Secrets> {
  const people = await page.locator('.ln-dossier h4 > span:nth-of-type(1)').allTextContents();
  const hand = await page.locator('.ln-hand .ln-item h4').allTextContents();
  expect(people.length).toBeGreaterThan(1);
  expect(hand.length).toBeGreaterThan(0);
  // The objective is in the page only while it is looked at.
  const cover = page.locator('[data-mark="secret"]');
  for (const objective of OBJECTIVES) expect(await page.content()).not.toContain(objective);
  await page.keyboard.down('t');
  const objective = (await cover.locator('h4').textContent())!;
  await page.keyboard.up('t');
  await expect.poll(() => cover.locator('h4').count()).toBe(0);
  expect(OBJECTIVES).toContain(objective);
  return { people, hand: hand.toSorted(), objective };
}

/** Takes what glows first; in a turn, ends it. */
async function answerUntilCovered(page: Page): Promise<void> {
  const { actions, yourMove, yes } = tableOf(page, words);
  const cover = page.locator('.cover');
  const send = page.getByRole('button', { name: words.table.moves.send, exact: true });
  // The cover comes at once, and takes the sentence away: it is not waited for.
  const sentence = (): Promise<readonly string[]> => page.locator('.status-sentence').allTextContents();
  const end = actions.getByRole('button', { name: pl.option({ do: 'end' }, null as never, String) });
  for (;;) {
    await yourMove.or(cover).or(yes).first().waitFor();
    if (await cover.isVisible()) return;
    const before = (await sentence()).join();
    if (await yes.isVisible()) await yes.click();
    else if (await end.isVisible()) await end.click();
    else if ((await send.count()) > 0 && (await send.getAttribute('aria-disabled')) === 'false') await send.click();
    else {
      const glowing = boardOf(page).glowing.first();
      await unlessGone(glowing, () => glowing.click({ timeout: 3000 }));
      continue;
    }
    await expect
      .poll(async () => (await cover.count()) > 0 || (await yes.isVisible()) || (await sentence()).join() !== before)
      .toBe(true);
  }
}
