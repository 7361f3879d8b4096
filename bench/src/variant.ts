/** What is measured: one way to play a game, in a module of its own that a process of its own loads. */

/** Plays the game of this number by random choosers and tells how many decisions it took. */
export type Player = (game: number) => number;

/** Copies the mid-game state of this number, any whole number, and tells something of the copy. */
export type Cloner = (state: number) => number;

export interface Variant {
  player(seats: number): Player;
  /** Only where copying a state is measured too. */
  cloner?(seats: number): Cloner;
}

/** The work of a batch: whole games, or copies of states. */
export type Work = 'play' | 'clone';

/** What the process of a variant is told. */
export interface Order {
  readonly work: Work;
  readonly ms: number;
}

/** What was done in how many seconds of a processor's time: decisions in games, or copies. */
export interface Batch {
  readonly done: number;
  readonly games: number;
  readonly seconds: number;
}

/** What the process of a variant says: it is ready, or has done a batch, or cannot go on. */
export type Report = { readonly ready: true } | { readonly batch: Batch } | { readonly failed: string };
