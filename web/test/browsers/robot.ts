/** A player in a driven browser: opens the list of moves by its key and presses what stands there. */
import { WORDS } from '../words.ts';
import { until, type Driven } from './driven.ts';

/** What the page shows now. `moves`: how many options the list has; null: it is not open. */
interface Shown {
  readonly failed: string | null;
  readonly isOver: boolean;
  readonly isYourMove: boolean;
  /** Something else than a question lies over the table, such as the goal for newcomers. */
  readonly isCovered: boolean;
  readonly asks: boolean;
  readonly moves: number | null;
  readonly canSend: boolean;
}

export interface Played {
  readonly moves: number;
  readonly isOver: boolean;
}

/** Presses at most `most` options; `chance` is from 0 to 1. */
export async function playMoves(browser: Driven, most: number, chance: () => number): Promise<Played> {
  let moves = 0;
  for (;;) {
    const shown = await until('a move or the end', async () => {
      const now = await look(browser);
      return now.isOver || now.isYourMove || now.asks || moves >= most ? now : null;
    });
    if (shown.isOver || moves >= most) return { moves, isOver: shown.isOver };
    if (shown.asks) await click(browser, YES);
    else if (shown.isCovered) await browser.press(ESCAPE);
    else if (shown.canSend && chance() < 0.7) await click(browser, SEND);
    else if (shown.moves === null) await browser.press('l');
    else if (shown.moves > 0) {
      await click(browser, option(Math.floor(chance() * shown.moves)));
      moves += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export async function showsEnd(browser: Driven): Promise<void> {
  await until('the end of the game', async () => ((await look(browser)).isOver ? true : null), 600_000);
}

async function look(browser: Driven): Promise<Shown> {
  const shown = await browser.value<Shown>(`(() => {
    const words = ${LABELS}[document.documentElement.lang];
    const seen = (element) => element !== null && element.getClientRects().length > 0;
    const list = document.querySelector('.moves-list');
    return {
      failed: document.querySelector('.failure-page')?.textContent ?? null,
      isOver: seen(document.querySelector('nav[aria-label="' + words.end + '"]')),
      isYourMove: document.body.innerText.toLowerCase().includes(words.yourMove.toLowerCase()),
      isCovered: document.querySelector('dialog[open]') !== null,
      asks: ${YES} !== undefined,
      moves: list === null ? null : list.querySelectorAll('.moves-option:not([aria-disabled="true"])').length,
      canSend: ${SEND} !== null,
    };
  })()`);
  if (shown.failed !== null) throw new Error(`the page failed: ${shown.failed.slice(0, 300)}`);
  return shown;
}

/** As WebDriver writes it. */
const ESCAPE = '\uE00C';

const click = (browser: Driven, element: string): Promise<null> => browser.value<null>(`(${element}?.click(), null)`);

const LABELS = JSON.stringify(
  Object.fromEntries(
    Object.entries(WORDS).map(([language, { table, replay }]) => [
      language,
      { yourMove: table.status.yourMove, yes: table.confirm.yes, end: replay.actions },
    ]),
  ),
);
const YES = `[...document.querySelectorAll('dialog button, [role="dialog"] button')].find((button) => button.innerText.trim() === ${LABELS}[document.documentElement.lang].yes)`;
const SEND = `document.querySelector('.moves-send button[aria-disabled="false"]')`;
const option = (index: number): string =>
  `document.querySelectorAll('.moves-option:not([aria-disabled="true"])')[${index}]`;
