import { describe, expect, test } from 'vitest';
import { apply, run, type PackProblem } from '@horda/kernel';
import { cardNo, scene, type Scene } from '../../test/scene.ts';
import { SURVIVOR_IDS } from '../content/ids.ts';
import { END } from '../declared.ts';
import { holds } from '../effects/conditions.ts';
import { zombicide } from '../game.ts';
import { DEFAULTS } from '../options.ts';
import type { Choice, Event, State } from '../state.ts';
import { NEW_CAMPAIGN, type Campaign, type Member } from './campaign.ts';
import { CARRY } from './carry.ts';
import { newSheet } from './sheets.ts';

const TEAM = ['justin', 'angelo', 'mindy', 'anton', 'ashley', 'tess'] as const;

function member(survivor: Member['survivor'], more: Partial<Member> = {}): Member {
  return { survivor, xp: 0, skills: [], bonus: 0, kept: [], ...more };
}

/** After two missions, without any loss. */
const CAMPAIGN: Campaign = {
  mission: 'M3',
  team: TEAM.map((id) => member(id)),
  achievements: ['samaritan'],
  keywords: ['bus'],
  counters: { rescued: 7 },
  history: [
    { mission: 'M1', rounds: 12, kills: 40, dead: [] },
    { mission: 'M2', rounds: 9, kills: 31, dead: [] },
  ],
};

function begun(campaign: Campaign | null, seats = 2): State {
  return zombicide.setup({ ...DEFAULTS, mission: 'campaign', team: 'washington' }, seats, [1, 2, 3, 4], null, campaign);
}

function won(change: (s: State) => void): Scene {
  const table = scene({ mission: 'M2', survivors: { amy: { at: '8R.s7' }, ned: { at: '8R.s7' } }, round: 9 });
  Object.assign(table.s, { campaign: { ...NEW_CAMPAIGN, history: CAMPAIGN.history.slice(0, 1) } });
  table.s.sheets = table.s.survivors.map(({ who }) => ({ ...newSheet(who), xp: 3, bonus: 1 }));
  change(table.s);
  return table.runs(END, { ending: 'won' });
}

describe('what a mission leaves', () => {
  test('V373 V344 V287 the next mission, sheets, what is noted, and what happened', () => {
    const table = won((s) => {
      s.noted = { achievements: ['mole'], keywords: ['bus', 'medicine'], counters: { rescued: 4, clues: 2 } };
      s.kills = 20;
    });
    expect(CARRY.leaves(table.s)).toEqual({
      mission: 'M3',
      team: [member('amy', { xp: 3, bonus: 1 }), member('ned', { xp: 3, bonus: 1 })],
      achievements: ['mole'],
      // Other keywords and counters end with their mission.
      keywords: ['bus'],
      counters: { rescued: 4 },
      history: [CAMPAIGN.history[0], { mission: 'M2', rounds: 9, kills: 20, dead: [] }],
    });
  });

  test('V255 V258 the place of a dead survivor is free; achievements stay with the team', () => {
    const table = won((s) => {
      s.survivors[1]!.status = 'dead';
      s.noted = { ...s.noted, achievements: ['badge'] };
    });
    expect(CARRY.leaves(table.s)).toMatchObject({ team: [{ survivor: 'amy' }, null], achievements: ['badge'] });
    expect(CARRY.leaves(table.s)!.history.at(-1)!.dead).toEqual(['ned']);
  });

  test('V259 who was picked up keeps the sheet, without cards', () => {
    const table = won((s) => {
      s.survivors[1]!.status = 'rescued';
    });
    expect(CARRY.leaves(table.s)!.team[1]).toEqual(member('ned', { xp: 3, bonus: 1 }));
  });

  test('V7 Y44 a lost mission leaves nothing: it is played again, or the campaign is lost', () => {
    for (const ending of ['allDown', 'goal'] as const) {
      const table = scene({ mission: 'M2', survivors: { amy: {} } });
      Object.assign(table.s, { campaign: NEW_CAMPAIGN, sheets: [newSheet(0)] });
      expect(CARRY.leaves(table.runs(END, { ending }).s)).toBe(null);
    }
  });

  test('V373 the last mission leaves nothing: the campaign is over', () => {
    const table = scene({ mission: 'M10', survivors: { amy: {} } });
    Object.assign(table.s, { campaign: NEW_CAMPAIGN, sheets: [newSheet(0)] });
    expect(CARRY.leaves(table.runs(END, { ending: 'won' }).s)).toBe(null);
  });

  test('V373 a mission that stands alone leaves nothing', () => {
    expect(CARRY.leaves(scene({ mission: 'M1', survivors: { amy: {} } }).runs(END, { ending: 'won' }).s)).toBe(null);
  });

  test('what is left passes the check', () => {
    const campaign: Campaign = { ...CAMPAIGN, mission: 'M2', history: CAMPAIGN.history.slice(0, 1) };
    const s = begun(campaign);
    Object.assign(s, { ending: 'won', round: 8 });
    expect(CARRY.check(CARRY.leaves(s), null).problems).toEqual([]);
  });
});

