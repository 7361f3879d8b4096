/** Reads a log: each line changes the table as its record says. Pure; the same lines give the same table. */
import { apply, type AnyState } from '@horda/kernel';
import { speakerOf } from '@horda/protocol';
import type { Line } from '../store.ts';
import { runClock, wind } from './clock.ts';
import type { Created, TableRecord } from './records.ts';
import { agree } from './settings.ts';
import { goBack, keepState, NO_STATES, opening } from './states.ts';
import { listen, votersAbout } from './silence.ts';
import { backToOwn, isWaitedFor, opened, persons, type Chair, type Table, type TableGame } from './table.ts';

export function recordOf(line: Line): TableRecord {
  return JSON.parse(line.body) as TableRecord;
}

/** The table that line 1 makes. */
export function newTable(entry: TableGame, { table: id, seq, at }: Line, made: Created): Table {
  const chairs = Array.from({ length: made.seats }, (_, seat): Chair => {
    const bot = made.bots[seat] ?? null;
    const person = made.people[seat] ?? null;
    const held = bot !== null ? 'bot' : person !== null ? 'person' : 'free';
    const entropy = person?.entropy ?? '';
    return { name: person?.name ?? null, held, bot, standIn: null, since: seq, heard: at, entropy, erased: false };
  });
  return {
    id,
    entry,
    made,
    version: made.version,
    seq,
    at,
    moved: at,
    status: 'open',
    archived: false,
    expires: null,
    chairs,
    host: made.host,
    seed: null,
    begun: 0,
    start: null,
    state: null,
    answers: [],
    ...NO_STATES,
    revealed: 0,
    askedAt: 0,
    proposal: null,
    clock: { left: chairs.map(() => wind(made.clock)), since: chairs.map(() => null), askedAt: 0 },
    rematch: null,
    rematched: 0,
    next: null,
    chatLines: 0,
    undos: 0,
    otherLines: 1,
  };
}

/** Applies the next line. `decide` has checked it; only the kernel may still refuse the picks of an answer. */
export function fold(table: Table, line: Line, record: TableRecord): void {
  take(table, line, record);
  if (isLong(table, record)) for (const _ of answersAgain(table));
  note(table, record);
}

function take(table: Table, line: Line, record: TableRecord): void {
  if (line.seq !== table.seq + 1) throw new Error(`line ${line.seq} cannot follow line ${table.seq}`);
  table.seq = line.seq;
  table.at = line.at;
  // Whatever anybody does puts it off.
  table.expires = record.type === 'expiring' ? record.until : null;
  if (record.type !== 'answered') table.otherLines++;
  change(table, record);
}

/** Whether a line costs far more than an answer: it starts a saved game, all answers of which are given again. */
export function isLong({ made: { origin } }: Table, { type }: TableRecord): boolean {
  return type === 'started' && origin.kind === 'save';
}

/** Applies a long line as `fold` does; stops after each answer, so that the caller can divide the work. */
export function* foldInSteps(table: Table, line: Line, record: TableRecord): Generator<void, void> {
  take(table, line, record);
  yield* answersAgain(table);
  note(table, record);
}

/** What follows from a line for proposals, silent players and clocks, once the game has moved on. */
function note(table: Table, record: TableRecord): void {
  if (table.proposal !== null) endIfHeard(table, record);
  listen(table, record);
  runClock(table, record);
}

function* answersAgain(table: Table): Generator<void, void> {
  const { origin } = table.made;
  if (origin.kind !== 'save') return;
  for (const { seat, tick, picks } of origin.answers) {
    answer(table, { seat, tick, picks });
    yield;
  }
}

function change(table: Table, record: TableRecord): void {
  switch (record.type) {
    case 'created':
      throw new Error('a table is made only once');
    case 'joined': {
      const { seat, name, entropy } = record;
      const { seq: since } = table;
      Object.assign(table.chairs[seat]!, { name, held: 'person', bot: null, standIn: null, since, erased: false });
      if (table.status === 'open') table.chairs[seat]!.entropy = entropy;
      // If the host left and nobody was there to take over, the next person to sit down becomes host.
      if (table.made.host !== null) table.host ??= seat;
      return;
    }
    case 'stirred':
      table.chairs[record.seat]!.entropy = record.entropy;
      return;
    case 'botSeated':
      Object.assign(table.chairs[record.seat]!, { name: null, held: 'bot', bot: record.bot, entropy: '' });
      return;
    case 'changed':
      return agree(table, record);
    case 'freed':
    case 'left':
      return vacate(table, record.seat);
    case 'handedOver':
      table.chairs[record.seat]!.bot = record.bot;
      return;
    case 'tookBack':
      Object.assign(table.chairs[record.seat]!, { bot: null, standIn: null });
      return;
    case 'timedOut': {
      const chair = table.chairs[record.seat]!;
      if (table.made.clock.kind === 'none') return;
      if (table.made.clock.late === 'seat') chair.bot = record.bot;
      else chair.standIn = { bot: record.bot, askedAt: opened(table) };
      return;
    }
    case 'started':
      if (record.entropy !== undefined) table.chairs[record.seat!]!.entropy = record.entropy;
      return begin(table, record.seed);
    case 'answered':
      return answer(table, record);
    case 'undone':
      return takeBack(table, 1);
    case 'proposed': {
      const { seat: by, what } = record;
      const [silent, enough] = what === 'handOver' ? [record.silent, record.enough] : [null];
      const answers = what === 'undo' ? backToOwn(table, by) : 0;
      table.proposal = { seq: table.seq, by, what, silent, answers, agreed: [by] };
      return settle(table, enough);
    }
    case 'voted': {
      const { proposal } = table;
      if (proposal === null) return;
      const agreed = [...new Set([...proposal.agreed, record.seat])];
      table.proposal = record.yes ? { ...proposal, agreed } : null;
      return settle(table, record.enough);
    }
    case 'phrased':
      table.chatLines++;
      return;
    case 'said':
      table.chatLines++;
      // Now there is something to erase again.
      table.chairs[record.seat]!.erased = false;
      return;
    case 'erased':
      Object.assign(table.chairs[record.seat]!, { name: null, erased: true });
      return;
    case 'rematched':
      table.rematch = record.table;
      table.rematched = table.seq;
      return;
    case 'continued':
      table.next = record.table;
      return;
    case 'expiring':
    case 'reissued':
      return;
    case 'migrated':
      table.version = record.version;
      if (record.state === null) return;
      table.begun = table.seq;
      return goOnFrom(table, record.state);
  }
}

