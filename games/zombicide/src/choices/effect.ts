/** What objective cards and notes ask. */
import type { CardId } from '../content/mission.ts';

export type EffectChoice =
  /** V365: an option of this card or note. */
  { readonly do: 'option'; readonly card: CardId; readonly option: string };
