/** What people may do with a table besides playing: sit down, ask, take the game home, see and erase their traces. */
import { foresee } from '@horda/bots';
import { determinize, isAwaited, openAsk, same, type Choice } from '@horda/kernel';
import {
  PROTOCOL,
  type PersonalData,
  type Question,
  type ServerFrame,
  type TakenSeat,
  type Told,
} from '@horda/protocol';
import type { Join } from '@horda/protocol/schemas';
import { joined, type Who } from '../table/decide.ts';
import { isAsleep, recordOf } from '../table/fold.ts';
import { look } from '../table/history.ts';
import { infoOf, infoWithoutPack } from '../table/project.ts';
import { withoutPerson } from '../table/records.ts';
import { Refusal } from '../table/refusal.ts';
import type { Table } from '../table/table.ts';
import { costOfLook, costOfWelcome } from './costs.ts';
import type { Hall, Visitor } from './hall.ts';
import type { LiveTable } from './live-table.ts';
import { pagesOf } from './reading-logs.ts';
import { HOUSE, type Asker } from './slices.ts';
import { nextTurn } from './timers.ts';

/** The bot that gives hints. */
const ADVISER = 'greedy';

export async function sitDown(
  { services: { store, secrets } }: Hall,
  live: LiveTable,
  visitor: Visitor,
  { name, seat, entropy, key: chosen }: Join,
): Promise<TakenSeat> {
  if (visitor.seat !== null) throw new Refusal('seatTaken', 'you sit at this table already');
  if (!visitor.mayJoin) throw new Refusal('wrongKey', 'this key lets you watch; ask for an invitation to play');
  const key = chosen ?? secrets.newSecret();
  let taken = -1;
  await live.write(async (table) => {
    const hash = await secrets.hashOf(key);
    const before = chosen === null ? null : await store.key(table.id, hash);
    // A second request with the same key comes from the same person.
    if (before?.role === 'seat') {
      taken = before.seat!;
      return null;
    }
    if (before !== null)
      throw new Refusal('keyTaken', 'this key opens something else at this table; send another one, or none');
    const record = joined(table, seat, name, entropy);
    taken = record.seat;
    return { record, newKeys: [{ hash, role: 'seat', seat: taken }] };
  });
  return { seat: taken, key };
}

type Welcome = Extract<ServerFrame, { type: 'welcome' }>;

/** Waits until there is time to welcome somebody who goes on from line `seen`, and has the pack with this hash. */
export function timeToWelcome(
  { services }: Hall,
  { table }: LiveTable,
  seen: number,
  asker: Asker,
  pack?: string,
): Promise<void> {
  return services.slices.beginFor(asker, costOfWelcome(table, seen, knowsPack(table, pack)));
}

/** `pack`: the hash of the pack that a visitor has. */
const knowsPack = ({ made }: Table, pack: string | undefined): boolean =>
  pack !== undefined && pack === made.pack?.hash;

/** Everything that a visitor needs to go on from line `seen`. */
export async function welcome(live: LiveTable, visitor: Visitor, seen: number, pack?: string): Promise<Welcome> {
  if (seen > live.table.seq) await live.catchUp();
  return welcomeNow(live, visitor, seen, pack);
}

/** The same, at once and without asking the store for newer lines. */
export function welcomeNow(live: LiveTable, { seat, host }: Visitor, seen: number, pack?: string): Welcome {
  const { table } = live;
  const { entries, omitted } = live.past.latest(seat, seen + 1);
  return {
    type: 'welcome',
    protocol: PROTOCOL,
    seat,
    host,
    info: knowsPack(table, pack) ? infoWithoutPack(table) : infoOf(table),
    now: live.position(seat),
    entries,
    omitted,
  };
}

export async function tell(
  hall: Hall,
  live: LiveTable,
  { seat }: Visitor,
  question: Question,
  asker: Asker = HOUSE,
): Promise<Told> {
  const { table } = live;
  const { slices } = hall.services;
  switch (question.ask) {
    case 'hint':
      return live.advise(() => hint(hall, table, seat));
    case 'why': {
      if (seat === null) throw new Refusal('notSeated', 'only those who sit at the table may ask this');
      if (isAsleep(table)) throw new Refusal('rulesChanged', 'the rules of this table are not at hand');
      if (table.state === null) throw new Refusal('notStarted', 'the game has not begun');
      return { ask: 'why', ...whyNot(table, seat, question.choice) };
    }
    case 'ahead':
      return ahead(table, seat, question.choice);
    case 'look': {
      const over = table.status === 'over' || table.status === 'abandoned';
      const reader = question.seat === undefined ? seat : question.seat;
      if (reader !== seat && reader !== null && !over)
        throw new Refusal('onlyOwnView', 'other seats can be looked at when the game is over');
      if (reader !== null && reader >= table.chairs.length)
        throw new Refusal('unknownSeat', `the seats are 0 to ${table.chairs.length - 1}`);
      await slices.beginFor(asker, costOfLook(table, Math.min(question.at, table.answers.length)));
      return look(table, reader, question.at);
    }
    case 'history':
      return { ask: 'history', ...(await live.past.between(hall.services, table, seat, question, asker)) };
  }
}

