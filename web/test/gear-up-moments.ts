/** Tables of Gear Up that are opened in the middle of a game, by a saved game that leads there. */
import { gearUp } from '@horda/gear-up';
import { HOUSE } from '@horda/gear-up/content/house';
import { OPTIONS } from '@horda/gear-up/options';
import { PACK } from '@horda/gear-up/pack';
import type { Choice, Options, State } from '@horda/gear-up/state';
import { apply, nextOpen, opening, packFile, readPack, seal, type Answer } from '@horda/kernel';
import type { MadeTable } from '../src/backend/api.ts';
import { command, request } from './tables.ts';

export interface MomentWish {
  /** Who sits there from then on: a bot, or null for a person. */
  readonly seats: readonly (string | null)[];
  readonly options?: Partial<Options>;
  /** Everybody marks what they can until then, rather than nothing. */
  readonly eager?: boolean;
  /** The first moment of this kind is where the table begins. */
  until(s: State): boolean;
}

/** Nobody comes nearer, so that everybody lives to see the boss. */
const { pack: CALM } = readPack(
  gearUp,
  packFile({ id: 'gear-up', pack: PACK }, 'calm', {
    ...HOUSE,
    turnCards: HOUSE.turnCards.map((card) => ({ ...card, march: 'none' })),
  }),
);

const USUAL = Object.fromEntries(OPTIONS.map(({ id, default: usual }) => [id, usual])) as unknown as Options;

/** Ada at the first seat without a bot. */
export async function tableAt(
  address: string,
  { seats, options, eager = false, until }: MomentWish,
): Promise<MadeTable> {
  const start = {
    game: gearUp.id,
    version: gearUp.version,
    options: { ...USUAL, survivors: 'random' as const, ...options },
    seats: seats.length,
    seed: [1, 2, 3, 4] as const,
    pack: CALM!,
  };
  const answers: Answer<Choice>[] = [];
  const s = opening(gearUp, start);
  while (!until(s)) {
    const { seat, options: offered, floor } = nextOpen(s);
    const forward = offered.slice(0, floor?.forward);
    const mark = eager ? forward.find(({ do: what }) => what === 'mark') : undefined;
    const pick =
      mark ?? forward.find(({ do: what }) => what === 'confirm') ?? forward[answers.length % forward.length]!;
    const answer = { tick: s.kernel.tick, seat, picks: [pick] };
    answers.push(answer);
    apply(gearUp, s, answer);
  }
  const save = { horda: 1, ...seal(gearUp, { ...start, answers }) };
  const made = (await request(address, '/api/imports', { save, name: 'Ada', bots: seats, pace: 0 }, null)) as MadeTable;
  await command(address, made.table, made.key, { do: 'start' });
  return made;
}

/** The boss has come, and everybody may attack. */
export const facesBoss = ({ round, step }: State): boolean => round === 2 && step === 'attack';

/** Zombies lie in the middle of the table. */
export const isSpawning = ({ wave, kernel: { asks } }: State): boolean => wave.length > 0 && asks.length > 0;

/** Some zombies lie discarded, and everybody may attack. */
export const hasDiscards = ({ discards, step }: State): boolean => discards.standard.length > 2 && step === 'attack';
