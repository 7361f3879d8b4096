/** The campaign from its first mission to each of its endings, through the engine. */
import { verifySeries } from '@horda/kernel';
import { describe, expect, test } from 'vitest';
import { NEW_CAMPAIGN, type Campaign, type Member } from '../src/campaign/campaign.ts';
import { CARRY } from '../src/campaign/carry.ts';
import { CAMPAIGN_ORDER, ENDINGS } from '../src/content/campaign.ts';
import { COMPANION_IDS, SURVIVOR_IDS, type AchievementId, type KeywordId } from '../src/content/ids.ts';
import type { ExitId } from '../src/content/mission.ts';
import { BEFORE_ZOMBIES, ZOMBIE_PHASE } from '../src/declared.ts';
import { follow } from '../src/rules/companions.ts';
import { NONE, TYPES, type State } from '../src/state.ts';
import { CampaignTable, GAME, reveals, takes, type NearEnd } from './campaign.ts';
import { die, item, type Scene } from './scene.ts';

const NED = SURVIVOR_IDS.indexOf('ned');
const WANDA = SURVIVOR_IDS.indexOf('wanda');

/** Everybody but the first survivor has left. */
function othersOut({ s }: Scene): void {
  for (const one of s.survivors.slice(1)) Object.assign(one, { status: 'escaped', zone: NONE });
}

/** The way out of this zone; the companions whom the first survivor leads. */
function wayOut(at: string, name: ExitId, led: readonly string[] = []): NearEnd {
  return {
    at,
    with(table) {
      othersOut(table);
      table.s.exits = [{ zone: table.zone(at), name }];
      for (const id of led)
        follow(
          table.s,
          table.s.companions.findIndex(({ who }) => COMPANION_IDS[who] === id),
          0,
        );
    },
  };
}

