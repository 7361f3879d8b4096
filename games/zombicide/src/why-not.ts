/** What stands against a choice, as its player can see it. Only for choices that are not offered. */
import type { Seat } from '@horda/kernel';
import { against, tableOf, type Obstacle } from './obstacle.ts';
import { isInCar, needsFeet } from './rules/cars.ts';
import { cardOf, isUnloaded } from './rules/held.ts';
import { carried, carriesLight, inHand } from './rules/inventory.ts';
import { aims } from './rules/light.ts';
import { missionOf } from './rules/mission.ts';
import { equipmentCard } from './rules/printed.ts';
import { hasSkill } from './rules/skills.ts';
import { zombiesIn } from './rules/table.ts';
import { NONE, type CardNo, type Choice, type SurvivorNo } from './state.ts';
import { BY_NONE, canPay } from './turn/payment.ts';
import type { View } from './view.ts';
import { whyNotAttack, whyNotThrow } from './why-not-attack.ts';
import { crowdIn, whoGuards, whyNotDoor, whyNotMove, whyNotObjective, whyNotSearch } from './why-not-walk.ts';

/** What stands against a choice that is not offered to the seat now. */
export function whyNot(view: View, seat: Seat, choice: Choice): Obstacle {
  if (view.phase === 'over') return against('V3', { is: 'gameOver' });
  const ask = view.asks.find((one) => one.seat === seat);
  if (ask === undefined || ask.answered) return whyNotAsked(view, seat, ask !== undefined);
  const prompt = ask.own?.prompt;
  if (choice.do === 'activate') return whyNotActivate(view, seat, choice.survivor);
  if (prompt !== 'turn.choose' && prompt !== 'reaction.choose') return against('V36', { is: 'otherQuestion' });
  return inTurn(view, view.acting, choice) ?? against('V36', { is: 'noEffect' });
}

function whyNotAsked({ active }: View, seat: Seat, answered: boolean): Obstacle {
  if (answered) return against('V26', { is: 'answered' });
  return active === seat || active === NONE
    ? against('V36', { is: 'otherQuestion' })
    : against('V26', { is: 'notYourTurn', seat: active });
}

function whyNotActivate(view: View, seat: Seat, survivor: SurvivorNo): Obstacle {
  const one = view.survivors[survivor];
  if (one === undefined || one.status !== 'standing') return against('V252', { is: 'notStanding' });
  if (one.owner !== seat) return against('V26', { is: 'notYours' });
  return one.acted ? against('V28', { is: 'acted' }) : against('V27', { is: 'otherQuestion' });
}

