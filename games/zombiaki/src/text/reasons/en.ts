/** What stands against a choice, in English. */
import { list } from '@horda/parts';
import type { Standing } from '../../reason.ts';
import { capitalised, placesIn, roman, streetsIn, type ReasonTerms, type ReasonWords } from '../messages.ts';

const WAYS = {
  forward: 'No zombie can go forward now.',
  sideways: 'No zombie can go sideways now.',
  back: 'No zombie can go back now.',
  anywhere: 'No zombie can be moved now.',
} as const;

const ANSWERS = {
  fire: 'only when the humans fire: a shot, a burst or an aimed shot',
  actions: 'only when the zombies play an action',
} as const;

export const reasons = (terms: ReasonTerms): ReasonWords => {
  const { called, field, lane, steps, sides } = terms;
  const at = ({ name, field: where }: Standing): string => `${called(name)} (${field(where)})`;
  const subject = (one: Standing): string => capitalised(at(one));
  return {
    over: () => 'The game is over.',
    decides: ({ seat }, name) => `It is not up to you now: ${name(seat)} decides.`,
    step: ({ step, needs }) =>
      needs === null || needs === step
        ? `The step now is: ${steps[step].name}.`
        : `The step now is: ${steps[step].name}. That belongs to another: ${steps[needs].name}.`,
    answerOnly: ({ card }) => `Now you can only answer this card, or let it pass: ${called(card)}.`,
    unfinished: ({ card }) => `First finish the card in play: ${called(card)}.`,
    playFirst: () => 'First play a card, then choose what it acts on.',
    staysAnyway: () =>
      'There is nothing to pass on: cards that you leave in your row stay there when you end the turn.',
    notInRow: ({ card }) => `This card is not in your row: ${called(card)}.`,
    reaction: ({ answers }) => `This card is a reaction and waits in your row: it can be played ${ANSWERS[answers]}.`,
    notReaction: ({ card }) => `This card is no reaction: ${called(card)}.`,
    cannotDiscard: ({ card }) => `This card must be played and cannot be discarded: ${called(card)}.`,
    comesFirst: ({ card }) => `This card in your row comes before everything else: ${called(card)}.`,
    oneCard: ({ card }) => `You have played your only card of this turn, because of ${called(card)}.`,
    mustDiscard: ({ cards, two }) =>
      two ? 'This time you have to discard two cards.' : `You have ${cards} cards in your row: one has to go.`,
    gone: () => 'That zombie is not on the board.',
    noZombies: () => 'There is no zombie on the board that it could act on.',
    onlyDawn: () => 'Nothing but Dawn is left of the zombie deck.',
    noShots: () => 'There is no shot in your discard pile.',
    pileEmpty: () => 'The zombie discard pile is empty: nobody can rise.',
    rowEmpty: ({ side }) => `There is no card in this row: ${sides[side]}.`,
    nobodyWounded: () => 'No zombie is wounded.',
    nobodyMoves: () => 'No zombie would move in the next movement step anyway.',
    nobodyCanGo: ({ way }) => WAYS[way],
    noPair: () => 'No two zombies that could be taken stand side by side.',
    nobodyShielded: () => 'No zombie holds a shield.',
    noRoomBeside: () => 'There is no free field next to the zombie with the shield.',
    nothingToRemove: () => 'There is no human card on the board that could be removed.',
    noneInOuterLanes: () => 'There is no zombie in the outer lanes.',
    boardEmpty: () => 'There is no card on the board.',
    nobodyShrinks: () => 'There is nobody in any lane whom it could make smaller.',
    allHave: ({ card }) => `Every zombie that could get it has one already: ${called(card)}.`,
    inForce: ({ card }) => `This already works until the next turn: ${called(card)}.`,
    nobodyFits: ({ card }) => `There is nothing on the board now that it could be aimed at: ${called(card)}.`,
    noFreeField: ({ streets }) => `There is no free field for it on ${streetsIn('street', 'streets', streets)}.`,
    noneOnStreets: ({ streets }) => `There is no zombie on ${streetsIn('street', 'streets', streets)}.`,
    tooStrong: ({ most }) => `Every zombie is stronger than ${most} or in a net already.`,
    noLine: ({ lanes }) => {
      const told = lanes.map(({ lane: one, by }) => {
        const what = by === null ? 'no target' : by === 'fog' ? 'fog' : `${at(by)} is in the way`;
        return `${lane(one)}: ${what}`;
      });
      return `No line of fire is free. ${capitalised(told.join('; '))}.`;
    },
    foggy: ({ lane: one }) => `There is fog over ${lane(one)}: nobody in it can be aimed at.`,
    onlyStreet: ({ street }) => `It has to be a field of street ${roman(street)}.`,
    otherStreet: ({ street }) => `Now the zombies of street ${roman(street)} move.`,
    zombiesUnchain: () => 'The zombies break chains, not the humans.',
    notChained: ({ who }) => `${subject(who)} is not chained.`,
    noAbility: ({ who }) => `${subject(who)} cannot do that.`,
    abilitySpent: ({ who }) => `${subject(who)} has done that in this turn, or there is nobody to do it to.`,
    petRuns: ({ who }) => `${subject(who)} is a pet and has run before the zombies walk.`,
    petsStayOut: ({ who }) => `${subject(who)} is a pet, and pets do not enter the Barricade.`,
    moved: ({ who }) => `${subject(who)} has moved already.`,
    immobile: ({ who }) => `${subject(who)} never moves.`,
    netted: ({ who }) => `${subject(who)} is caught in a net.`,
    wired: ({ who }) => `${subject(who)} is held by barbed wire.`,
    mustMove: ({ who }) => `${subject(who)} can go on, and so must.`,
    mustSideStep: ({ who }) => `${subject(who)} cannot go forward, but must step aside.`,
    lastStreet: ({ who }) => `${subject(who)} stands on the last street and has nowhere to go back to.`,
    neverRetreats: ({ who }) => `${subject(who)} never goes back.`,
    spent: ({ who }) => `${subject(who)} was merged in this turn and is not moved by cards any more.`,
    nearer: ({ who }) => `${subject(who)} is nearer: a shot takes the first in its lane.`,
    shy: ({ who }) => `${subject(who)} hides behind another zombie of the same street.`,
    occupied: ({ by }) => `This field is taken: ${at(by)}.`,
    hidden: ({ by }) => `${subject(by)} is in the line of fire.`,
    laneClosed: ({ by }) => `${subject(by)} closes the lane.`,
    barred: ({ who, by }) => `${subject(who)} cannot get past: ${at(by)}.`,
    stares: ({ who, by }) => `${subject(who)} stops and stares: ${at(by)}.`,
    fettered: ({ who, card }) => `${subject(who)} cannot move because of ${called(card)}.`,
    sureFooted: ({ who, card }) => `No human card moves ${at(who)}, because of ${called(card)}.`,
    stopped: ({ card }) => `Nobody moves in this step, because of ${called(card)}.`,
    notBarricade: ({ card }) => `${called(card)} does not lead on to the Barricade.`,
    onlyTo: ({ who, to }) => `${subject(who)} can only go to: ${list('en', to.map(field))}.`,
    instead: ({ card, places }) => {
      const told = placesIn(places, terms);
      if (told === '')
        return card === null ? 'That is not asked now.' : `First finish the card in play: ${called(card)}.`;
      return card === null ? `Now you can choose: ${told}.` : `${called(card)} can now be aimed at: ${told}.`;
    },
  };
};
