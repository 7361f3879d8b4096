/** The rules of the games, each loaded when a table of it is opened. Words and drawings are not needed here. */
import type { FiguresOf } from '@horda/bots';
import type { AnyGame } from '@horda/kernel';
import type { ThinkableGame } from '@horda/tables/thinking';
import { FURTHER } from '../games/further.ts';

const LOADERS: Readonly<Record<string, () => Promise<ThinkableGame>>> = {
  cisza: async () => {
    const [{ cisza }, { figures }] = await Promise.all([import('@horda/cisza'), import('@horda/cisza/advice')]);
    return { game: cisza as unknown as AnyGame, figures: figures as FiguresOf };
  },
  zombiaki: async () => {
    const [{ zombiaki }, { figures }] = await Promise.all([
      import('@horda/zombiaki'),
      import('@horda/zombiaki/advice'),
    ]);
    return { game: zombiaki as unknown as AnyGame, figures: figures as FiguresOf };
  },
  'gear-up': async () => {
    const [{ gearUp }, { figures }] = await Promise.all([import('@horda/gear-up'), import('@horda/gear-up/advice')]);
    return { game: gearUp as unknown as AnyGame, figures: figures as FiguresOf };
  },
};

const ALL = { ...LOADERS, ...Object.fromEntries(FURTHER.map(({ cover, rules }) => [cover.id, rules])) };

export interface Shelf {
  /** Only what was fetched before. */
  readonly find: (id: string) => ThinkableGame | undefined;
  /** Of an unknown game nothing comes. Rejects if it cannot be loaded now. */
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
