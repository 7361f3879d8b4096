/** Campaign sheets in play. (V340) */
import { EQUIPMENT } from '../content/equipment.ts';
import { EQUIPMENT_IDS, SURVIVOR_IDS, type EquipmentId } from '../content/ids.ts';
import type { CardNo, Sheet, State, SurvivorNo } from '../state.ts';
import type { Member } from './campaign.ts';

/** V257: without anything. */
export function newSheet(who: number): Sheet {
  return { who, xp: 0, skills: [], bonus: 0, kept: [], marked: [] };
}

export function sheetOf({ survivor, xp, skills, bonus, kept }: Member): Sheet {
  return { who: SURVIVOR_IDS.indexOf(survivor), xp, skills, bonus, kept: kept.map(keptCard), marked: [] };
}

export function memberOf({ who, xp, skills, bonus, kept }: Sheet): Member {
  const cards = kept.map((card) => EQUIPMENT[card]!.id);
  return { survivor: SURVIVOR_IDS[who]!, xp, skills, bonus, kept: cards };
}

/** V278: names of cards that can be kept. Of those in several decks only one has the value. */
export const KEPT_IDS: readonly EquipmentId[] = EQUIPMENT_IDS.filter((id) => keptCard(id) !== -1);

export function keptCard(id: EquipmentId): CardNo {
  return EQUIPMENT.findIndex((card) => card.id === id && card.conservation !== undefined);
}

export function write(s: State, survivor: SurvivorNo, changes: Partial<Sheet>): void {
  s.sheets = s.sheets!.map((sheet, i) => (i === survivor ? { ...sheet, ...changes } : sheet));
}
