/** Questions for bots, at tables of Cisza. */
import type { BotName } from '@horda/bots';
import { findGame } from '@horda/games';
import { apply, determinize, nextOpen, run, seeded, seedOf, type AnyGame, type AnyState } from '@horda/kernel';
import { randomAnswer, tableOf } from '@horda/testing';
import type { Job } from '@horda/tables/bots';

export const cisza: AnyGame = findGame('cisza')!.game;

export function worker(name: string): URL {
  return new URL(`./workers/${name}.ts`, import.meta.url);
}

/** The nth table of a series, with two to six seats, just after the set-up. */
export function newTable(n: number): AnyState {
  const { options, seats, seed } = tableOf(cisza, seedOf('tables of bots'), n);
  const s = cisza.setup(options, seats, seed, null);
  run(cisza, s);
  return s;
}

/** The nth table after some random moves, when somebody has to decide. */
export function midGame(n: number, moves: number): AnyState {
  let s = newTable(n);
  const dice = seeded(seedOf(`moves ${n}`));
  for (let i = 0; i < moves; i++) {
    const next = cisza.clone(s);
    apply(cisza, next, randomAnswer(next, dice));
    if (next.kernel.asks.length === 0) return s;
    s = next;
  }
  return s;
}

/** The open question of a table as a job for a bot, with a world made for its seat. */
export function jobOf(truth: AnyState, table: string, bot: BotName): Job {
  const { seat } = nextOpen(truth);
  return { table, game: cisza.id, bot, seat, world: determinize(cisza, truth, seat, seedOf(table)) };
}

export function jobAt(table: string, bot: BotName): Job {
  return jobOf(midGame(2, 12), table, bot);
}

/** A question that wants two or three of four options; `seat` is just a number that the test workers react to. */
export function jobFor(seat: number, bot: BotName = 'greedy'): Job {
  const s = newTable(0);
  const options = Array.from({ length: 4 }, (_, i) => ({ do: `option ${i}` }));
  const world = {
    ...s,
    kernel: { ...s.kernel, asks: [{ seat, prompt: 'any', min: 2, max: 3, options, answer: null }] },
  };
  return { table: `table ${seat}`, game: cisza.id, bot, seat, world };
}
