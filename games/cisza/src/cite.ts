/** The rule that stands behind each question and each event. */
import { promptAmong, type Citations } from '@horda/parts';
import { isBarrier, type Resource } from './content/resources.ts';
import type { Event } from './state.ts';
import type { RuleId } from './text/rulebook.ts';
import type { View } from './view.ts';

/** Every question of the game: the rule and the step that put it. */
export const PROMPTS = [
  'mulligan.look',
  'play.choose',
  'discardCards.choose',
  'attack.defend',
  'handOut.choose',
  'sendOne.choose',
  'axe.aim',
  'revolver.aim',
  'shotgun.aim',
  'sniperRifle.aim',
  'mines.aim',
  'sabotage.aim',
  'eviction.aim',
  'bribery.aim',
  'drone.aim',
  'surprise.aim',
] as const;
export type Prompt = (typeof PROMPTS)[number];

export const promptOf = (prompt: string): Prompt => promptAmong(PROMPTS, prompt);

/** What each card does. */
export const RULE_OF_CARD: Readonly<Record<Resource, RuleId>> = {
  axe: 'C66',
  revolver: 'C67',
  shotgun: 'C68',
  sniperRifle: 'C69',
  walkieTalkie: 'C83',
  flare: 'C85',
  megaphone: 'C84',
  barricade: 'C77',
  alarm: 'C78',
  mines: 'C79',
  sabotage: 'C88',
  eviction: 'C90',
  bribery: 'C92',
  sacrifice: 'C94',
  drone: 'C96',
  surprise: 'C99',
};

const RULE_OF_PROMPT: Readonly<Record<Prompt, RuleId>> = {
  'mulligan.look': 'C9',
  'play.choose': 'C15',
  'discardCards.choose': 'C15',
  'attack.defend': 'C29',
  'handOut.choose': 'C57',
  'sendOne.choose': 'C96',
  'axe.aim': RULE_OF_CARD.axe,
  'revolver.aim': RULE_OF_CARD.revolver,
  'shotgun.aim': RULE_OF_CARD.shotgun,
  'sniperRifle.aim': RULE_OF_CARD.sniperRifle,
  'mines.aim': RULE_OF_CARD.mines,
  'sabotage.aim': RULE_OF_CARD.sabotage,
  'eviction.aim': RULE_OF_CARD.eviction,
  'bribery.aim': RULE_OF_CARD.bribery,
  'drone.aim': RULE_OF_CARD.drone,
  'surprise.aim': RULE_OF_CARD.surprise,
};

export const cite = {
  /** Two questions serve several rules; the table tells which is meant. */
  prompt(prompt: string, view: View): RuleId {
    const known = promptOf(prompt);
    if (known === 'handOut.choose') return RULE_OF_HAND_OUT[handOutCause(view)];
    if (known === 'sendOne.choose' && view.inPlay !== null) return RULE_OF_CARD[view.inPlay];
    return RULE_OF_PROMPT[known];
  },
  event: ruleOfEvent,
} satisfies Citations<Event, View>;

/** Why zombies are being handed out. */
export type HandOutCause = 'horde' | 'sacrifice' | 'elimination';

export function handOutCause({ shelters, active, inPlay }: View): HandOutCause {
  if (!shelters[active]!.alive) return 'elimination';
  return inPlay === 'sacrifice' ? 'sacrifice' : 'horde';
}

const RULE_OF_HAND_OUT: Readonly<Record<HandOutCause, RuleId>> = {
  horde: 'C57',
  sacrifice: RULE_OF_CARD.sacrifice,
  elimination: 'C34',
};

function ruleOfEvent(e: Event): RuleId {
  switch (e.type) {
    case 'handExchanged':
      return 'C9';
    case 'turnBegan':
      return 'C14';
    case 'cityStirred':
      return 'A43';
    case 'cardPlayed':
      return isBarrier(e.card) ? 'C70' : RULE_OF_CARD[e.card];
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
      return RULE_OF_CARD[e.barrier];
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
