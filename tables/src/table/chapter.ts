/** Tables that follow each other: what one has left is in the first line of the next. */
import { carriedOf, leftBy, seal, type Carried, type Save, type Sealed } from '@horda/kernel';
import type { Created, Origin } from './records.ts';
import { Refusal } from './refusal.ts';
import type { Table } from './table.ts';

/** The game of a table from its set-up, sealed. */
export function savedGame({ made, version, seed, answers, entry: { game } }: Table): Sealed {
  if (seed === null) throw new Refusal('notStarted', 'there is nothing to keep yet');
  const { options, seats, pack, carried } = made;
  const save: Save = {
    game: game.id,
    version,
    options,
    seats,
    seed,
    ...(pack === undefined ? {} : { pack }),
    ...(carried === undefined ? {} : { carried }),
    answers: answers.map(({ tick, seat, picks }) => ({ tick, seat, picks })),
  };
  return seal(game, save);
}

/** What the table after this one begins with: what this game has left or, where it left nothing, what it began with. */
export function carriedOn(table: Table): Carried | null {
  const { status, state, made, entry } = table;
  if (status !== 'over' || state === null || entry.game.carry === undefined) return null;
  const value = leftBy(entry.game, state);
  return value === null ? (made.carried ?? null) : carriedOf(entry.game, value, savedGame(table).marks.at(-1)!);
}

/** The first line of the next chapter: the same people, new cards. */
export function nextChapter(table: Table, host: number | null, origin: Origin): Created {
  const carried = carriedOn(table);
  if (carried === null) throw new Refusal('notOver', 'nothing follows from this game');
  const { made, chairs, version } = table;
  return {
    ...made,
    version,
    carried,
    bots: chairs.map(({ held, bot }) => (held === 'bot' ? bot : null)),
    people: chairs.map(({ held, name }) => (held === 'person' ? { name, entropy: '' } : null)),
    origin,
    host,
  };
}
