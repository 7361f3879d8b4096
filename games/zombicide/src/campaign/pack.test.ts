import { packOf, seal, verify, type AnyGame } from '@horda/kernel';
import { record, seedFrom } from '@horda/testing';
import { expect, test } from 'vitest';
import { CAMPAIGN_ORDER } from '../content/campaign.ts';
import { SURVIVOR_IDS } from '../content/ids.ts';
import { zombicide } from '../game.ts';
import { DEFAULTS } from '../options.ts';
import { PACK } from '../pack.ts';
import type { Campaign } from './campaign.ts';
import { CARRY } from './carry.ts';

const game = zombicide as unknown as AnyGame;

/** A pack in which a handful of bullets can be kept. */
function ownPack(): object {
  const { equipment } = JSON.parse(JSON.stringify(PACK.template(DEFAULTS))) as {
    equipment: Record<string, Record<string, { conservation?: number }>>;
  };
  equipment['equipment']!['bullets']!.conservation = 1;
  const { content, problems } = PACK.check({ equipment });
  expect(problems).toEqual([]);
  return content!;
}

/** The second mission, with a card that somebody has kept. */
function withKept(kept: readonly string[]): Campaign {
  const team = SURVIVOR_IDS.slice(0, 6).map((survivor, i) => ({
    survivor,
    xp: 0,
    skills: [],
    bonus: 0,
    kept: i === 0 ? kept : [],
  }));
  const history = [{ mission: CAMPAIGN_ORDER[0]!, rounds: 7, kills: 9, dead: [] }];
  return {
    mission: 'M2',
    team,
    achievements: [],
    keywords: [],
    counters: { rescued: 0 },
    history,
  } as unknown as Campaign;
}

test('V278 V285 what a campaign may keep depends on its cards: a pack goes along', () => {
  const campaign = withKept(['bullets']);
  const pack = ownPack();
  expect(CARRY.check(campaign, pack).problems).toEqual([]);
  expect(CARRY.check(campaign, null).problems).toMatchObject([{ path: 'team[0].kept[0]', kind: 'word' }]);
  const s = zombicide.setup({ ...DEFAULTS, mission: 'campaign' }, 1, [1, 2, 3, 4], pack, campaign);
  expect([s.mission, s.sheets![0]!.kept.length]).toEqual(['M2', 1]);
});

test('V9 a game with a pack is saved with it, and verifies', () => {
  const pack = packOf('mine', PACK.check(PACK.template({ ...DEFAULTS, mission: 'S1' })).content!);
  const options = { ...DEFAULTS, mission: 'mine' } as unknown as Record<string, string | boolean>;
  const packed = {
    ...game,
    setup: (...[o, seats, seed]: Parameters<AnyGame['setup']>) => game.setup(o, seats, seed, pack.content),
  };
  const save = { ...record(packed, { seats: 2, options, seed: seedFrom('pack') }), pack };
  const sealed = JSON.parse(JSON.stringify(seal(game, save))) as ReturnType<typeof seal>;
  expect(game.outcome(verify(game, sealed as never))).not.toBe(null);
  const changed = {
    ...sealed,
    pack: { ...pack, content: { ...pack.content, zombieCards: [{ extraActivation: 'walker' }] } },
  };
  expect(() => verify(game, changed as never)).toThrow(/pack mine/);
});
