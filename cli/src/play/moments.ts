/** A game turn by turn: the table as it was, and what happened until the next turn. */
import type { Seat } from '@horda/kernel';
import type { Canvas } from '../games/drawing.ts';
import { drawingOf } from '../games/drawings.ts';
import type { Shell } from '../shell.ts';
import { titled } from '../terminal/grid.ts';
import { linesOf, paint, sizeOf } from '../terminal/style.ts';
import { wrap } from '../terminal/width.ts';
import { logOf } from './log.ts';
import { canvasOf } from './question.ts';
import { openSession, type Session } from './session.ts';

/** Whose view of the game is shown. */
export type Watcher = Seat | 'all' | null;

/** The moments to stop at: the set-up, and each answer after which a turn began. */
export function stopsOf({ entry, happened }: Session): readonly number[] {
  const { opens } = drawingOf(entry.game.id);
  return happened.flatMap((events, n) => (n === 0 || events.some(opens) ? [n] : []));
}

/** The table after answer `stop`, and what happened from there to answer `end`. */
export function momentLines(session: Session, stop: number, end: number, watcher: Watcher, shell: Shell): string[] {
  const { entry, save, names, kinds } = session;
  const { width } = sizeOf(process.stdout);
  const then = openSession(entry, { ...save, answers: save.answers.slice(0, stop) }, names, kinds);
  const drawing = drawingOf(entry.game.id);
  const seat = watcher === 'all' ? null : watcher;
  // A replay calls all players by their names, also when it shows what one of them saw.
  const name = (player: Seat): string => names[player]!;
  const canvas = { ...canvasOf(then, seat, shell, width), name };
  const view = entry.game.view(then.state, seat);
  const { left } = drawing.status(view, canvas);
  const looking = watcher === 'all' ? save.seats : 0;
  const hands = Array.from({ length: looking }, (_, player) => handLine(then, player, canvas));
  const own = seat === null ? [] : [handLine(then, seat, canvas)];
  const log = logOf(session, seat, shell.language, stop, name).filter(({ answer }) => answer < end);
  return [
    paint(shell.style, 'strong', titled(left, width, linesOf(shell.style).across)),
    ...drawing.table(view, canvas),
    ...[...hands, ...own].flatMap((hand) => (hand === null ? [] : wrap(hand, width, '  '))),
    ...log.flatMap(({ text, rule }) => wrap(` ${text} [${rule}]`, width, '   ')),
  ];
}

function handLine({ entry, state, names }: Session, seat: Seat, canvas: Canvas): string | null {
  const view = entry.game.view(state, seat);
  const cards = drawingOf(entry.game.id).handCards(view, canvas);
  return cards.length === 0 ? null : ` ${names[seat]!}: ${cards.join(', ')}`;
}
