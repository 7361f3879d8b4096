/** Tables that follow each other: what one table leaves is in the first line of the next. */
import { carriedOf, leftBy, seal, type Carried, type Save, type Sealed } from '@horda/kernel';
import type { Created, Origin } from './records.ts';
import { Refusal } from './refusal.ts';
import type { Table } from './table.ts';

/** The game of a table as a sealed save, from its set-up or from the state that it continued from. */
export function savedGame({ made, version, seed, start, answers, entry: { game } }: Table): Sealed {
  const { options, seats, pack, carried } = made;
  const save: Save = {
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
  return seal(game, save);
}

/** What a finished game leaves to the next; null: no chapter follows. (A lost chapter is played again as a rematch.) */
function leftOn({ status, state, entry }: Table): object | null {
  return status === 'over' && state !== null ? leftBy(entry.game, state) : null;
}

/** Whether a next chapter can follow the finished game. */
export function carriesOn(table: Table): boolean {
  return leftOn(table) !== null;
}

export function carriedOn(table: Table): Carried | null {
  const value = leftOn(table);
  return value === null ? null : carriedOf(table.entry.game, value, savedGame(table).marks.at(-1)!);
}

/** Who sits at a table that follows this one: the same people and bots. */
export function sameSeats({ chairs }: Table): Pick<Created, 'bots' | 'people'> {
  return {
    bots: chairs.map(({ held, bot }) => (held === 'bot' ? bot : null)),
    people: chairs.map(({ held, name }) => (held === 'person' ? { name, entropy: '' } : null)),
  };
}

/** The first line of the next chapter: the same people, new cards. */
export function nextChapter(table: Table, host: number | null, origin: Origin): Created {
  const carried = carriedOn(table);
  if (carried === null) throw new Refusal('noNext', 'this game hands nothing over to a next chapter');
  const { made, version } = table;
  return { ...made, version, carried, ...sameSeats(table), origin, host };
}
