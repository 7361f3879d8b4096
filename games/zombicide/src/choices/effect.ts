/** What objective cards and notes ask. */
import type { CardId } from '../content/mission.ts';
import type { ZoneNo } from '../state.ts';

export type EffectChoice =
  /** V365: an option of this card or note. */
  | { readonly do: 'option'; readonly card: CardId; readonly option: string }
  /** A zone that is struck, cleared, or no longer spawns. */
  | { readonly do: 'zone'; readonly zone: ZoneNo }
  /** The next card of a deck that was looked at; or the cards stay as they lie. */
  | { readonly do: 'onTop'; readonly deck: 'zombie' | 'abomination'; readonly card: number }
  /** The cards stay as they lie. */
  | { readonly do: 'leaveOrder' }
  /** A face-down card is looked at, by its place in the state's list; and all have seen what was shown. (W13) */
  | { readonly do: 'lookAt'; readonly place: number }
  | { readonly do: 'seen' }
  /** A marker is not used now. */
  | { readonly do: 'saveToken' };
