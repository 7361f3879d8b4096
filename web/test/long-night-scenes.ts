/** Positions of The Long Night in which the page is looked at; equal at every run. */
import { BOTS, think, type BotName } from '@horda/bots';
import { apply, nextOpen, run, seal, seedOf, type AnyGame, type Answer, type Choice, type Save } from '@horda/kernel';
import { CONTENT } from '@horda/long-night/content/content';
import { entry } from '@horda/long-night/entry';
import { DEFAULTS } from '@horda/long-night/options';
import type { State } from '@horda/long-night/state';
import type { View } from '@horda/long-night/view';
import type { MadeTable } from '../src/backend/api.ts';
import { command, makeTable, request, takeSeat } from './tables.ts';

const game = entry.game as unknown as AnyGame;
const NAMES = ['Ania', 'Bartek', 'Celina', 'Daria', 'Edek'];
/** A game of random answers that is longer never ends. */
const LONGEST = 900;
/** So many games are tried. */
const GAMES = 300;

export interface Scene {
  readonly name: string;
  readonly options: object;
  readonly seats: number;
  /** The question to stop at, for the first seat, after this many answers; null: the end of the game. */
  readonly prompt: string | null;
  readonly after: number;
  /** What else must be so. */
  readonly when?: (s: State) => boolean;
  /** Pieces to be touched one after the other. */
  readonly press?: readonly string[];
  /** The tab to be opened on a phone. */
  readonly tab?: number;
  /** Who plays until then; by default by chance. */
  readonly by?: BotName;
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

interface Found {
  readonly file: object;
  /** The answer that ends the game; null: the scene is not at its end. */
  readonly last: Answer<Choice> | null;
}

/** The position as a file, and nothing if no game came there. */
function positionOf({ options, seats, prompt, after, by = 'random', when = () => true }: Scene): Found | null {
  for (let n = 0; n < GAMES; n++) {
    const save: Save = {
      game: game.id,
      version: game.version,
      options: { ...DEFAULTS, ...options } as never,
      seats,
      seed: seedOf(`look ${n}`),
      answers: [],
    };
    const state = game.setup(save.options as never, seats, save.seed as never, null) as never as State;
    run(game, state as never);
    const answers: Answer<Choice>[] = [];
    const dice: [number, number, number, number] = [n, 1, 2, 3];
    const isThere = (): boolean =>
      prompt === null
        ? state.ending !== null
        : state.kernel.asks.some((ask) => ask.seat === 0 && ask.prompt.startsWith(prompt));
    for (; answers.length < LONGEST;) {
      if (answers.length >= after && isThere() && when(state)) {
        const last = prompt === null ? answers.pop()! : null;
        return { file: { horda: 1, ...seal(game, { ...save, answers }) }, last };
      }
      if (state.kernel.asks.length === 0) break;
      const ask = nextOpen(state as never);
      const picks = think(BOTS[by], game, state as never, ask, dice).map((pick) => ask.options[pick]!);
      const answer = { tick: state.kernel.tick, seat: ask.seat, picks };
      answers.push(answer);
      apply(game, state as never, answer);
    }
  }
  return null;
}

/** A table at this position, with a person at every seat; null: no game came there. */
export async function tableAtScene(address: string, scene: Scene): Promise<MadeTable | null> {
  if (scene.isClocked === true) return clockedVote(address);
  const found = positionOf(scene);
  if (found === null) return null;
  const file = { save: found.file, name: NAMES[0], pace: 0 };
  const made = (await request(address, '/api/imports', file, null)) as MadeTable;
  const keys = await sitDown(address, made, scene.seats);
  if (found.last !== null) {
    const { seat, picks } = found.last;
    const { askedAt } = await nowOf(address, made, keys[seat]!);
    await command(address, made.table, keys[seat]!, { do: 'answer', askedAt, picks } as never);
  }
  return made;
}

/** Somebody is accused as soon as that is possible, at a table with a clock: its maker's vote is awaited. */
async function clockedVote(address: string): Promise<MadeTable> {
  const clock = { kind: 'live', seconds: 90, increment: 10, late: 'move' } as const;
  const wish = { game: game.id, seats: 4, options: { mode: 'secret' }, name: NAMES[0]!, bots: [], clock };
  const made = await makeTable(address, wish);
  const keys = await sitDown(address, made, wish.seats);
  for (;;)
    for (const [seat, key] of keys.entries()) {
      const { view, askedAt } = await nowOf(address, made, key);
      const own = view.asks.find((ask) => ask.seat === seat && !ask.answered)?.own ?? null;
      if (own === null) continue;
      if (own.prompt.startsWith('vote.')) return made;
      const accused = own.options.filter((option) => option.do === 'accuse');
      const picks = accused.length > 0 ? [accused.at(-1)!] : own.options.slice(0, own.min);
      await command(address, made.table, key, { do: 'answer', askedAt, picks } as never);
    }
}

/** The keys of all seats, once the game has begun. */
async function sitDown(address: string, made: MadeTable, seats: number): Promise<readonly string[]> {
  const keys = [made.key];
  for (const name of NAMES.slice(1, seats)) keys.push((await takeSeat(address, made, name)).key);
  await command(address, made.table, made.key, { do: 'start' });
  return keys;
}

interface Now {
  readonly askedAt: number;
  readonly view: View;
}

async function nowOf(address: string, { table }: MadeTable, key: string): Promise<Now> {
  return ((await request(address, `/api/tables/${table}/since/0`, undefined, key)) as { now: Now }).now;
}
