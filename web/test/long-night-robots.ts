/**
 * Players of The Long Night that have nothing but a page. In their turn they choose somebody or a card and then what that
 * one does; everything else is a sheet, a place or a button that glows.
 */
import type { Locator, Page } from 'playwright-core';
import type { Words } from '../src/text/words.ts';
import { aTurnOrTheEnd, dice, tableOf, unlessGone, walkTo } from './robots.ts';
import { tapThrough } from './tap-through.ts';

/** A long game takes about two hundred presses of one player. */
const MOST_MOVES = 900;
/** So many deeds are tried in a turn: whoever tries everything is still there in the morning. */
const DEEDS_A_TURN = 4;

/** What a player meets in a game. */
export type Moment = 'setup' | 'turn' | 'chosen' | 'crossroads' | 'vote' | 'bite' | 'search' | 'end';

export interface LongNightRobot {
  readonly page: Page;
  readonly words: Words;
  readonly seed: number;
  /** By a pointer (on a phone: by a thumb), or by keys alone. */
  readonly how: 'clicks' | 'keys';
  /** It stops after so many moves; null: at the end. */
  readonly most: number | null;
  /** Called when a moment has come for the first time, before it is answered. */
  readonly met?: (moment: Moment) => Promise<void>;
}

/** The parts of the board that can be touched. */
export const boardOf = (page: Page) => ({
  glowing: page.locator('.ln [data-choosable="true"]:not([aria-pressed="true"]):visible'),
  /** Pieces with which something may be begun. */
  subjects: page.locator('.ln .ln-subject > [data-choosable="true"]:visible'),
  /** What the chosen piece may do: deeds in the list, and targets on the map. */
  deeds: page.locator('.ln-verbs [data-choosable="true"]:visible, .ln .ln-target > [data-choosable="true"]:visible'),
  moment: (kind: Moment): Locator => page.locator(`.ln-moment-${kind}`),
});

const LYING_ON_TABLE: readonly Moment[] = ['crossroads', 'vote', 'bite', 'search'];

/** Plays to the end or for some moves; the moments that were met, and the number of presses. */
export async function playLongNight(
  robot: LongNightRobot,
): Promise<{ readonly met: readonly Moment[]; readonly moves: number }> {
  const { page, words, most } = robot;
  const met = new Set<Moment>();
  const meet = async (moment: Moment): Promise<void> => {
    if (met.has(moment)) return;
    met.add(moment);
    await robot.met?.(moment);
  };
  const move = playerOf(robot, meet);
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const state = await aTurnOrTheEnd(page, words);
    if (state === 'end') await meet('end');
    if (state === 'end' || moves === most) return { met: [...met], moves };
    await move(state);
  }
  throw new Error(`no end after ${MOST_MOVES} moves`);
}

type Meet = (moment: Moment) => Promise<void>;

function playerOf({ page, words, seed, how }: LongNightRobot, meet: Meet) {
  const board = boardOf(page);
  const chance = dice(seed);
  const touch = touching(page, how, chance);
  const { actions, yes } = tableOf(page, words);
  const { undo, moves } = words.table;
  const buttons = actions.getByRole('button', { name: new RegExp(`^(?!(?:${undo}|${moves.open}|${moves.send})$)`) });
  const send = actions.locator('.button-primary').filter({ hasText: moves.send });
  let deeds = 0;
  let hasBegun = false;

  /** One of the pieces that glow is touched; false: none does. */
  const touchAny = async (pieces: Locator): Promise<boolean> => {
    const count = await pieces.count();
    if (count === 0) return false;
    await touch(pieces.nth(Math.floor(chance() * count)));
    return true;
  };

  const turn = async (end: Locator): Promise<void> => {
    hasBegun = true;
    if (deeds >= DEEDS_A_TURN) {
      deeds = 0;
      return touch(end);
    }
    const isChosen = (await board.deeds.count()) > 0;
    await meet(isChosen ? 'chosen' : 'turn');
    if (isChosen && chance() < 0.8) {
      deeds++;
      await touchAny(board.deeds);
    } else if (!(await touchAny(board.subjects))) deeds = DEEDS_A_TURN;
    // Who is chosen may have nothing to do.
    else if (chance() < 0.3) deeds++;
  };

  return async (state: 'turn' | 'question'): Promise<void> => {
    if (state === 'question') return touch(yes);
    if (await send.isVisible()) return touch(send);
    // Only a turn has buttons beside the sentence; the last one ends it.
    if ((await buttons.count()) > 0) return turn(buttons.last());
    for (const moment of LYING_ON_TABLE) if (await board.moment(moment).isVisible()) await meet(moment);
    if (!hasBegun) await meet('setup');
    await touchAny(board.glowing);
  };
}

function touching(page: Page, how: 'clicks' | 'keys', chance: () => number): (target: Locator) => Promise<void> {
  if (how === 'keys')
    return async (target) => {
      if (await walkTo(page, target)) await page.keyboard.press(chance() < 0.5 ? 'Enter' : 'Space');
    };
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  return (target) =>
    unlessGone(target, () => (isPhone ? tapThrough(target, { timeout: 3000 }) : target.click({ timeout: 3000 })));
}
