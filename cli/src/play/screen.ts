/** The whole table on one screen: shelters and decks, the log, the hand, the question with its numbered options. */
import { stripVTControlCharacters } from 'node:util';
import type { Ask, Choice, Seat } from '@horda/kernel';
import type { DrawnHand } from '../games/drawing.ts';
import { drawingOf } from '../games/drawings.ts';
import type { Shell } from '../shell.ts';
import { inColumns, type Listed } from '../terminal/grid.ts';
import { paint, sideWidth, SMALLEST, type Size } from '../terminal/style.ts';
import { spread, truncate, widthOf, wrap } from '../terminal/width.ts';
import { goalLines, showsGoal } from './goal.ts';
import { logBelow, logBeside, noticeLines, type LogPlace, type Screen, type Told } from './log-place.ts';
import { offerLines } from './offers.ts';
import { canvasOf, numberingOf, optionLines, questionOf } from './question.ts';
import { shownAsk, type Session } from './session.ts';

/** Card texts are shortened if the log would get fewer lines than this. */
const LOG_LINES = 3;
/** The lines above and below the log. */
const HEADINGS = 2;
/** One line is left for typing, and the first one is the title. */
const OTHER_LINES = 2;

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
  const isFirst = asking && showsGoal(session, seat);
  const side = isFirst ? 0 : sideWidth(size.width);
  const goal =
    isFirst && seat !== null ? goalLines(session, seat, shell, canvasOf(session, seat, shell, size.width)) : [];
  const boardWidth = size.width - (side === 0 ? 0 : side + 1);
  // What the goal leaves is for the table.
  const boardRows = Math.max(SMALLEST.rows, size.rows - goal.length);
  const canvas = canvasOf(session, seat, shell, boardWidth, boardRows);
  const drawing = drawingOf(entry.game.id);
  const view = entry.game.view(state, seat);
  const { left, right } = drawing.status(view, canvas);
  const head = headOf(session, shell, left, right, size.width);
  const board = drawing.table(view, canvas);
  // The goal stands above the table, in its place if there is no room for both, and nowhere if there is none for it.
  // Cards are not cut for the sake of a table on which nothing has happened yet.
  const tops = isFirst ? [[...goal, ...board], goal, board] : [board];
  const rows = size.rows - OTHER_LINES;
  const bottoms = bottomsOf(session, seat, shell, size, asking);
  const fits = (top: readonly string[], isWhole: boolean): boolean => {
    const { cut, lines, brief } = bottoms(rows - top.length, null, isFirst);
    return !cut && lines.length < rows - top.length && !(isWhole && brief);
  };
  const top = tops.find((each) => fits(each, true)) ?? tops.find((each) => fits(each, false)) ?? tops.at(-1)!;
  const bottom = bottoms(rows - top.length, notice, isFirst || side > 0);
  const { hidden = 0 } = bottom;
  const { hiddenOptions, cutOptions } = shell.words.play;
  const place: LogPlace = {
    rows: Math.max(1, rows - top.length - bottom.lines.length),
    notice,
    heading: bottom.cut ? (hidden > 0 ? `${hiddenOptions(hidden)}; ${cutOptions}` : cutOptions) : isFirst ? '' : null,
    hint: isFirst ? '' : hintOf(session, shell, size),
    closed: bottom.lines.length > 0,
    later,
  };
  const log = (width: number): Told => ({ session, seat, shell, canvas: { ...canvas, width } });
  const middle =
    side === 0 ? logBelow(log(size.width), place) : logBeside(log(size.width), place, top, canvas.width, side);
  const above = side === 0 ? top : [];
  return { ...middle, lines: [head, ...above, ...middle.lines, ...bottom.lines] };
}

/** Where the signs are explained, on a screen that is too small to explain them itself. */
function hintOf({ entry }: Session, { words, language }: Shell, { rows }: Size): string {
  const { signs } = drawingOf(entry.game.id);
  return signs === undefined || rows > SMALLEST.rows ? '' : words.play.signsKey(signs[language]);
}

