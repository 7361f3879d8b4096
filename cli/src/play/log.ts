/** What has happened, in sentences, with only what one seat may know. */
import type { Event, Seat } from '@horda/kernel';
import type { Language } from '@horda/parts';
import { copies, times } from '../games/counted.ts';
import type { Canvas, Drawing } from '../games/drawing.ts';
import { drawingOf } from '../games/drawings.ts';
import { wrap } from '../terminal/width.ts';
import { isOpen, type Session } from './session.ts';

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

export function logOf(session: Session, seat: Seat | null, language: Language, from = 0): LogLine[] {
  const { entry, names, happened, state } = session;
  const view = entry.game.view(state, seat);
  const { opens } = drawingOf(entry.game.id);
  const lines: LogLine[] = [];
  const add = (e: Event, answer: number): void => {
    const seen = entry.game.viewEvent(e, seat);
    if (seen === null) return;
    const text = entry.texts[language].event(seen, (player) => names[player]!, view);
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
  return copies(lines, ({ text }) => text).map(([line, n]) =>
    n === 1 ? line : { ...line, text: line.text.replace(/[.!?]?$/, (mark) => times('', n, style) + mark) },
  );
}

/** Sentences follow each other within a turn; every turn begins a new line. */
export function flowing(lines: readonly LogLine[], width: number): string[] {
  const turns: string[] = [];
  for (const { text, opens } of lines) {
    if (opens || turns.length === 0) turns.push(text);
    else turns.push(`${turns.pop()} ${text}`);
  }
  return turns.flatMap((turn) => wrap(turn, width, '  '));
}

/** One sentence a line, each with its rule. */
export function itemised(lines: readonly LogLine[], width: number): string[] {
  return lines.flatMap(({ text, rule, opens }) => {
    const wrapped = wrap(`${opens ? '' : '  '}${text} [${rule}]`, width, '    ');
    return opens ? ['', ...wrapped] : wrapped;
  });
}
