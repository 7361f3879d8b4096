/** The states that a game of a table went through. */
import { apply, opening as openingOf, type AnyState } from '@horda/kernel';
import type { Table } from './table.ts';

/** A state is kept after so many answers, or after twice, four times … so many in a long game. */
const KEEP_EVERY = 32;
/** So many states are kept; when there would be more, only every second one is. */
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

/** Keeps the state after the first `count` answers, if it is one of those to be kept. */
export function keepState(table: Table, count: number, state: AnyState): void {
  if (count % table.keepEvery !== 0) return;
  const kept = [...table.kept, { answers: count, state: table.entry.game.clone(state) }];
  if (kept.length > MOST_KEPT) table.keepEvery *= 2;
  table.kept = kept.length > MOST_KEPT ? kept.filter(({ answers }) => answers % table.keepEvery === 0) : kept;
}

/** The state after the first `count` answers, from the nearest one that was kept. `passed` sees all those on the way. */
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

/** Back to the state after the first `count` answers. States on the way are kept: the next ones may be taken back, too. */
export function goBack(table: Table, count: number): AnyState {
  table.kept = table.kept.filter(({ answers }) => answers <= count);
  const last = table.kept.at(-1)?.answers ?? 0;
  // Denser than elsewhere: this is where players now try things.
  if (count - last > KEEP_EVERY) table.keepEvery = KEEP_EVERY;
  return stateAfter(table, count, (answers, state) => {
    table.applied++;
    keepState(table, answers, state);
  });
}

/** Of a game that has not begun. */
export const NO_STATES = { kept: [], keepEvery: KEEP_EVERY, applied: 0 };
