/** Games that follow each other, verified from end to end. */
import { carriedOf, leftBy } from './carry.ts';
import { Fault, verify, type Sealed } from './replay.ts';
import { same } from './same.ts';
import type { Carried, Choice, Event, Game, State } from './state.ts';

/** What the game after this one begins with; null: nothing follows. */
export function carriedFrom<S extends State<C, E>, C extends Choice, E extends Event, V, O>(
  game: Game<S, C, E, V, O>,
  save: Sealed<C, O>,
): Carried | null {
  const value = leftBy(game, verify(game, save));
  return value === null ? null : carriedOf(game, value, save.marks.at(-1)!);
}

/** A save of a series is wrong, or does not follow the one before it; `save` counts from 0. */
export class SeriesFault extends Error {
  readonly save: number;
  constructor(save: number, message: string) {
    super(message);
    this.name = 'SeriesFault';
    this.save = save;
  }
}

/**
 * Plays a whole series again. The first begins with nothing; each other begins with what the one before it has left, or,
 * where that left nothing, with what that one began with: it is played once more. Returns how each ended.
 */
export function verifySeries<S extends State<C, E>, C extends Choice, E extends Event, V, O>(
  game: Game<S, C, E, V, O>,
  saves: readonly Sealed<C, O>[],
): readonly S[] {
  const ends: S[] = [];
  let next: Carried | undefined;
  for (const [n, save] of saves.entries()) {
    if (!same(save.carried ?? null, next ?? null))
      throw new SeriesFault(n, `game ${n + 1} does not begin with what the game before it left`);
    let s: S;
    try {
      s = verify(game, save);
    } catch (error) {
      if (error instanceof Fault) throw new SeriesFault(n, `game ${n + 1}: ${error.message}`);
      throw error;
    }
    ends.push(s);
    if (game.outcome(s) === null && n + 1 < saves.length) throw new SeriesFault(n, `game ${n + 1} is not over`);
    const value = leftBy(game, s);
    if (value !== null) next = carriedOf(game, value, save.marks.at(-1)!);
  }
  return ends;
}
