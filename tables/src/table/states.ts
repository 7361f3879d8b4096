/** The states that the game of a table went through. */
import { apply, opening as openingOf, type AnyState } from '@horda/kernel';
import type { Table } from './table.ts';

/** The number of answers between two kept states; in a long game it doubles as often as needed. */
const KEEP_EVERY = 32;
/** At most this many states are kept; beyond that, every second one is dropped. */
const MOST_KEPT = 256;

/** The state before the first of the answers. */
export function opening({ entry: { game }, made, start, seed, version }: Table): AnyState {
  const { options, seats, pack, carried } = made;
  const begun = {
    ...(pack === undefined ? {} : { pack }),
    ...(carried === undefined ? {} : { carried }),
    ...(start === null ? {} : { start }),
  };
  return openingOf(game, { options, seats, seed: seed ?? [0, 0, 0, 0], version, ...begun });
}

/** Keeps the state after the first `count` answers if `count` is a multiple of `keepEvery`. */
export function keepState(table: Table, count: number, state: AnyState): void {
  if (count % table.keepEvery !== 0) return;
  const kept = [...table.kept, { answers: count, state: table.entry.game.clone(state) }];
  if (kept.length > MOST_KEPT) table.keepEvery *= 2;
  table.kept = kept.length > MOST_KEPT ? kept.filter(({ answers }) => answers % table.keepEvery === 0) : kept;
}

/** How many answers `stateAfter` has to apply. */
export function distanceTo({ kept }: Table, count: number): number {
  return count - (kept.findLast(({ answers }) => answers <= count)?.answers ?? 0);
}

/** The state after the first `count` answers, computed from the nearest kept one. `passed` sees those on the way. */
export function stateAfter(
  table: Table,
  count: number,
  passed: (answers: number, state: AnyState) => void = () => {},
): AnyState {
  const { game } = table.entry;
  const from = table.kept.findLast(({ answers }) => answers <= count);
  const state = from === undefined ? opening(table) : game.clone(from.state);
  for (let i = from?.answers ?? 0; i < count; i++) {
    apply(game, state, table.answers[i]!);
    passed(i + 1, state);
  }
  return state;
}

/** Goes back to the state after the first `count` answers. Keeps states on the way: more undos may follow. */
export function goBack(table: Table, count: number): AnyState {
  table.kept = table.kept.filter(({ answers }) => answers <= count);
  const last = table.kept.at(-1)?.answers ?? 0;
  // Keep more states here than elsewhere: players are trying things out.
  if (count - last > KEEP_EVERY) table.keepEvery = KEEP_EVERY;
  return stateAfter(table, count, (answers, state) => {
    table.applied++;
    keepState(table, answers, state);
  });
}

/** For a game that has not begun. */
export const NO_STATES = { kept: [], keepEvery: KEEP_EVERY, applied: 0 };
