/** The whole table on one screen: shelters and decks, the log, the hand, the question with its numbered options. */
import { stripVTControlCharacters } from 'node:util';
import { same, type Ask, type Choice, type Seat } from '@horda/kernel';
import type { Canvas, DrawnHand, Numbering } from '../games/drawing.ts';
import { drawingOf } from '../games/drawings.ts';
import type { Shell } from '../shell.ts';
import { inColumns, titled, type Listed } from '../terminal/grid.ts';
import { linesOf, paint, SMALLEST, type Size } from '../terminal/style.ts';
import { spread, truncate, widthOf, wrap } from '../terminal/width.ts';
import { addressed, flowing, logOf, newsSince, shortened } from './log.ts';
import { offerLines } from './offers.ts';
import { shownAsk, type Session } from './session.ts';

/** Card texts are shortened if the log would get fewer lines than this. */
const LOG_LINES = 3;
/** The lines above and below the log. */
const HEADINGS = 2;
/** One line is left for typing. */
const INPUT_LINES = 1;

export function canvasOf(
  session: Session,
  seat: Seat | null,
  { language, words, style }: Shell,
  width: number,
  rows = SMALLEST.rows,
): Canvas {
  const { names, kinds, entry, typed } = session;
  const note = (player: Seat): string => {
    if (player === seat) return words.play.you;
    return kinds[player] === 'human' ? '' : words.play.bot;
  };
  return { language, texts: entry.texts[language], style, width, rows, typed, name: (player) => names[player]!, note };
}

export interface Screen {
  /** At most as many lines as the terminal has, minus the one to type on; none wider than the terminal. */
  readonly lines: readonly string[];
  /** The number of log lines that are news to this seat but did not fit. */
  readonly hidden: number;
  /** The number of log lines that are shown. */
  readonly told: number;
  /** There was no room for the notice. */
  readonly unsaid: boolean;
}

interface Shown {
  readonly notice?: string | null;
  readonly asking?: boolean;
  /** The last lines of the log that are left for a later page. */
  readonly later?: number;
}

/** Without `asking`, only the table and the log are shown, and the log has more room. */
export function screen(
  session: Session,
  seat: Seat | null,
  shell: Shell,
  size: Size,
  { notice = null, asking = true, later = 0 }: Shown = {},
): Screen {
  const { entry, state } = session;
  const { style } = shell;
  const canvas = canvasOf(session, seat, shell, size.width, size.rows);
  const drawing = drawingOf(entry.game.id);
  const view = entry.game.view(state, seat);
  const ask = seat === null || !asking ? null : shownAsk(session, seat);

  const { left, right } = drawing.status(view, canvas);
  const top = [
    paint(style, 'inverse', headOf(session, shell, left, right, size.width)),
    ...drawing.table(view, canvas),
  ];
  const room = size.rows - INPUT_LINES - top.length;
  const numbering = numberingOf(session, seat, ask);
  const offers = seat === null || !asking ? [] : offerLines(session, seat, shell);
  const asked = [
    ...(ask === null || seat === null ? [] : questionLines(session, seat, ask, shell, size.width)),
    ...offers.flatMap((line) => wrap(line, size.width, '  ')),
  ];
  // If room is short, card texts are cut first, then the log, then cards to their names, and last the options.
  const bottomOf = (hand: DrawnHand, rows: number): Listed => {
    const options = inColumns(
      optionLines(session, seat, ask, shell, [...hand.numbers, ...(hand.unlisted ?? [])]),
      size.width,
      rows - hand.lines.length,
    );
    return { lines: [...hand.lines, ...asked, ...options.lines], cut: options.cut };
  };
  const most = room - asked.length;
  // A hand with all options in it is cut at its end; from others only the names of the cards are left.
  const lastResort = (brief: DrawnHand): Listed => {
    if (brief.numbers.length < (ask?.options.length ?? 0))
      return bottomOf({ ...brief, ...namesOnly(drawing.handCards(view, canvas), size.width) }, most - 1);
    const shown = brief.lines.slice(0, most - 1);
    const hidden = brief.numbers.filter((n) => !isNumbered(shown, n)).length;
    return { lines: [...shown, ...asked], cut: shown.length < brief.lines.length, hidden };
  };
  const hands = (): readonly Listed[] => {
    const brief = drawing.hand(view, canvas, numbering, true);
    return [
      bottomOf(drawing.hand(view, canvas, numbering, false), most - HEADINGS - LOG_LINES),
      bottomOf(brief, most - 1),
      lastResort(brief),
    ];
  };
  const tries = asking ? hands() : [{ lines: [], cut: false }];
  const leaving = (rows: number): Listed | undefined =>
    tries.find(({ cut, lines }) => !cut && lines.length <= room - rows);
  // If possible, the reply to a command is shown beside the table that it is about. Without a log one line is enough.
  const bottom =
    leaving(HEADINGS + noticeLines(notice, size.width).length) ?? leaving(HEADINGS) ?? leaving(1) ?? tries.at(-1)!;
  const { hidden = 0 } = bottom;
  const { hiddenOptions, cutOptions } = shell.words.play;
  const heading = bottom.cut ? (hidden > 0 ? `${hiddenOptions(hidden)}; ${cutOptions}` : cutOptions) : null;
  const middle = middleOf(session, seat, shell, canvas, {
    rows: Math.max(1, room - bottom.lines.length),
    notice,
    heading,
    closed: bottom.lines.length > 0,
    later,
  });
  return { ...middle, lines: [...top, ...middle.lines, ...bottom.lines] };
}

