/** The log in sentences: what happened in the game, and what happened at its table. */
import type { Event, Seat } from '@horda/kernel';
import type { LogEntry } from '@horda/protocol';
import { ENDING } from '../text/ending.ts';
import type { LogWords, TableWords } from '../text/table/words.ts';
import { changedText } from './changed-text.ts';
import { phraseText } from './common-phrases.ts';
import { momentsOf } from './moments.ts';
import { namesThen } from './names-then.ts';
import type { TableSession } from './session.ts';

export interface LogLine {
  readonly id: string;
  /** The line of the table's log that it comes from. */
  readonly seq: number;
  readonly text: string;
  /** Null: the line is about no rule of the game. */
  readonly rule: string | null;
  readonly seat: Seat | null;
  readonly tone: 'plain' | 'alarm';
  /** Readers who come back are told of it. */
  readonly grave: boolean;
  /** The number of the answer after which it happened; null: a replay has no such moment. */
  readonly at: number | null;
  readonly undone: boolean;
  /** A turn begins with it. */
  readonly opens: boolean;
}

/** A line that stands for `times` equal ones in a row. */
export interface GroupedLine extends LogLine {
  readonly times: number;
}

/** Equal lines that follow each other as one; it leads to the moment of the last. `apart`: a line that begins anew. */
export function grouped(lines: readonly LogLine[], apart: (line: LogLine) => boolean): readonly GroupedLine[] {
  const groups: GroupedLine[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last !== undefined && isAlike(last, line) && !apart(line))
      groups[groups.length - 1] = { ...line, id: last.id, opens: last.opens, times: last.times + 1 };
    else groups.push({ ...line, times: 1 });
  }
  return groups;
}

const isAlike = (a: LogLine, b: LogLine): boolean =>
  a.text === b.text && a.rule === b.rule && a.seat === b.seat && a.undone === b.undone && !b.opens;

/** What sentences are made from. */
export type LogSource = Pick<TableSession, 'game' | 'texts' | 'name' | 'now'>;

/** @param after - only later entries become lines; the earlier ones are still read to learn who sat where */
export function logLines(
  entries: readonly LogEntry[],
  source: LogSource,
  words: Pick<TableWords, 'seat' | 'log'>,
  after = 0,
): readonly LogLine[] {
  const { game, texts, now } = source;
  const { drawing, cite } = game;
  // Answers that were not taken back, found by the identity of their lists of events, lead to moments.
  const moments = new Map(momentsOf(entries, now.answers).map(({ events, at }) => [events, at]));
  const migrated = entries.findLastIndex(({ type }) => type === 'migrated');
  const nameAt = namesThen(entries, source.name, words.seat);
  return entries.flatMap((entry, i) => {
    if (entry.seq <= after) return [];
    const name = nameAt(entry);
    const own = tableLine(entry, name, words.log.lines, texts);
    if (entry.type !== 'answered' && entry.type !== 'started') return own;
    const at = moments.get(entry.events) ?? null;
    const undone = entry.type === 'answered' && at === null && i > migrated;
    const told = entry.events.flatMap((e: Event, n): readonly LogLine[] => {
      const text = texts.event(e, name, now.view ?? undefined);
      if (text === '') return [];
      const id = `${entry.seq}.${n}`;
      return [
        {
          id,
          seq: entry.seq,
          text,
          rule: cite.event(e),
          ...drawing.mark(e, now.view),
          at,
          undone,
          opens: drawing.opens(e),
        },
      ];
    });
    return [...own, ...told];
  });
}

function tableLine(
  entry: LogEntry,
  name: TableSession['name'],
  words: LogWords,
  texts: LogSource['texts'],
): readonly LogLine[] {
  const text = tableText(entry, name, words, texts);
  if (text === null) return [];
  const seat = 'seat' in entry ? (entry.seat ?? null) : null;
  return [
    {
      id: `${entry.seq}`,
      seq: entry.seq,
      text,
      rule: null,
      seat,
      tone: 'plain',
      grave: false,
      at: null,
      undone: false,
      opens: false,
    },
  ];
}

/** What an entry says about the table itself; null: nothing. */
function tableText(
  entry: LogEntry,
  name: TableSession['name'],
  words: LogWords,
  texts: LogSource['texts'],
): string | null {
  switch (entry.type) {
    case 'created':
    case 'imported':
    case 'forked':
    case 'started':
    case 'erased':
    case 'rematched':
    case 'continued':
    case 'migrated':
      return words[entry.type];
    case 'expiring':
      return ENDING[words.language].announced(entry.until);
    case 'reissued':
      return ENDING[words.language][entry.what === 'invite' ? 'newInvite' : 'newWatch'];
    case 'joined':
    case 'botSeated':
    case 'stirred':
    case 'freed':
    case 'left':
    case 'tookBack':
    case 'timedOut':
    case 'handedOver':
    case 'undone':
      return words[entry.type](name, entry.seat);
    case 'proposed':
      if (entry.silent === undefined)
        return (entry.what === 'undo' ? words.proposedUndo : words.proposedAbandon)(name, entry.seat);
      return (entry.settled ? words.letBot : words.proposedBot)(name, entry.seat, entry.silent);
    case 'voted':
      if (!entry.yes) return (entry.silent === entry.seat ? words.isHere : words.refused)(name, entry.seat);
      if (entry.silent === undefined || !entry.settled) return words.agreed(name, entry.seat);
      return words.agreedBot(name, entry.seat, entry.silent);
    case 'said':
      return entry.text === null ? words.saidNothing : words.said(name, entry.seat, entry.text);
    case 'phrased': {
      const text = phraseText(entry.phrase, texts, name, words.language);
      return text === null ? null : words.said(name, entry.seat, text);
    }
    case 'changed':
      return changedText(entry, texts, words.language);
    case 'answered':
      return null;
    default:
      return entry satisfies never;
  }
}
