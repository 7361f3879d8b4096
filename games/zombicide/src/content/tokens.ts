/** Markers that objective cards give. All are ours. */
import type { KeywordId, TokenId } from './ids.ts';
import type { ZoneName } from './mission.ts';
import { HOUSE, type Source } from './vocabulary.ts';

export interface TokenData {
  /** It takes a place in the backpack of its holder. */
  readonly fillsSlot?: true;
  /** The holder may hand it over in a trade, besides the cards. */
  readonly traded?: true;
  /** Noted when its holder leaves through an exit. */
  readonly keywordOnExit?: KeywordId;
  /** How often it can be used; then it is discarded. */
  readonly uses?: number;
  /** Used at any moment: one survivor heals all wounds. */
  readonly healsFully?: true;
  /** Used before a zombie phase: every walker and runner in a zone within the range of this one is removed. */
  readonly clears?: { readonly from: ZoneName; readonly range: number };
  /** While its holder stands in this zone: more dice in ranged actions. */
  readonly rangedDice?: { readonly zone: ZoneName; readonly dice: number };
  /** More damage to abominations. */
  readonly damageToAbominations?: number;
  /** The damage of one melee action a turn; a Break in it discards the token. */
  readonly meleeDamageOnce?: number;
  readonly source: Source;
}

export const TOKENS: Readonly<Record<TokenId, TokenData>> = {
  medicine: { uses: 1, healsFully: true, source: HOUSE },
  dogTags: { fillsSlot: true, keywordOnExit: 'dogTags', source: HOUSE },
  gunNest: { rangedDice: { zone: '11V.se', dice: 1 }, source: HOUSE },
  slugs: { traded: true, damageToAbominations: 1, source: HOUSE },
  sabre: { traded: true, meleeDamageOnce: 3, source: HOUSE },
  guards: { uses: 2, clears: { from: '11R.k2', range: 2 }, source: HOUSE },
  briefcase: { fillsSlot: true, source: HOUSE },
};
