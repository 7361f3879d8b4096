/** What a reader may see of a table. Everything that leaves the server about a game is made here. */
import { replacedBy, type Event, type Seat } from '@horda/kernel';
import type { LogEntry, Fairness, Position, Proposal, SentInfo, TableInfo } from '@horda/protocol';
import type { Line } from '../store.ts';
import { carriesOn } from './chapter.ts';
import { clockState } from './clock.ts';
import { isAsleep } from './fold.ts';
import type { TableRecord } from './records.ts';
import { SILENCE, votersAbout } from './silence.ts';
import { freeUndo, persons, playsFor, type Table } from './table.ts';

/** A seat, or null for a watcher. */
export type Reader = Seat | null;

export function infoOf(table: Table): TableInfo {
  const { id, made, version, status, archived, expires, chairs, host, rematch, next, state, entry } = table;
  return {
    table: id,
    game: made.game,
    version,
    rulesChanged: isAsleep(table),
    options: withoutReplaced(table),
    pack: made.pack ?? null,
    status,
    archived,
    expires,
    seats: chairs.map(({ name, held }, seat) => ({ name, held, bot: playsFor(table, seat) })),
    host,
    listed: made.listed,
    hints: made.hints,
    pace: made.pace,
    clock: made.clock,
    proposal: proposalOf(table),
    silence: SILENCE,
    outcome: status === 'over' && state !== null ? entry.game.outcome(state) : null,
    fair: fairnessOf(table),
    origin: made.origin.kind,
    rematch,
    before: made.before ?? null,
    carriesOn: carriesOn(table),
    next,
  };
}

/** The same for a reader who has the pack. */
export function infoWithoutPack(table: Table): SentInfo {
  const { pack: _, ...others } = infoOf(table);
  return others;
}

/** Leaves out the options that the pack or the previous game decides: they are not settings of this table. */
function withoutReplaced({ made: { options, pack, carried }, entry: { game } }: Table): TableInfo['options'] {
  const replaced = replacedBy(game, pack ?? null, carried ?? null);
  if (replaced.length === 0) return options;
  return Object.fromEntries(Object.entries(options).filter(([id]) => !replaced.includes(id)));
}

function proposalOf(table: Table): Proposal | null {
  const { proposal } = table;
  if (proposal === null) return null;
  const { silent, agreed } = proposal;
  const voters = silent === null ? persons(table) : votersAbout(table, silent);
  return { ...proposal, awaited: voters.filter((seat) => !agreed.includes(seat)) };
}

export function fairnessOf({ made: { origin }, chairs, status }: Table): Fairness | null {
  if (origin.kind !== 'new') return null;
  const ended = status === 'over' || status === 'abandoned';
  return {
    commitment: origin.commitment,
    entropy: chairs.map(({ entropy }) => entropy),
    secret: ended ? origin.secret : null,
  };
}

/** `stored`: for a sleeping table, the reader's view from before the rules changed. */
export function positionOf(table: Table, reader: Reader, stored: unknown = null): Position {
  const { seq, state, askedAt, entry, status, answers } = table;
  return {
    seq,
    askedAt: status === 'playing' ? askedAt : 0,
    answers: answers.length,
    view: state === null ? stored : entry.game.view(state, reader),
    undo: freeUndo(table, reader),
    clock: clockState(table),
  };
}

/** The part of the table, after a line, that is needed to describe that line. */
export interface Moment {
  readonly entry: Table['entry'];
  readonly proposal: Table['proposal'];
  readonly state: { readonly kernel: { readonly events: readonly Event[] } } | null;
}

/** The line that led to `table`, as `reader` may see it. `proposed`: a proposal was open before the line. */
export function entryOf(
  table: Moment,
  line: Pick<Line, 'seq' | 'at'>,
  record: TableRecord,
  reader: Reader,
  proposed: boolean,
): LogEntry {
  const { seq, at } = line;
  const settled = proposed && table.proposal === null;
  switch (record.type) {
    case 'created':
      return {
        seq,
        at,
        type: record.origin.kind === 'new' ? 'created' : record.origin.kind === 'save' ? 'imported' : 'forked',
      };
    case 'joined':
      return { seq, at, type: 'joined', seat: record.seat, name: record.name };
    case 'botSeated':
      return { seq, at, type: 'botSeated', seat: record.seat, bot: record.bot };
    case 'changed':
      return { seq, at, ...record };
    case 'stirred':
    case 'freed':
    case 'left':
    case 'tookBack':
    case 'timedOut':
    case 'erased':
      return { seq, at, type: record.type, seat: record.seat };
    case 'handedOver':
      return { seq, at, type: 'handedOver', seat: record.seat, bot: record.bot };
    case 'started':
      return { seq, at, type: 'started', events: eventsFor(table, reader) };
    case 'answered':
      return { seq, at, type: 'answered', seat: record.seat, bot: record.bot, events: eventsFor(table, reader) };
    case 'undone':
      return { seq, at, type: 'undone', seat: record.seat };
    case 'proposed':
      return {
        seq,
        at,
        type: 'proposed',
        seat: record.seat,
        what: record.what,
        settled: table.proposal === null,
        ...silentIn(record),
      };
    case 'voted':
      return {
        seq,
        at,
        type: 'voted',
        seat: record.seat,
        yes: record.yes,
        settled: record.yes && settled,
        ...silentIn(record),
      };
    case 'said':
      return { seq, at, type: 'said', seat: record.seat, text: record.text };
    case 'phrased':
      return { seq, at, type: 'phrased', seat: record.seat, phrase: record.phrase };
    case 'rematched':
    case 'continued':
      return { seq, at, type: record.type, table: record.table };
    case 'expiring':
      return { seq, at, type: 'expiring', until: record.until };
    case 'reissued':
      return { seq, at, type: 'reissued', what: record.what };
    case 'migrated':
      return { seq, at, type: 'migrated', version: record.version };
  }
}

/** The silent seat that a proposal or a vote is about; most are about none. */
function silentIn(record: { readonly type: string; readonly silent?: Seat }): { readonly silent?: Seat } {
  return record.silent === undefined ? {} : { silent: record.silent };
}

/** What has happened since the last answer, as `reader` may know it. */
export function eventsFor({ state, entry }: Pick<Moment, 'state' | 'entry'>, reader: Reader): readonly Event[] {
  if (state === null) return [];
  const seen: Event[] = [];
  for (const event of state.kernel.events) {
    const shown = entry.game.viewEvent(event, reader);
    if (shown !== null) seen.push(shown);
  }
  return seen;
}

/** Whether `record` may have changed the `TableInfo`. Most answers do not change it. */
export function changesInfo(before: Table, after: Table, record: TableRecord): boolean {
  if (record.type !== 'answered' && record.type !== 'said' && record.type !== 'phrased') return true;
  return before.status !== after.status || before.proposal !== after.proposal || before.expires !== after.expires;
}
