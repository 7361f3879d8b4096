import { openAsk, same, type Seat } from '@horda/kernel';
import { PLAYS } from './cards/index.ts';
import { cite, RULE_OF_ABILITY } from './cite.ts';
import type { Printed } from './content/printed.ts';
import { undiscardable, unplayable } from './phases/use.ts';
import { inRow, printed, sideOf, traitsOf } from './rules/cards.ts';
import { around, BARRICADE, beside, FIELDS, FIRST_STREET, inFrontOf, streetOf } from './content/board.ts';
import { barTo, heldBack } from './rules/moving.ts';
import { isFree } from './rules/things.ts';
import { attachedTo, findZombie, isPet, traits, zombie } from './rules/zombies.ts';
import type { CardId, Choice, Field, MoveKind, State, Target } from './state.ts';
import { isTarget } from './targets.ts';
import type { RuleId } from './text/rulebook.ts';
import { view } from './view.ts';

/** The rule that forbids `seat` to pick `choice` now; null when it is offered. */
export function why(s: State, seat: Seat, choice: Choice): RuleId | null {
  if (s.ending !== null) return s.ending === 'dawn' ? 'Z89' : 'Z90';
  const open = openAsk(s, seat);
  if (open === null) return whyNotAsked(s, seat);
  if (open.options.some((option) => same(option, choice))) return null;
  switch (open.prompt) {
    case 'use.choose':
      return whyNotUse(s, seat, choice);
    case 'use.aim':
      return isTarget(choice) ? whyNotAt(s, choice) : 'Z67';
    case 'reaction.answer':
      return whyNotReact(s, seat, choice);
    case 'discard.choose':
      return whyNotDiscard(s, seat, choice);
    default:
      return whyNotHere(s, seat, open.prompt, choice);
  }
}

/** The other side is asked: in its own turn, as the owner of a trap, or about what a card of the humans brings it. */
function whyNotAsked(s: State, seat: Seat): RuleId {
  if (sideOf(s, seat) !== s.active) return 'Z32';
  const { prompt } = s.kernel.asks[0]!;
  return s.active === 'zombies' && prompt !== 'reaction.answer'
    ? 'R56'
    : (cite.prompt(prompt, view(s, seat)) as RuleId);
}

/** In step 5 cards of the own row are played and discarded; what they are aimed at is asked later. */
function whyNotUse(s: State, seat: Seat, choice: Choice): RuleId {
  switch (choice.do) {
    case 'play':
      return whyNotWith(s, seat, choice.card, unplayable);
    case 'discard':
      return whyNotWith(s, seat, choice.card, (_s, card) => undiscardable(card));
    case 'unchain':
      return whyNotUnchain(s, seat, choice.zombie, choice.card);
    case 'use':
      return RULE_OF_ABILITY[choice.ability];
    case 'keep':
      return 'R60';
    case 'end':
      return mustStillPlay(s, seat) ?? 'Z62';
    case 'react':
    case 'pass':
      return 'R29';
    case 'stay':
      return 'Z33';
    default:
      return 'Z17';
  }
}

function whyNotWith(s: State, seat: Seat, name: string, forbids: (s: State, card: Printed) => RuleId | null): RuleId {
  const card = inRow(s, sideOf(s, seat), name);
  return card < 0 ? 'Z62' : (forbids(s, printed(s, card)) ?? 'Z62');
}

function whyNotUnchain(s: State, seat: Seat, chained: CardId, name: string): RuleId {
  const z = findZombie(s, chained);
  if (sideOf(s, seat) === 'humans' || z === null || attachedTo(s, z, 'fetters') === null) return 'K502';
  return whyNotWith(s, seat, name, (_s, card) => undiscardable(card));
}

/** A card that may not stay in the row keeps the turn from ending. */
function mustStillPlay(s: State, seat: Seat): RuleId | null {
  const row = s.rows[sideOf(s, seat) === 'zombies' ? 0 : 1];
  for (const card of row) {
    const rule = undiscardable(printed(s, card));
    if (rule !== null) return rule;
  }
  return null;
}

/** Why the card in play is not aimed there. */
function whyNotAt(s: State, target: Target): RuleId {
  const card = printed(s, s.inPlay);
  return PLAYS[card.effect].why(s, card, target);
}

