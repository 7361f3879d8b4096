/**
 * What a choice lacks that is not offered, as everybody at the table can see it: `why` names the rule, and this tells what
 * lies there that the rule speaks of.
 */
import type { Seat } from '@horda/kernel';
import { promptOf, type Prompt } from './cite.ts';
import { FIELDS } from './content/board.ts';
import { cardsOf } from './content/decks.ts';
import { factsOf, type Side } from './content/effects.ts';
import type { Printed } from './content/printed.ts';
import { instead, whyNotAt, withoutTarget } from './missing/cards.ts';
import { occupied, traitsIn, whyNotTo } from './missing/moves.ts';
import { standing, zombieNumbered, type Reason } from './reason.ts';
import type { Ability, Choice, TurnStep } from './state.ts';
import { isTarget } from './targets.ts';
import { attachedOf, lastingOf, movers } from './text/seen.ts';
import type { View } from './view.ts';

/** For a choice that is not offered to the seat; `rule`: the one against it. */
export function missing(view: View, seat: Seat, choice: Choice, rule: string): Reason {
  if (view.ending !== null) return { is: 'over' };
  const asked = view.asks.find((ask) => ask.seat === seat)?.own;
  if (asked === undefined || asked === null) return { is: 'decides', seat: view.asks[0]?.seat ?? 1 - seat };
  const prompt = promptOf(asked.prompt);
  const side: Side = view.leaders[0] === seat ? 'zombies' : 'humans';
  switch (prompt) {
    case 'use.choose':
      return inStep5(view, side, choice, rule);
    case 'use.aim':
      return isTarget(choice) ? whyNotAt(view, inPlay(view)!, choice, rule) : unfinished(view);
    case 'reaction.answer':
      return forReaction(view, side, choice);
    case 'discard.choose':
      return forDiscard(view, side, choice);
    default:
      return elsewhere(view, prompt, choice, rule);
  }
}

function cardNamed(view: View, side: Side, name: string): Printed | null {
  const found = view.rows[side === 'zombies' ? 0 : 1].find((card) => card.name === name);
  return found === undefined ? null : cardsOf(view)[found.card]!;
}

function inPlay(view: View): Printed | null {
  return view.inPlay === null ? null : cardsOf(view)[view.inPlay.card]!;
}

/** The card in play comes first; without one the question does. */
function unfinished(view: View): Reason {
  return view.inPlay === null ? instead(view, null) : { is: 'unfinished', card: view.inPlay.name };
}

/** Step 5: cards of the row are played or discarded, abilities are used. */
function inStep5(view: View, side: Side, choice: Choice, rule: string): Reason {
  switch (choice.do) {
    case 'play': {
      const card = cardNamed(view, side, choice.card);
      return card === null ? { is: 'notInRow', card: choice.card } : unplayable(view, side, card, rule);
    }
    case 'discard':
      return cardNamed(view, side, choice.card) === null
        ? { is: 'notInRow', card: choice.card }
        : { is: 'cannotDiscard', card: choice.card };
    case 'unchain': {
      const z = zombieNumbered(view, choice.zombie);
      if (z === null) return { is: 'gone' };
      if (side === 'humans') return { is: 'zombiesUnchain' };
      if (attachedOf(view, z, 'fetters') === null) return { is: 'notChained', who: standing(z) };
      return cardNamed(view, side, choice.card) === null
        ? { is: 'notInRow', card: choice.card }
        : { is: 'cannotDiscard', card: choice.card };
    }
    case 'use':
      return forAbility(view, choice.ability, choice.zombie);
    case 'keep':
      return { is: 'staysAnyway' };
    case 'end':
      return { is: 'comesFirst', card: firstToPlay(view, side) ?? '' };
    case 'react':
      return reactionOrNot(view, side, choice.card);
    case 'pass':
      return { is: 'staysAnyway' };
    case 'stay':
      return { is: 'step', step: view.step, needs: 'movement' };
    default:
      return { is: 'playFirst' };
  }
}

/** The card of the row that is played before all others. (P342) */
function firstToPlay(view: View, side: Side): string | null {
  const row = view.rows[side === 'zombies' ? 0 : 1];
  return row.find(({ card }) => traitsIn(view, card).comesFirst !== null)?.name ?? null;
}

