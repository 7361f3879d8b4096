/** Every pack that a game's check accepts must be playable: plays odd packs at random to the end. */
import { apply, run, seeded, seedOfGame, type AnyGame, type AnyState } from '@horda/kernel';
import fc from 'fast-check';
import { IS_FULL } from './full.ts';
import { randomAnswer } from './random-play.ts';
import { seedFrom, tableOf, type Options } from './tables.ts';

/** The number of games: more in a longer run (`npm run test:full`), else `few`, which takes a few seconds. */
export function oddGames(few: number): number {
  return IS_FULL ? Math.max(200, few) : few;
}

const SERIES = seedFrom('odd packs');

interface OddTable {
  /** More answers than the slowest game with an odd pack needs. */
  readonly most: number;
  /** The table's options, instead of those of the series. */
  readonly options?: Options;
  invariants(s: AnyState, content: object): void;
}

/** Plays `games` games, each with another pack; packs that the check refuses are skipped and not counted. */
export function playOddPacks(game: AnyGame, packs: fc.Arbitrary<unknown>, games: number, table: OddTable): void {
  const accepted = packs.map((pack) => game.pack!.check(pack).content).filter((content) => content !== null);
  const property = fc.property(accepted, fc.nat(10_000), (content, n) => {
    playOut(game, content, n, table);
  });
  fc.assert(property, { numRuns: games });
}

function playOut(game: AnyGame, content: object, n: number, { most, options, invariants }: OddTable): void {
  const { seats, seed, options: drawn } = tableOf(game, SERIES, n);
  const s = game.setup({ ...drawn, ...options }, seats, seed, content);
  const dice = seeded(seedOfGame(seed, n));
  run(game, s);
  for (let answers = 0; s.kernel.asks.length > 0; answers++) {
    if (answers > most) throw new Error(`the game does not end in ${most} answers`);
    invariants(s, content);
    apply(game, s, randomAnswer(s, dice));
  }
  invariants(s, content);
  if (game.outcome(s) === null) throw new Error('nobody is asked, but the game is not over');
}