/** Before the game the chair is just free; during the game a bot plays until somebody sits down. */
function vacate(table: Table, seat: number): void {
  const [chair, isOpen] = [table.chairs[seat]!, table.status === 'open'];
  // Once the game has begun, the deal depends on this entropy, so it stays.
  const entropy = isOpen ? '' : chair.entropy;
  Object.assign(chair, { name: null, held: 'free', bot: isOpen ? null : STAND_IN, standIn: null, entropy });
  if (table.host === seat) table.host = persons(table)[0] ?? null;
  const { proposal } = table;
  if (proposal === null) return;
  const agreed = proposal.agreed.filter((other) => other !== seat);
  table.proposal = proposal.by === seat || proposal.silent === seat ? null : { ...proposal, agreed };
  settle(table);
}

/** The bot that plays for people who left or are late. */
export const STAND_IN = 'greedy';

function begin(table: Table, seed: Table['seed']): void {
  const { origin } = table.made;
  table.status = 'playing';
  table.begun = table.seq;
  table.seed = seed;
  if (origin.kind === 'fork') return goOnFrom(table, origin.state);
  if (!isAsleep(table)) put(table, opening(table));
}

/** The server has other rules than the table: it keeps its log, but cannot be played. */
export function isAsleep({ version, entry }: Table): boolean {
  return version !== entry.game.version;
}

function goOnFrom(table: Table, state: AnyState): void {
  table.start = state;
  table.answers = [];
  Object.assign(table, { kept: NO_STATES.kept, keepEvery: NO_STATES.keepEvery });
  table.state = null;
  if (!isAsleep(table)) put(table, opening(table));
}

function put(table: Table, state: AnyState): void {
  table.state = state;
  table.revealed = state.kernel.revealed;
  table.askedAt = table.seq;
  endIfOver(table);
}

function answer(table: Table, { seat, tick, picks }: Pick<Table['answers'][number], 'seat' | 'tick' | 'picks'>): void {
  if (table.proposal?.what === 'undo') table.proposal = null;
  const { state, askedAt } = table;
  if (state !== null) {
    const before = state.kernel.tick;
    apply(table.entry.game, state, { tick, seat, picks });
    table.applied++;
    if (state.kernel.tick !== before) table.askedAt = table.seq;
  }
  table.answers.push({
    seq: table.seq,
    seat,
    tick,
    picks,
    askedAt,
    revealed: state?.kernel.revealed ?? 0,
    earned: 0,
  });
  if (state !== null) keepState(table, table.answers.length, state);
  endIfOver(table);
}

function endIfOver(table: Table): void {
  if (table.state === null || table.state.kernel.asks.length > 0) return;
  table.status = 'over';
  table.proposal = null;
}

/** Takes back the last `count` answers: the table is again what it was before them. */
function takeBack(table: Table, count: number): void {
  const kept = table.answers.length - count;
  const { left } = table.clock;
  table.undos++;
  table.moved = table.at;
  table.askedAt = table.answers[kept]!.askedAt;
  for (const { seat, earned } of table.answers.splice(kept)) left[seat] = Math.max(0, left[seat]! - earned);
  for (const chair of table.chairs) chair.standIn = null;
  table.proposal = null;
  if (table.state !== null) table.state = goBack(table, kept);
}

/** A proposal about a silent player ends when that player does anything, or is no longer waited for. */
function endIfHeard(table: Table, record: TableRecord): void {
  const silent = table.proposal?.silent ?? null;
  if (silent === null) return;
  if (speakerOf(record) === silent || !isWaitedFor(table, silent)) table.proposal = null;
}

/** Carries out the proposal once those have agreed who must. `enough`: what was agreed so far will do. */
function settle(table: Table, enough = false): void {
  const { proposal } = table;
  if (proposal === null) return;
  const { silent, agreed } = proposal;
  const needed = silent === null ? persons(table) : votersAbout(table, silent);
  // Before the long silence, one voice is not enough, even if the other voters have left.
  const isAgreed = needed.every((seat) => agreed.includes(seat)) && (silent === null || agreed.length > 1);
  if (!enough && !isAgreed) return;
  table.proposal = null;
  if (silent !== null) return void (table.chairs[silent]!.bot = STAND_IN);
  if (proposal.what === 'undo') return takeBack(table, proposal.answers);
  table.status = 'abandoned';
}
