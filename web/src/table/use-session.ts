/** Makes a session, from which all parts of the table are drawn, out of what the table's client knows. */
import { isAwaited, same, type Seat } from '@horda/kernel';
import { namesTo, wordedFor } from '@horda/parts';
import type { TableInfo } from '@horda/protocol';
import { useMemo, useRef } from 'preact/hooks';
import { useSettings } from '../app/settings.tsx';
import { seatLetter } from '../art/marks.tsx';
import type { AnyWebGame, Person } from '../games/web-game.ts';
import type { Backend } from '../backend/backend.ts';
import { reasonText } from '../text/common/reason.ts';
import type { TableWords } from '../text/table/words.ts';
import { asksOf, awaitedAmong } from './asks.ts';
import type { Now, TableSession } from './session.ts';
import type { TableConnection, Snapshot } from './use-table.ts';

export interface Place {
  readonly host: Backend;
  readonly table: string;
  readonly key: string | null;
  readonly game: AnyWebGame;
}

/**
 * Who is "you" in sentences: one person; several who share the screen, of whom each is "you" where they hide their cards
 * from each other; or nobody, as in a replay.
 */
export type Readers = 'one' | 'several' | 'nobody';

/** What the page around the table does for it. */
export interface Surroundings extends Pick<TableSession, 'notify' | 'openRule'> {
  /** By default one. */
  readonly readers?: Readers;
}

/** Null until the table has been seen. */
export function useSessionOf(
  place: Place,
  line: TableConnection,
  { notify, openRule, readers = 'one' }: Surroundings,
): TableSession | null {
  const { host, table, key } = place;
  const { language, words } = useSettings();
  const { snapshot } = line;
  const pack = snapshot.info?.pack ?? null;
  const game = useMemo(() => wordedFor(place.game, pack), [place.game, pack?.hash]);
  const before = useRef<Asked | null>(null);
  return useMemo(() => {
    const { info, seat } = snapshot;
    const now = snapshot.now as Now | null;
    if (info === null || now === null) return null;
    const people = peopleOf(host, snapshot, info, words.table, game.inCommon);
    const [offers, questions] = ownAsks(info, now.view, seat);
    const ask = questions[0] ?? null;
    const asked = askedOf(ask, now.askedAt, before.current);
    before.current = { ask, asked };
    const isOpen = now.view !== null && game.isOpen?.(now.view) === true;
    const you = readers === 'one' || (readers === 'several' && !isOpen) ? seat : null;
    return {
      host,
      table,
      key,
      game,
      texts: game.texts[language],
      seat,
      isHost: snapshot.host,
      info,
      now,
      entries: snapshot.entries,
      omitted: snapshot.omitted,
      connection: snapshot.state,
      refusal: snapshot.refusal,
      present: snapshot.present,
      people,
      name: namesTo(you, (other) => people[other]?.name ?? words.table.seat.free(seatLetter(other))),
      ask,
      offers,
      isAwaited: ask !== null && (isAwaited(ask) || people[seat!]!.awaited),
      asked,
      pacing: snapshot.pacing,
      skip: (to) => line.skip(to),
      notify,
      openRule,
      question: (question) => line.ask(question),
      do: async (command) => {
        const outcome = await line.do(command);
        if (outcome.done) return outcome;
        const { reason } = outcome;
        // On an open floor another player's answer may just have made this one impossible.
        const isLate = reason === 'notOffered' && command.do === 'answer' && ask?.floor !== undefined;
        notify(isLate ? words.table.status.tooLate : reasonText(host.kind, reason, words));
        return outcome;
      },
    };
  }, [host, table, key, game, language, words, snapshot, line, notify, openRule, readers]);
}

type OwnAsks = TableSession['offers'];

/** This seat's offers and questions; none while a bot plays for it. */
function ownAsks(info: TableInfo, view: unknown, seat: Seat | null): readonly [offers: OwnAsks, questions: OwnAsks] {
  const isPlaying = info.status === 'playing' && !info.rulesChanged && !info.archived;
  if (seat === null || !isPlaying || info.seats[seat]?.bot !== null) return [[], []];
  const own = asksOf(view).flatMap((ask) => (ask.seat === seat && ask.own?.answer === null ? [ask.own] : []));
  return [own.filter(({ offer }) => offer !== undefined), own.filter(({ offer }) => offer === undefined)];
}

type Asked = Pick<TableSession, 'ask' | 'asked'>;

/**
 * The number of a question is its tick; an open floor has the tick at which it opened, made negative. A question that
 * is asked again unchanged, because somebody has answered an offer meanwhile, keeps the number `before`.
 */
export function askedOf(ask: TableSession['ask'], tick: number, before: Asked | null = null): number {
  if (ask === null) return tick;
  if (ask.floor !== undefined) return -1 - ask.floor.since;
  if (ask.since === undefined || before === null || before.ask === null) return tick;
  return same(unnumbered(ask), unnumbered(before.ask)) ? before.asked : tick;
}

function unnumbered(ask: NonNullable<TableSession['ask']>): unknown {
  const { since: _, ...question } = ask;
  return question;
}

export function peopleOf(
  { kind }: Pick<Backend, 'kind'>,
  { now, seat, present }: Pick<Snapshot, 'now' | 'seat' | 'present'>,
  { seats, status }: Pick<TableInfo, 'seats' | 'status'>,
  words: Pick<TableWords, 'seat'>,
  inCommon?: readonly string[],
): readonly Person[] {
  const awaited = status === 'playing' ? awaitedAmong(now?.view, seats, inCommon) : [];
  return seats.map(({ name, held, bot }, each) => ({
    seat: each,
    // A bot plays on for a person who has left.
    name:
      name ??
      (bot !== null && held !== 'person' ? words.seat.bot(seatLetter(each)) : words.seat.free(seatLetter(each))),
    bot,
    standIn: bot !== null && held === 'person',
    // People who share this device count as present.
    here: bot !== null || kind === 'local' || present.seats.includes(each),
    awaited: awaited.includes(each),
    you: each === seat,
  }));
}