describe('the next mission', () => {
  test('V340 V373 a new campaign begins with M1 and empty sheets', () => {
    const s = begun(null);
    expect(s.mission).toBe('M1');
    expect(s.sheets).toEqual(TEAM.map((id) => newSheet(SURVIVOR_IDS.indexOf(id))));
  });

  test('V350 V354 Y73 skills beside the blue one, all bonus actions; health, AP and level as new', () => {
    const anton = member('anton', { xp: 5, skills: ['nightFighter'], bonus: 1 });
    const s = begun({ ...CAMPAIGN, team: CAMPAIGN.team.with(3, anton) });
    expect(s.survivors[3]).toMatchObject({
      skills: ['dieRanged', 'nightFighter'],
      bonus: 1,
      wounds: 0,
      ap: 0,
      level: 0,
    });
    expect(s.sheets![3]).toMatchObject({ xp: 5, marked: [] });
  });

  test('V344 V368 the team knows what it has noted', () => {
    const s = begun(CAMPAIGN);
    expect(s.noted).toEqual({ achievements: ['samaritan'], keywords: ['bus'], counters: { rescued: 7 } });
  });

  test('V285 kept cards are not in their decks', () => {
    const team = CAMPAIGN.team.with(1, member('angelo', { kept: ['subMg', 'subMg', 'goldenKukri'] }));
    const s = begun({ ...CAMPAIGN, team });
    expect(s.equipment.deck).not.toContain(cardNo('subMg'));
    expect(s.epic.deck).not.toContain(cardNo('goldenKukri'));
    expect(s.equipment.deck).toHaveLength(43);
  });
});

describe('a survivor in the place of a dead one', () => {
  const VACANT: Campaign = {
    ...CAMPAIGN,
    team: CAMPAIGN.team.with(1, null),
    history: CAMPAIGN.history.with(1, { ...CAMPAIGN.history[1]!, dead: ['angelo'] }),
  };

  test('V255 V256 is chosen by its player among those who are neither in the team nor dead', () => {
    const s = begun(VACANT);
    run(zombicide, s);
    const [ask] = s.kernel.asks;
    expect([ask!.seat, ask!.prompt]).toEqual([1, 'beginning.choose']);
    expect(ask!.options).toHaveLength(SURVIVOR_IDS.length - 6);
    for (const id of TEAM) expect(ask!.options).not.toContainEqual({ do: 'join', who: SURVIVOR_IDS.indexOf(id) });
  });

  test('V257 V258 begins with an empty sheet, and the achievements of the team hold', () => {
    const s = begun(VACANT);
    run(zombicide, s);
    const picks: Choice[] = [{ do: 'join', who: SURVIVOR_IDS.indexOf('elle') }];
    apply<State, Choice, Event>(zombicide, s, { tick: 0, seat: 1, picks });
    expect(s.sheets![1]).toEqual(newSheet(SURVIVOR_IDS.indexOf('elle')));
    expect(s.survivors[1]).toMatchObject({ who: SURVIVOR_IDS.indexOf('elle'), owner: 1, skills: ['sniper'], bonus: 0 });
    expect(s.noted.achievements).toEqual(['samaritan']);
  });

  test('V355 V356 Y60 achievements are noted for the team, whoever earned them', () => {
    const s = begun({ ...VACANT, achievements: ['mole'] });
    expect(holds(s, { achievement: 'mole' }, 0)).toBe(true);
    expect(holds(s, { achievement: 'samaritan' }, 0)).toBe(false);
  });
});

