/**
 * Players of Gear Up that have nothing but a page. They lay shapes with the controls of the clipboard: they point at
 * squares, turn, mirror and step, and mark what lies there; everything else is a button or a piece that glows.
 */
import type { Locator, Page } from 'playwright-core';
import type { Words } from '../src/text/words.ts';
import { aTurnOrTheEnd, dice, tableOf, unlessGone, walkTo } from './robots.ts';
import { tapThrough } from './tap-through.ts';

/** A game takes about a hundred moves of one player. */
const MOST_MOVES = 400;

/** What a player meets in a game. */
export type Moment = 'setup' | 'attack' | 'upgrade' | 'spawn' | 'damage' | 'boss' | 'end';

export interface GearUpRobot {
  readonly page: Page;
  readonly words: Words;
  readonly seed: number;
  /** By a pointer (on a phone: by a thumb), or by keys alone. */
  readonly how: 'clicks' | 'keys';
  /** It stops after so many moves; null: at the end. */
  readonly most: number | null;
  /** Called when a moment has come, before it is answered; a shape is held by then. */
  readonly met?: (moment: Moment) => Promise<void>;
}

/** The parts of the board that can be touched. */
export const boardOf = (page: Page) => ({
  survivors: page.locator('[data-mark="setup"] [data-choosable="true"]'),
  prices: page.locator('[data-mark="price"] [data-choosable="true"]'),
  upgrades: page.locator('[data-mark^="weapon:"] [data-choosable="true"]'),
  /** Where a spawned zombie may go; and those of zombies that nobody has yet. */
  streets: page.locator('[data-mark^="wave:"] [data-choosable="true"]'),
  unsettled: page.locator('[data-mark^="wave:"]:not(:has([aria-pressed="true"])) [data-choosable="true"]'),
  agree: page.locator('[data-mark="wave"] .button-primary'),
  /** What can be aimed at in the street that is looked at, and the boss on its poster. */
  targets: page.locator('[data-mark="streets"] [data-choosable="true"]'),
  litTabs: page.locator('.gu-tab-lit'),
  /** Squares that the shape in hand can cover, and those with a damage icon among them. */
  lit: page.locator('[data-mark="clipboard"] [data-square][data-choosable="true"]'),
  biting: page.locator('[data-mark="clipboard"] [data-square][data-choosable="true"]:has(.gu-sign-d, .gu-sign-y)'),
  /** The squares under the shape, and the one of them that keys start from. */
  held: page.locator('[data-mark="clipboard"] .gu-square-here'),
  cursor: page.locator('[data-mark="clipboard"] [data-square][tabindex="0"]'),
  grid: page.locator('[data-mark="clipboard"] [data-mark="grid"]'),
  /** The hit that is shown would kill, or take damage away. */
  weakening: page.locator('[data-mark="this-hit"] :is(.gu-line-alarm, .arrow)'),
  turn: page.locator('.gu-clip-buttons [aria-keyshortcuts="R"]'),
  mirror: page.locator('.gu-clip-buttons [aria-keyshortcuts="F"]'),
  next: page.locator('.gu-clip-buttons [aria-keyshortcuts="N"]'),
  lay: page.locator('.gu-lay'),
  plan: page.locator('[data-mark="plan"]'),
});

/** Plays to the end or for some moves; the moments that were met, and the number of shapes that were laid. */
export async function playGearUp(robot: GearUpRobot): Promise<{ readonly met: readonly Moment[]; laid: number }> {
  const { page, words, most } = robot;
  const met = new Set<Moment>();
  const meet = async (moment: Moment): Promise<void> => {
    if (met.has(moment)) return;
    met.add(moment);
    await robot.met?.(moment);
  };
  const player = playerOf(robot);
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    if ((await aTurnOrTheEnd(page, words)) === 'end') {
      await meet('end');
      return { met: [...met], laid: player.laid() };
    }
    if (moves === most) return { met: [...met], laid: player.laid() };
    await player.move(meet);
  }
  throw new Error(`no end after ${MOST_MOVES} moves`);
}

type Meet = (moment: Moment) => Promise<void>;
type Hand = ReturnType<typeof pointing>;

