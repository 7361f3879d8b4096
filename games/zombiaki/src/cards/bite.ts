import { askUnlessOne, rule } from '@horda/kernel';
import { atField, atZombie, ownZombies, zombieAimedAt } from '../rules/aiming.ts';
import { raise } from '../rules/arrivals.ts';
import { seatOf } from '../rules/cards.ts';
import { placesNextTo } from '../rules/split.ts';
import { attachedTo, detach, findZombie, has, zombie } from '../rules/zombies.ts';
import type { Aimed, Play } from '../card.ts';
import type { Choice, State, Target } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';

/** A shield is bitten: the very card comes up face down beside or behind its zombie. (P281–P283) */
export const bite: Play = {
  targets: (s) =>
    ownZombies(s)
      .filter((z) => has(s, z, 'shields') && placesNextTo(s, z.field).length > 0)
      .map(atZombie),
  why: (s, _card, target) => whyNotBitten(s, target),
  effect: rule<State, Aimed, Choice & { do: 'field' }>('bite')({
    place(s, { target }, f) {
      const { field } = zombie(s, zombieAimedAt(target));
      askUnlessOne<Choice>(s, f, seatOf(s, 'zombies'), 'bite.place', placesNextTo(s, field).map(atField));
    },
    rise(s, { target }, { pick }) {
      const z = zombie(s, zombieAimedAt(target));
      const shield = attachedTo(s, z, 'shields')!;
      detach(s, z, shield);
      raise(s, pick.field, shield.card);
    },
  }),
};

/** There is a shield, but no field; or there is none at all. */
function whyNotBitten(s: State, target: Target | null): RuleId {
  if (target === null) return s.zombies.some((z) => has(s, z, 'shields')) ? 'P283' : 'P281';
  const z = target.do === 'zombie' ? findZombie(s, target.zombie) : null;
  return z !== null && has(s, z, 'shields') ? 'P283' : 'P281';
}
