/** Texts with a page of their own: the help, the log, the table in sentences. */
import type { Seat } from '@horda/kernel';
import { drawingOf } from '../games/drawings.ts';
import type { Shell } from '../shell.ts';
import { sizeOf } from '../terminal/style.ts';
import { goalSentences } from './goal.ts';
import { itemised, logOf } from './log.ts';
import { canvasOf, handlesOf, optionTexts, questionOf } from './question.ts';
import { shownAsk, type Session } from './session.ts';

/** The help tells so many lines of the question; `more` tells all of them. */
const MOST_NOW = 8;

/** What can be done now, the goal, the commands of all games, then those of this game. */
export function helpPage(session: Session, seat: Seat, shell: Shell): readonly string[] {
  const { entry, kinds, state } = session;
  const { words, language } = shell;
  const { orders, examples } = drawingOf(entry.game.id);
  const shared =
    kinds.filter((kind) => kind === 'human').length > 1 && state.kernel.asks.some(({ floor }) => floor !== undefined);
  const help = words.play.help(examples.why[language], examples.rule, shared, state.kernel.standing.length > 0);
  const now = optionsPage(session, seat, shell);
  const goal = goalSentences(entry, shell).slice(0, -1);
  const ofGame = orders.map((order) => `  ${order.help[language]}`);
  return [
    ...(now.length > MOST_NOW ? [...now.slice(0, MOST_NOW), words.play.moreNow] : now),
    '',
    ...goal,
    '',
    ...help,
    ...(ofGame.length === 0 ? [] : ['', words.play.helpOfGame, '', ...ofGame]),
  ];
}

export function logPage(session: Session, seat: Seat | null, { language, words }: Shell): readonly string[] {
  const lines = itemised(logOf(session, seat, language), sizeOf(process.stdout).width);
  return lines.length === 0 ? [words.play.emptyLog] : lines;
}

export function tablePage(session: Session, seat: Seat | null, shell: Shell): readonly string[] {
  const { entry, state } = session;
  const table = drawingOf(entry.game.id).sentences(
    entry.game.view(state, seat),
    canvasOf(session, seat, shell, Infinity),
  );
  const options = seat === null ? [] : optionsPage(session, seat, shell);
  return options.length === 0 ? table : [...table, '', ...options];
}

/** The question of a seat with all its options; nothing, if it is not asked. */
export function optionsPage(session: Session, seat: Seat, shell: Shell): readonly string[] {
  const ask = shownAsk(session, seat);
  if (ask === null) return [];
  const { text, rule } = questionOf(session, seat, ask, shell);
  const handles = handlesOf(session, seat, ask, shell);
  const options = optionTexts(session, seat, ask, shell).map((option, i) =>
    shell.words.play.option(handles[i]!, option),
  );
  return [`${text} (${rule})`, ...options];
}
