/** Games that follow each other, verified from end to end. */
import { carriedOf, hashOf, leftBy } from './carry.ts';
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

/** What ties a save to the games before and after it. */
export type Linked = Pick<Sealed, 'game' | 'marks' | 'left' | 'carried'>;

/**
 * `game`: the save is of another game than the first. `before`: the first save continues a game that is missing.
 * `link`: the save does not begin with what the previous game left. `unfinished`: other saves follow, but this game is
 * not over. `save`: the save itself is faulty.
 */
export type SeriesFaultKind = 'game' | 'before' | 'link' | 'unfinished' | 'save';

/** A save of a series is wrong, or does not follow the one before it; `save` counts from 0. */
export class SeriesFault extends Error {
  readonly save: number;
  readonly kind: SeriesFaultKind;
  constructor(save: number, kind: SeriesFaultKind, message: string) {
    super(`game ${save + 1}: ${message}`);
    this.name = 'SeriesFault';
    this.save = save;
    this.kind = kind;
  }
}

/**
 * Checks the links alone, without replaying: this works even when the rules of the game are no longer available. The
 * first game begins with nothing. Each later one begins with what the previous game left; if that left nothing, the
 * chapter is played once more and begins with the same value as before.
 */
export function checkLinks(saves: readonly Linked[]): void {
  for (const n of saves.keys()) checkLink(saves, n);
}

function checkLink(saves: readonly Linked[], n: number): void {
  const { game, carried = null } = saves[n]!;
  if (game !== saves[0]!.game) throw new SeriesFault(n, 'game', `this is a game of ${game}, not of ${saves[0]!.game}`);
  const before = saves[n - 1];
  if (before === undefined) {
    if (carried === null) return;
    throw new SeriesFault(n, 'before', 'it goes on from a game that is not here');
  }
  const isNext = before.left === undefined ? same(carried, before.carried ?? null) : isLeftBy(before, carried);
  if (!isNext) throw new SeriesFault(n, 'link', 'it does not begin with what the game before it left');
}

function isLeftBy({ left, marks }: Linked, carried: Carried | null): boolean {
  return carried?.hash === left && carried?.after === marks.at(-1) && hashOf(carried!.value) === left;
}

/** Replays a whole series and checks its links. Returns the final state of each game. */
export function verifySeries<S extends State<C, E>, C extends Choice, E extends Event, V, O>(
  game: Game<S, C, E, V, O>,
  saves: readonly Sealed<C, O>[],
): readonly S[] {
  return saves.map((save, n) => {
    checkLink(saves as readonly Linked[], n);
    let s: S;
    try {
      s = verify(game, save);
    } catch (error) {
      if (error instanceof Fault) throw new SeriesFault(n, 'save', error.message);
      throw error;
    }
    if (game.outcome(s) === null && n + 1 < saves.length) throw new SeriesFault(n, 'unfinished', 'it is not over');
    return s;
  });
}
