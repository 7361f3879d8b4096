/** Random answers, for tests that must not depend on any bot. */
import { apply, draw, type AnyGame, type AnyState, type Answer, type Ask, type Choice, type Seed } from '@horda/kernel';

export type Dice = [number, number, number, number];

/** No game of ours comes near it: whoever gets there would play for ever. */
export const TOO_LONG = 20_000;

/** An answer to any of the open questions. */
export function randomAnswer(s: AnyState, dice: Dice): Answer<Choice> {
  const open = s.asks.filter((ask) => ask.answer === null);
  const ask = open[open.length === 1 ? 0 : draw(dice, open.length)]!;
  return { tick: s.tick, seat: ask.seat, picks: randomPicks(ask, dice) };
}

/** As many different options as are allowed; `first` is among them. */
export function randomPicks({ options, min, max }: Ask<Choice>, dice: Dice, first?: Choice): Choice[] {
  if (min === 1 && max === 1) return [first ?? options[draw(dice, options.length)]!];
  const most = Math.min(max, options.length);
  const fewest = first === undefined ? min : Math.max(1, min);
  const picks = first === undefined ? [] : [first];
  const left = options.filter((option) => option !== first);
  const count = fewest + draw(dice, most - fewest + 1);
  while (picks.length < count) picks.push(left.splice(draw(dice, left.length), 1)[0]!);
  return picks;
}

/** Gives an answer, and random ones for all who were asked at the same time, so that the rules run on. */
export function settle(game: AnyGame, s: AnyState, answer: Answer<Choice>, dice: Dice): void {
  apply(game, s, answer);
  while (s.tick === answer.tick && s.asks.length > 0) apply(game, s, randomAnswer(s, dice));
}

export function randomSeed(dice: Dice): Seed {
  const word = (): number => draw(dice, 0x40000000);
  return [word(), word(), word(), word()];
}