/** A choice from outside may be anything, even something that makes the rules throw. */
function whyNot(
  { entry, state }: Table,
  seat: number,
  choice: Choice,
): Pick<Extract<Told, { ask: 'why' }>, 'rule' | 'missing'> {
  try {
    const rule = entry.game.why(state!, seat, choice);
    const missing = rule === null ? undefined : entry.missing?.(entry.game.view(state!, seat), seat, choice, rule);
    return missing === undefined ? { rule } : { rule, missing };
  } catch {
    throw new Refusal('badMessage', 'choice is none that this game knows');
  }
}

/** What is sure to follow a choice. Like a hint it is made from worlds of the seat, so that it gives nothing away. */
function ahead({ entry, state }: Table, seat: number | null, choice: Choice): Told {
  if (seat === null) throw new Refusal('notSeated', 'only those who sit at the table may ask this');
  const ask = state === null ? null : openAsk(state, seat);
  if (state === null || ask === null) throw new Refusal('notAsked', 'you are not asked anything now');
  if (!ask.options.some((option) => same(option, choice)) || ask.min > 1)
    throw new Refusal('badMessage', 'choice is none that is offered to you now');
  return { ask: 'ahead', events: foresee(entry.game, state, seat, choice) };
}

/** What the greedy bot would do, and where that leads. The bot knows only what this seat may know. */
async function hint({ services }: Hall, table: Table, seat: number | null): Promise<Told> {
  const { id, made, entry, state, askedAt } = table;
  if (seat === null) throw new Refusal('notSeated', 'only those who sit at the table may ask this');
  if (!made.hints) throw new Refusal('noHints', 'this table plays without hints');
  const ask = state === null ? null : openAsk(state, seat);
  if (state === null || ask === null || !isAwaited(ask))
    throw new Refusal('notAsked', 'you are not asked anything now');
  const world = determinize(entry.game, state, seat, services.secrets.newSeed());
  const advice = await services.pool.advise({ table: id, game: made.game, bot: ADVISER, seat, world });
  const picks = advice.picks.map((i) => ask.options[i]);
  const { now, later, second } = advice;
  const told = { ask: 'hint', bot: ADVISER, askedAt, picks, now, later } as const;
  if (second === undefined) return told;
  return { ...told, second: { picks: second.picks.map((i) => ask.options[i]), later: second.later } };
}

/** All that is kept about the person in a seat. */
export async function personalData(
  { services: { store } }: Hall,
  { table }: LiveTable,
  { seat, since }: Who & { seat: number },
): Promise<PersonalData> {
  const { id, chairs } = table;
  const records: object[] = [];
  for await (const page of pagesOf(store, id, since - 1)) {
    const read = page.map((line) => ({ at: line.at, record: recordOf(line) }));
    records.push(...read.filter(({ record }) => 'seat' in record && record.seat === seat));
    await nextTurn();
  }
  const { name, entropy } = chairs[seat]!;
  return { table: id, seat, name, entropy, webhook: await store.webhook(id, seat), pushes: [], records };
}

/** Removes the person's name, words and address. The moves stay: they are the others' game, too. */
export async function erasePerson(hall: Hall, live: LiveTable, { seat, since }: Who & { seat: number }): Promise<void> {
  const { id } = live.table;
  const { store } = hall.services;
  await store.setWebhook(id, seat, null);
  await live.write(({ archived, chairs }) =>
    archived || chairs[seat]!.erased ? null : { record: { type: 'erased', seat } },
  );
  await store.redact(id, (line) => {
    // Earlier lines are about a previous owner of the seat.
    const record = line.seq < since ? null : withoutPerson(recordOf(line), seat);
    return record === null ? null : JSON.stringify(record);
  });
  // An archived table gets no `erased` line, so it must be read again.
  if (!live.table.archived) return;
  await hall.forget(id, live);
  live.audience.dismiss('archived');
}
