/** Positions of The Long Night in which the page is looked at; equal at every run. */
import type { AnyGame } from '@horda/kernel';
import { CONTENT } from '@horda/long-night/content/content';
import { entry } from '@horda/long-night/entry';
import type { State } from '@horda/long-night/state';
import type { View } from '@horda/long-night/view';
import type { MadeTable } from '../src/backend/api.ts';
import { NAMES, nowOf, sitDown, tableAt, type Scene as AnyScene } from './scenes.ts';
import { command, makeTable } from './tables.ts';

const game = entry.game as unknown as AnyGame;

export interface Scene extends AnyScene<State> {
  /** Made by answers at a table with a clock, not by a saved game. */
  readonly isClocked?: boolean;
}

const ALL = { improvements: true, bandits: true, raxxon: true, objective: 'random', mode: 'secret' };
const PERSON = '.ln-dossier .ln-touch, .ln-tray .ln-touch';
const turn = { options: { mode: 'secret' }, seats: 4, prompt: 'turn.choose' } as const;
export const SCENES: readonly Scene[] = [
  { ...turn, name: 'rest', after: 40 },
  { ...turn, name: 'table', after: 80, press: [PERSON] },
  { ...turn, name: 'card', after: 20, press: ['.ln-hand .ln-touch'], tab: 1 },
  { ...turn, name: 'modules', options: ALL, seats: 5, after: 60, press: [PERSON] },
  {
    ...turn,
    name: 'specials',
    options: ALL,
    seats: 3,
    after: 10,
    when: ({ places, hideout }) =>
      hideout.length > 1 && places.some(({ entrances }) => entrances.some(({ special }) => special.length > 0)),
    press: ['.ln-special .ln-look'],
  },
  { ...turn, name: 'crisis', after: 20, when: ({ contributions }) => contributions.some(({ seat }) => seat === 0) },
  { ...turn, name: 'keep', seats: 3, prompt: 'beginning.keep', after: 0 },
  {
    ...turn,
    name: 'hospital',
    options: { mode: 'secret', objective: 'B1' },
    prompt: 'beginning.hospital',
    after: 0,
  },
  { ...turn, name: 'move', seats: 3, prompt: 'move.choose', after: 30 },
  { ...turn, name: 'search', options: {}, seats: 3, prompt: 'search.choose', after: 20 },
  { ...turn, name: 'bite', options: {}, prompt: 'bite.choose', after: 10 },
  {
    ...turn,
    name: 'crossroads',
    prompt: 'crossroads.choose',
    after: 5,
    when: ({ kernel: { asks } }) => asks[0]!.options.length === 3,
  },
  { ...turn, name: 'vote', prompt: 'vote.', after: 5 },
  { ...turn, name: 'ring', prompt: 'vote.', after: 0, isClocked: true },
  {
    ...turn,
    name: 'won',
    options: { mode: 'secret' },
    seats: 3,
    prompt: null,
    after: 0,
    by: 'greedy',
    when: ({ ending, winners }) => ending === 'objective' && winners[0] === true,
  },
  {
    ...turn,
    name: 'two',
    options: { mode: 'coop' },
    seats: 2,
    prompt: null,
    after: 0,
    by: 'greedy',
    when: ({ ending }) => ending === 'objective',
  },
  { ...turn, name: 'lost', prompt: null, after: 0, options: {}, seats: 3 },
  {
    ...turn,
    name: 'betrayed',
    options: { mode: 'secret', betrayer: 'likely' },
    prompt: null,
    after: 0,
    by: 'greedy',
    when: ({ players, winners }) =>
      players.some(
        ({ objective, exiled }, seat) => winners[seat] === true && objective >= CONTENT.betrayals && !exiled,
      ),
  },
];

/** A table at this position, with a person at every seat; null: no game came there. */
export async function tableAtScene(address: string, scene: Scene): Promise<MadeTable | null> {
  return scene.isClocked === true ? clockedVote(address) : tableAt(address, game, scene);
}

/** Somebody is accused as soon as that is possible, at a table with a clock: its maker's vote is awaited. */
async function clockedVote(address: string): Promise<MadeTable> {
  const clock = { kind: 'live', seconds: 90, increment: 10, late: 'move' } as const;
  const wish = { game: game.id, seats: 4, options: { mode: 'secret' }, name: NAMES[0]!, bots: [], clock };
  const made = await makeTable(address, wish);
  const keys = await sitDown(address, made, wish.seats);
  for (;;)
    for (const [seat, key] of keys.entries()) {
      const { view, askedAt } = await nowOf<View>(address, made, key);
      const own = view.asks.find((ask) => ask.seat === seat && !ask.answered)?.own ?? null;
      if (own === null) continue;
      if (own.prompt.startsWith('vote.')) return made;
      const accused = own.options.filter((option) => option.do === 'accuse');
      const picks = accused.length > 0 ? [accused.at(-1)!] : own.options.slice(0, own.min);
      await command(address, made.table, key, { do: 'answer', askedAt, picks } as never);
    }
}
