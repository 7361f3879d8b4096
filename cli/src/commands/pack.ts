import { nearest, packTemplate } from '@horda/parts';
import { wrongUsage, type ExitCode } from '../complaint.ts';
import { PACK_FLAGS } from '../command-flags.ts';
import { parseFlags } from '../flags.ts';
import { problemLines, readPackFile, type ReadPackFile } from '../pack-file.ts';
import { print, printJson, type Shell } from '../shell.ts';
import { readGame, readSettings } from '../table.ts';
import { quoted } from '../terminal/width.ts';
import { writeNew } from '../written-file.ts';

const PARTS = { template, check } as const;
type Part = keyof typeof PARTS;
const PART_NAMES = Object.keys(PARTS) as Part[];

export async function pack(args: readonly string[], shell: Shell): Promise<ExitCode> {
  const [name, ...rest] = args;
  const { errors } = shell.words;
  if (name === undefined) throw wrongUsage(shell.words.pack.usage);
  const part = PART_NAMES.find((known) => known === name);
  if (part === undefined)
    throw wrongUsage(errors.unknownCommand(quoted(`pack ${name}`), PART_NAMES.join(', '), nearest(name, PART_NAMES)));
  return PARTS[part](rest, shell);
}

/** A pack with the game's own cards, to be changed by hand. */
function template(args: readonly string[], { words }: Shell): ExitCode {
  const { values, positionals } = parseFlags(words, args, PACK_FLAGS.template, 1);
  const { game } = readGame(words, 'pack template', positionals[0]);
  if (game.pack === null) throw wrongUsage(words.pack.none(game.id));
  const options = readSettings(words, game, game.players[1], values.set, false, {});
  const text = packTemplate({ id: game.id, pack: game.pack }, options);
  if (values.out === null) {
    process.stdout.write(text);
    return 0;
  }
  writeNew(words, values.out, text, values.force);
  print(words.pack.written(values.out));
  return 0;
}

function check(args: readonly string[], shell: Shell): ExitCode {
  const { words } = shell;
  const { values, positionals } = parseFlags(words, args, PACK_FLAGS.check, 1);
  const [file] = positionals;
  if (file === undefined) throw wrongUsage(words.pack.usage);
  const found = readPackFile(shell, file, null);
  if (values.json) printJson(reportOf(file, found));
  else if (found.pack === null)
    process.stderr.write(`horda: ${problemLines(words, file, found.problems).join('\n')}\n`);
  else print(...summaryLines(file, found, shell));
  return found.pack === null ? 1 : 0;
}

function summaryLines(file: string, { entry, pack: found }: ReadPackFile & { pack: object }, shell: Shell): string[] {
  const { words, language } = shell;
  const { title, piles } = entry.texts[language];
  const counts = Object.entries(entry.game.pack!.count(found.content)).map(
    ([pile, cards]) => `${piles[pile] ?? pile} ${cards}`,
  );
  return [
    words.pack.ok(quoted(file), found.id, title),
    `  ${words.pack.cards(counts.join(', '))}`,
    `  ${words.pack.hash(found.hash)}`,
  ];
}

function reportOf(file: string, { entry, pack: found, problems }: ReadPackFile) {
  if (found === null) return { file, ok: false, problems };
  const { id, hash, content } = found;
  return { file, ok: true, pack: id, game: entry.game.id, hash, cards: entry.game.pack!.count(content), problems };
}
