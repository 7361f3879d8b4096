/** The games of this page. The home page needs only the covers; the rest is loaded when a game is chosen. */
import { COVERS as LISTED } from '@horda/games/list';
import type { Cover as ListedCover } from '@horda/parts';
import { FURTHER } from './further.ts';
import type { AnyWebGame } from './web-game.ts';

export interface Cover extends ListedCover {
  /** Null: the game cannot be played yet. */
  readonly load: (() => Promise<AnyWebGame>) | null;
}

/** Every game has its own folder here, named by its id. */
const PAGES = import.meta.glob<AnyWebGame>('./*/page.ts', { import: 'page' });

export const COVERS: readonly Cover[] = LISTED.map((cover) => ({
  ...cover,
  // A game without a budget is still being built, though its page may be there.
  load: cover.budget === null ? null : (PAGES[`./${cover.id}/page.ts`] ?? null),
}));

/** A further game may have its folder here as well. */
const FURTHER_COVERS: readonly Cover[] = FURTHER.map(({ cover }) => ({
  ...cover,
  load: cover.load ?? PAGES[`./${cover.id}/page.ts`] ?? null,
}));

/** Also of games that stand on no shelf. */
export function coverOf(id: string): Cover | null {
  return [...FURTHER_COVERS, ...COVERS].find((cover) => cover.id === id) ?? null;
}

const loaded = new Map<string, Promise<AnyWebGame>>();

/** Null: this page does not have the game. Rejects if it could not be fetched; the next call tries again. */
export function loadGame(id: string): Promise<AnyWebGame> | null {
  const load = coverOf(id)?.load ?? null;
  if (load === null) return null;
  let game = loaded.get(id);
  if (game === undefined) {
    game = load();
    loaded.set(id, game);
    game.catch(() => loaded.delete(id));
  }
  return game;
}
