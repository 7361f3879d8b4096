/** What stands against a choice, in English. */
import { plural } from '@horda/parts';
import type { ReasonWords, SharedWords } from '../messages.ts';

export const reasons = ({ cards, kinds, zombies, named }: SharedWords): ReasonWords => ({
  over: () => 'The game is over.',
  out: () => 'You have no survivors left: you are out of the game.',
  decides: ({ seat }, name) => `It is not up to you now: ${name(seat)} decides.`,
  handsDealt: ({ turn }) => `Hands were exchanged before the first turn, and this is turn ${turn}.`,
  handsFirst: () => 'The first turn has not begun. Decide first whether you keep these cards.',
  underAttack: ({ barriers }) =>
    barriers.length === 0
      ? 'Your shelter is under attack: cards in hand do not help now.'
      : `Your shelter is under attack: now only the barriers on the table help (${named(barriers)}).`,
  discarding: () => 'You are discarding in this turn, so nothing more can be played. Choose the cards to discard.',
  played: () => 'You have played a card in this turn: discarding would have been instead of that.',
  discardFirst: () => 'First choose to discard, then the cards.',
  inPlay: ({ card }) => `First finish the card in play: ${cards[card].name}.`,
  handingOut: ({ zombie }) => `First decide who gets the ${kinds[zombie].name}.`,
  notHeld: ({ card }) => `You do not have this card in hand: ${cards[card].name}.`,
  noZombies: () => 'There is no zombie in your shelter.',
  onlyStrong: ({ strong, by }) => {
    const there = plural('en', strong, {
      one: 'The zombie in your shelter is strong.',
      other: 'All zombies in your shelter are strong.',
    });
    return `${there} Strong ones fall to ${named(by)}.`;
  },
  noTarget: ({ top }) =>
    top === null
      ? 'There is no zombie in your shelter, and the city is empty.'
      : 'There is no zombie in your shelter, and the city shows a survivor.',
  cityEmpty: () => 'The city is empty: nobody is left to rescue.',
  zombieOnCity: ({ zombie }) => `A ${kinds[zombie].name} lies on the city deck, not a survivor.`,
  noOtherBarriers: () => 'No other shelter has a barrier.',
  nothingToSwap: () => 'Nobody has a zombie or a barrier: there is nothing to swap.',
  nobodyToSpare: () => 'Nobody else has two survivors, and the last one cannot be bribed.',
  noSurvivors: () => 'You have no survivor to give up.',
  nothingToSend: ({ top }) =>
    top === null ? 'You have no zombie, and the city is empty.' : 'You have no zombie, and the city shows none.',
  noMark: ({ card }) => `This card has no noise mark in its corner: ${cards[card].name}.`,
  notExpert: () => 'Only in expert mode are cards discarded for noise alone, and this table plays without it.',
  notLaid: ({ card, inHand }) =>
    inHand
      ? `This barrier is still in your hand and helps only once it lies in your shelter: ${cards[card].name}.`
      : `This card does not lie in your shelter: ${cards[card].name}.`,
  noAttack: ({ zombies: n }) =>
    n === 0
      ? 'There is no zombie in your shelter, so nobody attacks.'
      : 'Nobody attacks yet: the zombies in your shelter attack after phase 1.',
  allStopped: () => 'Every attack of this turn is stopped already.',
  notHere: ({ zombies: absent }) => `Your shelter does not hold ${zombies(absent)}.`,
  mustBeTwo: ({ card, weak }) => `${cards[card].name} takes two weak zombies at once, and you have ${weak}.`,
  needsWeapon: ({ held }) =>
    held.length === 0
      ? 'That takes a weapon, and you hold none.'
      : `That takes a weapon. Play one first: ${named(held)}.`,
  noZombieOnCity: ({ top }) =>
    top === null ? 'The city is empty.' : 'A survivor lies on the city deck, not a zombie.',
  needsCard: ({ cards: several }) => `The zombie on the city deck falls only to ${named(several)}.`,
  yourself: () => 'Name another player, not yourself.',
  isOut: ({ seat }, name) => `${name(seat)} is out of the game.`,
  hasNoBarriers: ({ seat }, name) => `${name(seat)} has no barrier.`,
  cannotSpare: ({ seat, survivors }, name) =>
    survivors === 0 ? `${name(seat)} has no survivors.` : `${name(seat)} has only one survivor.`,
  neitherHas: ({ seat }, name) => `Neither you nor ${name(seat)} has a zombie or a barrier: nothing would change.`,
  noCardAims: () => 'No card asks for a player now: play one first.',
  nobodySent: () => 'No card sends a zombie now: play one first.',
  nobodyHandedOut: () => 'No zombies are being handed out now.',
  gotOne: ({ seat, you }, name) =>
    you
      ? 'You already have a zombie of this Horde; every shelter gets at most one.'
      : `${name(seat)} already has a zombie of this Horde; every shelter gets at most one.`,
  notNeighbour: ({ seat }, name) => `${name(seat)} does not sit next to you.`,
});
