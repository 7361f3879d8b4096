import { packProblemText } from '@horda/parts';
import { describe, expect, test } from 'vitest';
import { missionOf, tiles } from '../../../test/maps.ts';
import type { MissionData } from '../../content/mission.ts';
import { MISSIONS } from '../../content/missions/missions.ts';
import { checkMission } from './mission.ts';

/** Place and sentence of each problem. */
function problems(mission: MissionData): readonly string[] {
  return checkMission(mission, 'missions.own').map((each) => `${each.path}: ${packProblemText('en', each)}`);
}

/** S7 with something changed. */
function changed(change: Partial<MissionData>): MissionData {
  return { ...missionOf('S7'), ...change };
}

/** S4, whose vault stands behind a blue door: the key lies under one of three tokens. */
const VAULT = missionOf('S4');

describe('checking a mission', () => {
  test.each(MISSIONS.map((mission) => [mission.id, mission] as const))('V9 %s is in order', (_, mission) => {
    expect(checkMission(mission)).toEqual([]);
  });

  test('V107 a street that ends at a wall of the next tile', () => {
    const { layout } = missionOf('S7');
    const turned = layout.map((place) => (place.tile === '4R' ? ({ ...place, turned: 90 } as const) : place));
    expect(problems(changed({ layout: turned }))).toEqual([
      'missions.own.layout[1]: the street 4R.s5 ends at a wall of 7R: turn one of the tiles.',
      'missions.own.layout[3]: the street 9R.s2 ends at a wall of 4R: turn one of the tiles.',
    ]);
  });

  test('V9 a tile that is used twice, also by its other side, and two tiles in one place', () => {
    const { layout } = missionOf('S7');
    const twice = [...layout.slice(0, 3), { tile: '7V', row: 1, column: 0, turned: 0 } as const];
    expect(problems(changed({ layout: twice }))).toEqual([
      'missions.own.layout[3].tile: "7V" is there already: missions.own.layout[0].tile.',
      'missions.own.layout[3].row: "1, 0" is there already: missions.own.layout[2].',
    ]);
  });

  test('V371 a tile that touches no other, and one that touches others but is to lie apart', () => {
    const { layout } = missionOf('S7');
    const far = [...layout.slice(0, 3), { ...layout[3]!, row: 5 }];
    expect(problems(changed({ layout: far }))).toEqual(['missions.own.layout[3]: 9R touches no other tile.']);
    const near = [...layout.slice(0, 3), { ...layout[3]!, apart: true as const }];
    expect(problems(changed({ layout: near }))).toEqual([
      'missions.own.layout[3]: 9R touches another tile, but is to lie apart.',
    ]);
  });

  test('V9 a zone that is not on the board, wherever it is named', () => {
    const [first, ...cards] = missionOf('S7').cards;
    const moved = { ...first!, at: { zone: '4R.r9' } } as const;
    expect(problems(changed({ cards: [moved, ...cards], crates: ['1R.r1'] }))).toEqual([
      'missions.own.crates[0]: "1R.r1" is not known here. Allowed: 7R, 4R, 5R, 9R.',
      expect.stringMatching(/^missions.own.cards\[0\].at.zone: "4R.r9" is not known here. Allowed: 4R./),
    ]);
  });

  test('V23 a door that does not exist, and one between rooms that are no neighbours', () => {
    const doors = [{ door: '7R.r1|9R.r1', state: 'closed', added: true }] as const;
    expect(problems(changed({ doors }))).toEqual([
      'missions.own.doors[0].door: 7R.r1 and 9R.r1 do not lie next to each other.',
    ]);
    const goals = [{ id: 'doors', test: 'doorsOpen', doors: ['7R.r1|7R.s4'] }] as const;
    expect(problems(changed({ goals }))).toEqual([
      expect.stringMatching(/^missions.own.goals\[0\].doors\[0\]: "7R.r1\|7R.s4" is not known here./),
    ]);
  });

  test('V232 no spawn zone, one twice, the first asleep', () => {
    expect(problems(changed({ spawns: [] }))).toEqual(['missions.own.spawns: is missing.']);
    const twice = { zone: '7R.s3', colour: 'red' } as const;
    expect(problems(changed({ spawns: [twice, twice] }))).toEqual([
      'missions.own.spawns[1].zone: "7R.s3" is there already: missions.own.spawns[0].zone.',
    ]);
    expect(problems(changed({ spawns: [{ ...twice, asleep: true }] }))).toEqual([
      'missions.own.spawns[0]: the first spawn zone is the starting one and cannot sleep.',
    ]);
  });

  test('V112 a zone that nobody can reach', () => {
    const doors = ['2', '7'].map((side) => ({ door: `9R.r1|9R.s${side}`, state: 'sealed' }) as const);
    expect(problems(changed({ doors: doors as MissionData['doors'] & object }))).toContain(
      'missions.own.layout: nobody can reach 9R.r1: turn a tile, or add a door.',
    );
  });

  test('V5 a goal that cannot be met: nowhere to go out', () => {
    const out = problems(changed({ exits: [] })).at(-1);
    expect(out).toBe('missions.own.goals[1]: the goal cannot be met: nobody can reach an exit.');
  });

  test('V368 keys come before what they lock', () => {
    expect(checkMission(VAULT)).toEqual([]);
    const behind = VAULT.cards.map((card) =>
      ['S4-T1', 'S4-T2', 'S4-T3'].includes(card.id) ? ({ ...card, at: { zone: '5R.r2' } } as const) : card,
    );
    expect(problems({ ...VAULT, cards: behind })).toContain(
      'missions.own.goals[0]: the goal cannot be met: nobody can reveal: S4-T4, S4-T5.',
    );
  });

  test('V9 nothing to start from, nothing to do', () => {
    expect(problems(changed({ starts: [] }))).toEqual(['missions.own.starts: is missing.']);
    expect(problems(changed({ goals: [] }))).toEqual(['missions.own.goals: is missing.']);
    expect(problems(tiles('9R', { layout: [] }))).toEqual(['missions.own.layout: is missing.']);
  });
});