/** What stands below the table: the hand, the question, its options, in so many rows and with room for a notice. */
type Bottoms = (room: number, notice: string | null, isLogElsewhere: boolean) => Bottom;

interface Bottom extends Listed {
  /** Cards are told in one line each. */
  readonly brief: boolean;
}

function bottomsOf(session: Session, seat: Seat | null, shell: Shell, size: Size, asking: boolean): Bottoms {
  const { entry, state } = session;
  const canvas = canvasOf(session, seat, shell, size.width, size.rows);
  const drawing = drawingOf(entry.game.id);
  const view = entry.game.view(state, seat);
  const ask = seat === null || !asking ? null : shownAsk(session, seat);
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
  // A hand with all options in it is cut at its end; from others only the names of the cards are left.
  const lastResort = (brief: DrawnHand, most: number): Listed => {
    if (brief.numbers.length < (ask?.options.length ?? 0))
      return bottomOf({ ...brief, ...namesOnly(drawing.handCards(view, canvas), size.width) }, most - 1);
    const shown = brief.lines.slice(0, most - 1);
    const hidden = brief.numbers.filter((n) => !isNumbered(shown, n)).length;
    return { lines: [...shown, ...asked], cut: shown.length < brief.lines.length, hidden };
  };
  const whole = asking ? drawing.hand(view, canvas, numbering, false) : null;
  const brief = asking ? drawing.hand(view, canvas, numbering, true) : null;
  return (room, notice, isLogElsewhere) => {
    if (whole === null || brief === null) return { lines: [], cut: false, brief: false };
    const most = room - asked.length;
    const [headings, least] = isLogElsewhere ? [1, 0] : [HEADINGS, LOG_LINES];
    const tries = [
      { ...bottomOf(whole, most - headings - least), brief: false },
      { ...bottomOf(brief, most - 1), brief: true },
      { ...lastResort(brief, most), brief: true },
    ];
    const leaving = (rows: number): Bottom | undefined =>
      tries.find(({ cut, lines }) => !cut && lines.length <= room - rows);
    // If possible, the reply to a command is shown beside the table that it is about. Without a log one line is enough.
    return (
      leaving(headings + noticeLines(notice, size.width).length) ?? leaving(headings) ?? leaving(1) ?? tries.at(-1)!
    );
  };
}

/** Whether the number of an option stands in these lines: before its text, `21) ask for cards`, or alone in a table. */
function isNumbered(lines: readonly string[], n: number): boolean {
  return new RegExp(`(^|\\s)${n}([) +-]|$)`, 'm').test(stripVTControlCharacters(lines.join('\n')));
}

/** The game, its pack and its state. If it is too long, the second half of the title is dropped, then the pack. */
function headOf(
  { entry, save: { pack } }: Session,
  { language, style }: Shell,
  left: string,
  right: string,
  width: number,
): string {
  const { title } = entry.texts[language];
  const [short = title] = title.split(':');
  const named = (game: string): string => (pack === undefined ? game : `${game} (${pack.id})`);
  const fits = (game: string): boolean => widthOf(headed(game)) + widthOf(right) + 2 <= width;
  const headed = (game: string): string => ` ${game}  ${left}`;
  const game = [named(title), named(short)].find(fits) ?? short;
  const line = spread(headed(game), `${right} `, width);
  const end = widthOf(` ${game} `);
  return paint(style, 'title', line.slice(0, end)) + line.slice(end);
}

/** The hand when there is no room for it. */
function namesOnly(cards: readonly string[], width: number): DrawnHand {
  return { lines: cards.length === 0 ? [] : [truncate(`    ${cards.join(', ')}`, width)], numbers: [] };
}

function questionLines(session: Session, seat: Seat, ask: Ask<Choice>, shell: Shell, width: number): string[] {
  const { text, rule } = questionOf(session, seat, ask, shell);
  const number = `[${rule}]`;
  return wrap(`${number} ${text}`, width).map((line, n) => {
    const [cited, asked] = n === 0 ? [number, line.slice(number.length)] : ['', line];
    return paint(shell.style, 'quiet', cited) + paint(shell.style, 'move', asked);
  });
}
