/** Two tables that differ only in what one seat may not know. The same things happen to both. */
import type { RegisteredGame } from '@horda/games';
import {
  apply,
  asTable,
  determinize,
  draw,
  openAsk,
  run,
  same,
  seedOf,
  type AnyState,
  type Choice,
  type Seat,
} from '@horda/kernel';
import type { ClockRules } from '@horda/protocol/schemas';
import { difference, randomAnswer, withoutEvents, type Dice, type Deal as Setting } from '@horda/testing';
import type { LiveTable } from '@horda/tables/live/live-table';
import { putTable, type House, type Keys, type FakeSocket } from './house.ts';

/** One of the two tables, with everybody who sits there. */
export interface Side {
  readonly house: House;
  readonly id: string;
  readonly live: LiveTable;
  readonly keys: Keys;
  /** The sockets of the seat that must not learn anything; the first is the one it plays with. */
  readonly own: FakeSocket[];
  /** What else it was told, such as replies to requests. */
  readonly told: string[];
  readonly others: Map<Seat, FakeSocket>;
  readonly spectator: FakeSocket;
}

export interface Twins {
  readonly entry: RegisteredGame;
  readonly seat: Seat;
  readonly sides: readonly [truth: Side, world: Side];
  readonly dice: Dice;
  /** Choices of this game, to ask about and to try. */
  readonly choices: readonly Choice[];
  /** Others have voted in secret: play must not go on, or their votes, which differ, would be shown. */
  readonly frozen: boolean;
  commands: number;
}

/** A position in the middle of a random game, or null if the game was over before. */
export function positionIn(
  { game }: RegisteredGame,
  { options, seats, seed }: Setting,
  answers: number,
  dice: Dice,
): { readonly state: AnyState; readonly choices: readonly Choice[] } | null {
  const state = game.setup(options, seats, seed, null);
  run(game, state);
  const choices: Choice[] = [];
  const note = (): void => {
    for (const { options: offered } of state.kernel.asks)
      for (const choice of offered) if (!choices.some((known) => same(known, choice))) choices.push(choice);
  };
  note();
  for (let i = 0; i < answers; i++) {
    if (state.kernel.asks.length === 0) return null;
    apply(game, state, randomAnswer(state, dice));
    note();
  }
  return state.kernel.asks.length === 0 ? null : { state: withoutEvents(state), choices };
}

/** A world that `seat` cannot tell from `state`, with the same luck from here on. */
export function worldOf({ game }: RegisteredGame, state: AnyState, seat: Seat, dice: Dice): AnyState {
  const seed = seedOf(String(draw(dice, 1_000_000_000)));
  const world = asTable(determinize(game, state, seat, seed));
  world.kernel.rng = [...state.kernel.rng];
  return world;
}

export async function seatTwins(
  entry: RegisteredGame,
  honest: RegisteredGame,
  houses: readonly [House, House],
  setting: Setting,
  position: { readonly state: AnyState; readonly choices: readonly Choice[] },
  seat: Seat,
  clock: ClockRules,
  id: string,
  dice: Dice,
): Promise<Twins> {
  const { state, choices } = position;
  const made = {
    game: entry.game.id,
    version: entry.game.version,
    options: setting.options,
    seats: setting.seats,
    clock,
  };
  const frozen = state.kernel.asks.some((ask) => ask.seat !== seat && ask.answer !== null);
  const worlds = [state, worldOf(honest, state, seat, dice)];
  const sides: Side[] = [];
  for (const [i, house] of houses.entries()) {
    house.clock = 1_700_000_000_000;
    const keys = await putTable(house, id, made, worlds[i]!);
    const side: Side = {
      house,
      id,
      live: await house.hall.open(id),
      keys,
      own: [house.connect()],
      told: [],
      others: new Map(),
      spectator: house.connect(),
    };
    hello(side, side.own[0]!, keys.seats[seat]!, 0);
    hello(side, side.spectator, keys.watch, 0);
    for (let other = 0; other < setting.seats; other++) if (other !== seat) enter(side, other);
    await house.quiet(side.live);
    const host = seat === 0 ? side.own[0]! : side.others.get(0)!;
    host.say({ type: 'do', id: 'start', command: { do: 'start' } });
    await house.quiet(side.live);
    sides.push(side);
  }
  return { entry, seat, sides: [sides[0]!, sides[1]!], dice, choices, frozen, commands: 0 };
}

