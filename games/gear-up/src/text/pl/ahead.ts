/** Co nastąpi po wyborze, po polsku. */
import type { AheadWords } from '../ahead.ts';
import { ammo, armour, damage, health, squares, WORDS } from './words.ts';

export const AHEAD: AheadWords = {
  hit: ({ hit, target }) =>
    [
      ...(hit.left === 0
        ? [target < 0 ? 'Boss ginie.' : 'Zombie ginie.']
        : [`Do skreślenia zostaje: ${squares(hit.left)}.`]),
      ...(hit.damage.after === hit.damage.before
        ? []
        : [`${target < 0 ? WORDS.labels.attack : WORDS.labels.damage}: ${hit.damage.before} → ${hit.damage.after}.`]),
      ...(hit.special === null || hit.special.after === hit.special.before
        ? []
        : [`${WORDS.labels.specialAttack}: ${hit.special.before} → ${hit.special.after}.`]),
      ...(hit.ammo > 0 ? [`Zdobywasz ${ammo(hit.ammo)}.`] : []),
      ...(hit.armour > 0 ? [`Zdobywasz ${armour(hit.armour)}.`] : []),
      ...(hit.fallen > 0 ? [`Słaby punkt otoczony: same skreślają się ${squares(hit.fallen)}.`] : []),
      ...(hit.line ? [`Kształt leży na kropkowanej linii: ${damage(1)} dla ciebie.`] : []),
    ].join(' '),
  knocked: (a) => `Wraca na ulicę 3, więc w tym marszu nie ugryzie (${damage(a.damage)} mniej).`,
  unused: () => 'Twoja broń albo Towarzysz może jeszcze atakować: to przepadnie.',
  march: (a) =>
    `W marszu: ${damage(a.damage)} dla ciebie. Masz ${health(a.health)} i Pancerz ${a.armour}; bez Pancerza ${
      a.damage >= a.health ? 'to śmierć' : `zostanie ${health(a.health - a.damage)}`
    }.`,
  calm: () => 'W tym marszu nic cię nie rani.',
  unlocks: (a) => `${WORDS.effects[a.effect].name}: ${WORDS.effects[a.effect].text}`,
};
