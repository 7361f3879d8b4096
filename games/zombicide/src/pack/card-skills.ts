/** V180, V181: which skills do something on a card. Others are refused, so that nobody relies on them. */
import { inside, type PackNotes } from '@horda/parts';
import { SKILL_IDS } from '../content/ids.ts';
import type { PackedCard } from '../content/packed.ts';
import { SKILLS, type SkillId } from '../content/skills.ts';
import type { Traits } from '../content/vocabulary.ts';

/** What a skill may do in throws, which have no dice. */
const OF_THROWS: readonly SkillId[] = ['twoCocktails', 'hitAndRun', 'maxRange'];
/** Nothing breaks without All-Out dice. */
const OF_ALL_OUT: readonly SkillId[] = ['makeshiftRepair', 'spareParts', 'doubleAllOut'];
/** Traits that matter only to those who shoot. */
const OF_SHOTS = ['maxRange', 'picksTargets', 'pointBlank', 'spares', 'nightAccuracy', 'seesAtNight'] as const;

export function noteSkill(notes: PackNotes, path: string, card: PackedCard): void {
  const { skill, modes, thrown, inPack } = card;
  if (skill === undefined) return;
  const refuse = (en: string, pl: string): void =>
    void notes.push({ path: inside(path, 'skill'), kind: 'other', en: `${skill} ${en}`, pl: `${skill} ${pl}` });
  if (modes !== undefined || thrown !== undefined) {
    const right = SKILL_IDS.filter((each) => worksOnWeapon(each, card));
    if (!right.includes(skill))
      refuse(
        `does nothing on this weapon: a weapon's skill works only in attacks with it. Right here: ${right.join(', ')}.`,
        `nic nie daje na tej broni: Umiejętność broni działa tylko w atakach tą bronią. Pasują tu: ${right.join(', ')}.`,
      );
  } else if (SKILLS[skill].when === 'setup')
    refuse(
      'works before anybody has cards: give it to a survivor, or this card another skill.',
      'działa, zanim ktokolwiek ma karty: daj ją Ocalałemu, a tej karcie inną.',
    );
  else if (skill === 'hoard')
    refuse(
      'would leave too many cards behind when this card goes: give it to a survivor, or this card another skill.',
      'zostawiłaby za dużo kart, gdy ta zniknie: daj ją Ocalałemu, a tej karcie inną.',
    );
  else if (skill === 'webbing' && inPack !== true)
    refuse(
      'puts all cards into the backpack, where this one does not work: add "inPack": true.',
      'odkłada wszystkie karty do plecaka, a ta tam nie działa: dopisz "inPack": true.',
    );
}

function worksOnWeapon(skill: SkillId, { modes = [], thrown, allOut }: PackedCard): boolean {
  if (thrown !== undefined) return OF_THROWS.includes(skill);
  if (skill === 'hitAndRun') return true;
  const gives: Traits = SKILLS[skill].gives ?? {};
  const needsAllOut = OF_ALL_OUT.includes(skill);
  if ((needsAllOut || gives.allOut === true) && allOut === undefined) return false;
  // X24: a row of attacks is counted for the survivor, whatever the weapon.
  if (gives.escalates === true) return false;
  if (OF_SHOTS.some((trait) => gives[trait] !== undefined)) return modes.some(({ kind }) => kind === 'ranged');
  if (gives.in !== undefined) return gives.in === 'combat' || modes.some(({ kind }) => kind === gives.in);
  return needsAllOut || gives.rerolls !== undefined;
}
