/** How fast moves of bots are shown; each person chooses for themselves (docs/decisions/0049). */

/** Milliseconds between two moves that are shown. */
export const PACES = { slow: 1_500, usual: 600, fast: 200, once: 0 } as const;
export type Pace = keyof typeof PACES;
/** From the slowest to the fastest. */
export const PACE_NAMES = Object.keys(PACES) as readonly Pace[];

export const isPace = (name: unknown): name is Pace => (PACE_NAMES as readonly unknown[]).includes(name);

/**
 * Milliseconds between two answers of bots at tables that this page makes: long enough to hide how long a bot thinks
 * about most questions, and short enough that a person who skips hardly waits.
 */
export const BRISK = 30;
