/** What follows a choice, in English. */
import { list } from '@horda/parts';
import type { AheadWords } from '../ahead.ts';
import type { Names } from '../names.ts';
import { actions, cards, dice, wounds, zombies, zone } from './words.ts';

const percent = (chance: number): string => `${Math.round(chance * 100)}%`;

/** Beginning with the most. */
const odds = (chances: readonly number[]): string =>
  chances
    .map((chance, killed) => `${killed === 0 ? 'none' : killed} killed ${percent(chance)}`)
    .toReversed()
    .join(', ');

const range = ([least, most]: readonly [number, number]): string =>
  least === most ? wounds(most) : `${least} to ${most} wounds`;

export function aheadIn(names: Names): AheadWords {
  const all = (survivors: readonly number[], view: Parameters<Names['survivor']>[1]): string =>
    list(
      'en',
      survivors.map((one) => names.survivor(one, view)),
    );
  return {
    attack: (a) =>
      a.crowd === 0
        ? `You roll ${dice(a.dice)}, ${a.need}+ hits. There is no zombie in ${zone(a.zone)}.`
        : `You roll ${dice(a.dice)}, ${a.need}+ hits. Of ${zombies(a.crowd)} in ${zone(a.zone)}: ${odds(a.chances)}.`,
    tooTough: (a) => `Damage ${a.damage} is too little: nobody who comes first there can be killed.`,
    friends: (a, view) =>
      a.survivors.length === 0 ? 'Misses may hit a companion.' : `Misses hit your own: ${all(a.survivors, view)}.`,
    noise: (a) => `Noise in ${zone(a.zone)} rises to ${a.noise}${a.loudest ? ', the loudest on the board' : ''}.`,
    quiet: () => 'Silently.',
    walk: (a) =>
      `Cost: ${a.actions === 0 ? 'nothing' : actions(a.actions)}${a.free > 0 ? ` (free Moves: ${a.free})` : ''}. Then ${a.left} left.`,
    among: (a) =>
      `${zombies(a.crowd)} in ${zone(a.zone)}: the Move ends there, and each of them costs one more action to leave.`,
    draws: (a) =>
      `You draw ${cards(a.cards)}. The first is “Aaahh!” with ${a.traps} chances in ${a.deck}: then a walker comes and the search ends.`,
    spawns: (a) => `The building is opened: a zombie card for each dark zone (${a.zones}).`,
    burns: (a, view) =>
      [
        `Everything in ${zone(a.zone)} is killed: ${zombies(a.crowd)}.`,
        ...(a.survivors.length === 0 ? [] : [`Your own as well: ${all(a.survivors, view)}.`]),
        ...(a.companions === 0 ? [] : [`Companions as well: ${a.companions}.`]),
      ].join(' '),
    ap: (a) => `+${a.ap} AP.`,
    health: (a, view) =>
      a.left > 0
        ? `${names.survivor(a.survivor, view)} has ${a.left} health left then.`
        : `${names.survivor(a.survivor, view)} falls, unless a card takes the wound.`,
    lost: (a) => `Unused actions are lost: ${a.actions}.`,
    harm: (a, view) =>
      `As the zombies stand now, ${names.survivor(a.survivor, view)} takes ${range(a.wounds)}${
        a.falls === 'no' ? '' : a.falls === 'yes' ? ' and falls' : ' and may fall'
      }.`,
    unharmed: () => 'As the zombies stand now, they hurt nobody.',
    othersFirst: () => 'Other survivors act before the zombies do.',
  };
}
