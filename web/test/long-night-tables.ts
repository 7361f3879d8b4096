/** Tables of The Long Night that are dealt as a test needs them. */
import { run, seal, seedOf, type AnyGame } from '@horda/kernel';
import { longNight } from '@horda/long-night';
import { CONTENT } from '@horda/long-night/content/content';
import { DEFAULTS } from '@horda/long-night/options';
import type { Options } from '@horda/long-night/state';
import type { MadeTable } from '../src/backend/api.ts';
import { request } from './tables.ts';

export interface Wish {
  readonly options: Partial<Options>;
  readonly seats: number;
  /** Equal texts give equal cards. */
  readonly seed: string;
}

export const settingsOf = ({ options }: Wish): Options => ({ ...DEFAULTS, ...options });

/** Ada at a table with these cards; by default against bots that do not dawdle. Nobody has done anything yet. */
export async function dealtTable(
  address: string,
  wish: Wish,
  bots: readonly (string | null)[] = Array.from({ length: wish.seats }, (_, seat) => (seat === 0 ? null : 'greedy')),
): Promise<MadeTable> {
  const { id, version } = longNight;
  const save = {
    game: id,
    version,
    options: settingsOf(wish),
    seats: wish.seats,
    seed: seedOf(wish.seed),
    answers: [],
  };
  const sealed = seal(longNight as unknown as AnyGame, save as never);
  const file = { save: { horda: 1, ...sealed }, bots, name: 'Ada', pace: 0 };
  return (await request(address, '/api/imports', file, null)) as MadeTable;
}

/** The hidden objectives that are dealt there, by seat, and from which number on an objective is a betrayer's. */
export function objectivesOf(wish: Wish): { readonly dealt: readonly number[]; readonly betrayals: number } {
  const s = longNight.setup(settingsOf(wish), wish.seats, seedOf(wish.seed), null);
  run(longNight, s);
  return { dealt: s.players.map(({ objective }) => objective), betrayals: CONTENT.betrayals };
}
