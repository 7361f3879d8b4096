/** Campaign sheets in play. (V340) */
import { contentOf, type Content } from '../content/content.ts';
import { SURVIVOR_IDS, type EquipmentId } from '../content/ids.ts';
import type { CardNo, Sheet, State, SurvivorNo } from '../state.ts';
import type { Member } from './campaign.ts';

/** V257: without anything. */
export function newSheet(who: number): Sheet {
  return { who, xp: 0, skills: [], bonus: 0, kept: [], marked: [] };
}

export function sheetOf(s: State, { survivor, xp, skills, bonus, kept }: Member): Sheet {
  const cards = kept.map((card) => keptCard(contentOf(s), card));
  return { who: SURVIVOR_IDS.indexOf(survivor), xp, skills, bonus, kept: cards, marked: [] };
}

export function memberOf(s: State, { who, xp, skills, bonus, kept }: Sheet): Member {
  const cards = kept.map((card) => contentOf(s).equipment[card]!.id);
  return { survivor: SURVIVOR_IDS[who]!, xp, skills, bonus, kept: cards };
}

/** V278: the card of this name that can be kept; -1: none can. Of those in several decks only one has the value. */
export function keptCard({ equipment }: Content, id: EquipmentId): CardNo {
  return equipment.findIndex((card) => card.id === id && card.conservation !== undefined && card.copies > 0);
}

export function write(s: State, survivor: SurvivorNo, changes: Partial<Sheet>): void {
  s.sheets = s.sheets!.map((sheet, i) => (i === survivor ? { ...sheet, ...changes } : sheet));
}