function playerOf({ page, words, seed, how }: GearUpRobot) {
  const board = boardOf(page);
  const chance = dice(seed);
  const hand = how === 'clicks' ? pointing(page, chance) : typing(page, chance);
  const { actions } = tableOf(page, words);
  const noMoves = new RegExp(`^(?!(?:${words.table.undo}|${words.table.moves.open})$)`);
  const buttons = actions.getByRole('button', { name: noMoves });
  let laid = 0;

  /** One of the pieces that glow is touched; false: none does. */
  const touch = async (pieces: Locator, moment: Moment, meet: Meet, which = anyOf(chance)): Promise<boolean> => {
    const count = await pieces.count();
    if (count === 0) return false;
    await meet(moment);
    await hand.touch(pieces.nth(which(count)));
    return true;
  };

  const attack = async (meet: Meet): Promise<void> => {
    if ((await board.lit.count()) > 0) {
      const target = Number(await board.grid.getAttribute('data-target').catch(() => null));
      await hand.hold();
      await meet(target < 0 ? 'boss' : 'attack');
      await hand.lay();
      laid++;
      return;
    }
    // On a phone the clipboard is opened by what is aimed at; the nearest zombies are at the bottom.
    if (await board.targets.last().isVisible()) return hand.touch(board.targets.last());
    if (await board.litTabs.first().isVisible()) return hand.touch(board.litTabs.first());
    await hand.touch(buttons.first());
  };

  return {
    laid: () => laid,
    async move(meet: Meet): Promise<void> {
      if (await touch(board.survivors, 'setup', meet)) return;
      // Armour takes as much as it can.
      if (await touch(board.prices, 'damage', meet, (count) => count - 1)) return;
      if (await touch(board.upgrades, 'upgrade', meet)) return;
      if (await touch(board.unsettled, 'spawn', meet)) return;
      // What is laid may be laid elsewhere, until the commander agrees.
      if (chance() < 0.3 && (await touch(board.streets, 'spawn', meet))) return;
      if (await touch(board.agree, 'spawn', meet)) return;
      await attack(meet);
    },
  };
}

const anyOf =
  (chance: () => number) =>
  (count: number): number =>
    Math.floor(chance() * count);

/** A mouse, or on a phone a thumb. */
function pointing(page: Page, chance: () => number) {
  const board = boardOf(page);
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  const touch = (target: Locator): Promise<void> =>
    unlessGone(target, () => (isPhone ? tapThrough(target, { timeout: 3000 }) : target.click({ timeout: 3000 })));
  /** The square that is wanted, once a shape is held. */
  let wanted: Locator | null = null;
  return {
    touch,
    async hold(): Promise<void> {
      if (chance() < 0.3 && (await board.turn.count()) > 0) await touch(chance() < 0.5 ? board.turn : board.mirror);
      const squares = (await board.biting.count()) > 0 ? board.biting : board.lit;
      wanted = await fixed(squares.nth(anyOf(chance)(await squares.count())));
      if (wanted === null) return;
      if (isPhone) return touch(wanted);
      const square = wanted;
      await unlessGone(square, () => square.hover({ timeout: 3000 }));
      if (chance() < 0.2) await page.mouse.wheel(0, 120);
    },
    async lay(): Promise<void> {
      // A press on the shape marks it; a shape that does not cover the square is marked by the button.
      const covered = wanted?.and(board.held) ?? null;
      const isCovered = covered !== null && (await covered.count()) > 0;
      await touch(isCovered && chance() < 0.7 ? covered : board.lay);
    },
  };

  /** The same square, whatever happens to the others. */
  async function fixed(square: Locator): Promise<Locator | null> {
    const number = await square.getAttribute('data-square', { timeout: 1000 }).catch(() => null);
    return number === null ? null : page.locator(`[data-mark="clipboard"] [data-square="${number}"]`);
  }
}

const STEPS = ['n', 'n', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'r', 'f'] as const;
const MOST_TRIES = 3;

/** Keys alone. */
function typing(page: Page, chance: () => number): Hand {
  const board = boardOf(page);
  const { keyboard } = page;
  return {
    async touch(target) {
      if (await walkTo(page, target)) await keyboard.press(chance() < 0.5 ? 'Enter' : 'Space');
    },
    async hold() {
      if (!(await walkTo(page, board.cursor))) return;
      // Some places are looked through, until one takes damage away.
      for (let tries = 0; tries < MOST_TRIES && (await board.weakening.count()) === 0; tries++)
        await keyboard.press(STEPS[anyOf(chance)(STEPS.length)]!);
    },
    async lay() {
      if (!(await walkTo(page, board.cursor))) return;
      await keyboard.press(chance() < 0.5 ? 'Enter' : 'Space');
    },
  };
}