describe('a campaign from a file', () => {
  const problems = (change: Partial<Record<keyof Campaign, unknown>>): readonly PackProblem[] =>
    CARRY.check({ ...CAMPAIGN, ...change }, null).problems;
  const withAnton = (more: Partial<Record<keyof Member, unknown>>): unknown =>
    CAMPAIGN.team.with(3, { ...member('anton'), ...more } as Member);

  test('is taken as it is when all is possible', () => {
    expect(CARRY.check(JSON.parse(JSON.stringify(CAMPAIGN)), null)).toEqual({ content: CAMPAIGN, problems: [] });
  });

  test.each<[string, Partial<Record<keyof Campaign, unknown>>, object]>([
    ['an unknown mission', { mission: 'M11' }, { path: 'mission', kind: 'word', given: 'M11' }],
    [
      'a history of too few missions',
      { history: [] },
      { path: 'history', kind: 'value', must: { is: 'list', least: 2, most: 2 } },
    ],
    [
      'missions out of order',
      { history: CAMPAIGN.history.toReversed() },
      { path: 'history[0].mission', kind: 'word', given: 'M2', allowed: ['M1'] },
    ],
    ['a team of five', { team: CAMPAIGN.team.slice(1) }, { path: 'team', kind: 'value' }],
    [
      'a survivor twice',
      { team: withAnton({ survivor: 'tess' }) },
      { path: 'team[5].survivor', kind: 'repeated', first: 'team[3].survivor' },
    ],
    [
      'too much experience',
      { team: withAnton({ xp: 21 }) },
      { path: 'team[3].xp', kind: 'value', must: { is: 'number', min: 0, max: 20 } },
    ],
    [
      'more rewards than milestones',
      { team: withAnton({ xp: 4, bonus: 2 }) },
      { path: 'team[3].skills', kind: 'total', given: 2, needed: 1 },
    ],
    [
      'a milestone without a reward',
      { team: withAnton({ xp: 2 }) },
      { path: 'team[3].skills', kind: 'total', given: 0, needed: 1 },
    ],
    [
      'a skill of no campaign',
      { team: withAnton({ xp: 2, skills: ['sniper'] }) },
      { path: 'team[3].skills[0]', kind: 'word', given: 'sniper' },
    ],
    [
      'a skill twice',
      { team: withAnton({ xp: 5, skills: ['lifesaver', 'lifesaver'] }) },
      { path: 'team[3].skills[1]', kind: 'repeated', first: 'team[3].skills[0]' },
    ],
    [
      'a card that nobody keeps',
      { team: withAnton({ kept: ['bullets'] }) },
      { path: 'team[3].kept[0]', kind: 'word', given: 'bullets' },
    ],
    ['a keyword of one mission', { keywords: ['medicine'] }, { path: 'keywords[0]', kind: 'word', given: 'medicine' }],
    ['a field that does not exist', { extra: 1 } as object, { path: 'extra', kind: 'field' }],
    [
      'a free place without a dead',
      { team: CAMPAIGN.team.with(0, null) },
      { path: 'team', kind: 'total', given: 1, needed: 0 },
    ],
  ])('V340 is refused with %s, with the place and what would be right', (_, change, problem) => {
    expect(CARRY.check({ ...CAMPAIGN, ...change }, null).content).toBe(null);
    expect(problems(change)).toContainEqual(expect.objectContaining(problem));
  });

  test('V284 is refused with more cards of a kind than exist', () => {
    expect(problems({ team: withAnton({ kept: ['katana', 'katana', 'katana'] }) })).toEqual([
      expect.objectContaining({ path: 'team[3].kept[2]', kind: 'other' }),
    ]);
  });

  test('V255 is refused with somebody who has died', () => {
    const history = CAMPAIGN.history.with(0, { ...CAMPAIGN.history[0]!, dead: ['tess'] });
    expect(problems({ history })).toContainEqual(
      expect.objectContaining({ path: 'history[0].dead[0]', kind: 'repeated', first: 'team[5].survivor' }),
    );
  });

  test('is refused without anything in it', () => {
    expect(CARRY.check(null).problems).toEqual([{ path: '', kind: 'value', given: null, must: { is: 'object' } }]);
    expect(CARRY.check({}).problems.map(({ path }) => path)).toEqual([
      'mission',
      'team',
      'achievements',
      'keywords',
      'counters',
      'history',
    ]);
  });
});
