/**
 * What a choice lacks that is not offered, as its player can see it. `why` names the rule; this tells what stands against
 * it here and now. Made from the view alone, so that nothing hidden is told.
 */
import type { Seat } from '@horda/kernel';
import { aimedBy, handOutCause } from './cite.ts';
import { effectOf, factsOf, isBarrier, PRINTED, RESOURCES, type Resource } from './content/resources.ts';
import type { NoZombie, Reason } from './reason.ts';
import { attackersLeft, type Choice, type ZombieKind } from './state.ts';
import type { ShelterView, View } from './view.ts';

/** For a choice that is not offered to the seat. */
export function missing(view: View, seat: Seat, choice: Choice): Reason {
  const own = view.shelters[seat]!;
  if (view.ending !== null) return { is: 'over' };
  const asked = view.asks.find((ask) => ask.seat === seat)?.own?.prompt;
  if (asked === undefined) return own.alive ? { is: 'decides', seat: view.asks[0]!.seat } : { is: 'out' };
  switch (choice.do) {
    case 'keep':
    case 'exchange':
      return { is: 'handsDealt', turn: view.turn };
    case 'play':
      return busyWith(view, own, asked) ?? cardFor(view, seat, choice.card);
    case 'noise':
      return forNoise(view, own, asked, choice.card);
    case 'discard':
    case 'drop':
      return forDiscarding(view, own, asked, choice);
    case 'use':
      return forBarrier(view, own, asked, choice.barrier);
    case 'blast':
      return aims(asked, 'blowUp') ? notHere(view, own, [...choice.attackers, ...choice.newcomers]) : noAttack(own);
    case 'eliminate':
      return forWeapon(view, own, asked, choice.zombies);
    case 'snipe':
      return forCity(view);
    case 'target':
      return forTarget(view, seat, asked, choice.seat);
    case 'send':
      return asked === 'sendOne.choose' ? notHere(view, own, [choice.zombie]) : { is: 'nobodySent' };
    case 'give':
      return asked === 'handOut.choose' ? forGift(view, seat, choice.to) : { is: 'nobodyHandedOut' };
    case 'face':
      return view.attack === null ? noAttack(own) : (busyWith(view, own, asked) ?? noAttack(own));
    case 'end':
      // At its own question the phase can always be ended.
      return busyWith(view, own, asked) ?? { is: 'discarding' };
  }
}

/** What has to be decided first; null: cards are being played. */
function busyWith(view: View, { barriers }: ShelterView, asked: string): Reason | null {
  const [next] = view.loose;
  if (asked === 'mulligan.look') return { is: 'handsFirst' };
  if (asked === 'attack.defend') return { is: 'underAttack', barriers };
  if (asked === 'discardCards.choose') return { is: 'discarding' };
  if (asked === 'handOut.choose' && next !== undefined) return { is: 'handingOut', zombie: next.kind };
  return view.inPlay === null ? null : { is: 'inPlay', card: view.inPlay };
}

/** Why a card cannot be played between two cards: it is not there, or nothing would happen. (A2) */
function cardFor(view: View, seat: Seat, card: Resource): Reason {
  const { hand, zombies, survivors } = view.shelters[seat]!;
  const { top } = view.city;
  if (hand?.includes(card) !== true) return { is: 'notHeld', card };
  switch (effectOf(card)) {
    case 'killWeak':
      return zombies.length === 0 ? { is: 'noZombies' } : onlyStrong(zombies.length);
    case 'killAny':
      return { is: 'noTarget', top: noZombie(top) };
    case 'rescue':
      return top === null || top === 'survivor' ? { is: 'cityEmpty' } : { is: 'zombieOnCity', zombie: top };
    case 'destroyBarriers':
      return { is: 'noOtherBarriers' };
    case 'swapShelters':
      return { is: 'nothingToSwap' };
    case 'takeSurvivor':
      return { is: 'nobodyToSpare' };
    case 'driveOut':
      return zombies.length > 0 && survivors.length === 0 ? { is: 'noSurvivors' } : { is: 'noZombies' };
    case 'sendWithTop':
      return { is: 'nothingToSend', top: noZombie(top) };
    default:
      return { is: 'noZombies' };
  }
}

const noZombie = (top: View['city']['top']): NoZombie => (top === null ? null : 'survivor');

function onlyStrong(strong: number): Reason {
  return { is: 'onlyStrong', strong, by: RESOURCES.filter((card) => factsOf(card).fellsStrong) };
}

function forNoise(view: View, own: ShelterView, asked: string, card: Resource): Reason {
  if (!PRINTED[card].noise) return { is: 'noMark', card };
  if (!view.options.expert) return { is: 'notExpert' };
  if (asked === 'attack.defend') return notLaid(own, card);
  return busyWith(view, own, asked) ?? { is: 'notHeld', card };
}

