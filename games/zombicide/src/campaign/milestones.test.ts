import { describe, expect, test } from 'vitest';
import { blow, fight, HERE } from '../../test/fights.ts';
import { scene, type Position, type Scene } from '../../test/scene.ts';
import { CAMPAIGN_SKILLS } from '../content/campaign.ts';
import { ADRENALINE, EXPERIENCE } from '../declared.ts';
import type { Sheet } from '../state.ts';
import { milestonesAt } from './milestones.ts';
import { newSheet } from './sheets.ts';

/** Amy with this on her sheet. */
function amy(sheet: Partial<Sheet>, position: Position = {}): Scene {
  const table = scene({ mission: 'M1', survivors: { amy: { at: HERE } }, ...position });
  table.s.sheets = table.s.survivors.map(({ who }) => ({ ...newSheet(who), ...sheet }));
  return table;
}

const sheetOf = (table: Scene): Sheet => table.s.sheets![0]!;

describe('experience', () => {
  test('V341 V343 orange gives a point, red another, each once a mission', () => {
    const table = amy({}, { survivors: { amy: { at: HERE, ap: 18 } } }).runs(ADRENALINE, { survivor: 0, n: 1 });
    table.does({ do: 'learn', skill: 'freeMelee' });
    expect(sheetOf(table)).toMatchObject({ xp: 1, marked: [2] });
    table.runs(ADRENALINE, { survivor: 0, n: 24 }).does({ do: 'learn', skill: 'medic' });
    expect(sheetOf(table)).toMatchObject({ xp: 2, marked: [2, 3] });
    // V345: and the second point is a milestone.
    expect(table.prompt).toBe('experience.choose');
  });

  test('V342 Ultrared gives none', () => {
    const table = amy({ marked: [2, 3] }, { options: { ultrared: true }, survivors: { amy: { at: HERE, ap: 61 } } });
    table.runs(ADRENALINE, { survivor: 0, n: 1 });
    table.does(table.options[0]!);
    expect(sheetOf(table).xp).toBe(0);
  });

  test('V341 V345 V346 orange again in the second mission: the first milestone, with a choice at once', () => {
    const table = amy({ xp: 1 }, { survivors: { amy: { at: HERE, ap: 18 } } }).runs(ADRENALINE, { survivor: 0, n: 1 });
    table.does({ do: 'learn', skill: 'freeMelee' });
    expect(table.prompt).toBe('experience.choose');
    table.does({ do: 'campaignSkill', skill: 'lifesaver' });
    expect(sheetOf(table)).toMatchObject({ xp: 2, skills: ['lifesaver'] });
    expect(table.one('amy').skills).toContain('lifesaver');
  });

  test('V347 milestones stand at 2, 5, 8, 11, 14, 17 and 20', () => {
    expect([1, 2, 4, 5, 8, 11, 14, 17, 19, 20].map(milestonesAt)).toEqual([0, 1, 1, 2, 3, 4, 5, 6, 6, 7]);
  });

  test('V343 V344 cards may give more, across several milestones', () => {
    const table = amy({ xp: 1 }).runs(EXPERIENCE, { survivor: 0, n: 5 });
    table.does({ do: 'bonusAction' }, { do: 'bonusAction' });
    expect(sheetOf(table)).toMatchObject({ xp: 6, bonus: 2 });
  });

  test('V348 beyond 20 points nothing follows', () => {
    const table = amy({ xp: 20, bonus: 7 }).runs(EXPERIENCE, { survivor: 0, n: 3 });
    expect(sheetOf(table).xp).toBe(20);
    expect(table.s.kernel.events).toEqual([]);
  });

  test('V349 each campaign skill is owned once', () => {
    const table = amy({ xp: 4, skills: ['lifesaver'] }).runs(EXPERIENCE, { survivor: 0, n: 1 });
    expect(table.options).toHaveLength(1 + CAMPAIGN_SKILLS.length - 1);
    expect(table.isOffered({ do: 'campaignSkill', skill: 'lifesaver' })).toBe(false);
  });

  test('V346 V352 V353 a bonus action is added to the reserve and may be spent in this mission', () => {
    const table = amy({ xp: 4, bonus: 1 }).runs(EXPERIENCE, { survivor: 0, n: 1 });
    table.does({ do: 'bonusAction' });
    expect(sheetOf(table).bonus).toBe(2);
    expect(table.one('amy').bonus).toBe(1);
  });

  test('V357 Y43 a skill that says what a survivor starts with works from the next setup on', () => {
    const table = amy({ xp: 1 }).runs(EXPERIENCE, { survivor: 0, n: 1 });
    table.does({ do: 'campaignSkill', skill: 'startsWithAmmo' });
    expect(sheetOf(table).skills).toEqual(['startsWithAmmo']);
    expect(table.one('amy').skills).toEqual(['freeMove']);
  });

  test('V340 V351 outside of the campaign there is no sheet and no point', () => {
    const table = scene({ survivors: { amy: { ap: 18 } } }).runs(ADRENALINE, { survivor: 0, n: 1 });
    table.does({ do: 'learn', skill: 'freeMelee' });
    expect([table.s.sheets, table.prompt]).toEqual([null, '']);
  });

  test('V34 V351 V353 V273 bonus actions are spent on anything, all in one turn if wanted', () => {
    const table = fight({
      ned: { hand: ['kukri'], bonus: 2 },
      zombies: { [HERE]: { walker: 9 } },
      dice: Array(10).fill(1),
    });
    for (let i = 0; i < 4; i++) table.does(blow(table, ['kukri']));
    expect(table.one('ned')).toMatchObject({ actions: 0, bonus: 1 });
    table.does(blow(table, ['kukri']));
    expect(table.one('ned')).toMatchObject({ bonus: 0, acted: true });
  });
});
