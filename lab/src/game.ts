/** A game between bots, from a seed or from any table, to its end. */
import { leadingOn, random, think, type Bot, type Dice } from '@horda/bots';
import {
  choose,
  chooseSeveral,
  draw,
  hush,
  nextOpen,
  run,
  seeded,
  seedOfGame,
  type AnyGame,
  type AnyState,
  type Answer,
  type Choice,
  type Seat,
  type Seed,
} from '@horda/kernel';

export interface Course {
  readonly decisions: number;
  /** A hash of all choices of the game: two different games hardly ever share it. */
  readonly course: number;
}

export interface Played extends Course {
  readonly state: AnyState;
  /** The seat that made the first decision; null if several were asked at once. */
  readonly first: Seat | null;
}

export type Settings = Readonly<Record<string, string | boolean>>;

/** Bots have their own random generator, so that the cards of a game do not depend on who plays it. */
const BOT_DICE = 0x5eed;

/** Many times longer than any real game. Needed because two careful bots can wait for each other for ever. */
const LONGEST = 20_000;

/** The bots did not finish the game. */
export class Endless extends Error {}

/** What a game may begin with; and, for a save, a list that gets all answers. */
export interface Extras {
  readonly pack?: object | null;
  readonly carried?: object | null;
  readonly answers?: Answer<Choice>[] | null;
}

export function playGame(
  game: AnyGame,
  options: Settings,
  bots: readonly Bot[],
  seed: Seed,
  { pack = null, carried = null, answers = null }: Extras = {},
): Played {
  const s = game.setup(options, bots.length, seed, pack, carried);
  // A save needs every question as a table puts it.
  if (answers === null) hush(game, s);
  run(game, s);
  const first = s.kernel.asks.length === 1 ? s.kernel.asks[0]!.seat : null;
  return { state: s, first, ...playOn(game, s, bots, seeded(seedOfGame(seed, BOT_DICE)), answers) };
}

/** Lets bots, one for each seat, play a table to its end. Changes `s`. Throws `Endless`. */
export function playOn(
  game: AnyGame,
  s: AnyState,
  bots: readonly Bot[],
  dice: Dice,
  answers: Answer<Choice>[] | null = null,
): Course {
  let decisions = 0;
  let course = 0;
  while (s.kernel.asks.length > 0) {
    if (decisions === LONGEST) throw new Endless(`the bots have not finished after ${LONGEST} decisions`);
    const ask = nextOpen(s);
    const bot = bots[ask.seat]!;
    decisions++;
    if (bot === random && ask.min === 1 && ask.max === 1) {
      // The same as the random bot, but without the cost of calling it: most of a simulation's time is spent here.
      const pick = draw(dice, leadingOn(ask));
      course = fold(course, pick, ask.options.length);
      answers?.push({ tick: s.kernel.tick, seat: ask.seat, picks: [ask.options[pick]!] });
      choose(game, s, pick);
    } else {
      const picks = think(bot, game, s, ask, dice);
      for (const pick of picks) course = fold(course, pick, ask.options.length);
      answers?.push({ tick: s.kernel.tick, seat: ask.seat, picks: picks.map((pick) => ask.options[pick]!) });
      chooseSeveral(game, s, picks);
    }
  }
  return { decisions, course };
}

function fold(course: number, pick: number, of: number): number {
  return Math.imul(course ^ (pick * 61 + of), 0x01000193);
}
