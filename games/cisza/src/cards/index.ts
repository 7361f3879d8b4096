/** All cards with their behaviour: each is its effect, made for it. */
import { recordOf } from '@horda/parts';
import {
  aimPromptOf,
  BARRIERS,
  effectOf,
  isBarrier,
  PRINTED,
  RESOURCES,
  type Barrier,
  type EffectOf,
  type Resource,
} from '../content/resources.ts';
import type { BarrierCard, Card } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';
import { blowUp } from './blow-up.ts';
import { callOff } from './call-off.ts';
import { destroyBarriers } from './destroy-barriers.ts';
import { driveOut } from './drive-out.ts';
import { holdOne } from './hold-one.ts';
import { killAny } from './kill-any.ts';
import { killStrongOrTwo } from './kill-strong-or-two.ts';
import { killWeak } from './kill-weak.ts';
import { rescue } from './rescue.ts';
import { sendLoudly } from './send-loudly.ts';
import { sendWithTop } from './send-with-top.ts';
import { swapShelters } from './swap-shelters.ts';
import { takeSurvivor } from './take-survivor.ts';

type Played = Exclude<Resource, Barrier>;
/** What each effect is for the card that has it, for the question at what to aim it, and for its rule. */
type Making<C extends Resource, Behaviour> = Readonly<
  Record<EffectOf<C>, (card: C, aim: string, why: RuleId) => Behaviour>
>;

const PLAYED: Making<Played, Card> = {
  killWeak,
  killStrongOrTwo,
  killAny,
  rescue,
  destroyBarriers,
  swapShelters,
  takeSurvivor,
  driveOut,
  sendLoudly,
  sendWithTop,
};

const LAID_DOWN: Making<Barrier, BarrierCard> = { holdOne, callOff, blowUp };

/** Cards that do something when they are played. */
export const CARDS: Readonly<Record<Played, Card>> = recordOf(
  RESOURCES.filter((card) => !isBarrier(card)),
  (card) => PLAYED[effectOf(card)](card, aimPromptOf(card), PRINTED[card].rule),
);

/** Cards that are laid down when they are played, and used in an attack. */
export const BARRIER_CARDS: Readonly<Record<Barrier, BarrierCard>> = recordOf(BARRIERS, (card) =>
  LAID_DOWN[effectOf(card)](card, aimPromptOf(card), PRINTED[card].rule),
);