/** Whether the number of an option stands in these lines: before its text, `21) ask for cards`, or alone in a table. */
function isNumbered(lines: readonly string[], n: number): boolean {
  return new RegExp(`(^|\\s)${n}([) +-]|$)`, 'm').test(stripVTControlCharacters(lines.join('\n')));
}

/** The game, its pack and its state. If it is too long, the second half of the title is dropped, then the pack. */
function headOf(
  { entry, save: { pack } }: Session,
  { language }: Shell,
  left: string,
  right: string,
  width: number,
): string {
  const { title } = entry.texts[language];
  const [short = title] = title.split(':');
  const named = (game: string): string => (pack === undefined ? game : `${game} (${pack.id})`);
  const heads = [named(title), named(short), short].map((game) => ` ${game}, ${left}`);
  const fitting = heads.find((head) => widthOf(head) + widthOf(right) + 2 <= width);
  return spread(fitting ?? heads.at(-1)!, `${right} `, width);
}

/** The hand when there is no room for it. */
function namesOnly(cards: readonly string[], width: number): DrawnHand {
  return { lines: cards.length === 0 ? [] : [truncate(`    ${cards.join(', ')}`, width)], numbers: [] };
}

interface Middle {
  readonly rows: number;
  readonly notice: string | null;
  /** Null: the usual one. */
  readonly heading: string | null;
  /** There is something below. */
  readonly closed: boolean;
  readonly later: number;
}

/** The log under its heading, and below it an answer to a command: exactly `rows` lines. */
function middleOf(
  session: Session,
  seat: Seat | null,
  { words, language }: Shell,
  canvas: Canvas,
  { rows, notice, heading, closed, later }: Middle,
): Screen {
  const { style, width } = canvas;
  const { across } = linesOf(style);
  const inside = width - 2;
  const isClosed = closed && rows > 1;
  const room = Math.max(0, rows - (isClosed ? 2 : 1));
  const wanted = noticeLines(notice, width);
  const answer = wanted.length <= room ? wanted : [];
  const logRoom = room - answer.length;
  const drawing = drawingOf(session.entry.game.id);
  const told = (from: number): readonly string[] =>
    flowing(addressed(shortened(logOf(session, seat, language, from), drawing, canvas)), inside);
  const lines = told(0).slice(0, later === 0 ? undefined : -later);
  const news = seat === null ? 0 : told(newsSince(session, seat)).length - later;
  const log = logRoom === 0 ? [] : lines.slice(-logRoom);
  const old = log.length - news;
  const hidden = Math.max(0, -old);
  const title = heading ?? (hidden > 0 ? words.play.earlier(hidden) : words.play.log);
  const middle = [
    paint(style, 'dim', titled(title, width, across)),
    ...log.map((line, i) => ` ${i < old ? paint(style, 'dim', line) : line}`),
    ...Array.from({ length: logRoom - log.length }, () => ''),
    ...answer.map((line) => ` ${paint(style, 'cyan', line)}`),
    ...(isClosed ? [across.repeat(width)] : []),
  ];
  return { lines: middle, hidden, told: log.length, unsaid: wanted.length > room };
}

