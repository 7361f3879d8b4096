/** TABLE manners: whatever a player thinks of and cannot do, the table says what is missing here and now. */
import { GAMES, type RegisteredGame } from '@horda/games';
import { apply, openAsks, run, same, seeded, seedOf, seedOfGame, type AnyState, type Seat } from '@horda/kernel';
import { LANGUAGES } from '@horda/parts';
import { randomAnswer, tableOf, toTheEnd, type Dice } from '@horda/testing';
import { expect, test } from 'vitest';
import { drawingOf } from './drawings.ts';

const SERIES = seedOf('reasons');
const NAMES = ['Ann', 'Bob', 'Cec', 'Dan', 'Eve', 'Fay'];

/** How many games are looked at, and at how many moments of each. */
const TABLES = 4;
const MOMENTS = 10;

/** A whole sentence in which every name was known. */
const SENTENCE = /^[^\p{Ll}\s][^{}]*[.!?…]$/u;
const HOLES = /undefined|null|NaN|\[object|\(\)|: \.|""|„”|\?\?|  /;

test.for(GAMES.map((entry) => [entry.game.id, entry] as const))(
  'why not in %s: the reason is a sentence about this table in both languages, not the rule',
  ([, entry]) => {
    const faults = new Set<string>();
    for (let n = 0; n < TABLES; n++) {
      const table = tableOf(entry.game, SERIES, 1 + n * 7);
      const s = entry.game.setup(table.options, table.seats, table.seed, null);
      run(entry.game, s);
      const length = lengthOf(entry, s, n);
      let moment = 0;
      playOut(entry, s, n, () => {
        if (moment++ % Math.ceil(length / MOMENTS) !== 0 && s.kernel.asks.length > 0) return;
        for (let seat = 0; seat < table.seats; seat++) for (const fault of faultsAt(entry, s, seat)) faults.add(fault);
      });
    }
    expect([...faults]).toEqual([]);
  },
);

function playOut({ game }: RegisteredGame, s: AnyState, n: number, watch: () => void): void {
  const dice = seeded(seedOfGame(SERIES, n)) as Dice;
  toTheEnd(s, () => apply(game, s, randomAnswer(s, dice)), watch);
}

/** How many questions this game has. */
function lengthOf(entry: RegisteredGame, s: AnyState, n: number): number {
  let length = 0;
  playOut(entry, structuredClone(s), n, () => length++);
  return length;
}

function faultsAt(entry: RegisteredGame, s: AnyState, seat: Seat): readonly string[] {
  const { game, rules, texts, missing } = entry;
  const view = game.view(s, seat);
  const offered = openAsks(s, seat).flatMap(({ options }) => options);
  return drawingOf(game.id)
    .thinkable(view)
    .flatMap((choice) => {
      if (offered.some((option) => same(option, choice))) return [];
      const rule = game.why(s, seat, choice)!;
      const lacks = missing?.(view, seat, choice, rule);
      if (lacks === undefined) return [`${rule}: no reason`];
      return LANGUAGES.flatMap((language) => {
        const told = texts[language].reason?.(lacks, (player) => NAMES[player]!) ?? '';
        const isQuoted = rules.some((each) => each[language] === told);
        return SENTENCE.test(told) && !HOLES.test(told) && !isQuoted ? [] : [`${rule} ${lacks.is}: ${told}`];
      });
    });
}
