/** Decides whether a command is allowed, and which record it leads to. Changes nothing. */
import { BOT_NAMES } from '@horda/bots';
import { same, type Choice, type Phrase, type Seat, type Seed } from '@horda/kernel';
import { COMMON_PHRASES, LONGEST_NAME, looksOf, tidyLine, type Command } from '@horda/protocol';
import { isAsleep } from './fold.ts';
import type { TableRecord } from './records.ts';
import { Refusal } from './refusal.ts';
import { settingsOf } from './settings.ts';
import { SILENCE, silenceOf, votersAbout, whyNotSilent } from './silence.ts';
import { backToOwn, freeUndo, isOpenTo, MOST_UNDOS, playsFor, type Chair, type Table } from './table.ts';

/** Who sends a command: a seat, the host, or somebody who only watches. */
export interface Who {
  readonly seat: Seat | null;
  /** The line with which they sat down; 0 without a seat. */
  readonly since: number;
  readonly host: boolean;
}

export const MOST_LINES = 50_000;
/** The most lines that are not answers, so that nobody can fill the log with other things. */
const MOST_OTHER_LINES = 10_000;
/** Commands that are allowed however full the log is, so that a game can always come to an end. */
const ALWAYS: readonly Command['do'][] = ['propose', 'vote', 'leave'];
const MOST_CHAT = 2_000;

/** `seed`: what the game is dealt from, if this command starts it. `at`: the time at the table. */
export function decide(table: Table, who: Who, command: Command, seed: Seed, at = table.at): TableRecord {
  mustBeAlive(table);
  if (command.do !== 'answer' && !ALWAYS.includes(command.do) && table.otherLines >= MOST_OTHER_LINES)
    throw new Refusal('logFull', `a table's log holds ${MOST_OTHER_LINES} lines besides answers`);
  switch (command.do) {
    case 'start':
      return start(table, who, command, seed, at);
    case 'seatBot':
      mustBeHost(who);
      mustBeOpen(table);
      if (chairOf(table, command.seat).held === 'person') throw new Refusal('seatTaken', 'somebody sits there');
      return { type: 'botSeated', seat: command.seat, bot: knownBot(command.bot) };
    case 'free':
      mustBeHost(who);
      mustBeOpen(table);
      if (chairOf(table, command.seat).held === 'free') throw new Refusal('unknownSeat', 'that seat is free already');
      return { type: 'freed', seat: command.seat };
    case 'change':
      mustBeHost(who);
      mustBeOpen(table);
      return changed(table, who, command);
    case 'rematch':
      throw new Error('a rematch is another table');
    default:
      return decideSeated(table, seated(table, who), command, at);
  }
}

type StartCommand = Extract<Command, { do: 'start' }>;
type ChangeCommand = Extract<Command, { do: 'change' }>;
type SeatCommand = Exclude<Command, { do: 'start' | 'seatBot' | 'free' | 'change' | 'rematch' }>;

function decideSeated(table: Table, seat: Seat, command: SeatCommand, at: number): TableRecord {
  switch (command.do) {
    case 'answer':
      return answered(table, seat, command.askedAt, command.picks, null);
    case 'undo':
      mustBePlaying(table);
      if (command.askedAt !== table.askedAt) throw stale(table, command.askedAt);
      mustHaveUndos(table);
      if (freeUndo(table, seat) === 0)
        throw new Refusal('nothingToUndo', 'nothing of yours can be taken back without asking the others');
      return { type: 'undone', seat };
    case 'propose':
      mustBePlaying(table);
      if (table.proposal !== null) throw new Refusal('otherProposal', 'another proposal is not settled yet');
      if (command.what === 'handOver') return proposedFor(table, seat, command.seat!, at);
      if (command.what === 'undo') mustHaveUndos(table);
      if (command.what === 'undo' && backToOwn(table, seat) === 0)
        throw new Refusal('nothingToUndo', 'you have given no answer that could be taken back');
      return { type: 'proposed', seat, what: command.what };
    case 'vote':
      return voted(table, seat, command.proposal, command.yes, at);
    case 'say':
      mustHaveRoomForTalk(table);
      return { type: 'said', seat, text: command.text };
    case 'phrase':
      mustHaveRoomForTalk(table);
      return { type: 'phrased', seat, phrase: knownPhrase(table, seat, command.phrase) };
    case 'stir':
      mustBeOpen(table);
      return { type: 'stirred', seat, entropy: command.entropy };
    case 'handOver':
      mustBePlaying(table);
      return { type: 'handedOver', seat, bot: knownBot(command.bot) };
    case 'takeBack':
      mustBePlaying(table);
      if (playsFor(table, seat) === null) throw new Refusal('started', 'you play this seat yourself already');
      return { type: 'tookBack', seat };
    case 'leave':
      if (table.status !== 'open') mustBePlaying(table);
      return { type: 'left', seat };
  }
}

