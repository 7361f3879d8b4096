/** How fast moves of bots are shown; each person chooses for themselves (docs/decisions/0049). */
import type { BotPace } from './settings-kept.ts';

/** Milliseconds between two moves that are shown. */
export const PACES: Readonly<Record<BotPace, number>> = { slow: 1_500, usual: 600, fast: 200, atOnce: 0 };

/**
 * Milliseconds between two answers of bots at tables that this page makes: long enough to hide how long a bot thinks
 * about most questions, and short enough that a person who skips hardly waits.
 */
export const BRISK = 30;
