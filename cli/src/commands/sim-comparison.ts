/** Several studies as a table for people: one line each, with its settings that differ and its results. */
import type { RegisteredGame } from '@horda/games';
import { replacedBy } from '@horda/kernel';
import { differencesOf, wilson, wonTogether, type SimResult } from '@horda/lab';
import type { Shell } from '../shell.ts';
import { columns } from '../terminal/grid.ts';
import { paint } from '../terminal/style.ts';

/** A heading, and the cell below it for each study. */
interface Column {
  readonly head: string;
  cell(result: SimResult): string;
}

export function comparisonLines(
  { game, texts }: RegisteredGame,
  results: readonly SimResult[],
  { words, language, style }: Shell,
): string[] {
  const { sim } = words;
  const first = results[0]!;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const mean = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1 });
  const { settings } = differencesOf(results);
  const differing: readonly Column[] = [
    { head: sim.heads.players, cell: ({ players }) => number.format(players) },
    ...settings.map((id): Column => ({ head: id, cell: ({ options }) => String(options[id]) })),
  ];
  const counted: readonly Column[] = [
    { head: sim.heads.games, cell: ({ games }) => number.format(games) },
    ...(game.together === true ? togetherColumns() : rivalColumns()),
    ...(results.some(({ turns }) => turns !== null)
      ? [{ head: sim.heads.turns, cell: ({ turns }: SimResult) => (turns === null ? '–' : mean.format(turns.mean)) }]
      : []),
  ];
  const all = [...differing, ...counted, { head: sim.digest, cell: ({ digest }: SimResult) => digest ?? '–' }];
  const rows = [all.map(({ head }) => head), ...results.map((result) => all.map(({ cell }) => cell(result)))];
  const right = [0, ...counted.map((_, i) => differing.length + i)];
  return [
    paint(style, 'strong', sim.compared(texts[language].title, results.length, first.planned)),
    '',
    ...columns(rows, right),
    '',
    ...(game.together === true ? [...endsAndFigures(), ''] : []),
    ...columns(facts()),
  ];

  /** For games that all win or lose together: how they ended, and the mean of every number of their summary. */
  function endsAndFigures(): readonly string[] {
    const { endings, figures } = texts[language];
    const ends = ({ tally: { words: counted }, games }: SimResult): string =>
      Object.entries(counted['ending'] ?? {})
        .filter(([, n]) => n > 0)
        .map(([ending, n]) => `${endings[ending] ?? ending} ${percent.format(n / games)}`)
        .join(', ');
    const numbers = Object.keys(first.figures).map((id): Column => ({
      head: figures[id] ?? id,
      cell: ({ figures: means }) => (means[id] === undefined ? '–' : mean.format(means[id].mean)),
    }));
    const shown = [...differing, ...numbers, { head: words.series.heads.end, cell: ends }];
    const lines = [shown.map(({ head }) => head), ...results.map((result) => shown.map(({ cell }) => cell(result)))];
    return columns(lines, [0, ...numbers.map((_, i) => differing.length + i)]);
  }

  function togetherColumns(): readonly Column[] {
    const bounds = ({ tally, games }: SimResult): string => {
      const { low, high } = wilson(wonTogether(tally), games);
      return sim.range(percent.format(low), percent.format(high));
    };
    return [
      { head: sim.together, cell: ({ tally, games }) => percent.format(wonTogether(tally) / games) },
      { head: sim.heads.interval, cell: bounds },
    ];
  }

  /** For games in which seats play against each other: the share of games that each seat won alone. */
  function rivalColumns(): readonly Column[] {
    const seats = Math.max(...results.map(({ players }) => players));
    return [
      ...Array.from({ length: seats }, (_, seat): Column => {
        const cell = ({ outcomes: { wins }, games }: SimResult): string =>
          seat < wins.length ? percent.format(wins[seat]! / games) : '–';
        return { head: sim.heads.seat(seat + 1), cell };
      }),
      { head: sim.shared, cell: ({ outcomes, games }) => percent.format(outcomes.shared / games) },
    ];
  }

  /** The facts that are the same in all studies. */
  function facts(): string[][] {
    const left = [...settings, ...replacedBy(game, first.pack)];
    const common = Object.entries(first.options).filter(([id]) => !left.includes(id));
    const bots = new Set(first.bots).size === 1 ? first.bots.slice(0, 1) : first.bots;
    const decisions = results.reduce((sum, each) => sum + each.decisions, 0);
    const seconds = results.reduce((sum, each) => sum + each.seconds, 0);
    const perSecond = number.format(Math.round(decisions / Math.max(seconds, 0.001)));
    return [
      [sim.bots, bots.join(', ')],
      ...(common.length === 0 ? [] : [[sim.options, common.map(([id, value]) => `${id}=${value}`).join(' ')]]),
      ...(first.pack === null ? [] : [[sim.pack, `${first.pack.id} (${first.pack.hash})`]]),
      [sim.seed, first.seed],
      [sim.decisions, sim.decisionsOf(number.format(decisions), perSecond, number.format(seconds))],
    ];
  }
}
