/** What a bot is, and what it gets: its question, and worlds it cannot tell from the true one, never the true one. */
import {
  determinize,
  draw,
  type AnyGame,
  type AnyState,
  type Ask,
  type Choice,
  type Seat,
  type Seed,
} from '@horda/kernel';

/** The bot's own random generator, seeded by the caller: the same seed gives the same answers. */
export type Dice = [number, number, number, number];

export interface Problem {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly ask: Ask<Choice>;
  readonly dice: Dice;
  /** Another world in which this seat would see just what it sees now. */
  world(): AnyState;
}

export interface Bot {
  /** Returns the indexes of the options it picks, between `min` and `max` different ones. */
  (problem: Problem): readonly number[];
  /** The best answers it has found, the one it gives first. Absent: it compares none. */
  readonly ranked?: (problem: Problem) => readonly (readonly number[])[];
}

/** How many options, counted from the first, a bot may pick. It never takes moves back, or it might never finish. */
export function leadingOn({ options, floor }: Ask<Choice>): number {
  return floor === undefined ? options.length : floor.forward;
}

/** Lets a bot answer a question that is open at this table. */
export function think(bot: Bot, game: AnyGame, s: AnyState, ask: Ask<Choice>, dice: Dice): readonly number[] {
  return bot(problemOf(game, s, ask, dice));
}

export function problemOf(game: AnyGame, s: AnyState, ask: Ask<Choice>, dice: Dice): Problem {
  const { seat } = ask;
  return { game, seat, ask, dice, world: () => determinize(game, s, seat, newSeed(dice)) };
}

export function newSeed(dice: Dice): Seed {
  const word = (): number => draw(dice, 0x10000) * 0x10000 + draw(dice, 0x10000);
  return [word(), word(), word(), word()];
}
