/** Nothing is lost silently: an answer that would lose something is given when it is typed a second time. */
import { type Ask, type Choice } from '@horda/kernel';
import { drawingOf } from '../games/drawings.ts';
import type { Shell } from '../shell.ts';
import { give, type Session } from './session.ts';

/** Gives the answer, or returns what has to be said first. */
export function giveIfSure(
  session: Session,
  { seat }: Ask<Choice>,
  picks: readonly Choice[],
  shell: Shell,
): string | null {
  const { entry, state } = session;
  const { warning } = drawingOf(entry.game.id);
  const said = JSON.stringify([seat, picks]);
  if (warning !== undefined && session.warned !== said) {
    const view = entry.game.view(state, seat);
    const warnings = picks.flatMap((choice) => warning(view, shell.language, choice) ?? []);
    if (warnings.length > 0) {
      session.warned = said;
      return shell.words.play.sureAgain(warnings.join(' '));
    }
  }
  give(session, seat, picks);
  return null;
}
