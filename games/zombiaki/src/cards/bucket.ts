import { call, askUnlessOne, rule } from '@horda/kernel';
import { atZombie, byItsText, NOW, ownZombies } from '../rules/aiming.ts';
import { seatOf } from '../rules/cards.ts';
import { LATER } from '../rules/later.ts';
import { canRetreat } from '../rules/moving.ts';
import type { Aimed, Play } from '../card.ts';
import type { Choice, State } from '../state.ts';

/**
 * Has to be played at once: a zombie goes back one field; if none can, one is wounded; without zombies nothing happens.
 * It comes before all other cards. (P341–P345, R63)
 */
export const bucket: Play = {
  targets: () => NOW,
  why: byItsText,
  effect: rule<State, Aimed, Choice & { do: 'zombie' }>('bucket')({
    retreat(s, _my, f) {
      const zombies = ownZombies(s).filter((z) => canRetreat(s, z));
      if (zombies.length === 0) f.at = 'wound';
      else askUnlessOne<Choice>(s, f, seatOf(s, 'zombies'), 'bucket.retreat', zombies.map(atZombie));
    },
    goBack(s, _my, f) {
      f.at = '';
      call(s, LATER.retreat, { zombies: [f.pick.zombie] });
    },
    wound(s, _my, f) {
      const zombies = ownZombies(s);
      if (zombies.length === 0) f.at = '';
      else askUnlessOne<Choice>(s, f, seatOf(s, 'zombies'), 'bucket.wound', zombies.map(atZombie));
    },
    hurt(s, { card }, { pick }) {
      call(s, LATER.harm, { by: card, zombies: [pick.zombie], wounds: [1], retreat: false, manner: 'bare' });
    },
  }),
};
