import { faultOfProof } from '@horda/protocol';
import { failed, wrongUsage, type ExitCode } from '../complaint.ts';
import { parseFlags } from '../flags.ts';
import { openSave, type OpenedGame } from '../save-file.ts';
import { print, type Shell } from '../shell.ts';
import { readNames } from '../table.ts';
import { quoted } from '../terminal/width.ts';
import type { Words } from '../text/words.ts';

export async function verify(args: readonly string[], { words, language }: Shell): Promise<ExitCode> {
  const { positionals } = parseFlags(words, args, {}, 1);
  const [file] = positionals;
  if (file === undefined) throw wrongUsage(words.errors.missingFile('verify'));
  const opened = openSave(words, file);
  const { save, entry } = opened;
  const fault = await faultOfDeal(opened, words);
  if (fault !== null) throw failed(words.file.about(quoted(file), fault));
  const title = entry.texts[language].title;
  const end = winnersOf(opened, words);
  const said = [
    words.verify.ok(quoted(file), title, save.seats, save.answers.length),
    ...(save.pack === undefined ? [] : [words.pack.playedWith(save.pack.id)]),
    ...(save.start === undefined ? [] : [words.verify.middle]),
    end === null ? words.verify.unfinished : words.verify.wonBy(end),
    ...(opened.fair === null ? [] : [save.start === undefined ? words.verify.fair : words.verify.fairSeed]),
  ];
  print(said.join(' '));
  return 0;
}

/** What is wrong with a server's promise about chance; null: nothing, or there was none. */
async function faultOfDeal({ fair, save }: OpenedGame, { file }: Words): Promise<string | null> {
  const fault = fair === null ? null : faultOfProof(fair, save.seed);
  if (fault === null) return null;
  return fault === 'secret' ? file.otherSecret : file.otherSeed;
}

/** The names of those who share the victory; null before the end. */
function winnersOf({ entry, state, save, names, kinds }: OpenedGame, words: Words): readonly string[] | null {
  const shares = entry.game.outcome(state);
  if (shares === null) return null;
  const called = names ?? readNames(words, null, kinds ?? Array.from({ length: save.seats }, () => 'human'));
  return called.filter((_, seat) => (shares[seat] ?? 0) > 0);
}
