import { describe, expect, test } from 'vitest';
import { resolved } from '../../test/cards/resolving.ts';
import { scene } from '../../test/scene.ts';
import { NEW_CAMPAIGN } from '../campaign/campaign.ts';
import { EQUIPMENT } from '../content/equipment.ts';
import type { AchievementId, KeywordId } from '../content/ids.ts';
import { CAMPAIGN_MISSIONS, MISSIONS } from '../content/missions/missions.ts';
import { TILES } from '../content/tiles.ts';
import { HARM } from '../declared.ts';
import { zombicide } from '../game.ts';
import { DEFAULTS } from '../options.ts';
import { isDarkRoom } from '../rules/light.ts';
import { boardHere, missionOf } from '../rules/mission.ts';
import { NONE, type State } from '../state.ts';
import { view } from '../view.ts';
import { isAnnounced } from './standing.ts';
import { run } from '@horda/kernel';

const byId = (id: string) => MISSIONS.find((mission) => mission.id === id)!;

/** A mission of the campaign begins for a team that has done this. */
function begun(mission: string, achievements: readonly AchievementId[], keywords: readonly KeywordId[] = []): State {
  const campaign = { ...NEW_CAMPAIGN, mission, achievements, keywords };
  const s = zombicide.setup(
    { ...DEFAULTS, difficulty: 'normal', mission: 'campaign' },
    1,
    [1, 2, 3, 4],
    null,
    campaign,
  );
  run(zombicide, s);
  return s;
}

describe('how missions begin', () => {
  test('V374 the campaign is played by all rules of this book', () => {
    for (const { rules, knockout, startHour, survivors } of CAMPAIGN_MISSIONS) {
      expect({ rules, knockout, survivors }).toEqual({ rules: 'washington', knockout: true, survivors: [6, 6] });
      expect(startHour).toBeGreaterThanOrEqual(0);
    }
  });

  test('V359 nobody sees which of the mixed tokens of S4 lies where', () => {
    const { s } = scene({ mission: 'S4' });
    const mixed = view(s, 0).placed.filter(({ card }) => card === NONE);
    expect(mixed).toHaveLength(3);
    expect(s.placed.every(({ card }) => card !== NONE)).toBe(true);
  });

  test('V370 a card of M1 lies where no objective is printed', () => {
    const { at } = byId('M1').cards.find(({ id }) => id === 'M1-10')!;
    expect(at).toEqual({ zone: '3R.s3' });
    expect(TILES['3R'].objective?.[0]).not.toBe('s3');
  });

  test('V384 six noise tokens of M2 lie for good in the zone across 1R and 2R', () => {
    const { s } = scene({ mission: 'M2' });
    const zone = s.lasting.findIndex((n) => n === 6);
    expect(boardHere(s).zones[zone]!.tiles.toSorted()).toEqual(['1R', '2R']);
  });

  test('V392 in M4 the pile of corpses lies where 10V has its crate', () => {
    const { crates, cards } = byId('M4');
    expect(crates.some((zone) => zone.startsWith('10V.'))).toBe(false);
    expect(cards.find(({ id }) => id === 'M4-12')?.at).toEqual({ zone: `10V.${TILES['10V'].crate?.[0]}` });
  });

  test('V403 the green zone of M7 works from the start with Let there be light, and is not there without', () => {
    const green = (s: State) => s.spawns.filter(({ colour }) => colour === 'green').map(({ from }) => from);
    expect(green(begun('M7', ['letThereBeLight']))).toEqual([1]);
    expect(green(begun('M7', []))).toEqual([]);
  });

  test('V356 what the team has done brings Taylor and a clue to M6', () => {
    const s = begun('M6', ['taylorWithUs'], ['floorPlan']);
    expect(s.companions).toMatchObject([{ who: 0, leader: NONE }]);
    expect(s.noted.counters).toMatchObject({ clues: 1 });
    expect(begun('M6', []).companions).toEqual([]);
  });

  test('Y85 the campaign has no dark zones, nor has a house with its lights on', () => {
    const campaign = begun('M6', []);
    const { s } = scene({ mission: 'M6', options: { darkZones: true } });
    const zone = boardHere(s).zones.findIndex(({ kind }) => kind === 'dark');
    expect(isDarkRoom(s, zone)).toBe(true);
    expect(isDarkRoom({ ...s, rules: ['litHouse'] }, zone)).toBe(false);
    expect(isDarkRoom({ ...campaign, options: s.options }, zone)).toBe(false);
  });
});

describe('how missions end', () => {
  test('V395 the goal of M5 is not told before a shelter is found', () => {
    const told = (s: State) =>
      missionOf(s)
        .goals.filter((goal) => isAnnounced(s, goal))
        .map(({ id }) => id);
    expect(told(scene({ mission: 'M5' }).s)).toEqual([]);
    expect(told(resolved('M5-N1').table.s)).toEqual(['reachShelter']);
    expect(told(scene({ mission: 'M4' }).s)).toEqual(['searchlightOff', 'allOut']);
  });

  test('V399 mission M6 is won when the note of the entrance is read', () => {
    const { table } = resolved('M6-13', { counters: { clues: 3 } });
    table.shows({ ending: 'won', read: [5] });
    resolved('M6-13', { counters: { clues: 2 } }).table.shows({ ending: null, read: [] });
  });

  test('V406 mission M8 is won when the generator runs', () => {
    resolved('M8-12', { keywords: ['fuse'], option: 'air' }).table.shows({ ending: 'won' });
    resolved('M8-12').table.shows({ ending: null });
  });

  test('V254 a death loses a stand-alone mission, but not one of the campaign', () => {
    const falls = (mission: string) =>
      scene({ mission, survivors: { amy: {}, doug: {} } }).runs(HARM, { survivor: 0, n: 3, cause: 'zombies' });
    for (const { id, knockout } of MISSIONS) expect(falls(id).s.ending).toBe(knockout ? null : 'death');
  });
});

test('V322 weapons of the Secret Service can be fought All-Out and kept', () => {
  const weapons = EQUIPMENT.filter(({ deck, modes }) => deck === 'secretService' && modes !== undefined);
  expect(weapons).toHaveLength(6);
  expect(weapons.every(({ allOut = 0, conservation = 0 }) => allOut > 0 && conservation > 0)).toBe(true);
});
