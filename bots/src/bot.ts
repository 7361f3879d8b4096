/** What a bot is, and what it is given: its question and worlds it cannot tell from the true one. Never the truth. */
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

/** A generator of the bot's own, seeded by whoever asks it: the same seed, the same thoughts. */
export type Dice = [number, number, number, number];

export interface Problem {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly ask: Ask<Choice>;
  readonly dice: Dice;
  /** Another world in which this seat would see just what it sees now. */
  world(): AnyState;
}

/** Answers with the numbers of the options it picks, from `min` to `max` different ones. */
export type Bot = (problem: Problem) => readonly number[];

/** So many options, the first ones, a bot may pick: never one that takes back, or it might go on for ever. */
export function leadingOn({ options, floor }: Ask<Choice>): number {
  return floor === undefined ? options.length : floor.forward;
}

/** Puts the question that `seat` has open at this table to a bot. */
export function think(bot: Bot, game: AnyGame, s: AnyState, ask: Ask<Choice>, dice: Dice): readonly number[] {
  const { seat } = ask;
  return bot({ game, seat, ask, dice, world: () => determinize(game, s, seat, newSeed(dice)) });
}

export function newSeed(dice: Dice): Seed {
  const word = (): number => draw(dice, 0x10000) * 0x10000 + draw(dice, 0x10000);
  return [word(), word(), word(), word()];
}