/** One card that fits, or none. */
function whyNotReact(s: State, seat: Seat, choice: Choice): RuleId {
  if (choice.do !== 'react') return 'R29';
  const card = inRow(s, sideOf(s, seat), choice.card);
  if (card < 0) return 'R29';
  const answer = printed(s, card);
  return answer.kind === 'reaction' ? answer.rule : 'R29';
}

function whyNotDiscard(s: State, seat: Seat, choice: Choice): RuleId {
  if (choice.do === 'keep') return s.active === 'zombies' ? 'Z60' : 'Z57';
  if (choice.do !== 'discard') return 'Z33';
  const card = inRow(s, sideOf(s, seat), choice.card);
  return (card < 0 ? null : traitsOf(s, card).comesFirst?.discard) ?? 'Z57';
}

/** Somebody is to be moved, put down or hurt, as a rule or a card says: the rule behind the question forbids the rest. */
function whyNotHere(s: State, seat: Seat, prompt: string, choice: Choice): RuleId {
  const behindIt = cite.prompt(prompt, view(s, seat)) as RuleId;
  const own = prompt.startsWith('movement.');
  if (choice.do === 'move') {
    const rule = own ? whyNotInTurn(s, prompt, choice.zombie) : null;
    return rule ?? whyNotTo(s, choice.zombie, choice.to, MOVES[prompt] ?? 'extra') ?? behindIt;
  }
  if (choice.do === 'stay' && prompt === 'pets.step') return 'P193';
  if (choice.do === 'stay' && own) return whyNotInTurn(s, prompt, choice.zombie) ?? whyNotStay(s, choice.zombie);
  // Shrapnel flies to fields that are taken; all other questions for a field are about putting something there.
  const putsDown = prompt !== 'mine.splash';
  if (choice.do === 'field' && putsDown && FIELDS.includes(choice.field) && !isFree(s, choice.field)) return 'Z72';
  if (!isTarget(choice) && choice.do !== 'burn' && choice.do !== 'enough') return own ? 'Z33' : 'Z67';
  return behindIt;
}

/** What sort of move a question is about. */
const MOVES: Readonly<Record<string, MoveKind>> = {
  'movement.order': 'own',
  'movement.step': 'own',
  'movement.second': 'own',
  'pets.step': 'own',
  'laughingGas.push': 'forced',
};

/** Step 2 goes street after street, and each zombie moves once; the Olympian is asked a second time. */
function whyNotInTurn(s: State, prompt: string, card: CardId): RuleId | null {
  const z = findZombie(s, card);
  if (z === null) return 'Z37';
  const { runs } = traits(s, z);
  if (runs !== null) return runs;
  const { my } = s.kernel.stack.findLast(({ rule }) => rule === 'movement')!;
  const { street, zombie: mover } = my as { street: number; zombie?: CardId };
  if (prompt === 'movement.second' && mover === card) return null;
  if (z.moved) return 'R5';
  const held = heldBack(s, z, 'own');
  if (held !== null) return held;
  return streetOf(z.field) === street ? null : 'Z41';
}

/** Whoever can move must, an agile zombie whose way is barred has to step aside, and others are stopped unasked. */
function whyNotStay(s: State, card: CardId): RuleId {
  const z = zombie(s, card);
  const bar = barTo(s, z, inFrontOf(z.field), 'own');
  return bar === null ? 'Z42' : traits(s, z).sideSteps ? 'R7' : bar;
}

/** Why this zombie does not go there; null: nothing but the rule behind the question is against it. */
function whyNotTo(s: State, card: CardId, to: Field, how: MoveKind): RuleId | null {
  const z = findZombie(s, card);
  if (z === null) return null;
  const forward = inFrontOf(z.field);
  if (to === BARRICADE && streetOf(z.field) > FIRST_STREET) return 'Z39';
  if (to !== BARRICADE && !around(z.field).includes(to)) return 'Z39';
  const sideways = beside(z.field).includes(to);
  if (how === 'own' && !isPet(s, z) && to !== forward && !(sideways && traits(s, z).sideSteps)) return 'Z39';
  return barTo(s, z, to, how);
}
