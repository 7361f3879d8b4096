/** The names of what a choice speaks of, without a table: for a search by words. */
import { cardOf } from '../rules/held.ts';
import { NONE, TYPES, type Choice, type Held, type ZoneNo } from '../state.ts';
import type { Names } from './names.ts';

/** Zones go by their numbers, as players see them. */
const zoneWord = (zone: ZoneNo): string => String(zone + 1);

export function nounsOf(choice: Choice, names: Names): readonly string[] {
  const cards = (all: readonly Held[]): readonly string[] =>
    all.filter((one) => one !== NONE).map((one) => names.card(cardOf(one)));
  switch (choice.do) {
    case 'join':
      return [names.person(choice.who)];
    case 'start':
    case 'darkZone':
    case 'distribute':
      return [zoneWord(choice.zone)];
    case 'skill':
      return [names.skill(choice.skill), zoneWord(choice.zone)];
    case 'attack':
      return [...cards(choice.with), zoneWord(choice.zone)];
    case 'throw':
      return [...cards([choice.card]), zoneWord(choice.zone)];
    case 'move':
      return [zoneWord(choice.way.at(-1)!)];
    case 'dash':
      return [names.skill(choice.skill), ...choice.way.slice(-1).map(zoneWord)];
    case 'lightOn':
    case 'aim':
      return [zoneWord(choice.at)];
    case 'leftover':
      return choice.to.map(zoneWord);
    case 'door':
    case 'discard':
    case 'give':
    case 'take':
    case 'mend':
    case 'lose':
    case 'cancelWound':
      return cards([choice.card]);
    case 'arrange':
      return cards(choice.hand);
    case 'agree':
      return cards([...choice.given, ...choice.taken]);
    case 'reload':
    case 'eat':
    case 'startWith':
      return [names.card(choice.card)];
    case 'hand':
      return [names.token(choice.token)];
    case 'learn':
    case 'campaignSkill':
      return [names.skill(choice.skill)];
    case 'react':
      return [names.skill(choice.first)];
    case 'hit':
    case 'reap':
      return choice.target < TYPES ? [] : [names.abomination(choice.target - TYPES)];
    default:
      return [];
  }
}