describe('a whole campaign', () => {
  const played = new CampaignTable();
  const states: State[] = [];
  const member = (n: number): Member => played.campaign.team[n]!;

  test('V343 V345 V346 mission 1: a point from a card is a milestone, and its reward is kept', () => {
    const m1 = played.begin(3);
    expect([m1.s.mission, m1.s.survivors.map(({ owner }) => owner)]).toEqual(['M1', [0, 1, 2, 0, 1, 2]]);
    const near: NearEnd = {
      at: '7R.r1',
      left: ['M1-07'],
      with: ({ s }) => void (s.sheets = s.sheets!.with(0, { ...s.sheets![0]!, xp: 1 })),
    };
    states.push(
      m1.ends(near, [reveals('M1-07'), takes('M1-07', 'carry'), { do: 'campaignSkill', skill: 'lifesaver' }]),
    );
    expect(member(0)).toMatchObject({ survivor: 'justin', xp: 2, skills: ['lifesaver'], bonus: 0 });
    expect(played.campaign).toMatchObject({ mission: 'M2', counters: { rescued: 1 } });
  });

  test('V278 V284 V287 V355 mission 2: equipment is kept by its dice; what was done for others is remembered', () => {
    const m2 = played.begin(2);
    expect(m2.s.survivors[0]).toMatchObject({ owner: 0, skills: expect.arrayContaining(['lifesaver']) });
    const near: NearEnd = {
      at: '6R.r2',
      left: ['M2-06'],
      with({ s }) {
        s.noted = { ...s.noted, counters: { rescued: 11 } };
        for (const one of s.survivors) Object.assign(one, { hand: [], pack: [] });
        s.survivors[0]!.hand = [item('rice')];
        s.survivors[1]!.hand = [item('machete'), item('sawedOff')];
        // Two dice for the Machete, three for the Sawed-Off: one of these shows a Break.
        s.kernel.rigged = [2, 6, 3, 1, 5].map(die);
      },
    };
    states.push(m2.ends(near, [reveals('M2-06'), takes('M2-06', 'arm')]));
    expect(member(1)).toMatchObject({ survivor: 'angelo', kept: ['machete'] });
    expect(played.campaign.achievements).toEqual(['escort', 'samaritan']);
  });

  test('V7 Y40 Y44 mission 3 is lost, and is played again from the state before it', () => {
    const before = played.campaign;
    const lost = played.begin(2).ends(
      {
        at: '8V.r4',
        left: ['M3-08'],
        with(table) {
          for (const one of table.s.survivors.slice(1)) Object.assign(one, { status: 'down', downIn: 1 });
          table.s.survivors[0]!.wounds = 2;
          table.s.zombies[table.zone('8V.r4') * TYPES] = 3;
          table.s.kernel.stack.push(ZOMBIE_PHASE.frame({}));
        },
      },
      [{ do: 'end' }],
    );
    expect(lost.ending).toBe('allDown');
    states.push(lost);
    expect([CARRY.leaves(lost), played.campaign]).toEqual([null, before]);
    const again = played.begin(2);
    expect([again.s.mission, again.s.survivors[1]!.pack.concat(again.s.survivors[1]!.hand)]).toEqual([
      'M3',
      expect.arrayContaining([item('machete')]),
    ]);
    const near: NearEnd = {
      at: '8V.r4',
      left: ['M3-08'],
      with: ({ s }) => void (s.survivors[5]!.status = 'dead'),
    };
    states.push(again.ends(near, [reveals('M3-08'), takes('M3-08', 'call')]));
    expect(played.campaign.team[5]).toBe(null);
    expect(played.campaign.history.map(({ mission, dead }) => [mission, dead])).toEqual([
      ['M1', []],
      ['M2', []],
      ['M3', ['tess']],
    ]);
  });

  test('V255 V256 V257 V258 mission 4: somebody else takes the place of the dead, with an empty sheet', () => {
    const m4 = played.begin(4, [NED]);
    expect(m4.s.survivors[5]).toMatchObject({ who: NED, owner: 1, bonus: 0 });
    expect(m4.s.sheets![5]).toMatchObject({ who: NED, xp: 0, skills: [], kept: [] });
    expect(m4.s.noted.achievements).toEqual(['escort', 'samaritan', 'openChannel']);
    const near: NearEnd = {
      at: '11V.sw',
      done: ['searchlightOff'],
      keywords: ['cityMap', 'keys'],
      with(table) {
        othersOut(table);
        // Y50, W21: who lies there is left behind; V259: who was picked up is not.
        Object.assign(table.s.survivors[1]!, { status: 'down', downIn: 1, zone: table.zone('9R.s2') });
        Object.assign(table.s.survivors[2]!, { status: 'rescued' });
      },
    };
    states.push(m4.ends(near, [{ do: 'exit' }]));
    expect(played.campaign.team.map((one) => one?.survivor ?? null)).toEqual([
      'justin',
      null,
      'mindy',
      'anton',
      'ashley',
      'ned',
    ]);
    // V368: a keyword that outlasts its mission, and one that does not.
    expect(played.campaign.keywords).toEqual(['cityMap']);
  });

  test('V395 V356 mission 5: the shelter gives its achievement, Taylor stays with the team', () => {
    const m5 = played.begin(1, [WANDA]);
    const near: NearEnd = {
      at: '12R.x1',
      with(table) {
        table.s.rules = ['shelter:12R.x1'];
        table.s.companions = [
          {
            who: COMPANION_IDS.indexOf('taylor'),
            leader: NONE,
            zone: table.zone('12R.x1'),
            status: 'standing',
            spared: false,
          },
        ];
        table.s.kernel.stack.push(BEFORE_ZOMBIES.frame({}));
      },
    };
    states.push(m5.ends(near, [{ do: 'end' }]));
    expect(played.campaign.achievements).toEqual(['escort', 'samaritan', 'openChannel', 'taylorWithUs', 'mole']);
  });

  test('V352 V353 mission 6: a point for all; a bonus action is there from now on', () => {
    const m6 = played.begin(6);
    expect(m6.s.companions.map(({ who }) => COMPANION_IDS[who])).toEqual(['taylor']);
    const near: NearEnd = {
      at: '13R.c2',
      left: ['M6-13'],
      with({ s }) {
        s.noted = { ...s.noted, counters: { ...s.noted.counters, clues: 3 } };
        s.sheets = s.sheets!.with(3, { ...s.sheets![3]!, xp: 1 });
      },
    };
    states.push(m6.ends(near, [reveals('M6-13'), { do: 'bonusAction' }]));
    expect(played.campaign.team.map((one) => one!.xp)).toEqual([3, 1, 1, 2, 1, 1]);
    expect(member(3)).toMatchObject({ survivor: 'anton', bonus: 1 });
    // V368: clues end with their mission.
    expect(played.campaign.counters).toEqual({ rescued: 12 });
  });

  test('V351 V401 mission 7: the bunker card is noted', () => {
    const m7 = played.begin(2);
    expect(m7.s.survivors[3]).toMatchObject({ bonus: 1 });
    const near: NearEnd = { at: '14V.b', left: ['M7-14'], keywords: ['bunkerAccessCard'] };
    states.push(m7.ends(near, [reveals('M7-14')]));
    expect(played.campaign.keywords).toEqual(['cityMap', 'bunkerAccessCard']);
  });

  test('V406 mission 8: air for the bunker', () => {
    const m8 = played.begin(2);
    const near: NearEnd = { at: '12V.b', left: ['M8-12'], keywords: ['fuse'] };
    const rewards = Array.from({ length: 4 }, () => ({ do: 'bonusAction' }) as const);
    states.push(m8.ends(near, [reveals('M8-12'), takes('M8-12', 'air'), ...rewards]));
    expect(played.campaign.achievements.at(-1)).toBe('breath');
    expect(played.campaign.team.map((one) => one!.xp)).toEqual([4, 2, 2, 3, 2, 2]);
  });

  test('V411 V412 mission 9: the President goes with the team', () => {
    const m9 = played.begin(2);
    const near: NearEnd = { at: '13R.c2', left: ['M9-13'], keywords: ['helicopter'] };
    states.push(m9.ends(near, [reveals('M9-13'), takes('M9-13', 'president')]));
    expect(played.campaign.achievements.at(-1)).toBe('presidentsVoice');
    expect(played.campaign).toMatchObject({
      mission: 'M10',
      counters: { rescued: 14 },
      keywords: ['cityMap', 'bunkerAccessCard', 'helicopter'],
    });
  });

  test('V373 V414 mission 10: the campaign ends, and all of it verifies as one series', () => {
    const m10 = played.begin(3);
    expect(m10.s.companions.map(({ who }) => COMPANION_IDS[who])).toEqual(['taylor', 'president']);
    const near = wayOut('11V.se', 'helicopter', ['president', 'taylor']);
    states.push(m10.ends({ ...near, keywords: ['strikeCancelled'] }, [{ do: 'exit' }]));
    expect(states.at(-1)).toMatchObject({ ending: 'won', epilogue: 'flightAtDawn' });
    expect(states.map(({ mission }) => mission)).toEqual([...CAMPAIGN_ORDER.slice(0, 3), ...CAMPAIGN_ORDER.slice(2)]);
    expect(verifySeries(GAME, played.saves)).toEqual(states.map((s) => expect.objectContaining({ ending: s.ending })));
    expect(played.saves.map(({ left }) => left !== undefined)).toEqual(
      states.map(({ ending, mission }) => ending === 'won' && mission !== 'M10'),
    );
  });
});

