/** Positions of a game in which its page is looked at; equal at every run. */
import { BOTS, think, type BotName } from '@horda/bots';
import { apply, nextOpen, run, seal, seedOf, type AnyGame, type Answer, type Choice, type Save } from '@horda/kernel';
import type { MadeTable } from '../src/backend/api.ts';
import { command, request, takeSeat } from './tables.ts';

export const NAMES = ['Ania', 'Bartek', 'Celina', 'Daria', 'Edek', 'Filip'];
/** A game of random answers that is longer never ends. */
const LONGEST = 900;
/** So many games are tried. */
const GAMES = 300;

export interface Scene<S> {
  readonly name: string;
  readonly options: object;
  readonly seats: number;
  /** The question to stop at, for the first seat, after this many answers; null: the end of the game. */
  readonly prompt: string | null;
  readonly after: number;
  /** What else must be so. */
  readonly when?: (s: S) => boolean;
  /** Pieces to be touched one after the other. */
  readonly press?: readonly string[];
  /** The tab to be opened on a phone. */
  readonly tab?: number;
  /** Who plays until then; by default by chance. */
  readonly by?: BotName;
}

interface Found {
  readonly file: object;
  /** The answer that ends the game; null: the scene is not at its end. */
  readonly last: Answer<Choice> | null;
}

/** The position as a file, and nothing if no game came there. */
export function positionOf<S>(game: AnyGame, scene: Scene<S>): Found | null {
  const { options, seats, prompt, after, by = 'random', when = () => true } = scene;
  const defaults = Object.fromEntries(game.options.map(({ id, default: value }) => [id, value]));
  for (let n = 0; n < GAMES; n++) {
    const save: Save = {
      game: game.id,
      version: game.version,
      options: { ...defaults, ...options } as never,
      seats,
      seed: seedOf(`look ${n}`),
      answers: [],
    };
    const state = game.setup(save.options as never, seats, save.seed as never, null);
    run(game, state);
    const answers: Answer<Choice>[] = [];
    const dice: [number, number, number, number] = [n, 1, 2, 3];
    const isThere = (): boolean =>
      prompt === null
        ? state.kernel.asks.length === 0
        : state.kernel.asks.some((ask) => ask.seat === 0 && ask.prompt.startsWith(prompt));
    for (; answers.length < LONGEST;) {
      if (answers.length >= after && isThere() && when(state as unknown as S)) {
        const last = prompt === null ? answers.pop()! : null;
        return { file: { horda: 1, ...seal(game, { ...save, answers }) }, last };
      }
      if (state.kernel.asks.length === 0) break;
      const ask = nextOpen(state);
      const picks = think(BOTS[by], game, state, ask, dice).map((pick) => ask.options[pick]!);
      const answer = { tick: state.kernel.tick, seat: ask.seat, picks };
      answers.push(answer);
      apply(game, state, answer);
    }
  }
  return null;
}

/** A table at this position, with a person at every seat; null: no game came there. */
export async function tableAt<S>(address: string, game: AnyGame, scene: Scene<S>): Promise<MadeTable | null> {
  const found = positionOf(game, scene);
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

/** The keys of all seats, once the game has begun. */
export async function sitDown(address: string, made: MadeTable, seats: number): Promise<readonly string[]> {
  const keys = [made.key];
  for (const name of NAMES.slice(1, seats)) keys.push((await takeSeat(address, made, name)).key);
  await command(address, made.table, made.key, { do: 'start' });
  return keys;
}

interface Now<V> {
  readonly askedAt: number;
  readonly view: V;
}

export async function nowOf<V>(address: string, { table }: MadeTable, key: string): Promise<Now<V>> {
  return ((await request(address, `/api/tables/${table}/since/0`, undefined, key)) as { now: Now<V> }).now;
}
