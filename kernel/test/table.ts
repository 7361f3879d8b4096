/** What tests do at a table of any game. */
import fc from 'fast-check';
import {
  apply,
  draw,
  Refused,
  run,
  seeded,
  type Answer,
  type Ask,
  type Choice,
  type Event,
  type Frame,
  type Game,
  type Refusal,
  type Save,
  type Seat,
  type Seed,
  type State,
} from '../src/kernel.ts';

/** Answers the question `seat` has open now. */
export function answer<S extends State<C, E>, C extends Choice, E extends Event, V, O>(
  game: Game<S, C, E, V, O>,
  s: S,
  seat: Seat,
  ...picks: C[]
): void {
  apply(game, s, { tick: s.kernel.tick, seat, picks });
}

/** Why the answer is refused; null when it is taken. */
export function refusal<S extends State<C, E>, C extends Choice, E extends Event, V, O>(
  game: Game<S, C, E, V, O>,
  s: S,
  given: Answer<C>,
): Refusal | null {
  try {
    apply(game, s, given);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.reason;
    throw error;
  }
}

/** Each suspended rule and the step it will go on with. */
export function stackOf(s: { readonly kernel: { readonly stack: readonly Pick<Frame, 'rule' | 'at'>[] } }): string[] {
  return s.kernel.stack.map(({ rule, at }) => `${rule}.${at}`);
}

export interface Played<S, C, O> {
  readonly s: S;
  readonly save: Save<C, O>;
}

/** Plays at most `moves` random legal answers; seats asked at the same time answer in random order. */
export function playAtRandom<S extends State<C, E>, C extends Choice, E extends Event, V, O>(
  game: Game<S, C, E, V, O>,
  options: O,
  { seats, seed, moves }: Start,
  watch: (s: S, given: Answer<C> | null) => void = () => {},
): Played<S, C, O> {
  const dice = seeded([seed[3], seed[2], seed[1], seed[0]]);
  const s = game.setup(options, seats, seed, null);
  run(game, s);
  watch(s, null);
  const answers: Answer<C>[] = [];
  while (s.kernel.asks.length > 0 && answers.length < moves) {
    const given = anyAnswer(s, dice);
    answers.push(given);
    apply(game, s, given);
    watch(s, given);
  }
  return { s, save: { game: game.id, version: game.version, options, seats, seed, answers } };
}

export function anyAnswer<C extends Choice, E extends Event>(s: State<C, E>, dice: Dice): Answer<C> {
  const open = s.kernel.asks.filter((a) => a.answer === null);
  const a = open[draw(dice, open.length)]!;
  return { tick: s.kernel.tick, seat: a.seat, picks: anyPicks(a, dice) };
}

function anyPicks<C>({ options, min, max }: Ask<C>, dice: Dice): readonly C[] {
  const left = options.slice();
  const count = min + draw(dice, Math.min(max, left.length) - min + 1);
  return Array.from({ length: count }, () => left.splice(draw(dice, left.length), 1)[0]!);
}

export type Dice = [number, number, number, number];

export interface Start {
  readonly seats: number;
  readonly seed: Seed;
  readonly moves: number;
}

const word = fc.integer({ min: -0x80000000, max: 0x7fffffff });
export const seeds: fc.Arbitrary<Seed> = fc.tuple(word, word, word, word);

/** How a random game begins, and after how many answers the test looks at it. */
export const starts: fc.Arbitrary<Start> = fc.record({
  seats: fc.integer({ min: 2, max: 4 }),
  seed: seeds,
  moves: fc.integer({ min: 0, max: 60 }),
});