export function hello({ id }: Side, line: FakeSocket, key: string, seen: number): void {
  line.say({ type: 'hello', protocol: 1, table: id, key, seen });
}

/** Somebody else comes with the key of their seat. */
export function enter(side: Side, other: Seat): void {
  const line = side.house.connect();
  side.others.set(other, line);
  hello(side, line, side.keys.seats[other]!, 0);
}

export function leaveTwins({ sides }: Twins): void {
  for (const { own, others, spectator } of sides)
    for (const line of [...own, ...others.values(), spectator]) line.hangUp();
}

export type Verdict =
  /** Everything that the seat and spectators were told is the same; `messages` counts it. */
  | { readonly kind: 'alike'; readonly messages: number }
  /** By the rules the seat may tell the tables apart from now on. */
  | { readonly kind: 'revealed' }
  | { readonly kind: 'leak'; readonly where: string };

/** Compares what has been told since the last time. */
export function compare({ entry: { game }, seat, sides }: Twins): Verdict {
  const [states, own, jobs, seen] = [
    sides.map(({ live }) => live.table.state!),
    [] as string[][],
    [] as string[],
    [] as string[][],
  ];
  for (const { id, own: lines, told, spectator, house } of sides) {
    own.push([...told.splice(0), ...lines.flatMap(({ heard }) => heard.splice(0))].filter(isOfTheGame));
    seen.push(spectator.heard.splice(0).filter(isOfTheGame));
    jobs.push(JSON.stringify(house.jobs.splice(0).filter((job) => job.table === id && job.seat === seat)));
  }
  if (difference(game.view(states[0]!, seat), game.view(states[1]!, seat)) !== null) return { kind: 'revealed' };
  if (othersDiffer(sides, seat)) return { kind: 'revealed' };
  if (jobs[0] !== jobs[1]) return leak('what a bot was given', jobs[0]!, jobs[1]!);
  const pairs: [string, string[], string[]][] = [['the seat was told', own[0]!, own[1]!]];
  if (difference(game.view(states[0]!, null), game.view(states[1]!, null)) === null)
    pairs.push(['spectators were told', seen[0]!, seen[1]!]);
  for (const [what, left, right] of pairs) {
    for (const [i, text] of left.entries()) if (text !== right[i]) return leak(what, text, right[i] ?? 'nothing');
    if (left.length !== right.length) return leak(what, 'nothing', right[left.length]!);
  }
  return { kind: 'alike', messages: own[0]!.length + seen[0]!.length };
}

/** Presence is no secret of the game, and is sent a little later: on a busy machine, after the next step. */
function isOfTheGame(message: string): boolean {
  return !message.startsWith('{"type":"present"');
}

function leak(what: string, left: string, right: string): Verdict {
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 80), at + 120);
  return { kind: 'leak', where: `${what} …${around(left)}… and …${around(right)}… (${left.slice(0, 60)})` };
}

/** Bots of other seats may act differently in different worlds; from then on, their secrets differ. */
function othersDiffer([truth, world]: Twins['sides'], seat: Seat): boolean {
  const [left, right] = [truth, world].map(({ live }) =>
    live.table.answers.filter((given) => given.seat !== seat).map(({ picks }) => picks),
  );
  return !same(left, right);
}

/** The open question of a seat at the true table. */
export function askedOf({ sides }: Twins, seat: Seat) {
  return openAsk(sides[0].live.table.state!, seat);
}