function noticeLines(notice: string | null, width: number): readonly string[] {
  return notice === null ? [] : wrap(notice, width - 2);
}

function questionLines(session: Session, seat: Seat, ask: Ask<Choice>, shell: Shell, width: number): string[] {
  const { text, rule } = questionOf(session, seat, ask, shell);
  return wrap(`[${rule}] ${text}`, width).map((line) => paint(shell.style, 'bold', paint(shell.style, 'yellow', line)));
}

/** What a seat is asked, and the rule behind it. */
export function questionOf(
  { entry, names, state }: Session,
  seat: Seat,
  ask: Ask<Choice>,
  { language }: Shell,
): { readonly text: string; readonly rule: string } {
  const view = entry.game.view(state, seat);
  return {
    text: entry.texts[language].prompt(ask.prompt, view, (player) => names[player]!),
    rule: entry.cite.prompt(ask.prompt, view),
  };
}

/** The options that do not already stand beside a card. */
function optionLines(
  session: Session,
  seat: Seat | null,
  ask: Ask<Choice> | null,
  shell: Shell,
  elsewhere: readonly number[],
): string[] {
  if (ask === null || seat === null) return [];
  const handles = handlesOf(session, seat, ask, shell);
  return optionTexts(session, seat, ask, shell)
    .map((text, i) => ({ text, number: i + 1 }))
    .filter(({ number }) => !elsewhere.includes(number))
    .map(({ text, number }) => `${handles[number - 1]!.padStart(2)}) ${text}`);
}

/** What is typed for each option: its number, unless the game has shorter words for it. */
export function handlesOf(session: Session, seat: Seat, ask: Ask<Choice>, shell: Shell): readonly string[] {
  const { entry, state } = session;
  const canvas = canvasOf(session, seat, shell, SMALLEST.width);
  const ofGame = drawingOf(entry.game.id).handles?.(entry.game.view(state, seat), canvas) ?? null;
  return ofGame ?? ask.options.map((_, i) => String(i + 1));
}

/** Options that are typed by words, in a few lines instead of one each; null: they have to be listed. */
export function optionsInWords(session: Session, seat: Seat, ask: Ask<Choice>, shell: Shell): readonly string[] | null {
  const { entry, state } = session;
  const { handles, hand } = drawingOf(entry.game.id);
  const canvas = canvasOf(session, seat, shell, Infinity);
  const view = entry.game.view(state, seat);
  if ((handles?.(view, canvas) ?? null) === null) return null;
  const { lines, numbers } = hand(view, canvas, numberingOf(session, seat, ask), true);
  return numbers.length < ask.options.length ? null : lines.map((line) => line.trim());
}

export function optionTexts(
  { entry, names, state }: Session,
  seat: Seat,
  ask: Ask<Choice>,
  { language }: Shell,
): readonly string[] {
  const view = entry.game.view(state, seat);
  return ask.options.map((option) => entry.texts[language].option(option, view, (player) => names[player]!));
}

function numberingOf({ entry, state }: Session, seat: Seat | null, ask: Ask<Choice> | null): Numbering {
  return {
    numberOf(choice) {
      const index = ask?.options.findIndex((option) => same(option, choice)) ?? -1;
      return index === -1 ? null : index + 1;
    },
    barred: (choice) => (ask === null || seat === null ? null : entry.game.why(state, seat, choice)),
  };
}
