/** The rule that stands behind each question and each event. */
import { promptAmong, type Citations } from '@horda/parts';
import {
  aimPromptOf,
  factsOf,
  isAimed,
  isBarrier,
  PRINTED,
  RESOURCES,
  type Aimed,
  type Resource,
} from './content/resources.ts';
import type { Event } from './state.ts';
import type { RuleId } from './text/rulebook.ts';
import type { View } from './view.ts';

/** The questions of the rules that no single card has. */
const SHARED = {
  'mulligan.look': 'C9',
  'play.choose': 'C15',
  'discardCards.choose': 'C15',
  'attack.defend': 'C29',
  'handOut.choose': 'C57',
  'sendOne.choose': 'C96',
} as const satisfies Readonly<Record<string, RuleId>>;
export type SharedPrompt = keyof typeof SHARED;

/** Every question of the game: the rule and the step that put it. */
export type Prompt = SharedPrompt | `${Aimed}.aim`;

/** The card that each question for a target is about. */
const AIMED: ReadonlyMap<string, Aimed> = new Map(RESOURCES.filter(isAimed).map((card) => [aimPromptOf(card), card]));

export const PROMPTS: readonly Prompt[] = [
  ...(Object.keys(SHARED) as SharedPrompt[]),
  ...Array.from(AIMED.values(), (card) => aimPromptOf(card)),
];

/** The card that a question for a target is about; null: it is another question. */
export function aimedBy(prompt: string): Aimed | null {
  return AIMED.get(prompt) ?? null;
}

export function sharedPromptOf(prompt: string): SharedPrompt {
  return promptAmong(Object.keys(SHARED) as SharedPrompt[], prompt);
}

export const cite = {
  /** Two questions serve several rules; the table tells which is meant. */
  prompt(prompt: string, view: View): RuleId {
    const card = aimedBy(prompt);
    if (card !== null) return PRINTED[card].rule;
    const known = sharedPromptOf(prompt);
    if (known === 'handOut.choose') return ruleOfHandOut(view);
    if (known === 'sendOne.choose' && view.inPlay !== null) return PRINTED[view.inPlay].rule;
    return SHARED[known];
  },
  event: ruleOfEvent,
} satisfies Citations<Event, View>;

/** Why zombies are being handed out: by a card, or this. */
export type HandOutCause = Resource | 'horde' | 'elimination';

export function handOutCause({ shelters, active, inPlay }: View): HandOutCause {
  if (!shelters[active]!.alive) return 'elimination';
  return inPlay !== null && factsOf(inPlay).costsSurvivor ? inPlay : 'horde';
}

function ruleOfHandOut(view: View): RuleId {
  const cause = handOutCause(view);
  if (cause === 'elimination') return 'C34';
  return cause === 'horde' ? SHARED['handOut.choose'] : PRINTED[cause].rule;
}

function ruleOfEvent(e: Event): RuleId {
  switch (e.type) {
    case 'handExchanged':
      return 'C9';
    case 'turnBegan':
      return 'C14';
    case 'cityStirred':
      return 'A43';
    case 'cardPlayed':
      return isBarrier(e.card) ? 'C70' : PRINTED[e.card].rule;
    case 'cardUsedForNoise':
      return isBarrier(e.card) ? 'A48' : 'C107';
    case 'cardsDiscarded':
      return 'C15';
    case 'noiseMade':
      return e.heard ? 'C24' : 'A5';
    case 'zombieWoke':
      return 'C21';
    case 'zombieArrived':
    case 'zombieSent':
    case 'cardsDrawn':
      return e.rule;
    case 'hordeCame':
      return 'C54';
    case 'hordeDrawn':
      return e.another ? 'C60' : e.kinds.length === 0 ? 'A15' : 'C55';
    case 'zombieEliminated':
      return e.shelter === null ? 'A6' : 'C39';
    case 'survivorRescued':
      return 'C38';
    case 'survivorBribed':
      return 'C92';
    case 'survivorSacrificed':
      return 'C94';
    case 'survivorsLost':
      return 'C27';
    case 'attackBegan':
      return 'C25';
    case 'barrierUsed':
      return PRINTED[e.barrier].rule;
    case 'barriersDestroyed':
      return 'C88';
    case 'sheltersSwapped':
      return 'C90';
    case 'playerEliminated':
      return 'C32';
    case 'deckRenewed':
      return 'C63';
    case 'finalAttackBegan':
      return 'C101';
    case 'gameEnded':
      return e.ending === 'elimination' ? 'C100' : e.winners.length > 1 ? 'C106' : 'C105';
    default:
      return e satisfies never;
  }
}
