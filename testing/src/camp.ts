/**
 * A small game for testing open floors, play with one seat, and shared victories: each night all players carry logs to
 * the fire at the same time, until all are ready; then a hidden card says how cold it was.
 */
import {
  call,
  cloneKernel,
  newKernel,
  emit,
  openAsk,
  openFloor,
  reveal,
  rule,
  rulebook,
  same,
  shuffle,
  viewAsks,
  type AnyGame,
  type Ask,
  type Choice as AnyChoice,
  type Event as AnyEvent,
  type Frame,
  type Game,
  type Seat,
  type State,
} from '@horda/kernel';

export interface Choice extends AnyChoice {
  readonly do: 'carry' | 'ready' | 'drop' | 'change';
  readonly by: Seat;
  readonly log?: number;
}

export interface Event extends AnyEvent {
  readonly type: 'carried' | 'dropped' | 'readied' | 'changed' | 'burnt' | 'ended';
  readonly seat?: Seat;
  readonly log?: number;
  readonly cold?: number;
}

export interface Camp extends State<Choice, Event> {
  /** Who carries each log; -1: nobody. */
  logs: Seat[];
  ready: boolean[];
  /** The seat that acted last. */
  actor: Seat;
  /** How cold the coming nights will be. */
  cold: number[];
  /** How cold the past nights were. */
  past: number[];
  warmth: number;
  ending: 'warm' | 'frozen' | null;
}

type My = { since: number };
export type Steps = Record<string, (s: Camp, my: My, f: Frame<string, Choice, My>) => void>;

const NIGHTS = 3;
const COLD: readonly number[] = [1, 2, 3, 4];
const MOST = 2;
const valueOf = (log: number): number => 1 + (log % 3);

/** A seat's options on the floor: moves, and options that take moves back. */
function offered(s: Camp, by: Seat): { forward: Choice[]; back: Choice[] } {
  if (s.ready[by]) return { forward: [], back: s.kernel.inTurn ? [] : [{ do: 'change', by }] };
  const of = (owner: Seat): number[] => s.logs.flatMap((seat, log) => (seat === owner ? [log] : []));
  const own = of(by);
  const free = own.length < MOST ? of(-1) : [];
  return {
    forward: [...free.map((log): Choice => ({ do: 'carry', by, log })), { do: 'ready', by }],
    back: s.kernel.inTurn ? [] : own.map((log): Choice => ({ do: 'drop', by, log })),
  };
}

/** In a search seats act one after the other: each goes on until it is ready. */
function asked(s: Camp): Seat[] {
  const seats = [...s.ready.keys()];
  if (!s.kernel.inTurn) return seats;
  return s.ready[s.actor] ? seats.filter((seat) => !s.ready[seat]).slice(0, 1) : [s.actor];
}

const STEPS: Steps = {
  gather(s, my) {
    my.since = s.kernel.tick;
    s.logs = s.ready.flatMap(() => [-1, -1]);
    s.ready = s.ready.map(() => false);
  },
  carry(s, { since }) {
    for (const seat of asked(s)) {
      const { forward, back } = offered(s, seat);
      openFloor(s, seat, forward.length > 0 ? 'night.carry' : 'night.ready', since, forward, back);
    }
  },
  act(s, _my, f) {
    const { do: what, by, log = -1 } = f.pick;
    s.actor = by;
    if (what === 'carry' || what === 'drop') s.logs[log] = what === 'carry' ? by : -1;
    else s.ready[by] = what === 'ready';
    emit(s, what === 'carry' || what === 'drop' ? { type: DONE[what], seat: by, log } : { type: DONE[what], seat: by });
    if (s.ready.includes(false)) f.at = 'carry';
  },
  burn(s) {
    reveal(s);
    const cold = s.cold.pop()!;
    s.past.push(cold);
    const heat = s.logs.reduce((sum, seat, log) => sum + (seat === -1 ? 0 : valueOf(log)), 0);
    s.warmth += heat >= cold * s.ready.length ? 1 : -1;
    emit(s, { type: 'burnt', cold });
  },
  next(s) {
    if (s.cold.length > 0) return call(s, NIGHT, { since: 0 });
    s.ending = s.warmth > 0 ? 'warm' : 'frozen';
    emit(s, { type: 'ended' });
  },
};
const DONE = { carry: 'carried', drop: 'dropped', ready: 'readied', change: 'changed' } as const;

/** Used only to make frames: the kernel looks rules up by name. */
const NIGHT = rule<Camp, My, Choice>('night')(STEPS);

/** The game with some of its steps and parts replaced. */
export function campGame(parts: Partial<Game<Camp, Choice, Event, unknown, object>> = {}, steps: Steps = {}): AnyGame {
  const night = rule<Camp, My, Choice>('night')({ ...STEPS, ...steps });
  return { ...CAMP, rules: rulebook([night]), ...parts } as unknown as AnyGame;
}

const CAMP: Game<Camp, Choice, Event, unknown, object> = {
  id: 'camp',
  version: 1,
  players: [1, 4],
  options: [],
  rules: rulebook([NIGHT]),
  migrations: [],
  pack: null,
  interrupts: null,
  together: true,
  seats: (s) => s.ready.length,
  setup(_options, seats, seed) {
    const s: Camp = {
      kernel: newKernel(seed),
      logs: [],
      ready: Array.from({ length: seats }, () => false),
      actor: 0,
      cold: COLD.slice(),
      past: [],
      warmth: 0,
      ending: null,
    };
    shuffle(s, s.cold);
    s.cold.length = NIGHTS;
    call(s, NIGHT, { since: 0 });
    return s;
  },
  view: (s, seat) => ({
    logs: s.logs.slice(),
    ready: s.ready.slice(),
    nights: s.cold.length,
    past: s.past.slice(),
    warmth: s.warmth,
    ending: s.ending,
    asks: viewAsks(s, seat),
  }),
  viewEvent: (e) => e,
  clone: (s) => ({
    kernel: cloneKernel(s.kernel),
    logs: s.logs.slice(),
    ready: s.ready.slice(),
    actor: s.actor,
    cold: s.cold.slice(),
    past: s.past.slice(),
    warmth: s.warmth,
    ending: s.ending,
  }),
  redraw(s) {
    const left = COLD.filter((cold) => !s.past.includes(cold));
    s.cold = shuffle(s, left).slice(0, s.cold.length);
  },
  outcome: (s) => (s.ending === null ? null : s.ready.map(() => (s.ending === 'warm' ? 1 / s.ready.length : 0))),
  evaluate: (s) => 100 * s.warmth + s.logs.reduce((sum, seat, log) => sum + (seat === -1 ? 0 : valueOf(log)), 0),
  worth: (_s, ask) => worthALook(ask),
  why(s, seat, choice) {
    const open = openAsk(s, seat);
    return open !== null && open.options.some((option) => same(option, choice)) ? null : 'C1';
  },
  endings: ['warm', 'frozen'],
  summary: (s) => ({ ending: s.ending!, warmth: s.warmth }),
};

/** The heaviest log, and being ready. */
function worthALook({ options, floor }: Ask<Choice>): number[] {
  const ready = floor!.forward - 1;
  let best = -1;
  for (const [i, { log }] of options.slice(0, ready).entries())
    if (best === -1 || valueOf(log!) > valueOf(options[best]!.log!)) best = i;
  return best === -1 ? [ready] : [best, ready];
}
