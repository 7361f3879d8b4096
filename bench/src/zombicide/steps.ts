/**
 * By hand: `node bench/src/zombicide/steps.ts`. How long single decisions take on M1: in early and late rounds of games
 * of careful bots, and on boards with all 72 figures. Each is measured several times; the shortest time counts, because
 * the machine may be busy with something else.
 */
import { BOTS, think } from '@horda/bots';
import {
  chooseSeveral,
  draw,
  hush,
  nextOpen,
  run,
  seeded,
  seedOf,
  seedOfGame,
  type AnyGame,
  type AnyState,
} from '@horda/kernel';
import { zombicide } from '@horda/zombicide';
import { DEFAULTS } from '@horda/zombicide/options';
import { TYPES, type State } from '@horda/zombicide/state';

const GAMES = 12;
const TIMES = 7;
const CROWDED = 60;
const SINGLE_STEPS = 40;

const game = zombicide as unknown as AnyGame;
const series = seedOf('zombicide steps');

interface Step {
  readonly before: AnyState;
  readonly picks: readonly number[];
}

/** All decisions of a game of careful bots. */
function stepsOf(n: number): readonly Step[] {
  const s = game.setup({ ...DEFAULTS, mission: 'M1' }, 4, seedOfGame(series, n), null);
  hush(game, s);
  run(game, s);
  const dice = seeded(seedOfGame(series, n));
  const steps: Step[] = [];
  while (s.kernel.asks.length > 0) {
    const picks = think(BOTS.greedy, game, s, nextOpen(s), dice);
    steps.push({ before: game.clone(s), picks });
    chooseSeveral(game, s, picks);
  }
  return steps;
}

/** Random decisions from a table on which every figure of the box stands somewhere. */
function crowdedSteps(start: AnyState, n: number): readonly Step[] {
  const s = game.clone(start);
  const dice = seeded(seedOfGame(series, n));
  const { zombies, box } = s as unknown as State;
  for (let kind = 0; kind < TYPES; kind++)
    for (; box[kind]! > 0; box[kind]!--) zombies[draw(dice, zombies.length / TYPES) * TYPES + kind]!++;
  const steps: Step[] = [];
  for (let i = 0; i < SINGLE_STEPS && s.kernel.asks.length > 0; i++) {
    const picks = [draw(dice, nextOpen(s).options.length)];
    steps.push({ before: game.clone(s), picks });
    chooseSeveral(game, s, picks);
  }
  return steps;
}

/** The shortest of several tries, in microseconds. */
function shortest({ before, picks }: Step): number {
  let least = Infinity;
  for (let i = 0; i < TIMES; i++) {
    const s = game.clone(before);
    const since = performance.now();
    chooseSeveral(game, s, picks);
    least = Math.min(least, performance.now() - since);
  }
  return least * 1000;
}

function mean(times: readonly number[]): string {
  return `${(times.reduce((sum, each) => sum + each, 0) / times.length).toFixed(1)} µs on average`;
}

function slowest(times: readonly number[]): string {
  return `${(Math.max(...times) / 1000).toFixed(2)} ms at most (${times.length} decisions)`;
}

const roundOf = ({ before }: Step): number => (before as unknown as State).round;
const steps = Array.from({ length: GAMES }, (_, n) => stepsOf(n)).flat();
for (const step of steps) shortest(step);
const rounds: readonly (readonly [from: number, to: number])[] = [
  [1, 5],
  [6, 10],
  [11, 99],
];
for (const [from, to] of rounds) {
  const times = steps.filter((step) => roundOf(step) >= from && roundOf(step) <= to).map(shortest);
  process.stdout.write(`rounds ${from} to ${to}: ${mean(times)}, ${slowest(times)}\n`);
}
const starts = steps.filter((_, i) => i % Math.ceil(steps.length / CROWDED) === 0);
const crowded = starts.flatMap(({ before }, n) => crowdedSteps(before, n)).map(shortest);
process.stdout.write(`72 zombies: ${mean(crowded)}, ${slowest(crowded)}\n`);
