/** Every option of every question can be reached on the drawn table, and nothing else can. */
import { apply, run, type AnyGame } from '@horda/kernel';
import { longNight } from '@horda/long-night';
import { DEFAULTS } from '@horda/long-night/options';
import type { Choice } from '@horda/long-night/state';
import { view, type View } from '@horda/long-night/view';
import { randomAnswer, type Dice } from '@horda/testing/random-play';
import { expect, test, vi } from 'vitest';
import { cardSpot, deckSpot, doorSpot, placeSpot, subjectsOf, survivorSpot, targetsOf } from './aims.ts';
import { makeLooks } from '../parts/looks.ts';
import { isMoment } from './moment-kind.ts';
import { boardOf, BUTTONS, listed, type LongNightBoard, type LongNightProps } from './table.ts';

const game = longNight as unknown as AnyGame;

function boardFor(seen: View, seat: number, selection: readonly string[]): LongNightBoard | null {
  const ask = seen.asks.find((each) => each.seat === seat)?.own ?? null;
  if (ask === null) return null;
  const props = { view: seen, seat, ask, selection, picked: [], hinted: [], language: 'en', watched: null };
  return boardOf(props as unknown as LongNightProps, makeLooks(), vi.fn());
}

/** What can be picked with this first touch, or without any. */
function reachable(board: LongNightBoard): readonly Choice[] {
  if (isMoment(board)) return board.options;
  const buttons = board.isTurn ? board.options.filter((option) => BUTTONS.includes(option.do)) : [];
  return [...listed(board), ...buttons, ...[...board.targets.values()].map(({ choice }) => choice)];
}

const MODULES = { improvements: true, bandits: true, raxxon: true };

test.for([
  ['the base game', { mode: 'secret' }, 3],
  ['all modules', { mode: 'secret', ...MODULES }, 5],
  ['two players', {}, 2],
] as const)('every option can be reached in random games: %s', ([name, options, seats]) => {
  for (let deal = 0; deal < 3; deal++) {
    const s = longNight.setup({ ...DEFAULTS, ...options }, seats, [deal, 2, 3, 4], null);
    run(game, s as never);
    const dice: Dice = [deal, 1, 1, 7];
    for (let n = 0; n < 400 && s.kernel.asks.length > 0; n++) {
      const answer = randomAnswer(s as never, dice);
      const { seat } = answer;
      const seen = view(s, seat);
      const board = boardFor(seen, seat, []);
      const spots = board === null ? [] : [...board.subjects];
      const found = new Set(
        [[], ...spots.map((spot) => [spot])].flatMap((selection) => {
          const each = boardFor(seen, seat, selection);
          return each === null ? [] : reachable(each).map((choice) => JSON.stringify(choice));
        }),
      );
      const wanted = (board?.options ?? []).map((choice) => JSON.stringify(choice));
      expect(
        wanted.filter((choice) => !found.has(choice)),
        `${name}, ${board?.ask?.prompt}`,
      ).toEqual([]);
      expect([...found].filter((choice) => !wanted.includes(choice))).toEqual([]);
      apply(game, s as never, answer);
    }
  }
});

/** The table at the first turn of a game of three. */
function firstTurn(): View {
  const s = longNight.setup({ ...DEFAULTS, mode: 'secret' }, 3, [5, 2, 3, 4], null);
  run(game, s as never);
  const dice: Dice = [5, 1, 1, 7];
  while (s.kernel.asks[0]!.prompt !== 'turn.choose') apply(game, s as never, randomAnswer(s as never, dice));
  return view(s, s.kernel.asks[0]!.seat);
}

test('a deed begins with a person and ends at a target of the place where that person stands', () => {
  const seen = firstTurn();
  const { card: survivor, place } = seen.survivors.find(({ owner }) => owner === seen.seat)!;
  const spotsOf = (choice: Choice): readonly string[] => targetsOf(choice, seen).map(([spot]) => spot);
  expect(subjectsOf({ do: 'search', survivor }, seen)).toEqual([survivorSpot(survivor)]);
  expect(spotsOf({ do: 'search', survivor })).toEqual([deckSpot(place)]);
  expect(spotsOf({ do: 'attack', survivor })).toEqual(
    seen.places[place]!.entrances.flatMap(({ zombies }, entrance) =>
      zombies > 0 ? [`${doorSpot(place, entrance)}-zombie`] : [],
    ),
  );
  expect(spotsOf({ do: 'move', survivor })).not.toContain(placeSpot(place));
});

test('a card that was touched is played by a second touch, or goes to the crisis', () => {
  const seen = firstTurn();
  expect(targetsOf({ do: 'play', card: 3, use: 0 }, seen)[0]![0]).toBe(cardSpot(3));
  expect(targetsOf({ do: 'contribute', card: 3 }, seen)[0]![0]).toBe('crisis');
});

test('a way with fuel is offered once the fuel card is touched', () => {
  const ask = {
    prompt: 'move.choose',
    min: 1,
    max: 1,
    options: [
      { do: 'go', to: 2, fuel: -1 },
      { do: 'go', to: 2, fuel: 9 },
    ],
  };
  const seen = { ...firstTurn(), asks: [{ seat: 0, answered: false, own: ask }] } as unknown as View;
  const wayTo = (selection: readonly string[]) => boardFor(seen, 0, selection)?.targets.get(placeSpot(2))?.choice;
  expect(wayTo([])).toEqual({ do: 'go', to: 2, fuel: -1 });
  expect(wayTo([cardSpot(9)])).toEqual({ do: 'go', to: 2, fuel: 9 });
});
