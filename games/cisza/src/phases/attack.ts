import { ask, call, emit, rule, type Seat } from '@horda/kernel';
import { remove } from '@horda/parts';
import { BARRIER_CARDS } from '../cards/index.ts';
import { BARRIERS, PRINTED, type Barrier } from '../content/resources.ts';
import { noise } from '../rules/noise.ts';
import { ATTACK, attackersLeft, type Attack, type Choice, type State } from '../state.ts';
import { discardInPlay, useForNoise } from './play.ts';

/**
 * Phase 2: all zombies of the shelter attack at once; its owner may use barriers, one after the other; each zombie that
 * is not stopped takes a survivor. Whoever comes with a noise of this phase does not attack yet. (C25–C31, C71–C82, A23)
 */
export const attack = rule<State, Attack & { seat: Seat }, Choice>(ATTACK)({
  defend(s, my, f) {
    const options = barrierOptions(s, my.seat, my);
    if (options.length === 0) f.at = 'bite';
    else ask(s, my.seat, 'attack.defend', options);
  },
  respond(s, { seat }, f) {
    const { pick } = f;
    const { barriers } = s.shelters[seat]!;
    if (pick.do === 'use') {
      remove(barriers, pick.barrier);
      s.inPlay = pick.barrier;
      emit(s, { type: 'barrierUsed', seat, barrier: pick.barrier });
      call(s, BARRIER_CARDS[pick.barrier].use, { seat });
    } else if (pick.do === 'noise') useForNoise(s, seat, barriers, pick.card as Barrier);
    else f.at = 'bite';
  },
  makeNoise(s, { seat }) {
    if (s.inPlay !== null && PRINTED[s.inPlay].noise) noise(s, seat);
  },
  putAway(s, _my, f) {
    discardInPlay(s);
    f.at = 'defend';
  },
  bite(s, my) {
    const { survivors } = s.shelters[my.seat]!;
    const bites = Math.min(survivors.length, attackersLeft(my));
    if (bites <= 0) return;
    const cards = survivors.slice(survivors.length - bites);
    for (const card of cards) {
      survivors.pop();
      s.lost.push(card);
    }
    emit(s, { type: 'survivorsLost', cards, shelter: my.seat });
  },
});

const FACE: Choice = { do: 'face' };
const NONE: readonly Choice[] = [];
/** What a barrier on the table may be used for. */
const USES = BARRIERS.map((barrier) => ({
  barrier,
  unused: BARRIER_CARDS[barrier].unused,
  use: { do: 'use', barrier } satisfies Choice,
  noise: PRINTED[barrier].noise ? ({ do: 'noise', card: barrier } satisfies Choice) : null,
}));

/** Each different barrier of the shelter that helps now; in expert mode also those that can only make noise; or none. */
function barrierOptions(s: State, seat: Seat, attack: Attack): readonly Choice[] {
  const { barriers } = s.shelters[seat]!;
  if (barriers.length === 0) return NONE;
  const options: Choice[] = [];
  for (const { barrier, unused, use, noise: alone } of USES) {
    if (!barriers.includes(barrier)) continue;
    if (unused(s, seat, attack) === null) options.push(use);
    if (s.options.expert && alone !== null) options.push(alone);
  }
  if (options.length > 0) options.push(FACE);
  return options;
}
