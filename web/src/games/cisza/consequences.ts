/** What will follow: the noise that is about to be made, and what can no longer be mended. */
import { isBarrier, PRINTED, type Resource } from '@horda/cisza/content/resources';
import type { Choice } from '@horda/cisza/state';
import { attackersLeft, offers, ownShelter } from '@horda/cisza/text/messages';
import type { View } from '@horda/cisza/view';
import type { Seat } from '@horda/kernel';
import type { CiszaWords } from './text/words.ts';

export interface Noise {
  /** It will surely come; otherwise it is what a card that may be played would bring. */
  readonly certain: boolean;
  /** In whose shelter; null: in one that is being chosen. */
  readonly shelter: Seat | null;
  readonly rule: string;
}

/** The noise to speak of beside the city; `considered`: the card of the hand that the player looks at. */
export function noiseAhead(view: View, considered: Resource | null): Noise | null {
  const rule = ruleOfNoise(view);
  const { inPlay, active } = view;
  if (inPlay === 'drone') return { certain: true, shelter: null, rule };
  if (inPlay !== null && PRINTED[inPlay].noise) return { certain: true, shelter: active, rule };
  if (considered === 'drone') return { certain: false, shelter: null, rule };
  if (considered !== null && isLoud(considered)) return { certain: false, shelter: view.seat, rule };
  return inPlay === null && offersNoise(view) ? { certain: false, shelter: view.seat, rule } : null;
}

/** A barrier makes its noise when it is used, not when it is laid down. */
function isLoud(card: Resource): boolean {
  return PRINTED[card].noise && !isBarrier(card);
}

/** Something loud may be done now by the one who looks on. */
function offersNoise({ asks }: View): boolean {
  return asks.some(({ own }) =>
    own?.options.some(
      (option) =>
        option.do === 'noise' ||
        (option.do === 'play' && isLoud(option.card)) ||
        (option.do === 'use' && PRINTED[option.barrier].noise),
    ),
  );
}

function ruleOfNoise({ city: { top } }: View): string {
  if (top === null) return 'A5';
  return top === 'survivor' ? 'C21' : 'C22';
}

/** Only what hurts and cannot be taken back is asked about. */
export function warning(choice: Choice, view: View, words: CiszaWords): string | null {
  if (view.seat === null) return null;
  const { survivors, barriers, zombies } = ownShelter(view);
  if (choice.do === 'play' && choice.card === 'sacrifice' && survivors.length === 1) return words.lastSurvivor;
  if (choice.do === 'face' && view.attack !== null && survivors.length > 0)
    return attackersLeft(view.attack) >= survivors.length ? words.fatalAttack : null;
  if (choice.do !== 'end' && choice.do !== 'discard') return null;
  const doomed = barriers.length === 0 && survivors.length > 0 && zombies.length >= survivors.length;
  return doomed && offers(view, 'play') ? words.fatalEnd : null;
}
