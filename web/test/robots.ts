/** Players that have nothing but a page: they read what it says, and press what it shows as possible. */
import type { Locator, Page } from 'playwright-core';
import type { Words } from '../src/text/words.ts';

/** A game of Cisza takes far fewer moves of one player. */
const MOST_MOVES = 400;
/** Nothing on the page is further away than this many steps. */
const MOST_TABS = 400;
/** What is walked to may move meanwhile. */
const MOST_WALKS = 20;
/** What can be touched on the board: it glows for the eye, and a program knows it by this. */
const GLOWING = '[data-choosable="true"]';

export interface RobotOptions {
  /** Equal seeds press alike where the game goes alike. */
  readonly seed: number;
  /** Looked at before each move, from 0; `stop` ends the play. */
  readonly before?: (move: number) => Promise<'go on' | 'stop'>;
}

/** The parts of the table that a player looks at. */
export const tableOf = (page: Page, words: Words) => ({
  /** What the one who looks on may do. */
  yourMove: page.getByText(words.table.status.yourMove, { exact: true }),
  /** The ways on that stand on the end screen. */
  end: page.getByRole('navigation', { name: words.replay.actions }),
  yes: page.getByRole('button', { name: words.table.confirm.yes }),
  actions: page.getByRole('group', { name: words.table.parts.actions }),
  board: page.getByRole('main', { name: words.table.parts.board }),
  undo: page.getByRole('button', { name: words.table.undo, exact: true }),
  list: page.getByRole('region', { name: words.table.moves.title }),
  openList: page.getByRole('button', { name: words.table.moves.open, exact: true }),
  log: page.getByRole('region', { name: words.table.log.title, exact: true }),
});

export const aTurnOrTheEnd = async (page: Page, words: Words): Promise<'turn' | 'question' | 'end'> => {
  const { yourMove, end, yes } = tableOf(page, words);
  await yourMove.or(end).or(yes).first().waitFor();
  if (await end.isVisible()) return 'end';
  return (await yes.isVisible()) ? 'question' : 'turn';
};

/** Plays to the end with the pointer alone; the number of moves. */
export function playByClicks(page: Page, words: Words, options: RobotOptions): Promise<number> {
  const { board, actions, yes } = tableOf(page, words);
  const noMoves = new RegExp(`^(?!(?:${words.table.undo}|${words.table.moves.open})$)`);
  const buttons = actions.getByRole('button', { name: noMoves }).and(page.locator(':not([aria-disabled="true"])'));
  const chance = dice(options.seed);
  return play(page, words, options, async (state) => {
    if (state === 'question') return press(yes);
    // What was touched for the first time lies open to be read: its button goes on, or puts it away.
    const opened = page.locator('.reading-deeds').getByRole('button');
    if ((await opened.count()) > 0) return press(opened.first());
    const [glowing, others] = [await board.locator(GLOWING).all(), await buttons.all()];
    // Who only ever ends the turn sees little of a game.
    const ways = glowing.length > 0 && chance() < 0.9 ? glowing : [...glowing, ...others];
    const way = ways[Math.floor(chance() * ways.length)];
    if (way !== undefined) await press(way);
  });
}

/** Plays to the end with keys alone: by the list of moves, and by walking to a piece on the board. */
export function playByKeys(page: Page, words: Words, options: RobotOptions): Promise<number> {
  const { list, yes } = tableOf(page, words);
  const { keyboard } = page;
  const chance = dice(options.seed);
  return play(page, words, options, async (state) => {
    if (state === 'question') return pressByKey(page, yes, 'Enter');
    if (chance() < 0.4) {
      if (await list.isVisible()) await keyboard.press('Escape');
      return pressByKey(page, page.locator(GLOWING), chance() < 0.5 ? 'Enter' : 'Space');
    }
    if (!(await list.isVisible())) await keyboard.press('l');
    const count = await list.getByRole('listitem').count();
    if (count > 0) await keyboard.press(String(1 + Math.floor(chance() * Math.min(9, count))));
  });
}

async function play(
  page: Page,
  words: Words,
  { before }: RobotOptions,
  move: (state: 'turn' | 'question') => Promise<void>,
): Promise<number> {
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const state = await aTurnOrTheEnd(page, words);
    if (state === 'end') return moves;
    if (state === 'turn' && (await before?.(moves)) === 'stop') return moves;
    await move(state);
  }
  throw new Error(`no end after ${MOST_MOVES} moves`);
}

const press = (target: Locator): Promise<void> => unlessGone(target, () => target.click({ timeout: 3000 }));

/** A busy machine may need more than one try. */
const MOST_TRIES = 5;

/** What has gone meanwhile is no fault of the page: the table is looked at anew. */
export async function unlessGone(target: Locator, act: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      await act();
      return;
    } catch (error) {
      if (!(await target.isVisible().catch(() => false))) return;
      if (tries === MOST_TRIES) throw error;
    }
}

async function pressByKey(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  if (await tabTo(page, target)) await page.keyboard.press(key);
}

/** Walks on with Tab until the focus is on one of these; false: there is none any more. */
export async function tabTo(page: Page, target: Locator): Promise<boolean> {
  const focused = target.and(page.locator(':focus'));
  for (let i = 0; i < MOST_TABS; i++) {
    if ((await focused.count()) > 0) {
      await expectSeenFocus(page);
      return true;
    }
    if ((await target.count()) === 0) return false;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Walks with Tab, by the shorter way around the page, to something on it; false: it has gone meanwhile. */
export async function walkTo(page: Page, target: Locator): Promise<boolean> {
  for (let walks = 0; walks < MOST_WALKS; walks++) {
    const steps = await target.evaluate(stepsTo, undefined, { timeout: 3000 }).catch(() => null);
    if (steps === null) return false;
    if (steps === 0) {
      await expectSeenFocus(page);
      return true;
    }
    // From nowhere the first step is one to somewhere.
    const key = steps > 0 ? 'Tab' : 'Shift+Tab';
    for (let step = Math.abs(steps); step > 0; step--) await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Who uses keys sees where they are: what has the focus is in the window, and drawn otherwise than without. */
async function expectSeenFocus(page: Page): Promise<void> {
  const unseen = await page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at === document.body) return null;
    const { left, top, right, bottom } = at.getBoundingClientRect();
    const isInWindow = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    const isDrawn = [undefined, '::before', '::after'].some((part) => {
      const { boxShadow, outlineStyle } = getComputedStyle(at, part);
      return boxShadow !== 'none' || outlineStyle !== 'none';
    });
    // A zone of Zombicide has the shape of its rooms: the ring is drawn on the map.
    const isOnMap = at.matches('.zm-zone') && document.querySelector('.zm-focus') !== null;
    return isInWindow && (isDrawn || isOnMap) ? null : `${at.outerHTML.slice(0, 200)} at ${left}, ${top}`;
  });
  if (unseen !== null) throw new Error(`the focus is not to be seen on ${unseen}`);
}

/** How often Tab has to be pressed, below zero backwards; runs on the page. */
function stepsTo(target: Element): number {
  const stops = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex]'),
  ].filter(
    (stop) =>
      stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.closest('[inert]') === null && stop.checkVisibility(),
  );
  const [from, to] = [stops.indexOf(document.activeElement as HTMLElement), stops.indexOf(target as HTMLElement)];
  if (document.activeElement === target) return 0;
  if (from === -1) return 1;
  const ahead = (to - from + stops.length) % stops.length;
  return ahead <= stops.length / 2 ? ahead : to - from;
}

/** Chance that can be repeated. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
