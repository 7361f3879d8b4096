import { openAsk, same, type Ask, type Seat } from '@horda/kernel';
import { BARRIER_CARDS } from './cards/index.ts';
import { aimedBy } from './cite.ts';
import { aimRuleOf, factsOf, isBarrier, PRINTED, type Printed, type Resource } from './content/resources.ts';
import { blockedInHand } from './phases/play.ts';
import type { Attack, Choice, State } from './state.ts';
import type { RuleId } from './text/rulebook.ts';

/** The rule that forbids `seat` to pick `choice` now; null when it is offered. */
export function why(s: State, seat: Seat, choice: Choice): RuleId | null {
  if (s.ending !== null) return s.ending === 'elimination' ? 'C100' : 'C105';
  const open = openAsk(s, seat);
  if (open === null) return s.shelters[seat]!.alive ? 'C37' : 'C32';
  if (open.options.some((option) => same(option, choice))) return null;
  switch (choice.do) {
    case 'keep':
    case 'exchange':
      return 'C10';
    case 'play':
      return whyNotPlay(s, seat, open.prompt, choice.card);
    case 'noise':
      return whyNotNoise(s, open.prompt, choice.card);
    case 'discard':
    case 'drop':
      return whyNotDiscard(open);
    case 'use':
      return whyNotUse(s, seat, open.prompt, choice.barrier);
    case 'eliminate':
      return whyNotAim(open.prompt, ({ type }) => type === 'weapon', 'C65');
    case 'blast':
      return whyNotAim(open.prompt, ({ effect }) => effect === 'blowUp', 'A25');
    case 'snipe':
      return 'A6';
    case 'target':
      return whyNotAim(open.prompt, ({ type }) => type === 'trick', 'C17');
    case 'send':
      return open.prompt === 'sendOne.choose' ? reasonFor(s) : 'C17';
    case 'give':
      return open.prompt === 'handOut.choose' ? reasonFor(s) : 'C17';
    case 'end':
      return open.prompt === 'mulligan.look' ? 'C9' : 'C17';
    case 'face':
      return open.prompt === 'play.choose' ? 'A25' : 'C17';
  }
}

/** The rule about the targets of the card that asks for one, if it is a card like this; another rule otherwise. */
function whyNotAim(prompt: string, isMeant: (printed: Printed) => boolean, otherwise: RuleId): RuleId {
  const card = aimedBy(prompt);
  return card !== null && isMeant(PRINTED[card]) ? aimRuleOf(card) : otherwise;
}

function whyNotPlay(s: State, seat: Seat, prompt: string, card: Resource): RuleId {
  if (prompt === 'mulligan.look') return 'C9';
  if (prompt === 'attack.defend') return 'C14';
  if (prompt === 'discardCards.choose') return 'C16';
  if (prompt !== 'play.choose') return 'C17';
  if (!s.shelters[seat]!.hand.includes(card)) return 'C15';
  return blockedInHand(s, seat, card) ?? 'C17';
}

/** Once a card was played it is too late; before, discarding is chosen first, and then the cards. */
function whyNotDiscard({ prompt, options }: Ask<Choice>): RuleId {
  if (prompt === 'mulligan.look') return 'C9';
  if (prompt === 'attack.defend') return 'C14';
  if (prompt === 'discardCards.choose') return 'C15';
  if (prompt !== 'play.choose') return 'C17';
  return options.some((option) => option.do === 'discard') ? 'C15' : 'C16';
}

function whyNotNoise(s: State, prompt: string, card: Resource): RuleId {
  if (factsOf(card).ownNoise !== null) return 'C109';
  if (!PRINTED[card].noise) return 'C110';
  if (!s.options.expert) return 'C107';
  if (prompt === 'attack.defend') return 'A48';
  return prompt === 'play.choose' ? 'C15' : 'C17';
}

/** The rule for which the asking rule was called. */
function reasonFor(s: State): RuleId {
  return (s.kernel.stack.at(-1)!.my as { why: RuleId }).why;
}

function whyNotUse(s: State, seat: Seat, prompt: string, barrier: Resource): RuleId {
  const attack = s.kernel.stack.at(-1)!.my as Attack;
  if (prompt !== 'attack.defend') return 'A25';
  if (!isBarrier(barrier) || !s.shelters[seat]!.barriers.includes(barrier)) return 'C71';
  return BARRIER_CARDS[barrier].unused(s, seat, attack) ?? 'C71';
}
