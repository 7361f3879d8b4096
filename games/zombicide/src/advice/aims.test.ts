import { expect, test } from 'vitest';
import { scene, type Scene } from '../../test/scene.ts';
import type { ZoneNo } from '../state.ts';
import { aimsOf } from './aims.ts';

/** M10 in a campaign whose team has so many XP. */
function lastMission(xp: number): Scene {
  const table = scene({ mission: 'M10', survivors: { amy: {} } });
  table.s.sheets = [{ who: table.one('amy').who, xp, skills: [], bonus: 0, kept: [], marked: [] }];
  return table;
}

const firstOf = ({ s }: Scene): readonly ZoneNo[] | undefined => aimsOf(s).tasks[0];

test('V98 which of the cards that may bring a way out is turned first differs from campaign to campaign', () => {
  const first = [0, 1, 2, 3, 4].map((xp) => firstOf(lastMission(xp))!.join());
  expect(new Set(first).size).toBe(5);
});

test('V391 a team goes on for a better way out than the last one, until somebody is lost', () => {
  const table = lastMission(0);
  table.s.exits = [{ zone: table.zone('1R.s6'), name: 'onFoot' }];
  expect(aimsOf(table.s).exits).toEqual([]);
  table.s.exits = [...table.s.exits, { zone: table.zone('7R.s4'), name: 'tunnel' }];
  expect(aimsOf(table.s).exits).toEqual([table.zone('1R.s6'), table.zone('7R.s4')]);
  const hurt = lastMission(0);
  hurt.s.exits = [{ zone: hurt.zone('1R.s6'), name: 'onFoot' }];
  hurt.one('amy').status = 'rescued';
  expect(aimsOf(hurt.s).exits).toEqual([hurt.zone('1R.s6')]);
});
