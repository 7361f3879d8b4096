/** The rules of the games, each loaded when a table of it is opened. Words and drawings are not needed here. */
import { PLAYED } from '@horda/games/list';
import { loadPlay } from '@horda/games/load';
import type { ThinkableGame } from '@horda/tables/thinking';
import { FURTHER } from '../games/further.ts';

const LOADERS: Readonly<Record<string, () => Promise<ThinkableGame>>> = Object.fromEntries(
  PLAYED.map(({ id }) => [id, () => loadPlay(id)]),
);

const ALL = { ...LOADERS, ...Object.fromEntries(FURTHER.map(({ cover, rules }) => [cover.id, rules])) };

export interface Shelf {
  /** Finds only games that were fetched before. */
  readonly find: (id: string) => ThinkableGame | undefined;
  /** Does nothing for an unknown game. Rejects if the game cannot be loaded now. */
  readonly fetch: (id: string) => Promise<void>;
}

export function openShelf(loaders: typeof LOADERS = ALL): Shelf {
  const loaded = new Map<string, ThinkableGame>();
  return {
    find: (id) => loaded.get(id),
    async fetch(id) {
      const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
      if (load !== undefined && !loaded.has(id)) loaded.set(id, await load());
    },
  };
}