/** Between two actions of a turn. Null: nothing is missing that can be seen, so it would have no effect. */
function inTurn(view: View, survivor: SurvivorNo, choice: Choice): Obstacle | null {
  const s = tableOf(view);
  const one = s.survivors[survivor];
  if (one === undefined) return against('V36', { is: 'otherQuestion' });
  const isBroke = !canPay(one, BY_NONE);
  const noActions = isBroke ? against('V32', { is: 'noActions' }) : null;
  if (needsFeet(choice) && isInCar(s, survivor)) return against('V442', { is: 'inCar' });
  switch (choice.do) {
    case 'attack':
      return whyNotAttack(s, survivor, choice);
    case 'throw':
      return whyNotThrow(s, survivor, choice);
    case 'move':
      return whyNotMove(s, survivor, choice.way);
    case 'search':
      return whyNotSearch(s, survivor, choice.light);
    case 'door':
      return whyNotDoor(s, survivor, choice.door, choice.card);
    case 'objective':
      return whyNotObjective(s, survivor, choice.place) ?? noActions;
    case 'crate':
      if (!s.crates.includes(one.zone)) return against('V100', { is: 'noCrate' });
      return noActions ?? against('V381', whoGuards(s, one.zone));
    case 'pickUp': {
      const other = s.survivors[choice.survivor];
      if (other?.status !== 'down') return against('V248', { is: 'notDown' });
      return other.zone === one.zone ? noActions : against('V248', { is: 'apart' });
    }
    case 'trade':
      if (choice.with !== NONE && s.survivors[choice.with]?.zone !== one.zone) return against('V90', { is: 'apart' });
      return noActions ?? against('V90', { is: 'nothingToTrade' });
    case 'rally': {
      const { leader, zone } = s.companions[choice.companion] ?? { leader: NONE, zone: NONE };
      if (leader !== NONE) return against('V437', { is: 'notLonely' });
      return zone === one.zone ? noActions : against('V437', { is: 'apart' });
    }
    case 'getIn':
      if (s.cars[choice.car]?.zone !== one.zone) return against('V442', { is: 'apart' });
      return noActions ?? against('V442', { is: 'zombiesHere', crowd: crowdIn(s, one.zone) });
    case 'reload':
      return whyNotCarried(view, survivor, choice.card, isUnloaded) ?? noActions;
    case 'eat':
      if (equipmentCard(s, choice.card)?.food === undefined)
        return against('V182', { is: 'noFood', card: choice.card });
      return whyNotCarried(view, survivor, choice.card, null);
    case 'discard':
      return whyNotCarried(view, survivor, cardOf(choice.card), null);
    case 'lightOn':
    case 'lightOff':
      return whyNotLight(view, survivor, choice) ?? noActions;
    case 'exit':
      return whyNotExit(view, survivor);
    case 'dash':
    case 'skill':
      if (!hasSkill(s, survivor, choice.skill)) return against('V194', { is: 'noSkill', skill: choice.skill });
      return one.used.includes(choice.skill) ? against('V194', { is: 'skillUsed', skill: choice.skill }) : noActions;
    default:
      return noActions ?? against('V36', { is: 'notOffered' });
  }
}

/** `isWanted`: of the copies in a hand one must be like this; null: the card need only be carried. */
function whyNotCarried(
  view: View,
  survivor: SurvivorNo,
  card: CardNo,
  isWanted: typeof isUnloaded | null,
): Obstacle | null {
  const s = tableOf(view);
  const ofCard = (all: readonly number[]): readonly number[] => all.filter((one) => cardOf(one) === card);
  if (ofCard(carried(s.survivors[survivor]!)).length === 0) return against('V89', { is: 'notCarried', card });
  if (isWanted === null) return null;
  const hand = ofCard(inHand(s, survivor));
  if (hand.length === 0) return against('V89', { is: 'inBackpack', card });
  return hand.some(isWanted) ? null : against('V172', { is: 'isLoaded', card });
}

function whyNotLight(
  view: View,
  survivor: SurvivorNo,
  choice: Extract<Choice, { readonly do: 'lightOn' | 'lightOff' }>,
): Obstacle | null {
  const s = tableOf(view);
  const one = s.survivors[survivor]!;
  const on = choice.do === 'lightOn';
  if (!view.night) return against('V300', { is: 'day' });
  if (!carriesLight(tableOf(view), one)) return against('V301', { is: 'noFlashlight' });
  if (on === (one.light !== NONE)) return against(on ? 'V301' : 'V307', { is: on ? 'lightIsOn' : 'lightIsOff' });
  if (!on || aims(s, survivor).includes(choice.at)) return null;
  // V309: nothing is beside the zone to hide the light at.
  if (choice.at === one.zone) return against('V309', { is: 'notOffered' });
  return against('V303', { is: 'outOfSight', zone: choice.at });
}

function whyNotExit(view: View, survivor: SurvivorNo): Obstacle {
  const s = tableOf(view);
  const { zone } = s.survivors[survivor]!;
  if (!s.exits.some((exit) => exit.zone === zone)) return against('V391', { is: 'noExit' });
  if (zombiesIn(s, zone) > 0) return against('V391', { is: 'zombiesHere', crowd: crowdIn(s, zone) });
  const { exitsOpen, goals } = missionOf(s);
  const open = goals.find(({ id, test }) => test !== 'allOut' && test !== 'companionsOut' && !s.done.includes(id));
  if (exitsOpen !== 'afterGoals' || open === undefined) return against('V8', { is: 'notOffered' });
  return against('V8', { is: 'exitsShut', goal: open.id, mission: s.mission });
}