function notLaid({ hand }: ShelterView, card: Resource): Reason {
  return { is: 'notLaid', card, inHand: hand?.includes(card) === true };
}

/** Discarding is chosen first, then the cards; once a card was played it is too late. (C15, C16) */
function forDiscarding(
  view: View,
  own: ShelterView,
  asked: string,
  choice: Extract<Choice, { do: 'discard' | 'drop' }>,
): Reason {
  const absent = choice.do === 'drop' ? choice.cards.find((card) => own.hand?.includes(card) !== true) : undefined;
  if (absent !== undefined) return { is: 'notHeld', card: absent };
  const busy = busyWith(view, own, asked);
  if (busy !== null) return busy;
  const mayDiscard = view.asks.some((ask) => ask.own?.options.some((option) => option.do === 'discard'));
  return { is: mayDiscard ? 'discardFirst' : 'played' };
}

function forBarrier(view: View, own: ShelterView, asked: string, barrier: Resource): Reason {
  const { attack } = view;
  if (attack === null) return noAttack(own);
  if (asked !== 'attack.defend') return busyWith(view, own, asked) ?? noAttack(own);
  if (!isBarrier(barrier) || !own.barriers.includes(barrier)) return notLaid(own, barrier);
  return attackersLeft(attack) === 0 ? { is: 'allStopped' } : notLaid(own, barrier);
}

const noAttack = ({ zombies }: ShelterView): Reason => ({ is: 'noAttack', zombies: zombies.length });

/** Whether a card with this effect asks for its target. */
function aims(asked: string, effect: string): boolean {
  const card = aimedBy(asked);
  return card !== null && effectOf(card) === effect;
}

function forWeapon(view: View, own: ShelterView, asked: string, targets: readonly ZombieKind[]): Reason {
  const card = aimedBy(asked);
  if (card === null || PRINTED[card].type !== 'weapon') {
    const held = (own.hand ?? []).filter((each) => PRINTED[each].type === 'weapon');
    return busyWith(view, own, asked) ?? { is: 'needsWeapon', held };
  }
  const strong = own.zombies.filter(({ kind }) => kind === 'strong').length;
  if (strong > 0 && targets.includes('strong') && !factsOf(card).fellsStrong) return onlyStrong(strong);
  const weak = own.zombies.length - strong;
  const isAlone = targets.length === 1 && targets[0] !== 'strong';
  if (effectOf(card) === 'killStrongOrTwo' && isAlone && weak > 1) return { is: 'mustBeTwo', card, weak };
  return notHere(view, own, targets);
}

/** Those that are not in the shelter; where all are, the card in play takes no such group. */
function notHere({ inPlay }: View, { zombies }: ShelterView, wanted: readonly ZombieKind[]): Reason {
  const here = zombies.map(({ kind }) => kind);
  const absent = wanted.filter((kind) => {
    const at = here.indexOf(kind);
    if (at >= 0) here.splice(at, 1);
    return at < 0;
  });
  return absent.length === 0 && inPlay !== null ? { is: 'inPlay', card: inPlay } : { is: 'notHere', zombies: absent };
}

function forCity({ city: { top } }: View): Reason {
  if (top === null || top === 'survivor') return { is: 'noZombieOnCity', top };
  return { is: 'needsCard', cards: RESOURCES.filter((card) => effectOf(card) === 'killAny') };
}

function forTarget(view: View, seat: Seat, asked: string, other: Seat): Reason {
  const card = aimedBy(asked);
  if (card === null || PRINTED[card].type !== 'trick')
    return busyWith(view, view.shelters[seat]!, asked) ?? { is: 'noCardAims' };
  if (other === seat) return { is: 'yourself' };
  const theirs = view.shelters[other];
  if (theirs?.alive !== true) return { is: 'isOut', seat: other };
  switch (effectOf(card)) {
    case 'destroyBarriers':
      return { is: 'hasNoBarriers', seat: other };
    case 'takeSurvivor':
      return { is: 'cannotSpare', seat: other, survivors: theirs.survivors.length };
    default:
      return { is: 'neitherHas', seat: other };
  }
}

function forGift(view: View, seat: Seat, to: Seat): Reason {
  if (view.shelters[to]?.alive !== true && to !== seat) return { is: 'isOut', seat: to };
  const cause = handOutCause(view);
  if (cause === 'horde') return { is: 'gotOne', seat: to, you: to === seat };
  if (to === seat) return { is: 'yourself' };
  return { is: 'notNeighbour', seat: to };
}
