/** The player's undo: what was taken back, in the words of the log, or why it cannot be. */
import type { Seat } from '@horda/kernel';
import { drawingOf } from '../games/drawings.ts';
import type { Shell } from '../shell.ts';
import { logOf } from './log.ts';
import { namesFor, undo, viewBefore, type Session } from './session.ts';

export function takeBack(session: Session, shell: Shell, seat: Seat): string {
  const { words, language } = shell;
  // If it is taken back, it is the last answer of all.
  const lines = logOf(session, seat, language, session.save.answers.length).map(({ text }) => text);
  const undone = undo(session, seat);
  switch (undone.result) {
    case 'done':
      return words.play.undone(lines.join(' '));
    case 'nothing':
      return words.play.nothingToUndo;
    case 'other':
      return words.play.undoOfOther(session.names[undone.seat]!);
    case 'revealed':
      return words.play.undoStopped(whatWasShown(session, undone.answer, seat, language));
  }
}

/** The sentence about what an answer revealed. */
function whatWasShown(session: Session, answer: number, seat: Seat, language: Shell['language']): string {
  const { entry, happened } = session;
  const before = viewBefore(session, answer, seat);
  const { unveils } = drawingOf(entry.game.id);
  const seen = happened[answer]!.flatMap((e) => entry.game.viewEvent(e, seat) ?? []);
  const telling = seen.find((e) => unveils(e, before)) ?? seen.at(-1);
  return telling === undefined ? '' : entry.texts[language].event(telling, namesFor(session, seat), before);
}
