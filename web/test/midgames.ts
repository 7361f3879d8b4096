/** Each game in the middle of play, with a person to move; equal at every run. */
import { entry as cisza } from '@horda/cisza/entry';
import type { State as CiszaState } from '@horda/cisza/state';
import { entry as gearUp } from '@horda/gear-up/entry';
import type { State as GearUpState } from '@horda/gear-up/state';
import type { AnyGame } from '@horda/kernel';
import { entry as longNight } from '@horda/long-night/entry';
import { entry as zombiaki } from '@horda/zombiaki/entry';
import type { State as ZombiakiState } from '@horda/zombiaki/state';
import { entry as zombicide } from '@horda/zombicide/entry';
import type { MadeTable } from '../src/backend/api.ts';
import { SCENES as LONG_NIGHT } from './long-night-scenes.ts';
import { tableAt, type Scene } from './scenes.ts';
import { SCENES as ZOMBICIDE } from './zombicide-scenes.ts';

export interface Midgame {
  readonly id: string;
  readonly game: AnyGame;
  readonly scene: Scene<never>;
  /** What a player decides by and must have in sight: cards of the hand, survivors, weapons; at least so many of them. */
  readonly own: { readonly pieces: string; readonly count: number };
  /** What has to fill the board of a large window, and the share of it that stays empty at most. */
  readonly filled?: { readonly room: string; readonly parts: string; readonly empty: number };
}

/** The types of a game's own state end here: a scene only asks whether it has come. */
const midgame = <S>(
  entry: { readonly game: unknown },
  shown: Pick<Midgame, 'own' | 'filled'>,
  scene: Scene<S>,
): Midgame => {
  const game = entry.game as AnyGame;
  return { id: game.id, game, ...shown, scene: scene as Scene<never> };
};

const sceneOf = <S>(scenes: readonly Scene<S>[], wanted: string): Scene<S> =>
  scenes.find(({ name }) => name === wanted)!;

export const MIDGAMES: readonly Midgame[] = [
  midgame<CiszaState>(
    cisza,
    { own: { pieces: '.hand .slip', count: 3 } },
    {
      name: 'cisza',
      options: {},
      seats: 4,
      prompt: 'play.choose',
      after: 30,
      by: 'greedy',
      when: ({ shelters }) =>
        shelters.every(({ alive }) => alive) && shelters[0]!.hand.length === 3 && shelters[0]!.zombies.length > 1,
    },
  ),
  midgame<ZombiakiState>(
    zombiaki,
    { own: { pieces: '.zk-row .slip', count: 2 } },
    {
      name: 'zombiaki',
      options: { zombies: '2' },
      seats: 2,
      prompt: 'use.choose',
      after: 40,
      by: 'greedy',
      when: ({ zombies, things }) => zombies.length > 3 && things.length > 0,
    },
  ),
  midgame<GearUpState>(
    gearUp,
    { own: { pieces: '.gu-weapon, .gu-belt-weapon', count: 4 } },
    {
      name: 'gear-up',
      options: { survivors: 'random' },
      seats: 4,
      prompt: 'attack.act',
      after: 30,
      by: 'greedy',
      when: ({ survivors, step }) => step === 'attack' && survivors[0]!.street.length > 3,
    },
  ),
  midgame(
    longNight,
    {
      own: { pieces: '.ln-tray .ln-standee, .ln-dossier', count: 2 },
      filled: { room: '.table-board', parts: '.ln-table', empty: 0.14 },
    },
    sceneOf(LONG_NIGHT, 'rest'),
  ),
  midgame(
    zombicide,
    {
      own: { pieces: '.zc-tray .zc-photo, .zc-desk .zc-file', count: 1 },
      // A plan of three tiles by two keeps its form.
      filled: { room: '.zc-city', parts: '.zm-zone', empty: 0.35 },
    },
    sceneOf(ZOMBICIDE, 'turn'),
  ),
];

/** A table at this position, with a person at every seat. */
export async function midgameAt(address: string, { id, game, scene }: Midgame): Promise<MadeTable> {
  const made = await tableAt(address, game, scene);
  if (made === null) throw new Error(`${id}: no game came into the position of web/test/midgames.ts`);
  return made;
}
