/** The rules of the games, each loaded when a table of it is opened. Words and drawings are not needed here. */
import { PLAYED } from '@horda/games/list';
import { loadPlay } from '@horda/games/load';
import type { Playable } from '@horda/parts';
import type { FetchGame } from '@horda/tables/table/history';
import { FURTHER } from '../games/further.ts';

/** What tables and bots need of a game. */
type Shelved = Pick<Playable, 'game' | 'figures' | 'packsApart'>;

const LOADERS: Readonly<Record<string, (packed: boolean) => Promise<Shelved>>> = Object.fromEntries(
  PLAYED.map(({ id }) => [id, (packed: boolean) => loadPlay(id, packed)]),
);

const ALL = { ...LOADERS, ...Object.fromEntries(FURTHER.map(({ cover, rules }) => [cover.id, rules])) };

export interface Shelf {
  /** Finds only games that were fetched before. */
  readonly find: (id: string) => Shelved | undefined;
  /** Does nothing for an unknown game. Rejects if the game, or the check of its packs, cannot be loaded now. */
  readonly fetch: FetchGame;
}

export function openShelf(loaders: typeof LOADERS = ALL): Shelf {
  const loaded = new Map<string, Shelved>();
  return {
    find: (id) => loaded.get(id),
    async fetch({ game: id, pack }) {
      const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
      const packed = Boolean(pack);
      const isEnough = (entry = loaded.get(id)): boolean => entry !== undefined && !(packed && entry.packsApart);
      if (load === undefined || isEnough()) return;
      const fetched = await load(packed);
      // Meanwhile another table may have fetched more of the game than this one needs.
      if (!isEnough()) loaded.set(id, fetched);
    },
  };
}
