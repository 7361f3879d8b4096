import type { Seat } from '@horda/kernel';
import { wrongUsage, type ExitCode } from '../complaint.ts';
import { FLAGS } from '../command-flags.ts';
import { parseFlags, wholeNumber } from '../flags.ts';
import type { Canvas } from '../games/drawing.ts';
import { drawingOf } from '../games/drawings.ts';
import { logOf } from '../play/log.ts';
import { canvasOf } from '../play/question.ts';
import { openSession, type Session } from '../play/session.ts';
import { openSave } from '../save-file.ts';
import { print, type Shell } from '../shell.ts';
import { readKinds, readNames } from '../table.ts';
import { titled } from '../terminal/grid.ts';
import { INTERRUPTED, openInput } from '../terminal/input.ts';
import { linesOf, paint, sizeOf } from '../terminal/style.ts';
import { wrap } from '../terminal/width.ts';

/** Whose view of the game is shown. */
type Watcher = Seat | 'all' | null;

export async function replay(args: readonly string[], shell: Shell): Promise<ExitCode> {
  const { words } = shell;
  const { values, positionals } = parseFlags(words, args, FLAGS.replay, 1);
  const [file] = positionals;
  if (file === undefined) throw wrongUsage(words.errors.missingFile('replay'));
  if (values.seat !== null && values.all) throw wrongUsage(words.errors.notTogether('--seat', '--all'));
  const { entry, save, names, kinds } = openSave(words, file, shell.games);
  const seat = values.seat === null ? null : wholeNumber(words, '--seat', values.seat, 1, save.seats) - 1;
  const seats = kinds ?? readKinds(words, null, save.seats);
  const session = openSession(entry, save, names ?? readNames(words, null, seats), seats);

  const title = words.replay.title(entry.texts[shell.language].title, save.seats, save.answers.length);
  print(paint(shell.style, 'strong', title));
  if (save.pack !== undefined) print(words.pack.playedWith(save.pack.id));
  if (save.start !== undefined) print(words.verify.middle);
  const stops = stopsOf(session);
  const input = values.step ? openInput() : null;
  let left = false;
  for (const [i, stop] of stops.entries()) {
    const end = stops[i + 1] ?? save.answers.length + 1;
    print('', ...momentLines(session, stop, end, values.all ? 'all' : seat, shell));
    if (input === null || i === stops.length - 1) continue;
    const line = await input.line(words.replay.next);
    left = line === null || line === INTERRUPTED || line.toLowerCase() === 'q';
    if (left) break;
  }
  input?.close();
  if (left) return 0;
  print('', entry.game.outcome(session.state) === null ? words.replay.unfinished : words.replay.end);
  return 0;
}

/** The moments to stop at: the set-up, and each answer after which a turn began. */
function stopsOf({ entry, happened }: Session): readonly number[] {
  const { opens } = drawingOf(entry.game.id);
  return happened.flatMap((events, n) => (n === 0 || events.some(opens) ? [n] : []));
}

/** The table after answer `stop`, and what happened from there to answer `end`. */
function momentLines(session: Session, stop: number, end: number, watcher: Watcher, shell: Shell): string[] {
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