function unplayable(view: View, side: Side, card: Printed, rule: string): Reason {
  const { answers } = factsOf(card.effect).traits;
  if (answers !== null) return { is: 'reaction', card: card.id, answers };
  const first = firstToPlay(view, side);
  if (first !== null && first !== card.id) return { is: 'comesFirst', card: first };
  const panic = lastingOf(view, 'allowsOneCard');
  if (panic !== null && cardsOf(view)[panic.card]!.rule === rule) return { is: 'oneCard', card: panic.name };
  return withoutTarget(view, card);
}

function reactionOrNot(view: View, side: Side, name: string): Reason {
  const card = cardNamed(view, side, name);
  if (card === null) return { is: 'notInRow', card: name };
  const { answers } = factsOf(card.effect).traits;
  return answers === null ? { is: 'notReaction', card: name } : { is: 'reaction', card: name, answers };
}

function forAbility(view: View, ability: Ability, zombie: number): Reason {
  const z = zombieNumbered(view, zombie);
  if (z === null) return { is: 'gone' };
  const trait = ability === 'boss' ? 'leads' : 'takesWounds';
  const has = ability === 'kasparov' ? factsOf(z.effect).traits.hasAbility : attachedOf(view, z, trait) !== null;
  return { is: has ? 'abilitySpent' : 'noAbility', who: standing(z) };
}

/** One card that answers, or none. */
function forReaction(view: View, side: Side, choice: Choice): Reason {
  if (choice.do === 'react') return reactionOrNot(view, side, choice.card);
  return { is: 'answerOnly', card: view.inPlay?.name ?? '' };
}

function forDiscard(view: View, side: Side, choice: Choice): Reason {
  const row = view.rows[side === 'zombies' ? 0 : 1];
  if (choice.do === 'keep')
    return { is: 'mustDiscard', cards: row.length, two: side === 'humans' && view.doubleDiscard };
  if (choice.do !== 'discard') return { is: 'step', step: view.step, needs: stepFor(choice) };
  return cardNamed(view, side, choice.card) === null
    ? { is: 'notInRow', card: choice.card }
    : { is: 'cannotDiscard', card: choice.card };
}

/** The step to which a choice belongs. */
function stepFor(choice: Choice): TurnStep | null {
  if (choice.do === 'move' || choice.do === 'stay') return 'movement';
  return choice.do === 'play' || choice.do === 'use' || choice.do === 'unchain' || choice.do === 'end' ? 'use' : null;
}

/** Somebody is to be moved, put down or hurt. */
function elsewhere(view: View, prompt: Prompt, choice: Choice, rule: string): Reason {
  const walking = prompt.startsWith('movement.') || prompt === 'pets.step';
  if (choice.do === 'move' || choice.do === 'stay') {
    const z = zombieNumbered(view, choice.zombie);
    if (z === null) return { is: 'gone' };
    const who = standing(z);
    if (choice.do === 'move') return inTurn(view, rule) ?? whyNotTo(view, z, choice.to, rule) ?? instead(view, null);
    if (rule === 'R7') return { is: 'mustSideStep', who };
    if (rule === 'Z42' || rule === 'P193') return { is: 'mustMove', who };
    return inTurn(view, rule) ?? whyNotTo(view, z, z.field - 3, rule) ?? instead(view, null);
  }
  if (choice.do === 'field' && FIELDS.includes(choice.field) && rule === 'Z72')
    return occupied(view, choice.field) ?? instead(view, view.inPlay?.name ?? null);
  if (!isTarget(choice) && choice.do !== 'burn')
    return walking ? { is: 'step', step: view.step, needs: stepFor(choice) } : unfinished(view);
  return instead(view, view.inPlay?.name ?? null);
}

/** Step 2 goes street after street, from the Barricade. */
function inTurn(view: View, rule: string): Reason | null {
  const [first] = movers(view);
  if (rule !== 'Z41' || first === undefined) return null;
  return { is: 'otherStreet', street: Math.floor(first.field / 3) + 1 };
}
