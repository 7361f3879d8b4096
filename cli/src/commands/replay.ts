import { wrongUsage, type ExitCode } from '../complaint.ts';
import { FLAGS } from '../command-flags.ts';
import { parseFlags, wholeNumber } from '../flags.ts';
import { momentLines, stopsOf } from '../play/moments.ts';
import { openSession } from '../play/session.ts';
import { openSave } from '../save-file.ts';
import { print, type Shell } from '../shell.ts';
import { readKinds, readNames } from '../table.ts';
import { INTERRUPTED, openInput } from '../terminal/input.ts';
import { paint } from '../terminal/style.ts';

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
