/** The table of the engine: its start, the answers since, and all events. */
import {
  apply,
  opening,
  replay,
  restore,
  verify,
  type AnyGame,
  type AnyState,
  type Answer,
  type Choice,
  type Event,
  type Save,
  type Sealed,
} from '@horda/kernel';

export interface EngineTable {
  readonly seats: number;
  /** The set-up; null if a state was loaded, because then the table cannot be saved. */
  readonly origin: Omit<Save, 'answers'> | null;
  /** The table before the first answer. */
  readonly start: AnyState;
  readonly answers: readonly Answer<Choice>[];
  readonly state: AnyState;
  /** Every event so far, and after which answer it happened. */
  readonly events: readonly { readonly answer: number; readonly event: Event }[];
}

export function newTable(game: AnyGame, origin: Omit<Save, 'answers'>): EngineTable {
  return begin(game, origin.seats, origin, opening(game, origin));
}

/** Replays a saved game and checks its marks, if it has any. Throws `Fault`. */
export function loadSave(game: AnyGame, save: Sealed): EngineTable {
  const { answers, marks, left: _, ...origin } = save;
  if (marks.length > 0) verify(game, save);
  else replay(game, save);
  return played(game, newTable(game, origin), answers);
}

/** Loads any state, such as the result of a `state` request. Throws if it does not fit this game. */
export function loadState(game: AnyGame, version: number, seats: number, stored: unknown): EngineTable {
  const state = restore(game, version, stored);
  const found = game.seats(state);
  if (found !== seats) throw new Error(`players must be ${found}, as many as this state has`);
  for (let seat = 0; seat < seats; seat++) game.view(state, seat);
  return begin(game, seats, null, state);
}

function begin(game: AnyGame, seats: number, origin: EngineTable['origin'], state: AnyState): EngineTable {
  const events = state.kernel.events.map((event) => ({ answer: 0, event }));
  return { seats, origin, start: game.clone(state), answers: [], state, events };
}

/** The table after more answers. The old one stays as it is, also when an answer is refused or the rules fail. */
export function played(game: AnyGame, table: EngineTable, answers: readonly Answer<Choice>[]): EngineTable {
  const state = game.clone(table.state);
  const given = [...table.answers];
  const events = [...table.events];
  for (const answer of answers) {
    apply(game, state, answer);
    given.push(answer);
    for (const event of state.kernel.events) events.push({ answer: given.length, event });
  }
  return { ...table, answers: given, state, events };
}

/** The table without its last `n` answers. */
export function undone(game: AnyGame, table: EngineTable, n: number): EngineTable {
  const fresh = begin(game, table.seats, table.origin, game.clone(table.start));
  return played(game, fresh, table.answers.slice(0, table.answers.length - n));
}
