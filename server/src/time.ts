/** The time of a running server. */

/** How often the wall clock is looked at, in milliseconds. */
const LOOK_EVERY = 10_000;
/** At most this share of the time that passes is added or left out to come nearer to the wall clock. */
const PULL = 0.02;

/**
 * Milliseconds since 1970, for all that a server measures and writes down. Begins as the wall clock and goes on by a
 * clock that nobody sets. If the wall clock is set, this time does not jump: it runs 2 % faster or slower until both
 * agree, so that a player with a minute left has a minute, within a second or two, whatever the wall clock does.
 */
export function steadyTime(wall: () => number = Date.now, steady = (): number => performance.now()): () => number {
  let [base, since, behind] = [wall(), steady(), 0];
  return () => {
    const now = steady();
    const passed = now - since;
    const time = base + passed + Math.max(-PULL * passed, Math.min(PULL * passed, behind));
    if (passed >= LOOK_EVERY) [base, since, behind] = [time, now, wall() - time];
    return Math.floor(time);
  };
}
