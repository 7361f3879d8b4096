import { shuffleAnew, type Seat } from '@horda/kernel';
import { sideOf } from './rules/cards.ts';
import type { State } from './state.ts';

/**
 * Redraws what `seat` cannot know: the order of both decks. For the humans, the cards they have seen on top of the
 * zombie deck stay; for the zombies, the humans' picks among those cards are erased. Dawn stays where it is.
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
/** Rules whose picks name hidden cards. Erasing is safe: no step reads the pick of an earlier step. (K532, P552) */
const LOOKING: ReadonlySet<string> = new Set(['radio', 'flare']);
