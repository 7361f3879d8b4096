import { shuffleAnew, type Seat } from '@horda/kernel';
import { sideOf } from './rules/cards.ts';
import type { State } from './state.ts';

/**
 * Draws anew what `seat` cannot know: the order of both decks. What the humans have seen on top of the zombie deck stays
 * for them, and for nobody else what they have picked there; Dawn stays where it is.
 */
export function redraw(s: State, seat: Seat): void {
  const [zombies, humans] = s.decks;
  const looks = sideOf(s, seat) === 'humans';
  const seen = looks ? s.known : 0;
  const top = zombies.slice(zombies.length - seen);
  const [dawn, ...hidden] = zombies.slice(0, zombies.length - seen);
  s.decks = [[dawn!, ...shuffleAnew(s, hidden), ...top], shuffleAnew(s, humans)];
  if (looks) return;
  for (const frame of s.kernel.stack) {
    if (!LOOKING.has(frame.rule)) continue;
    frame.pick = null;
    frame.picks = [];
    frame.votes = [];
  }
}
/** Rules whose picks name hidden cards. No step of theirs looks at a pick that is not its own. (K532, P552) */
const LOOKING: ReadonlySet<string> = new Set(['radio', 'flare']);
