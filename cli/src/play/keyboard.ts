/** Who has the keyboard while several people decide at the same time. */
import { openAsk, type Seat } from '@horda/kernel';
import { folded } from '@horda/parts';
import type { Shell } from '../shell.ts';
import { quoted } from '../terminal/width.ts';
import type { Session } from './session.ts';

/** The people besides `seat` who may answer now: those who are awaited, and those who can only take moves back. */
export function othersAt({ state, kinds }: Session, seat: Seat): readonly Seat[] {
  return [...kinds.keys()].filter(
    (each) => each !== seat && kinds[each] === 'human' && openAsk(state, each)?.floor !== undefined,
  );
}

/** The one of `seats` that `typed` names by number or by the beginning of a name; null: none, or several. */
export function seatNamed({ names }: Session, seats: readonly Seat[], typed: string): Seat | null {
  const asked = folded(typed);
  const named = seats.filter((each) => String(each + 1) === asked || folded(names[each]!).startsWith(asked));
  const exact = named.filter((each) => String(each + 1) === asked || folded(names[each]!) === asked);
  const [one, another] = exact.length > 0 ? exact : named;
  return one === undefined || another !== undefined ? null : one;
}

/** Hands the keyboard to the player whom `typed` names; returns the reason if that fails. */
export function handOver(session: Session, seat: Seat, typed: string, { words }: Shell): string | null {
  const { names } = session;
  const others = othersAt(session, seat);
  if (others.length === 0) return words.play.nobodyElse;
  const one = seatNamed(session, others, typed);
  if (one === null)
    return words.play.whoElse(
      typed === '' ? null : quoted(typed),
      others.map((each) => names[each]!),
    );
  session.holder = one;
  session.typed = [];
  return null;
}
