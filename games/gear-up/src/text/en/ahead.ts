/** What follows a choice, in English. */
import type { AheadWords } from '../ahead.ts';
import { ammo, armour, damage, health, squares, WORDS } from './words.ts';

export const AHEAD: AheadWords = {
  hit: ({ hit, target }) =>
    [
      ...(hit.left === 0
        ? [target < 0 ? 'The boss dies.' : 'The zombie dies.']
        : [`${squares(hit.left)} left to cross.`]),
      ...(hit.damage.after === hit.damage.before
        ? []
        : [
            `Its ${target < 0 ? WORDS.labels.attack : WORDS.labels.damage}: ${hit.damage.before} → ${hit.damage.after}.`,
          ]),
      ...(hit.special === null || hit.special.after === hit.special.before
        ? []
        : [`Its ${WORDS.labels.specialAttack}: ${hit.special.before} → ${hit.special.after}.`]),
      ...(hit.ammo > 0 ? [`You gain ${ammo(hit.ammo)}.`] : []),
      ...(hit.armour > 0 ? [`You gain ${armour(hit.armour)}.`] : []),
      ...(hit.fallen > 0 ? [`A weak point is surrounded: ${squares(hit.fallen)} are crossed besides.`] : []),
      ...(hit.line ? [`The shape lies across a dotted line: ${damage(1)} for you.`] : []),
    ].join(' '),
  knocked: (a) => `It goes back to street 3 and does not bite in this march (${damage(a.damage)} less).`,
  unused: () => 'Your weapon or a companion can still attack: that is lost.',
  march: (a) =>
    `In the march you take ${damage(a.damage)}. You have ${health(a.health)} and ${armour(a.armour)}; without armour ${
      a.damage >= a.health ? 'you die' : `${health(a.health - a.damage)} are left`
    }.`,
  calm: () => 'Nothing hurts you in this march.',
  unlocks: (a) => `${WORDS.effects[a.effect].name}: ${WORDS.effects[a.effect].text}`,
};
