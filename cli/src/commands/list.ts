import { describe, GAMES, type RegisteredGame } from '@horda/games';
import type { ExitCode } from '../complaint.ts';
import { FLAGS } from '../command-flags.ts';
import { parseFlags } from '../flags.ts';
import { printJson, type Shell } from '../shell.ts';
import { columns } from '../terminal/grid.ts';
import { page } from '../terminal/pager.ts';
import { paint } from '../terminal/style.ts';

export async function list(args: readonly string[], shell: Shell): Promise<ExitCode> {
  const { values } = parseFlags(shell.words, args, FLAGS.list, 0);
  if (values.json) printJson(GAMES.map(describe));
  else await page(GAMES.flatMap((entry) => entryLines(entry, shell)));
  return 0;
}

function entryLines({ game, texts, sources }: RegisteredGame, { language, words, style }: Shell): string[] {
  const [min, max] = game.players;
  const { title, about, settings } = texts[language];
  const rows = game.options.map((option) => {
    const notes = [settings[option.id]?.name ?? option.id];
    if (option.house === true) notes.push(words.list.houseRule);
    if (option.botsOnly !== undefined) notes.push(words.list.botsOnly(String(option.botsOnly)));
    const values = option.values(max).map((value) => (value === option.default ? `${value}*` : String(value)));
    return [`  ${option.id}`, values.join('|'), notes.join('; ')];
  });
  return [
    `${paint(style, 'strong', game.id)}  ${title}, ${words.list.players(min, max)}; ${words.list.languages}`,
    `  ${about}`,
    `  ${words.list.sources(sources.rulebook, sources.published, sources.house)}`,
    '',
    `  ${words.list.settings}`,
    ...columns(rows),
  ];
}
