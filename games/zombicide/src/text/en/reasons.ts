/** Why something cannot be done, in English. */
import { TYPES } from '../../state.ts';
import type { ReasonWords } from '../messages.ts';
import type { Names } from '../names.ts';
import { list } from '@horda/parts';
import { actions, horde, zone } from './words.ts';

/** Walkers, brutes, runners, abominations. */
const crowdWords = (crowd: readonly number[]): string => {
  const abominations = crowd[TYPES] ?? 0;
  const kinds = crowd.slice(0, TYPES).flatMap((n, kind) => (n > 0 ? [horde(n, kind)] : []));
  if (abominations > 0) kinds.push(abominations === 1 ? 'an abomination' : `${abominations} abominations`);
  return list('en', kinds);
};

export function reasonsIn(names: Names): ReasonWords {
  const { card } = names;
  const objective = (back: string): string => (back === '' ? 'An objective card' : `Objective card ${back}`);
  return {
    gameOver: () => 'The mission is over.',
    otherQuestion: () => 'Something else is being decided first.',
    answered: () => 'You have answered; the others are still thinking.',
    notOffered: () => 'It is not possible now.',
    noEffect: () => 'It would do nothing now.',
    notYourTurn: (r, name) => `It is the turn of ${name(r.seat)}.`,
    notYours: () => 'This survivor belongs to another player.',
    acted: () => 'This survivor has had the turn of this round.',
    notStanding: () => 'This survivor is not on their feet.',
    noActions: () => 'No action is left for it.',
    noCombatHere: (r) => `Nobody can fight in the zone of this abomination: ${names.abomination(r.abomination)}.`,
    nobodyHere: () => 'No zombie is in this zone.',
    searched: () => 'This survivor has searched in this turn.',
    noBuilding: () => 'Only rooms can be searched.',
    corridor: () => 'Corridors cannot be searched.',
    cardsGuard: (r) => `${objective(r.back)} still lies face down here and has to be revealed first.`,
    deckEmpty: () => 'No card is left to be found.',
    zombiesHere: (r) => `The zone has to be empty; in it: ${crowdWords(r.crowd)}.`,
    doorElsewhere: () => 'This door is not on the edge of the zone.',
    doorOpen: () => 'This door is open.',
    doorSealed: () => 'This door never opens.',
    doorLocked: (r) => {
      if (r.keyword !== null) return `This door opens once the team has ${names.keyword(r.keyword)}.`;
      if (r.achievement !== null) return `This door needs the achievement ${names.achievement(r.achievement)}.`;
      return 'The team does not have what opens this door.';
    },
    doorWaits: () => 'Only a card opens this door.',
    cardDoorFirst: () => 'This building has to be opened through a door with an objective card first.',
    noDoorTool: () => 'There is nothing in the hands that opens doors.',
    noObjective: () => 'There is no objective to take in this zone.',
    otherCardFirst: (r) => `${objective(r.back)} has to be revealed first.`,
    inCar: () => 'This is done on foot. Get out of the car first.',
    noCrate: () => 'No crate is in this zone.',
    nothingToTrade: () => 'Neither has anything to give or to rearrange.',
    apart: () => 'They are not in the same zone.',
    notDown: () => 'This survivor is not knocked out.',
    day: () => 'By day a light makes no difference.',
    noFlashlight: () => 'This survivor has no Flashlight.',
    lightIsOn: () => 'The Flashlight is on.',
    lightIsOff: () => 'The Flashlight is off.',
    noExit: () => 'This zone is no exit.',
    exitsShut: (r) => `The exit stays shut until this goal is met: ${names.goal(r.goal, r)}.`,
    notLonely: () => 'This companion already follows somebody.',
    noAllOut: () => 'This weapon has no All-Out dice here.',
    noPair: () => 'These two do not make a pair: same name, both dual.',
    noSkill: (r) => `This survivor does not have the skill ${names.skill(r.skill)}.`,
    skillUsed: (r) => `${names.skill(r.skill)} works once a turn.`,
    tooDear: (r) => `This Move costs ${actions(r.cost)}; left: ${r.left}.`,
    noWay: (r) => `A wall or a closed door bars the way to ${zone(r.zone)}.`,
    tooFar: (r) => `The actions do not reach as far as ${zone(r.zone)}.`,
    outOfSight: (r) => `No line of sight leads to ${zone(r.zone)}.`,
    tooDark: (r) => `It is too dark to see as far as ${zone(r.zone)}.`,
    wall: (r) => `A wall of ${zone(r.zone)} is in the way.`,
    room: (r) => `Sight ends in the building, in ${zone(r.zone)}.`,
    tank: (r) => `The tank in ${zone(r.zone)} is in the way.`,
    closedDoor: (r) => `A closed door is between ${zone(r.between[0])} and ${zone(r.between[1])}.`,
    noTarget: (r) => `No zombie is in ${zone(r.zone)}.`,
    outOfRange: (r) =>
      `Range ${r.range}; this weapon reaches ${r.min === r.max ? `exactly ${r.min}` : `${r.min} to ${r.max}`}.`,
    notCarried: (r) => `The survivor does not carry this card: ${card(r.card)}.`,
    inBackpack: (r) => `It has to be in a hand: ${card(r.card)}.`,
    unloaded: (r) => `It has to be reloaded first: ${card(r.card)}.`,
    isLoaded: (r) => `It is loaded: ${card(r.card)}.`,
    noWeapon: (r) => `It is no weapon for this: ${card(r.card)}.`,
    noFood: (r) => `This cannot be eaten: ${card(r.card)}.`,
  };
}
