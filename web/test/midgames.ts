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
  /** The own things that a player decides by: cards of a hand, survivors, weapons. */
  readonly own: string;
}

/** The types of a game's own state end here: a scene only asks whether it has come. */
const midgame = <S>(entry: { readonly game: unknown }, own: string, scene: Scene<S>): Midgame => {
  const game = entry.game as AnyGame;
  return { id: game.id, game, own, scene: scene as Scene<never> };
};

export const MIDGAMES: readonly Midgame[] = [
  midgame<CiszaState>(cisza, '.hand .slip', {
    name: 'cisza',
    options: {},
    seats: 4,
    prompt: 'play.choose',
    after: 30,
    by: 'greedy',
    when: ({ shelters }) =>
      shelters.every(({ alive }) => alive) && shelters[0]!.hand.length === 3 && shelters[0]!.zombies.length > 1,
  }),
  midgame<ZombiakiState>(zombiaki, '.row-own .slip', {
    name: 'zombiaki',
    options: { zombies: '2' },
    seats: 2,
    prompt: 'use.choose',
    after: 40,
    by: 'greedy',
    when: ({ zombies, things }) => zombies.length > 3 && things.length > 0,
  }),
  midgame<GearUpState>(gearUp, '.gu-weapon', {
    name: 'gear-up',
    options: { survivors: 'random' },
    seats: 4,
    prompt: 'attack.act',
    after: 30,
    by: 'greedy',
    when: ({ survivors, step }) => step === 'attack' && survivors[0]!.street.length > 3,
  }),
  midgame(longNight, '.ln-own', { ...LONG_NIGHT.find(({ name }) => name === 'rest')! }),
  midgame(zombicide, '.zc-own', { ...ZOMBICIDE.find(({ name }) => name === 'turn')! }),
];

/** A table at this position, with a person at every seat. */
export async function midgameAt(address: string, { id, game, scene }: Midgame): Promise<MadeTable> {
  const made = await tableAt(address, game, scene);
  if (made === null) throw new Error(`${id}: no game came into the position of web/test/midgames.ts`);
  return made;
}
