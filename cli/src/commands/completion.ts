import { nearest } from '@horda/parts';
import { wrongUsage, type ExitCode } from '../complaint.ts';
import { FLAGS } from '../command-flags.ts';
import { SCRIPTS, SHELLS } from '../completion/scripts.ts';
import { parseFlags } from '../flags.ts';
import { print, type Shell } from '../shell.ts';
import { quoted } from '../terminal/width.ts';

/** Prints the script with which a shell completes this command. */
export async function completion(args: readonly string[], { words }: Shell): Promise<ExitCode> {
  const { positionals } = parseFlags(words, args, FLAGS.completion, 1);
  const [name] = positionals;
  const { completion: say } = words;
  if (name === undefined) throw wrongUsage(say.whichShell(SHELLS.join(' | ')));
  const shell = SHELLS.find((known) => known === name.toLowerCase());
  if (shell === undefined) throw wrongUsage(say.unknownShell(quoted(name), SHELLS.join(', '), nearest(name, SHELLS)));
  print(SCRIPTS[shell](words));
  return 0;
}
