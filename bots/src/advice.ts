/** Advice with its reason: what a bot would do in a seat, and what that leads to. */
import {
  chooseSeveral,
  determinize,
  isAwaited,
  openAsk,
  type AnyGame,
  type AnyState,
  type Ask,
  type Choice,
  type Seat,
} from '@horda/kernel';
import { newSeed, problemOf, think, type Bot, type Dice } from './bot.ts';

/** How many futures are tried to see where a choice leads, and how many more choices of the seat each may include. */
const FUTURES = 8;
const OWN_CHOICES = 12;

/** The numbers that matter to a seat, from its view: survivors, zombies. Always the same count, or always none. */
export type FiguresOf = (view: unknown, seat: Seat) => readonly number[];

export interface Advice {
  /** The numbers of the options to pick. */
  readonly picks: readonly number[];
  /** The figures of the seat as it sees them. */
  readonly now: readonly number[];
  /** Their average over the futures, once the seat has nothing more to decide for now. */
  readonly later: readonly number[];
  /** The runner-up, and where it leads. Absent: there is none, or the bot compares nothing. */
  readonly second?: Pick<Advice, 'picks' | 'later'>;
}

/**
 * Lets a bot answer `ask` and looks at where the answer leads. `s` may be the true table or any world that the seat
 * cannot tell from it: everything is computed from worlds drawn from `s`.
 */
export function advise(bot: Bot, game: AnyGame, s: AnyState, ask: Ask<Choice>, dice: Dice, figures: FiguresOf): Advice {
  const { seat } = ask;
  const [picks, next] = (bot.ranked ?? ((problem) => [bot(problem)]))(problemOf(game, s, ask, dice)) as [
    readonly number[],
    (readonly number[])?,
  ];
  const now = figures(game.view(s, seat), seat);
  const after = (chosen: readonly number[]): readonly number[] =>
    laterFigures(bot, game, s, ask, dice, figures, chosen, now.length);
  const later = after(picks);
  return next === undefined
    ? { picks, now, later }
    : { picks, now, later, second: { picks: next, later: after(next) } };
}

/** The figures on average after these picks, once the seat has nothing more to decide for now. */
function laterFigures(
  bot: Bot,
  game: AnyGame,
  s: AnyState,
  ask: Ask<Choice>,
  dice: Dice,
  figures: FiguresOf,
  picks: readonly number[],
  count: number,
): readonly number[] {
  const { seat } = ask;
  const later = Array.from({ length: count }, () => 0);
  if (count === 0) return later;
  for (let i = 0; i < FUTURES; i++) {
    const world = determinize(game, s, seat, newSeed(dice));
    chooseSeveral(
      game,
      world,
      picks,
      world.kernel.asks.find((a) => a.seat === seat && a.offer?.of === ask.offer?.of)!,
    );
    for (let n = 0; n < OWN_CHOICES; n++) {
      const open = openAsk(world, seat);
      if (open === null || !isAwaited(open)) break;
      chooseSeveral(game, world, think(bot, game, world, open, dice), open);
    }
    for (const [at, figure] of figures(game.view(world, seat), seat).entries()) later[at]! += figure / FUTURES;
  }
  return later;
}
