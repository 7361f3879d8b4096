/** What follows a choice, in English. */
import type { AheadWords } from '../ahead.ts';
import type { Names } from '../names.ts';
import { at, cards, noises, the, zombies } from './words.ts';

export function aheadIn(names: Names): AheadWords {
  const { survivor } = names;
  return {
    die: (a) => `Die ${a.die} is enough.`,
    kills: (a) => `An ordinary zombie ${at(a.place)} is killed for sure.`,
    duel: (a) =>
      `You roll a die: ${a.hits === 1 ? 'only a 1 hits' : `1–${a.hits} hits`} (${a.hits} chances in 6). ${
        a.victim === null
          ? 'A hit removes the bandit.'
          : `A hit wounds ${survivor(a.victim)}, and you take a random card of that player's hand.`
      }`,
    exposure: (a) =>
      `Then you roll the exposure die. Of its 12 faces 6 are blank, 3 wounds, 2 frostbites, 1 bite. ${survivor(a.survivor)} dies on ${a.deadly} of ${a.sides}.${
        a.others === 0 ? '' : ` A bite may spread to ${a.others === 1 ? 'one more' : `${a.others} more`} there.`
      }`,
    noRoll: () => 'No exposure roll.',
    looks: (a) =>
      a.deck === 1
        ? `You look at the last card of ${the(a.place)}.`
        : `You look at the top card of ${the(a.place)} (${cards(a.deck)}). For noise you see the next one.`,
    noise: (a) =>
      `There will be ${noises(a.tokens)} ${at(a.place)}: in the colony phase each has an even chance to bring one more zombie.`,
    cleans: (a) => `You clear ${cards(a.cards)} off the waste pile; ${a.left} will be left.`,
    crisis: (a) =>
      a.helps
        ? `It counts for the crisis. ${cards(a.cards)} will lie there; ${a.need} good ones are needed.`
        : `It counts against the crisis: this card does harm. ${cards(a.cards)} will lie there; ${a.need} good ones are needed.`,
    food: (a) =>
      `There will be ${a.left} food, and the meal after this round eats ${a.needed}.${
        a.left < a.needed ? ` ${a.needed - a.left} will be missing.` : ''
      }`,
    raised: (a) => `The die will show ${a.die}.`,
    biteStops: (a) => `${survivor(a.survivor)} dies for sure, and the bite stops.`,
    biteRolls: (a) =>
      `6 chances in 12: ${survivor(a.survivor)} lives and the bite ends. On the other 6 it kills, ${
        a.next === null ? 'and nobody is left to be bitten.' : `and the next one is ${survivor(a.next)}.`
      }`,
    unused: (a) => `Unused dice (${a.dice.join(', ')}) are lost at the end of the round.`,
    nextTurn: (a, name) => `The next turn belongs to ${name(a.seat)}.`,
    colonyPhase: (a) =>
      [
        'This is the last turn of the round: the colony phase follows.',
        a.short === 0 ? 'There is enough food.' : `Food is missing: ${a.short}.`,
        ...(a.morale === 0 ? [] : [`Hunger and waste will cost morale: ${a.morale}.`]),
        `At least ${zombies(a.zombies)} will come.`,
        ...(a.dying.length === 0 ? [] : [`With full entrances these die: ${a.dying.map(survivor).join(', ')}.`]),
      ].join(' '),
  };
}
