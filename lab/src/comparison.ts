/** Compares studies of one game: how they differ. */
import type { SimResult } from './simulate.ts';

export interface Differences {
  readonly players: boolean;
  /** Ids of the settings that differ between the studies. */
  readonly settings: readonly string[];
}

export function differencesOf(studies: readonly Pick<SimResult, 'players' | 'options'>[]): Differences {
  const [first, ...others] = studies;
  if (first === undefined) return { players: false, settings: [] };
  return {
    players: others.some(({ players }) => players !== first.players),
    settings: Object.keys(first.options).filter((id) =>
      others.some(({ options }) => options[id] !== first.options[id]),
    ),
  };
}
