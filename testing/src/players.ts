/** The players of the exhaustive runner and of recorded games. */
import {
  apply,
  draw,
  nextOpen,
  openAsk,
  run,
  seeded,
  seedOfGame,
  type AnyGame,
  type AnyState,
  type Answer,
  type Ask,
  type Choice,
  type Save,
} from '@horda/kernel';
import { askOnFloor, settle, type Dice } from './random-play.ts';
import type { Deal } from './tables.ts';

/** What players base their choices on. */
interface Known {
  readonly game: AnyGame;
  /** How often each thing was picked. */
  readonly seen: ReadonlyMap<string, number>;
}

/** How much a player likes each option of a question. */
export type Player = (s: AnyState, ask: Ask<Choice>) => readonly number[];

export const anything: Player = (_s, { options }) => options.map(() => 1);

/** In some games all players are clever, so that everybody lives long. */
export function newPlayers(known: Known, seats: number, dice: Dice): Player[] {
  const clever = draw(dice, 6) === 0;
  return Array.from({ length: seats }, () => (clever ? cleverPlayer(known, dice) : newPlayer(known, dice)));
}

function newPlayer(known: Known, dice: Dice): Player {
  const kind = draw(dice, 5);
  if (kind === 0) return anything;
  if (kind === 1) return cleverPlayer(known, dice);
  return kind === 2 ? curiousPlayer(known) : moodyPlayer(dice);
}

/** Likes the options that were picked least so far. */
function curiousPlayer({ seen }: Known): Player {
  return (_s, ask) => ask.options.map((option) => 1 / (1 + (seen.get(labelOf(ask, option)) ?? 0)) ** 2);
}

/** Has likes and dislikes that last for a game. */
function moodyPlayer(dice: Dice): Player {
  const likes = new Map<string, number>();
  const like = (label: string): number => {
    const known = likes.get(label) ?? LIKES[draw(dice, LIKES.length)]!;
    likes.set(label, known);
    return known;
  };
  return (_s, ask) => ask.options.map((option) => like(labelOf(ask, option)));
}

const LIKES = [0.01, 0.1, 1, 1, 10];

/** Mostly takes what looks best at once. */
function cleverPlayer({ game }: Known, dice: Dice): Player {
  return (s, ask) => {
    if (ask.min !== 1 || ask.max !== 1) return anything(s, ask);
    // Of very many options, try only those the game finds worth a look.
    const worth =
      game.worth === undefined || ask.floor?.forward === 0 ? null : new Set(game.worth(s, openAsk(s, ask.seat)!));
    const values = ask.options.map((option, i) => {
      if (worth !== null && !worth.has(i)) return -Infinity;
      const trial = game.clone(s);
      settle(game, trial, { tick: s.kernel.tick, seat: ask.seat, picks: [option] }, dice);
      return game.evaluate(trial, ask.seat);
    });
    const best = Math.max(...values);
    return values.map((value) => (value === best ? 1 : CARELESS));
  };
}

const CARELESS = 0.01;

export function pick(s: AnyState, ask: Ask<Choice>, player: Player, dice: Dice): Choice[] {
  const { options, min, max } = ask;
  const weights = player(s, ask);
  const left = options.map((option, i) => ({ option, weight: weights[i]! }));
  const count = min + draw(dice, Math.min(max, options.length) - min + 1);
  return Array.from({ length: count }, () => left.splice(drawByWeight(left, dice), 1)[0]!.option);
}

const FINE = 1 << 20;

function drawByWeight(left: readonly { weight: number }[], dice: Dice): number {
  const total = left.reduce((sum, { weight }) => sum + weight, 0);
  let at = (draw(dice, FINE) / FINE) * total;
  const found = left.findIndex(({ weight }) => (at -= weight) < 0);
  return found === -1 ? left.length - 1 : found;
}

/** A choice with its words, but without its numbers: `choice play.choose: play axe`, `choice x: drop axe+drone`. */
export function labelOf({ prompt }: Ask<Choice>, option: Choice): string {
  let label = `choice ${prompt}:`;
  for (const value of Object.values(option)) {
    if (typeof value === 'string') label += ` ${value}`;
    else if (Array.isArray(value)) label += ` ${value.join('+')}`;
  }
  return label;
}

/** A whole game by players who pick at random, or by clever players. */
export function record(game: AnyGame, { seats, options, seed }: Deal, clever = false): Save {
  const dice = seeded(seedOfGame(seed, 1));
  const player = clever ? cleverPlayer({ game, seen: new Map() }, dice) : anything;
  const answers: Answer<Choice>[] = [];
  const s = game.setup(options, seats, seed, null);
  run(game, s);
  while (s.kernel.asks.length > 0) {
    const ask = askOnFloor(s, dice) ?? nextOpen(s);
    const answer = { tick: s.kernel.tick, seat: ask.seat, picks: pick(s, ask, player, dice) };
    apply(game, s, answer);
    answers.push(answer);
  }
  return { game: game.id, version: game.version, options, seats, seed, answers };
}
