/** A player in a driven browser: presses pieces that glow on the board and lines of the list of moves, with a real mouse. */
import { WORDS } from '../words.ts';
import { until, type Driven } from './driven.ts';

type Place = readonly [x: number, y: number];

/** What the page shows now. Places are middles of what a mouse would reach there. */
interface Shown {
  readonly failed: string | null;
  readonly isOver: boolean;
  readonly isYourMove: boolean;
  /** Something else than a question lies over the table, such as the goal for newcomers. */
  readonly isCovered: boolean;
  /** The list of moves is open. */
  readonly isListed: boolean;
  /** The answer to a question that lies over the table, and the button that sends what was chosen. */
  readonly yes: Place | null;
  readonly send: Place | null;
  readonly board: readonly Place[];
  readonly list: readonly Place[];
}

export interface Played {
  readonly moves: number;
  readonly isOver: boolean;
}

/** Presses at most `most` pieces and lines; `chance` is from 0 to 1. */
export async function playMoves(browser: Driven, most: number, chance: () => number): Promise<Played> {
  const any = (places: readonly Place[]): Place => places[Math.floor(chance() * places.length)]!;
  let moves = 0;
  let idle = 0;
  for (;;) {
    const shown = await until('a move or the end', async () => {
      const now = await look(browser);
      return now.isOver || now.isYourMove || now.yes !== null || moves >= most ? now : null;
    });
    if (shown.isOver || moves >= most) return { moves, isOver: shown.isOver };
    const { yes, send, board, list } = shown;
    if (yes !== null) await browser.click(...yes);
    else if (shown.isCovered) await browser.press(ESCAPE);
    else if (send !== null && chance() < 0.7) await browser.click(...send);
    else {
      // The board first: whoever presses a piece there may have to choose what it does from the list.
      const places = board.length > 0 && chance() < 0.6 ? board : list;
      if (places.length > 0) {
        await browser.click(...any(places));
        moves += 1;
        idle = 0;
      } else if (!shown.isListed) await browser.press('l');
      idle += 1;
      if (idle > MOST_IDLE) throw new Error('it is my move, and there is nothing to press');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** What goes wrong in the page from now on fails the next look. */
export const hearComplaints = (browser: Driven): Promise<null> =>
  browser.value(
    `(addEventListener('error', ({ message, error }) => (window.complaint ??= message + ' ' + (error?.stack ?? ''))), null)`,
  );

/** The goal of the game lies over the table of a newcomer. */
export async function showsTable(browser: Driven): Promise<void> {
  await until('the goal of the game', () =>
    browser.value(
      `document.querySelector('.table-board') !== null && document.querySelector('dialog[open]') !== null || null`,
    ),
  );
}

export async function showsEnd(browser: Driven): Promise<void> {
  await until('the end of the game', async () => ((await look(browser)).isOver ? true : null), 600_000);
  // The board of the turning point is asked for when the end is shown.
  await until('the turning point', () =>
    browser.value(
      `document.querySelector('.end-turn') === null || document.querySelector('.small-board') !== null || null`,
    ),
  );
}

async function look(browser: Driven): Promise<Shown> {
  const shown = await browser.value<Shown>(`(() => {
    const words = ${LABELS}[document.documentElement.lang];
    const seen = (element) => element !== null && element.getClientRects().length > 0;
    const placesOf = (all) => [...all].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const place = [left + width / 2, top + height / 2];
      const over = width * height === 0 ? null : document.elementFromPoint(...place);
      return element.contains(over) ? [place] : [];
    });
    const isYes = (button) => button.innerText.trim() === words.yes;
    const list = document.querySelector('.moves-list');
    return {
      failed: document.querySelector('.failure-page')?.textContent ?? window.complaint ?? null,
      isOver: seen(document.querySelector('nav[aria-label="' + words.end + '"]')),
      isYourMove: document.body.innerText.toLowerCase().includes(words.yourMove.toLowerCase()),
      isCovered: document.querySelector('dialog[open]') !== null,
      isListed: list !== null,
      yes: placesOf([...document.querySelectorAll('dialog button, [role="dialog"] button')].filter(isYes))[0] ?? null,
      send: placesOf(document.querySelectorAll('.moves-send button[aria-disabled="false"]'))[0] ?? null,
      board: placesOf(document.querySelectorAll('.table-board [data-choosable="true"], .table-board .button-primary')),
      list: list === null ? [] : placesOf(list.querySelectorAll('.moves-option:not([aria-disabled="true"])')),
    };
  })()`);
  if (shown.failed !== null) throw new Error(`the page failed: ${shown.failed.slice(0, 900)}`);
  return shown;
}

/** So often the robot looks in vain for something to press. */
const MOST_IDLE = 300;

/** As WebDriver writes it. */
const ESCAPE = '\uE00C';

const LABELS = JSON.stringify(
  Object.fromEntries(
    Object.entries(WORDS).map(([language, { table, replay }]) => [
      language,
      { yourMove: table.status.yourMove, yes: table.confirm.yes, end: replay.actions },
    ]),
  ),
);
