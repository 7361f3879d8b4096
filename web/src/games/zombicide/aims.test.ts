/** Every option of every question can be reached on the drawn table, and nothing else can. */
import { apply, run, type AnyGame } from '@horda/kernel';
import { zombicide } from '@horda/zombicide';
import { DEFAULTS } from '@horda/zombicide/options';
import type { Choice, Options } from '@horda/zombicide/state';
import { view, type View } from '@horda/zombicide/view';
import { randomAnswer, type Dice } from '@horda/testing/random-play';
import { expect, test } from 'vitest';
import { makeLooks } from '../parts/looks.ts';
import { allMeans, levelsOf, selectionOf, VERBS, verbOf, type Touched } from './aims.ts';
import { arrangedAs, liftable, lifted } from './hands.ts';
import { momentOf } from './moment-kind.ts';
import { boardOf, type ZombicideBoard, type ZombicideProps } from './table.ts';

const game = zombicide as unknown as AnyGame;
const NOTHING = (): void => {};

function boardFor(seen: View, seat: number, touched: Partial<Touched>): ZombicideBoard | null {
  const ask = seen.asks.find((each) => each.seat === seat)?.own ?? null;
  if (ask === null) return null;
  const selection = selectionOf(touched);
  const props = { view: seen, seat, ask, selection, picked: [], hinted: [], language: 'en', watched: null };
  return boardOf({ ...props, choose: NOTHING, select: NOTHING } as unknown as ZombicideProps, makeLooks());
}

/** What a touch chooses by itself, without a further one: a verb with one plain option, a zone, a door, a row. */
function chosenOn(board: ZombicideBoard): readonly Choice[] {
  const chosen: Choice[] = [];
  const watched = { ...board, choose: (choice: Choice) => chosen.push(choice) };
  const props = watched as unknown as ZombicideProps;
  const table = boardOf(props, board.looks);
  for (const verb of VERBS) table.pressVerb(verb);
  for (const zone of table.zones.keys()) table.pressZone(zone);
  for (const door of table.doors.keys()) table.pressDoor(door);
  for (const row of table.rows) if (row.is === 'option') chosen.push(row.option);
  return chosen;
}

/** Everything that may be touched on the way. */
function ways({ options, isTurn }: ZombicideBoard, seen: View, seat: number): readonly Partial<Touched>[] {
  if (!isTurn) return [{}];
  const verbs = [...new Set(options.map(verbOf))];
  const weapons = allMeans(options).flatMap((means) =>
    levelsOf(options, means).map((allOut) => ({ verb: 'attack', means, allOut }) as const),
  );
  const first = [{}, ...verbs.map((verb) => ({ verb })), ...weapons];
  return first.flatMap((touched) => {
    const board = boardFor(seen, seat, touched)!;
    const kinds = board.rows.flatMap((row) => (row.is === 'kind' ? [{ ...touched, kind: row.kind }] : []));
    const zones = [...board.zones].flatMap(([zone, all]) => (all.length > 1 ? [{ ...touched, zone }] : []));
    return [touched, ...kinds, ...zones];
  });
}

/** Careless survivors are lost long before. */
const LONGEST = 1000;

const MISSIONS: readonly (readonly [string, Partial<Options>, number])[] = [
  ['S1', { mission: 'S1' }, 2],
  ['S4', { mission: 'S4', team: 'mixed', cars: true }, 3],
  ['M1', { mission: 'M1', team: 'washington', difficulty: 'normal' }, 4],
  ['M4', { mission: 'M4', team: 'washington' }, 1],
  ['M6', { mission: 'M6', team: 'choose' }, 6],
];

test.for(MISSIONS)('every option can be reached in random games: %s', ([name, options, seats]) => {
  for (const deal of [1, 2]) {
    const s = zombicide.setup({ ...DEFAULTS, ...options }, seats, [deal, 2, 3, 4], null);
    run(game, s as never);
    const dice: Dice = [deal, 1, 1, 7];
    for (let n = 0; n < LONGEST && s.kernel.asks.length > 0; n++) {
      const answer = randomAnswer(s as never, dice);
      const { seat } = answer;
      const seen = view(s, seat);
      const board = boardFor(seen, seat, {})!;
      const touched = ways(board, seen, seat);
      const found = new Set(
        touched.flatMap((each) => chosenOn(boardFor(seen, seat, each)!)).map((choice) => JSON.stringify(choice)),
      );
      const wanted = board.options.map((choice) => JSON.stringify(choice));
      const missing = wanted.filter((choice) => !found.has(choice));
      expect(missing, `${name}, ${board.ask?.prompt}`).toEqual([]);
      expect([...found].filter((choice) => !wanted.includes(choice))).toEqual([]);
      apply(game, s as never, answer);
    }
  }
});

test('any two cards come into the hands by touches, and make the answer that puts them there', () => {
  const options = [
    [2, 4],
    [2, 6],
    [4, 6],
    [6, 6],
  ].map((hand) => ({ do: 'arrange', hand }) as const);
  expect(liftable(options)).toEqual([2, 4, 6, 6]);
  for (const option of options) {
    const hands = option.hand.reduce<readonly number[]>((now, card) => lifted(now, card), [2, 4]);
    expect(arrangedAs(options, hands)).toEqual(option);
  }
  expect(arrangedAs(options, [2])).toBeUndefined();
});

test('a roll is a moment only while its dice lie on the table', () => {
  const ask = { prompt: 'strike.again', min: 1, max: 1, options: [] };
  const roll = { rolled: [1] };
  const momentFor = (underWay: object) => momentOf({ ask, view: { underWay } } as never);
  expect(momentFor({ roll })).toBe('roll');
  expect(momentFor({ roll: null })).toBeNull();
});

test.each([
  ['stays chosen after a hint', true, []],
  ['is let go without one', false, [[]]],
] as const)('a verb that is pressed again %s', (_, isHinted, selected) => {
  const s = zombicide.setup({ ...DEFAULTS, mission: 'S0' }, 1, [1, 2, 3, 4], null);
  run(zombicide, s);
  const [first] = s.kernel.asks[0]!.options;
  apply(zombicide, s, { tick: 0, seat: 0, picks: [first!] });
  const table = boardFor(view(s, 0), 0, { verb: 'move' })!;
  const asked: (readonly string[])[] = [];
  const hinted = isHinted ? table.options.filter(({ do: deed }) => deed === 'move').slice(0, 1) : [];
  const props = { ...table, hinted, select: (next: readonly string[]) => void asked.push(next) };
  boardOf(props as unknown as ZombicideProps, table.looks).pressVerb('move');
  expect(asked).toEqual(selected);
});
