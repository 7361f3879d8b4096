import { call, emit, reveal, rule } from '@horda/kernel';
import { remove } from '@horda/parts';
import type { Side } from './content/effects.ts';
import { discard } from './phases/discard.ts';
import { draw } from './phases/draw.ts';
import { driving } from './phases/driving.ts';
import { movement } from './phases/movement.ts';
import { use } from './phases/use.ts';
import { otherSide, pieceOfCard, printed, putOnPile, seatOf, traitsOf } from './rules/cards.ts';
import { removeThing } from './rules/things.ts';
import type { State } from './state.ts';

/** Turn after turn, the zombies and then the humans; each has the same five steps. (Z32–Z34) */
export const turn = rule<State, { side: Side }>('turn')({
  cleanUp(s, { side }) {
    s.active = side;
    s.step = 'cleanUp';
    s.played = 0;
    s.acted = [];
    if (side === 'zombies') s.turn++;
    emit(s, { type: 'turnBegan', side, seat: seatOf(s, side), turn: s.turn });
    cleanUp(s, side);
  },
  movement(s, { side }) {
    s.step = 'movement';
    if (side === 'zombies') call(s, movement, { street: 0 });
    else call(s, driving, { driven: [], car: -1, left: 0 });
  },
  draw(s, { side }) {
    s.step = 'draw';
    draw(s, side);
  },
  discard(s, { side }) {
    s.step = 'discard';
    call(s, discard, { side, due: 1 });
  },
  use(s, { side }) {
    s.step = 'use';
    call(s, use, { side });
  },
  pass(s, my, f) {
    // From now on the other side is asked. (R51)
    reveal(s);
    my.side = otherSide(my.side);
    f.at = 'cleanUp';
  },
});

/** One-round cards of the player whose turn begins go to the discard pile. (Z35, R1, R2, M10) */
function cleanUp(s: State, side: Side): void {
  for (const lasting of s.lasting.slice()) {
    if (printed(s, lasting.card).side !== side) continue;
    remove(s.lasting, lasting);
    putOnPile(s, lasting.card);
    if (traitsOf(s, lasting.card).nets) for (const z of s.zombies) z.netted = false;
    emit(s, { type: 'cardExpired', card: pieceOfCard(s, lasting.card) });
  }
  if (side === 'zombies') for (const z of s.zombies) z.spent = false;
  else for (const thing of s.things.slice()) if (traitsOf(s, thing.card).lastsOneRound) removeThing(s, thing);
}