/**
 * An answer from `seat` to the question that line `line` asked. The kernel checks the picks; on an open floor, against
 * what is offered by now.
 */
export function answered(
  table: Table,
  seat: Seat,
  line: number,
  picks: readonly Choice[],
  bot: string | null,
): TableRecord {
  mustBeAlive(table);
  mustBePlaying(table);
  if (table.seq >= MOST_LINES) throw new Refusal('logFull', `a table's log holds ${MOST_LINES} lines`);
  if (!isOpenTo(table, seat, line)) throw stale(table, line);
  if (bot === null && playsFor(table, seat) !== null)
    throw new Refusal('notAsked', 'a bot plays your seat now; take it back first');
  return { type: 'answered', seat, tick: table.state!.kernel.tick, picks, bot };
}

function stale({ askedAt }: Table, line: number): Refusal {
  return new Refusal('stale', `the answer is for question ${line}, the table is at ${askedAt}`);
}

function start(table: Table, who: Who, { entropy }: StartCommand, seed: Seed, at: number): TableRecord {
  if (!who.host) mustStandIn(table, who, at);
  mustBeOpen(table);
  const free = table.chairs.flatMap(({ held }, seat) => (held === 'free' ? [seat] : []));
  if (free.length > 0)
    throw new Refusal('emptySeats', `nobody sits at ${free.join(', ')}: wait for players, or seat bots there`);
  const { origin } = table.made;
  const by = who.seat === null ? {} : { seat: who.seat };
  if (origin.kind === 'fork') return { type: 'started', seed: null, ...by };
  if (origin.kind === 'save') return { type: 'started', seed: origin.seed, ...by };
  if (entropy !== undefined && who.seat === null)
    throw new Refusal('notSeated', 'only those who sit at the table add to chance: start without entropy');
  return { type: 'started', seed, ...by, ...(entropy === undefined ? {} : { entropy }) };
}

/** What is agreed anew, checked as for a new table; a game that has begun elsewhere keeps its settings. */
function changed({ entry, made }: Table, { seat }: Who, { options, hints, clock }: ChangeCommand): TableRecord {
  if (options !== undefined) {
    if (made.origin.kind !== 'new')
      throw new Refusal('badSettings', 'options cannot be changed: this game was begun with them');
    settingsOf(entry.game, made.seats, { ...made.options, ...options }, 'default', made);
  }
  return {
    type: 'changed',
    ...(seat === null ? {} : { seat }),
    ...(options === undefined ? {} : { options }),
    ...(hints === undefined ? {} : { hints }),
    ...(clock === undefined ? {} : { clock }),
  };
}

/** Whoever sits at the table may start the game in place of a silent host. */
function mustStandIn(table: Table, who: Who, at: number): void {
  const silence = silenceOf(table, table.host, at);
  if (who.seat === null || silence < SILENCE.short)
    throw new Refusal(
      'notHost',
      `only the host may start the game; if the host is silent for ${seconds(SILENCE.short)}, so far it is ${seconds(silence)}, others who sit here may`,
    );
  seated(table, who);
}

/** The proposal that a bot plays for somebody else's seat, whose owner is silent. */
function proposedFor(table: Table, seat: Seat, silent: Seat, at: number): TableRecord {
  chairOf(table, silent);
  const why = seat === silent ? 'you are here: `handOver` lets a bot play your seat' : whyNotSilent(table, silent);
  if (why !== null) throw new Refusal('notSilent', why);
  const silence = silenceOf(table, silent, at);
  // The proposer may have a bot in their own place.
  const others = new Set([...votersAbout(table, silent), seat]);
  if (silence < (others.size > 1 ? SILENCE.short : SILENCE.long))
    throw new Refusal(
      'notSilent',
      `seat ${silent} has been silent for ${seconds(silence)}; it takes ${seconds(SILENCE.short)} if two or more agree, ${seconds(SILENCE.long)} for one alone`,
    );
  return { type: 'proposed', seat, what: 'handOver', silent, ...enoughAfter(silence) };
}

const enoughAfter = (silence: number): { readonly enough?: true } => (silence < SILENCE.long ? {} : { enough: true });
const seconds = (milliseconds: number): string => `${Math.floor(milliseconds / 1000)} s`;

