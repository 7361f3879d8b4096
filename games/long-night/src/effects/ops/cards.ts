/** Hands, decks and piles. */
import type { Rule } from '@horda/kernel';
import type { OpName } from '../../content/operations.ts';
import type { State } from '../../state.ts';
import type { Acts } from '../act.ts';

export const CARDS_OPS: Acts<never> = {};
export const CARDS_RULES: readonly Rule<State>[] = [];

/** Still to be written. */
export const CARDS_PENDING = [
  'draw',
  'seek',
  'reveal',
  'revealTakeOne',
  'revealUntil',
  'lookTake',
  'lookDeck',
  'lookCrisis',
  'burnDeck',
  'burnKind',
  'takeRemoved',
  'discard',
  'removeCards',
  'removeRandom',
  'giveHand',
  'takeCard',
  'takeRandom',
  'showHand',
  'showRandom',
  'showObjective',
  'wasteTriggerItem',
  'removeTriggerItem',
  'returnCard',
  'deal',
  'pot',
] as const satisfies readonly OpName[];
