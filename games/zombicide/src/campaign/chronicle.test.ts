import { describe, expect, test } from 'vitest';
import { scene, type Scene } from '../../test/scene.ts';
import { LANGUAGES } from '@horda/parts';
import { END } from '../declared.ts';
import { chronicleLines } from '../text/chronicle.ts';
import { MISSION_TEXTS } from '../text/missions/all.ts';
import { namesOf } from '../text/names.ts';
import { view } from '../view.ts';
import { NEW_CAMPAIGN } from './campaign.ts';
import { chronicleOf, type Chronicle } from './chronicle.ts';
import { newSheet } from './sheets.ts';

/** M2 with Amy, who has two points and a skill, and Ned; Tess died in M1. */
function second(): Scene {
  const table = scene({
    mission: 'M2',
    survivors: { amy: { at: '8R.s7' }, ned: { at: '8R.s7' } },
    round: 9,
    achievements: ['badge'],
    keywords: ['bus', 'medicine'],
  });
  const history = [{ mission: 'M1', rounds: 13, kills: 29, dead: ['tess' as const] }];
  Object.assign(table.s, { campaign: { ...NEW_CAMPAIGN, history }, kills: 31 });
  table.s.sheets = table.s.survivors.map(({ who }) => newSheet(who));
  table.s.sheets = table.s.sheets.with(0, { ...table.s.sheets[0]!, xp: 2, skills: ['lifesaver'] });
  return table;
}

const chronicle = ({ s }: Scene): Chronicle => chronicleOf(view(s, 0))!;
const states = (table: Scene): string[] => chronicle(table).missions.map(({ state }) => state);
const LATER = Array.from({ length: 7 }, () => 'later');

describe('the campaign as its pages show it', () => {
  test('V373 in the middle of a mission: what was won, what is played, what is to come', () => {
    const table = second();
    expect(states(table)).toEqual(['won', 'now', 'later', ...LATER]);
    expect(chronicle(table)).toMatchObject({ ahead: 'M2', keywords: ['bus', 'medicine'], fallen: [{ mission: 'M1' }] });
    expect(chronicle(table).missions[0]!.result).toMatchObject({ rounds: 13, kills: 29 });
  });

  test('V368 V373 after a victory: the next one is ahead, and only lasting keywords stay', () => {
    const table = second().runs(END, { ending: 'won' });
    expect(states(table)).toEqual(['won', 'won', 'next', ...LATER]);
    expect(chronicle(table)).toMatchObject({ ahead: 'M3', keywords: ['bus'] });
    expect(chronicle(table).missions[1]!.result).toEqual({ rounds: 9, kills: 31, dead: [] });
  });

  test('Y44 after a defeat the same one is ahead', () => {
    const table = second().runs(END, { ending: 'allDown' });
    expect(states(table)).toEqual(['won', 'lost', 'later', ...LATER]);
    expect(chronicle(table).ahead).toBe('M2');
  });

  test('V414 after the last one nothing is ahead', () => {
    const table = scene({ mission: 'M10', survivors: { amy: {} } });
    const history = Array.from({ length: 9 }, (_, i) => ({ mission: `M${i + 1}`, rounds: 1, kills: 0, dead: [] }));
    Object.assign(table.s, { campaign: { ...NEW_CAMPAIGN, history }, sheets: [newSheet(0)], epilogue: 'lastFlight' });
    table.runs(END, { ending: 'won' });
    expect(chronicle(table).ahead).toBe(null);
    expect(chronicleLines(view(table.s, 0), namesOf('en', MISSION_TEXTS)).join('\n')).toContain('Last Flight');
  });

  test('a mission by itself belongs to no campaign', () => {
    const { s } = scene({ mission: 'M1' });
    expect([chronicleOf(view(s, 0)), chronicleLines(view(s, 0), namesOf('en', MISSION_TEXTS))]).toEqual([null, []]);
  });

  test.each(LANGUAGES)('is told in lines (%s)', (language) => {
    const lines = chronicleLines(view(second().s, 0), namesOf(language, MISSION_TEXTS));
    const [first, two, amy] = {
      en: ['13 rounds', 'being played', '2 XP; Lifesaver'],
      pl: ['13 rund', 'trwa', '2 PDK; Zbawca'],
    }[language];
    expect([lines[1], lines[2], lines.find((line) => line.includes('Amy'))]).toEqual(
      [first, two, amy].map((part) => expect.stringContaining(part!)),
    );
  });
});
