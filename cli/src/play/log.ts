/** What has happened, in sentences, with only what one seat may know. */
import type { Event, Seat } from '@horda/kernel';
import type { Language } from '@horda/parts';
import { copies, times } from '../games/counted.ts';
import type { Canvas, Drawing } from '../games/drawing.ts';
import { drawingOf } from '../games/drawings.ts';
import { paint, type Style } from '../terminal/style.ts';
import { wrap } from '../terminal/width.ts';
import { isOpen, namesFor, type Session } from './session.ts';

export interface LogLine {
  /** The event as the seat has seen it. */
  readonly event: Event;
  readonly text: string;
  readonly rule: string;
  /** The answer after which it happened; 0: in the set-up. */
  readonly answer: number;
  /** A turn begins with it. */
  readonly opens: boolean;
}

/** @param name - by default the names as this seat is told them, with "you" */
export function logOf(
  session: Session,
  seat: Seat | null,
  language: Language,
  from = 0,
  name = namesFor(session, seat),
): LogLine[] {
  const { entry, happened, state } = session;
  const view = entry.game.view(state, seat);
  const { opens } = drawingOf(entry.game.id);
  const lines: LogLine[] = [];
  const add = (e: Event, answer: number): void => {
    const seen = entry.game.viewEvent(e, seat);
    if (seen === null) return;
    const text = entry.texts[language].event(seen, name, view);
    if (text !== '') lines.push({ event: seen, text, rule: entry.cite.event(seen), answer, opens: opens(seen) });
  };
  for (let n = from; n < happened.length; n++) for (const e of happened[n]!) add(e, n);
  return lines;
}

/**
 * The number of the last answer that this seat gave: all events since are news to it. In an open game all players at
 * this keyboard see the same screen, so the last answer of any of them counts.
 */
export function newsSince(session: Session, seat: Seat): number {
  const { kinds, save } = session;
  const open = isOpen(session, seat);
  const looked = (each: Seat): boolean => each === seat || (open && kinds[each] === 'human');
  return save.answers.findLastIndex((answer) => looked(answer.seat)) + 1;
}

/** Without routine, and a run of equal events as one sentence: the log beside the table. A page of its own tells all. */
export function shortened(lines: readonly LogLine[], { routine, run }: Drawing, canvas: Canvas): readonly LogLine[] {
  const runs: LogLine[][] = [];
  for (const line of lines.filter(({ event }) => routine?.(event) !== true)) {
    const current = runs.at(-1);
    if (current?.[0]!.event.type === line.event.type) current.push(line);
    else runs.push([line]);
  }
  return runs.flatMap((some) => {
    const sentence =
      some.length > 1
        ? (run?.(
            some.map(({ event }) => event),
            canvas,
          ) ?? null)
        : null;
    return sentence === null ? repeated(some, canvas) : [{ ...some[0]!, text: sentence }];
  });
}

/** The same sentence several times in a row is told once, with its number. */
function repeated(lines: readonly LogLine[], { style }: Canvas): readonly LogLine[] {
  return copies(lines, ({ text }) => text).map(([line, n]) => {
    const counted = (text: string): string => text.replace(/[.!?]?$/, (mark) => times('', n, style) + mark);
    return n === 1 ? line : { ...line, text: counted(line.text) };
  });
}

/** Sentences follow each other within a turn; every turn, and everything that matters, begins a new line. */
export function flowing(
  lines: readonly LogLine[],
  width: number,
  style: Style = { color: false, unicode: true },
  matters: (e: Event) => boolean = () => false,
): string[] {
  const turns: string[] = [];
  let isJoined = false;
  for (const { event, text, opens } of lines) {
    const isGrave = matters(event);
    if (isGrave) turns.push(`! ${text}`);
    else if (opens || !isJoined) turns.push(text);
    else turns.push(`${turns.pop()} ${text}`);
    isJoined = !isGrave;
  }
  return turns.flatMap((turn) => {
    const wrapped = wrap(turn, width, '  ');
    return turn.startsWith('! ') ? wrapped.map((line) => paint(style, 'dead', line)) : wrapped;
  });
}

/** One sentence a line, each with its rule. */
export function itemised(lines: readonly LogLine[], width: number): string[] {
  return lines.flatMap(({ text, rule, opens }) => {
    const wrapped = wrap(`${opens ? '' : '  '}${text} [${rule}]`, width, '    ');
    return opens ? ['', ...wrapped] : wrapped;
  });
}
