import { findGame } from '@horda/games';
import { failed, type ExitCode } from '../complaint.ts';
import { FLAGS } from '../command-flags.ts';
import { parseFlags } from '../flags.ts';
import { IS_CHECKOUT } from '../installation.ts';
import { print, printJson, type Shell } from '../shell.ts';
import { gameIds, readGame } from '../table.ts';
import { columns } from '../terminal/grid.ts';
import { paint } from '../terminal/style.ts';

export async function bench(args: readonly string[], { words, language, style }: Shell): Promise<ExitCode> {
  const { values, positionals } = parseFlags(words, args, FLAGS.bench, 1);
  const { game, texts } = readGame(words, 'bench', positionals[0] ?? gameIds()[0]);
  if (!IS_CHECKOUT) throw failed(words.bench.onlyInCheckout);
  const { benchmark } = await import('@horda/bench');
  const log = process.stderr.isTTY ? (line: string) => void process.stderr.write(`${line}\n`) : () => {};
  const result = await benchmark(game.id, { log });
  if (values.json) {
    const { game: id, kernel, others, ...rest } = result;
    printJson({ game: id, kernel, ...others, ...rest });
    return 0;
  }
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const times = new Intl.NumberFormat(language, { maximumSignificantDigits: 3 });
  const rows = [
    words.bench.header,
    [words.bench.kernel, number.format(result.kernel), ''],
    ...Object.entries(result.others).map(([name, rate]) => [
      words.bench.others[name] ?? findGame(name)?.texts[language].title ?? name,
      number.format(rate),
      `× ${times.format(result.ratios[name]!)}`,
    ]),
  ];
  print(
    paint(style, 'strong', words.bench.title(texts[language].title)),
    '',
    ...columns(rows, [1, 2]),
    '',
    words.bench.clone(number.format(result.cloneNs)),
  );
  return 0;
}
