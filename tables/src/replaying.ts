/**
 * Plays whole games again. This may take seconds, so it is not done on the thread that serves everybody: a server does it
 * in a thread of its own, a page in the worker that has its tables.
 */
import { seal, type Save } from '@horda/kernel';
import type { Games } from './table/history.ts';

/** A sealed save. */
export interface SealedGame {
  /** The save as JSON. */
  readonly text: string;
  /** Its last mark. */
  readonly last: string;
}

/** Seals the save in a JSON text. `owner`: for whom it is done; owners take turns. */
export type Seal = (owner: string, save: string) => Promise<SealedGame>;

export function sealedGame(games: Games, text: string): SealedGame {
  const save = JSON.parse(text) as Save;
  const entry = games(save.game);
  if (entry === undefined) throw new Error('there is no such game');
  const sealed = seal(entry.game, save);
  return { text: JSON.stringify(sealed), last: sealed.marks.at(-1)! };
}
