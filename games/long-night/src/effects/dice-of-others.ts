/** What can be done with the unused dice of other players. */
import type { Seat } from '@horda/kernel';
import { different } from '../rules/cards.ts';
import { hasSurvivorAt, seatsFrom } from '../rules/table.ts';
import type { Choice, PlaceNo, State } from '../state.ts';

/** Other players with an unused die, exiled or not. */
export function others(s: State, seat: Seat): Seat[] {
  return seatsFrom(s, s.first).filter((other) => other !== seat && s.players[other]!.dice.length > 0);
}

/** One own die for one of another player; equal ones are left as they are. */
export function swaps(s: State, seat: Seat): Choice[] {
  return others(s, seat).flatMap((other) =>
    different(s.players[seat]!.dice).flatMap((own) =>
      different(s.players[other]!.dice)
        .filter((die) => die !== own)
        .map((die): Choice => ({ do: 'swapDice', own, other: die, seat: other })),
    ),
  );
}

/** A die of a player with a survivor at the place goes up by `n`. (F24) */
export function raises(s: State, seat: Seat, n: number, here: PlaceNo): Choice[] {
  return others(s, seat).flatMap((other) =>
    hasSurvivorAt(s, other, here)
      ? different(s.players[other]!.dice).flatMap((die): Choice[] =>
          die + n <= 6 ? [{ do: 'raiseDie', seat: other, die }] : [],
        )
      : [],
  );
}

/** A die of another player goes down by `n`, and an own one up. */
export function pips(s: State, seat: Seat, n: number): Choice[] {
  const mine = different(s.players[seat]!.dice).filter((die) => die < 6);
  return others(s, seat).flatMap((other) =>
    different(s.players[other]!.dice)
      .filter((die) => die > n)
      .flatMap((die) => mine.map((own): Choice => ({ do: 'takePip', own, other: die, seat: other }))),
  );
}
