/**
 * Players of Zombicide that have nothing but a page: they press verbs, zones that glow, rows and what lies over the map.
 * They end turns soon, so that the city wins in good time.
 */
import type { Locator, Page } from 'playwright-core';
import type { Words } from '../src/text/words.ts';
import { aTurnOrTheEnd, dice, tableOf, walkTo } from './robots.ts';
import { tapThrough } from './tap-through.ts';

/** A mission of careless survivors takes fewer presses. */
const MOST_MOVES = 1500;
/** What is touched may lie under something else, or have gone: the table is looked at anew, but not for ever. */
const MOST_MISSES = 40;

/** What a player meets in a mission. */
export type Moment = 'turn' | 'rows' | 'roll' | 'trade' | 'stories' | 'hands' | 'cards' | 'skills' | 'people' | 'end';

export interface ZombicideRobot {
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

/** What lies over the map, by the class of its sheet. */
const SHEETS: readonly (readonly [string, Moment])[] = [
  ['.zc-roll', 'roll'],
  ['.zc-trade', 'trade'],
  ['.zc-stories', 'stories'],
  ['.zc-hands', 'hands'],
  ['.zc-choose-cards', 'cards'],
  ['.zc-choose-skills', 'skills'],
  ['.zc-choose-people', 'people'],
];

/** Plays to the end or for some moves; the moments that were met, and the number of presses. */
export async function playZombicide(
  robot: ZombicideRobot,
): Promise<{ readonly met: readonly Moment[]; readonly moves: number }> {
  const { page, words, most, seed } = robot;
  const chance = dice(seed);
  const touch = touching(robot, chance);
  const { yes } = tableOf(page, words);
  const met = new Set<Moment>();
  const meet = async (moment: Moment): Promise<void> => {
    if (met.has(moment)) return;
    met.add(moment);
    await robot.met?.(moment);
  };
  const any = async (pieces: Locator): Promise<boolean> => {
    const count = await pieces.count();
    if (count > 0) await touch(pieces.nth(Math.floor(chance() * count)));
    return count > 0;
  };
  const seen = (selector: string): Locator => page.locator(`.zc ${selector} >> visible=true`);

  const move = async (): Promise<void> => {
    const unread = seen('.zc-unread .button');
    if ((await unread.count()) > 0) {
      await meet('stories');
      return touch(unread.first());
    }
    for (const [sheet, moment] of SHEETS)
      if ((await seen(sheet).count()) > 0) {
        await meet(moment);
        await any(seen(`${sheet} :is([data-choosable], .button-primary)`));
        return;
      }
    const rows = seen('.zc-rows [data-choosable]');
    if ((await rows.count()) > 0) {
      await meet('rows');
      if (chance() < 0.8) return void (await any(rows));
    }
    await meet('turn');
    const end = seen('[data-verb="end"]');
    if (chance() < 0.35 && (await end.count()) > 0) return touch(end.first());
    const zones = seen('.zc-zone:not([aria-disabled="true"])');
    if (chance() < 0.4 && (await any(zones))) return;
    await any(seen('[data-choosable]'));
  };

  for (let moves = 0; moves < MOST_MOVES; moves++) {
    if (moves === most) return { met: [...met], moves };
    const state = await aTurnOrTheEnd(page, words);
    if (state === 'end') {
      await meet('end');
      return { met: [...met], moves };
    }
    if (state === 'question') await touch(yes);
    else await move();
  }
  throw new Error(`no end after ${MOST_MOVES} moves`);
}

function touching({ page, how }: ZombicideRobot, chance: () => number): (target: Locator) => Promise<void> {
  let misses = 0;
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  return async (target) => {
    try {
      if (how === 'keys') {
        if (await walkTo(page, target)) await page.keyboard.press(chance() < 0.5 ? 'Enter' : 'Space');
      } else await (isPhone ? tapThrough(target, { timeout: 1500 }) : target.click({ timeout: 1500 }));
      misses = 0;
    } catch (error) {
      if (++misses > MOST_MISSES) throw error;
    }
  };
}
