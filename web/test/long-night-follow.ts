/** Plays known answers at a table of The Long Night: Ada's on her page, those of the others as if they sat elsewhere. */
import type { ChapterId } from '@horda/long-night/content/ids';
import { en } from '@horda/long-night/text/en';
import { pl } from '@horda/long-night/text/pl';
import type { View } from '@horda/long-night/view';
import type { Language } from '@horda/parts';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { MadeTable } from '../src/backend/api.ts';
import type { Visit } from './browser.ts';
import type { Step } from './long-night-story.ts';
import { tableOf } from './robots.ts';
import { NAMES } from './scenes.ts';
import { command } from './tables.ts';
import { WORDS } from './words.ts';
import { tapThrough } from './tap-through.ts';

interface Now {
  readonly answers: number;
  readonly askedAt: number;
  readonly view: View;
}

export interface Followed {
  readonly address: string;
  readonly made: MadeTable;
  /** By seat. */
  readonly keys: readonly string[];
  readonly visit: Visit;
  readonly language: Language;
  /** Called when the first round of a chapter has begun, with the table then and before. */
  readonly chapter: (chapter: ChapterId, after: View, before: View | null) => Promise<void>;
}

export const TEXTS = { en, pl };

const nameOf = (seat: number): string => (seat === 0 ? 'Ada' : NAMES[seat]!);

/** How often the table is looked at, in milliseconds. */
const OFTEN = { interval: 5 };

export async function follow(story: Followed, steps: readonly Step[]): Promise<void> {
  const { address, made, keys, visit, chapter } = story;
  let before: View | null = null;
  let seen: ChapterId | null = null;
  for (let answers = 0; answers <= steps.length; answers++) {
    await expect.poll(() => nowOf(visit)?.answers, OFTEN).toBe(answers);
    const now = nowOf(visit)!;
    const { view, askedAt } = now;
    if (view.round > 0 && view.chapter !== seen) await chapter((seen = view.chapter!), view, before);
    before = view;
    const step = steps[answers];
    if (step === undefined) return;
    const { seat, choices } = step;
    if (seat === 0) await answer(story, step, now);
    else await command(address, made.table, keys[seat]!, { do: 'answer', askedAt, picks: [...choices] });
  }
}

/** Where the table stands, as the page was told last. */
function nowOf({ frames }: Visit): Now | undefined {
  for (let i = frames.length - 1; i >= 0; i--) {
    const { now } = JSON.parse(frames[i]!) as { readonly now?: Now };
    if (now !== undefined) return now;
  }
  return undefined;
}

/** By the list of moves, which has all that can be done, in the order of the options. */
async function answer({ visit, language }: Followed, { picks }: Step, { answers, view }: Now): Promise<void> {
  const { page } = visit;
  const words = WORDS[language];
  const { list, yes, yourMove } = tableOf(page, words);
  await yourMove.waitFor();
  if (!(await list.isVisible())) await page.keyboard.press('l');
  const moves = list.getByRole('listitem').getByRole('button');
  const { options } = view.asks.find(({ seat, answered }) => seat === 0 && !answered)!.own!;
  const labels = options.map((choice, i) => `${i + 1}${TEXTS[language].option(choice, view, nameOf)}`);
  await expect.poll(() => moves.allTextContents(), OFTEN).toEqual(labels);
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  const press = (target: Locator): Promise<void> => (isPhone ? tapThrough(target) : target.click());
  for (const pick of picks) await press(moves.nth(pick));
  const send = list.getByRole('button', { name: words.table.moves.send, exact: true });
  if ((await send.count()) > 0) await press(send);
  // What is dangerous is asked once more.
  const isTaken = (): boolean => nowOf(visit)!.answers > answers;
  await expect.poll(async () => isTaken() || (await yes.isVisible()), OFTEN).toBe(true);
  if (!isTaken()) await press(yes);
}