describe('every ending can be reached', () => {
  const TEAM = ['justin', 'angelo', 'mindy', 'anton', 'ashley', 'tess'] as const;

  /** Nine missions were won without a loss. */
  function atTheEnd(achievements: readonly AchievementId[], keywords: readonly KeywordId[]): Campaign {
    return {
      ...NEW_CAMPAIGN,
      mission: 'M10',
      team: TEAM.map((survivor) => ({ survivor, xp: 0, skills: [], bonus: 0, kept: [] })),
      achievements,
      keywords,
      counters: { rescued: 3 },
      history: CAMPAIGN_ORDER.slice(0, 9).map((mission) => ({ mission, rounds: 9, kills: 20, dead: [] })),
    };
  }

  const WAYS: readonly [string, ExitId, AchievementId[], (KeywordId | 'none')[], string[]][] = [
    ['flightAtDawn', 'helicopter', ['presidentsVoice'], ['strikeCancelled'], ['president']],
    // Without the President the order is not recalled from the air.
    ['lastFlight', 'helicopter', ['presidentsVoice'], ['strikeCancelled'], []],
    ['coldOrder', 'helicopter', ['wilsonsHand'], [], []],
    ['lastFlight', 'helicopter', ['wilsonsHand'], ['strikeCancelled'], []],
    ['lastFlight', 'helicopter', [], [], []],
    ['theLastRun', 'bus', ['presidentsVoice'], ['strikeCancelled'], ['president']],
    ['underTheCity', 'tunnel', ['mole'], [], []],
    ['onFootIntoTheDark', 'onFoot', [], [], []],
  ];

  test.each(WAYS)('V414 %s by %s with %j, %j and %j', (ending, exit, achievements, keywords, led) => {
    const last = new CampaignTable(atTheEnd(achievements, ['helicopter']));
    const s = last.begin(2).ends({ ...wayOut('11V.se', exit, led), keywords }, [{ do: 'exit' }]);
    expect(s).toMatchObject({ ending: 'won', epilogue: ending });
    expect(CARRY.leaves(s)).toBe(null);
  });

  test('V414 no ending is without a way', () => {
    expect(new Set(WAYS.map(([ending]) => ending))).toEqual(new Set(ENDINGS.map(({ id }) => id)));
  });

  test('Y50 a companion whom nobody led out is not part of the end', () => {
    const campaign = atTheEnd(['taylorWithUs'], []);
    const alone = new CampaignTable(campaign).begin().ends(wayOut('11V.se', 'onFoot'), [{ do: 'exit' }]);
    const led = new CampaignTable(campaign).begin().ends(wayOut('11V.se', 'onFoot', ['taylor']), [{ do: 'exit' }]);
    expect([GAME.view(alone as never, 0), GAME.view(led as never, 0)]).toMatchObject([
      { afterword: [] },
      { afterword: ['taylor'] },
    ]);
  });
});

