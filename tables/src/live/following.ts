/** Tables that follow a finished one: the same people play the same game once more, or its next chapter. */
import { faultOfCarried, faultOfPack, type Seat } from '@horda/kernel';
import { carriesOn, nextChapter, noNext, sameSeats } from '../table/chapter.ts';
import type { Created, Origin } from '../table/records.ts';
import { Refusal } from '../table/refusal.ts';
import { settingsOf } from '../table/settings.ts';
import type { Table } from '../table/table.ts';
import type { Rematch } from '@horda/protocol/schemas';
import type { Hall, Visitor } from './hall.ts';
import type { LiveTable } from './live-table.ts';
import { newOrigin } from './new-tables.ts';
import { sealedAt } from './saves.ts';
import { HOUSE } from './slices.ts';

/** `options`: settings that are to change. `command`: the name of the command that asked for it, if one did. */
export const makeRematch = (
  hall: Hall,
  live: LiveTable,
  visitor: Visitor,
  { options = {} }: Rematch = {},
  command?: string,
): Promise<string> =>
  makeFollowing(hall, live, visitor, 'rematch', (table, origin) => again(table, origin, options), { command });

/** `seats`: how many play it; left out: as many as before. `owner`: who wants it. */
export const makeNext = (
  hall: Hall,
  live: LiveTable,
  visitor: Visitor,
  seats?: number,
  owner = HOUSE.owner,
): Promise<string> =>
  makeFollowing(
    hall,
    live,
    visitor,
    'next',
    async (table, origin) => {
      if (!carriesOn(table)) throw noNext();
      return nextChapter(table, origin, (await sealedAt(hall, live, owner)).last);
    },
    { seats },
  );

/** How a finished table can be followed by another: the same game once more, or its next chapter. */
const FOLLOWING = {
  rematch: { type: 'rematched', of: ['over', 'abandoned'] },
  next: { type: 'continued', of: ['over'] },
} as const;

/** Seats the same people at a new table, where they use the keys they have. Asking twice gives the same table. */
async function makeFollowing(
  hall: Hall,
  live: LiveTable,
  { seat, host }: Visitor,
  how: keyof typeof FOLLOWING,
  madeFrom: (table: Table, origin: Origin) => Created | Promise<Created>,
  { command, seats }: { readonly command?: string | undefined; readonly seats?: number | undefined },
): Promise<string> {
  const { type, of } = FOLLOWING[how];
  const { id, status, [how]: before } = live.table;
  if (seat === null && !host) throw new Refusal('notSeated', 'only those who sit at the table may do this');
  if (status === 'open' || status === 'playing') throw new Refusal('notOver', 'the game is not over yet');
  if (!(of as readonly string[]).includes(status))
    throw new Refusal('noNext', 'a game without an end has no next chapter');
  if (before !== null) return before;
  if (live.table.archived) throw new Refusal('archived', 'the table is in the archive; make a new one');
  const { store, secrets } = hall.services;
  await live.write(async (table) => {
    if (table[how] !== null || table.archived) return null;
    const keys = await store.keys(id);
    const made = reseated(table, await madeFrom(table, await newOrigin(secrets)), seat, seats);
    const fitting = keys.filter((key) => key.seat === null || key.seat < made.seats);
    const following = await hall.create(made, fitting);
    return { record: { type, table: following }, ...(command === undefined ? {} : { command }) };
  });
  const following = live.table[how];
  if (following === null) throw new Refusal('archived', 'the table is in the archive; make a new one');
  return following;
}

/** With another number of seats: those that are added are free, and who sat beyond the last one has to join again. */
function reseated({ entry: { game } }: Table, made: Created, asking: Seat | null, seats = made.seats): Created {
  if (seats === made.seats) return made;
  const [least, most] = game.players;
  if (seats < least || seats > most)
    throw new Refusal('badSettings', `seats must be a whole number from ${least} to ${most}`);
  if (asking !== null && asking >= seats)
    throw new Refusal('badSettings', 'your own seat would be gone: leave more seats');
  if (made.host !== null && made.host >= seats)
    throw new Refusal('badSettings', "the host's seat would be gone: leave more seats");
  const fitted = <T>(all: readonly (T | null)[]): readonly (T | null)[] =>
    Array.from({ length: seats }, (_, seat) => all[seat] ?? null);
  const options = settingsOf(game, seats, made.options, 'default', made);
  return { ...made, seats, options, bots: fitted(made.bots), people: fitted(made.people) };
}

/** The same game with the same people, by the current rules; `changes`: settings that are new. */
function again(table: Table, origin: Origin, changes: NonNullable<Rematch['options']>): Created {
  const { made, entry, version } = table;
  const { game } = entry;
  const { seats, options, pack, carried } = made;
  const isToday = version === game.version;
  if (!isToday && pack !== undefined && faultOfPack(game, pack) !== null)
    throw new Refusal('badPack', `the pack ${pack.id} does not fit the rules of today; make a new table`);
  if (!isToday && carried !== undefined && faultOfCarried(game, carried, pack ?? null) !== null)
    throw new Refusal('rulesChanged', 'what the game before it left does not fit the rules of today; make a new table');
  return {
    ...made,
    version: game.version,
    options:
      isToday && Object.keys(changes).length === 0
        ? options
        : settingsOf(game, seats, { ...options, ...changes }, 'default', made),
    ...sameSeats(table),
    origin,
  };
}
