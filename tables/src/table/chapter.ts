/** Tables that follow each other: what one table leaves is in the first line of the next. */
import { carriedOf, leftBy, settingsAfter, type Carried, type Save } from '@horda/kernel';
import type { Created, Origin } from './records.ts';
import { Refusal } from './refusal.ts';
import type { Table } from './table.ts';

/** The game of a table as a save, from its set-up or from the state that it continued from. */
export function saveOf({ made, version, seed, start, answers, entry: { game } }: Table): Save {
  const { options, seats, pack, carried } = made;
  return {
    game: game.id,
    version,
    options,
    seats,
    seed: seed ?? [0, 0, 0, 0],
    ...(pack === undefined ? {} : { pack }),
    ...(carried === undefined ? {} : { carried }),
    ...(start === null ? {} : { start }),
    answers: answers.map(({ tick, seat, picks }) => ({ tick, seat, picks })),
  };
}

/**
 * Whether a next chapter can follow the finished game. (A lost chapter is played again as a rematch.) What the game
 * leaves is checked when the next chapter begins: if it is faulty, the finished game can still be looked at.
 */
export function carriesOn({ status, state, entry: { game } }: Table): boolean {
  return status === 'over' && state !== null && game.carry !== undefined && game.carry.leaves(state as never) !== null;
}

/** `after`: the last mark of its sealed save. */
export function carriedOn(table: Table, after: string): Carried | null {
  const value = carriesOn(table) ? leftBy(table.entry.game, table.state!) : null;
  return value === null ? null : carriedOf(table.entry.game, value, after);
}

/**
 * Who sits at a table that follows this one, and who is its host: the same people and bots, the same host. A host without
 * a seat has a key, which opens the next table, too.
 */
export function sameSeats({ chairs, host }: Table): Pick<Created, 'bots' | 'people' | 'host'> {
  return {
    host,
    bots: chairs.map(({ held, bot }) => (held === 'bot' ? bot : null)),
    people: chairs.map(({ held, name }) => (held === 'person' ? { name, entropy: '' } : null)),
  };
}

/** The first line of the next chapter: the same people, new cards. `after`: the last mark of the sealed save. */
export function nextChapter(table: Table, origin: Origin, after: string): Created {
  const carried = carriedOn(table, after);
  if (carried === null) throw noNext();
  const { made, version, entry } = table;
  const options = settingsAfter(entry.game, made.options);
  return { ...made, version, options, carried, before: table.id, ...sameSeats(table), origin };
}

export const noNext = (): Refusal => new Refusal('noNext', 'this game hands nothing over to a next chapter');
