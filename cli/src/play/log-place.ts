/** The log on the screen: below the table, or beside it where the terminal is wide. */
import type { Seat } from '@horda/kernel';
import type { Canvas } from '../games/drawing.ts';
import { drawingOf } from '../games/drawings.ts';
import type { Shell } from '../shell.ts';
import { titled } from '../terminal/grid.ts';
import { linesOf, paint } from '../terminal/style.ts';
import { pad, widthOf, wrap } from '../terminal/width.ts';
import { flowing, logOf, newsSince, shortened } from './log.ts';
import type { Session } from './session.ts';

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

/** Whose log it is, and how it is drawn. */
export interface Told {
  readonly session: Session;
  readonly seat: Seat | null;
  readonly shell: Shell;
  readonly canvas: Canvas;
}

export interface LogPlace {
  readonly rows: number;
  /** An answer to a command. */
  readonly notice: string | null;
  /** Null: the usual one. */
  readonly heading: string | null;
  /** At the right end of the heading: where the signs of the table are explained. Empty: nowhere. */
  readonly hint: string;
  /** There is something below. */
  readonly closed: boolean;
  /** The last lines that are left for a later page. */
  readonly later: number;
}

/** Lines of the log, those that the seat knows already dimmed. */
interface Lines {
  readonly lines: readonly string[];
  readonly hidden: number;
}

/** On the first screen nothing has happened that matters more than the goal. */
const NO_LOG: Lines = { lines: [], hidden: 0 };

function logLines({ session, seat, shell, canvas }: Told, width: number, room: number, later: number): Lines {
  const drawing = drawingOf(session.entry.game.id);
  const told = (from: number): readonly string[] =>
    flowing(
      shortened(logOf(session, seat, shell.language, from), drawing, canvas),
      width,
      canvas.style,
      drawing.matters,
    );
  const lines = told(0).slice(0, later === 0 ? undefined : -later);
  const news = seat === null ? 0 : told(newsSince(session, seat)).length - later;
  const shown = room === 0 ? [] : lines.slice(-room);
  const old = shown.length - news;
  return {
    lines: shown.map((line, i) => ` ${i < old ? paint(canvas.style, 'known', line) : line}`),
    hidden: Math.max(0, -old),
  };
}

/** The log under its heading, and below it an answer to a command: exactly `rows` lines. */
export function logBelow(told: Told, place: LogPlace): Screen {
  const { rows, notice, heading, closed, later } = place;
  const { style, width } = told.canvas;
  const { play } = told.shell.words;
  const { across } = linesOf(style);
  const isClosed = closed && rows > 1;
  const room = Math.max(0, rows - (isClosed ? 2 : 1));
  const wanted = noticeLines(notice, width);
  const answer = wanted.length <= room ? wanted : [];
  const logRoom = room - answer.length;
  const { lines, hidden } = heading === '' ? NO_LOG : logLines(told, width - 2, logRoom, later);
  const title = heading ?? (hidden > 0 ? play.earlier(hidden) : play.log);
  const middle = [
    ...(title === '' ? [''] : [paint(style, 'quiet', headed(title, place.hint, width, across))]),
    ...lines,
    ...Array.from({ length: logRoom - lines.length }, () => ''),
    ...answer.map((line) => ` ${paint(style, 'strong', line)}`),
    ...(isClosed ? [paint(style, 'quiet', across.repeat(width))] : []),
  ];
  return { lines: middle, hidden, told: lines.length, unsaid: wanted.length > room };
}

/** The heading, with the hint at the right if both fit. */
function headed(title: string, hint: string, width: number, across: string): string {
  const right = ` ${hint} ${across}`;
  const room = width - widthOf(right);
  return hint === '' || widthOf(title) + 4 > room ? titled(title, width, across) : titled(title, room, across) + right;
}

/** The table with the log at its right, `side` columns wide, and below both an answer to a command. */
export function logBeside(
  told: Told,
  { rows, notice, heading, closed, later }: LogPlace,
  table: readonly string[],
  boardWidth: number,
  side: number,
): Screen {
  const { style, width } = told.canvas;
  const { play } = told.shell.words;
  const { across, down } = linesOf(style);
  const isClosed = closed && rows > 1;
  const room = Math.max(0, rows - (isClosed ? 1 : 0));
  const wanted = noticeLines(notice, width);
  const answer = wanted.length <= room ? wanted : [];
  const height = table.length + room - answer.length;
  const { lines, hidden } = logLines(told, side - 2, Math.max(0, height - 1), later);
  const title = pad(` ${hidden > 0 ? play.earlier(hidden) : play.log}`, side);
  const beside = [paint(style, 'strong', title), ...lines];
  const drawn = Array.from(
    { length: height },
    (_, i) => `${pad(table[i] ?? '', boardWidth)}${paint(style, 'quiet', down)}${beside[i] ?? ''}`,
  );
  const closing = paint(style, 'quiet', titled(heading ?? '', width, across));
  return {
    lines: [...drawn, ...answer.map((line) => ` ${paint(style, 'strong', line)}`), ...(isClosed ? [closing] : [])],
    hidden,
    told: lines.length,
    unsaid: wanted.length > room,
  };
}

export function noticeLines(notice: string | null, width: number): readonly string[] {
  return notice === null ? [] : wrap(notice, width - 2);
}