function voted(table: Table, seat: Seat, proposal: number, yes: boolean, at: number): TableRecord {
  mustBePlaying(table);
  const open = table.proposal;
  if (open === null || open.seq !== proposal) throw new Refusal('noProposal', 'that proposal is settled or withdrawn');
  const { silent } = open;
  const enough =
    silent === null ? {} : seat === silent ? { enough: true as const } : enoughAfter(silenceOf(table, silent, at));
  // The one who proposed it may withdraw it; a second yes counts only if it is enough by now.
  if (open.by === seat ? yes : open.agreed.includes(seat))
    if (!(yes && enough.enough)) throw new Refusal('answered', 'you have agreed already');
  return { type: 'voted', seat, yes, ...(silent === null ? {} : { silent, ...(yes ? enough : {}) }) };
}

/** Somebody sits down, at `wanted` or at the first free seat. Until the start a person may sit in the place of a bot. */
export function joined(table: Table, wanted: Seat | null, name: string, entropy: string): TableRecord & { seat: Seat } {
  mustBeAlive(table);
  if (table.status === 'over' || table.status === 'abandoned') throw new Refusal('over', 'the game is over');
  const taken = table.status === 'open' ? ['person'] : ['person', 'bot'];
  if (wanted !== null && taken.includes(chairOf(table, wanted).held))
    throw new Refusal('seatTaken', 'that seat is taken');
  const seat = wanted ?? table.chairs.findIndex(({ held }) => held === 'free');
  if (seat === -1) throw new Refusal('full', 'all seats are taken; you may watch');
  return { type: 'joined', seat, name: unlike(table, name), entropy };
}

/** A name that looks like nobody else's here: the players could not be told apart. */
function unlike({ chairs }: Table, name: string): string {
  const taken = new Set(chairs.map((chair) => looksOf(chair.name ?? '')));
  // With room for a number.
  const short = tidyLine(name, LONGEST_NAME - 3);
  for (let n = 2, tried = name; ; n++) {
    if (!taken.has(looksOf(tried))) return tried;
    tried = `${short} ${n}`;
  }
}

function seated({ chairs }: Table, { seat, since }: Who): Seat {
  if (seat === null) throw new Refusal('notSeated', 'only those who sit at the table may do this');
  const { held, since: taken } = chairs[seat]!;
  if (held !== 'person' || taken !== since) throw new Refusal('notSeated', 'this seat is no longer yours');
  return seat;
}

function mustBeHost({ host }: Who): void {
  if (!host) throw new Refusal('notHost', 'only the one who made the table may do this');
}

function mustBeOpen({ status }: Table): void {
  if (status !== 'open') throw new Refusal('started', 'the game has begun');
}

function mustBePlaying({ status }: Table): void {
  if (status === 'open') throw new Refusal('notStarted', 'the game has not begun');
  if (status !== 'playing') throw new Refusal('over', 'the game is over');
}

function mustHaveUndos({ undos }: Table): void {
  if (undos >= MOST_UNDOS)
    throw new Refusal('noUndosLeft', `at one table answers are taken back at most ${MOST_UNDOS} times`);
}

/** Throws unless the log may grow and the server has the table's rules. */
function mustBeAlive(table: Table): void {
  if (table.archived) throw new Refusal('archived', 'the table is in the archive: it can be watched and forked');
  if (isAsleep(table))
    throw new Refusal(
      'rulesChanged',
      `the table was made with version ${table.version} of the rules, this server has version ${table.entry.game.version}; it can be watched only`,
    );
}

function chairOf({ chairs }: Table, seat: Seat): Chair {
  const chair = chairs[seat];
  if (chair === undefined) throw new Refusal('unknownSeat', `the seats are 0 to ${chairs.length - 1}`);
  return chair;
}

function knownBot(name: string): string {
  if (!(BOT_NAMES as readonly string[]).includes(name))
    throw new Refusal('unknownBot', `there are the bots ${BOT_NAMES.join(', ')}`);
  return name;
}

function mustHaveRoomForTalk({ chatLines }: Table): void {
  if (chatLines >= MOST_CHAT) throw new Refusal('logFull', `a table holds ${MOST_CHAT} lines of talk`);
}

function knownPhrase({ entry, made }: Table, seat: Seat, phrase: Phrase): Phrase {
  const groups = entry.phrases?.(made.options, made.seats, seat) ?? {};
  const known = [...COMMON_PHRASES, ...Object.values(groups).flat()].find((each) => same(each, phrase));
  if (known === undefined) throw new Refusal('notOffered', `"${phrase.say}" is no phrase of this table`);
  return known;
}
