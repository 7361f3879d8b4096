/** An empty table: the rules of one test run here and write down what they did. */
import {
  ask,
  call,
  cloneKernel,
  newKernel,
  rulebook,
  run,
  seeded,
  viewAsks,
  type Game,
  type Interrupts,
  type Rule,
  type Seat,
  type State,
} from '../src/kernel.ts';

export interface Word {
  readonly do: string;
}

export interface Happening {
  readonly type: string;
}

export interface MiniState extends State<Word, Happening> {
  log: string[];
}

export interface TableView {
  readonly log: readonly string[];
  readonly asks: ReturnType<typeof viewAsks<Word>>;
}

export type Mini = Game<MiniState, Word, Happening, TableView, object>;

export const words = (...names: string[]): Word[] => names.map((name) => ({ do: name }));

/** Asks these seats at once. */
export function askAll(s: MiniState, seats: readonly Seat[], prompt: string, options: readonly Word[], min = 1): void {
  for (const seat of seats) ask(s, seat, prompt, options, min);
}

/** A game of these rules alone; it begins with the first. */
export function mini(
  rules: readonly [Rule<MiniState, object>, ...Rule<MiniState>[]],
  interrupts: Interrupts<MiniState, Happening> | null = null,
): Mini {
  return {
    id: 'mini',
    version: 1,
    players: [1, 4],
    options: [],
    rules: rulebook<MiniState>(rules),
    migrations: [],
    pack: null,
    seats: () => 4,
    setup(_options, _seats, seed) {
      const s = emptyTable();
      s.kernel.rng = seeded(seed);
      call(s, rules[0], {});
      return s;
    },
    interrupts,
    view: (s, seat: Seat | null) => ({ log: s.log.slice(), asks: viewAsks(s, seat) }),
    viewEvent: (e) => e,
    clone,
    redraw: () => {},
    outcome: (s) => (s.kernel.asks.length === 0 ? [1] : null),
    evaluate: () => 0,
    why: () => null,
    endings: ['played'],
    summary: () => ({ ending: 'played' }),
  };
}

/** The table as it waits for its first answer. */
export function begin(game: Mini): MiniState {
  const s = game.setup({}, 4, [1, 2, 3, 4], null);
  run(game, s);
  return s;
}

export function emptyTable(): MiniState {
  return {
    kernel: { ...newKernel([0, 0, 0, 0]), rng: [1, 2, 3, 4] },
    log: [],
  };
}

function clone(s: MiniState): MiniState {
  return {
    kernel: cloneKernel(s.kernel),
    log: s.log.slice(),
  };
}