describe('when nobody is left to take a place', () => {
  const DEAD = SURVIVOR_IDS.filter((_, i) => i >= 1 && i < 14);

  /** Thirteen have died, so that only five live. */
  const campaign: Campaign = {
    ...NEW_CAMPAIGN,
    mission: 'M4',
    team: [...SURVIVOR_IDS.slice(14), SURVIVOR_IDS[0]].map((survivor) => ({
      survivor: survivor!,
      xp: 0,
      skills: [],
      bonus: 0,
      kept: [],
    })),
    counters: { rescued: 0 },
    history: [
      { mission: 'M1', rounds: 9, kills: 20, dead: DEAD.slice(0, 6) },
      { mission: 'M2', rounds: 9, kills: 20, dead: DEAD.slice(6, 12) },
      { mission: 'M3', rounds: 9, kills: 20, dead: DEAD.slice(12) },
    ],
  };

  test('V255 V256 the team goes on with those who live, and the next death leaves four', () => {
    expect(CARRY.check(campaign).problems).toEqual([]);
    const table = new CampaignTable(campaign);
    const m4 = table.begin(3);
    expect(m4.s.survivors.map(({ owner }) => owner)).toEqual([0, 1, 2, 0, 1]);
    const near: NearEnd = {
      at: '11V.sw',
      done: ['searchlightOff'],
      with(scene) {
        othersOut(scene);
        scene.s.survivors[4]!.status = 'dead';
      },
    };
    m4.ends(near, [{ do: 'exit' }]);
    expect(table.campaign.team.map((one) => one!.survivor)).toEqual(SURVIVOR_IDS.slice(14));
  });
});
