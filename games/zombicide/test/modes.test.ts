/** The optional modes (V434–V443) in missions that stand alone: each can be chosen, does what it says, and comes to an end. */
import { completeSettings, run } from '@horda/kernel';
import { describe, expect, test } from 'vitest';
import { STANDALONE_MISSIONS } from '../src/content/missions/missions.ts';
import { ABOMINATION, ADRENALINE, WOUNDS } from '../src/declared.ts';
import { zombicide } from '../src/game.ts';
import { DEFAULTS, OPTIONS } from '../src/options.ts';
import { boardHere } from '../src/rules/mission.ts';
import { ENDINGS, NONE, type Options, type State } from '../src/state.ts';
import { shot } from './fights.ts';
import { scene } from './scene.ts';
import { playOut } from './whole-game.ts';

type Mode = Partial<Options>;
const MODES: readonly Mode[] = [
  { darkZones: true },
  { companion: true },
  { ultrared: true },
  { fest: true },
  { cars: true },
  { difficulty: 'easy' },
  { difficulty: 'normal' },
  { difficulty: 'hard' },
];
const IDS = STANDALONE_MISSIONS.map(({ id }) => id);

/** Up to the first question. */
function begun(mission: string, mode: Mode): State {
  const s = zombicide.setup({ ...DEFAULTS, mission, ...mode }, 2, [1, 2, 3, 4], null);
  run(zombicide, s);
  return s;
}

describe.each(MODES)('%o', (mode) => {
  test('V434 V443 can be chosen for every mission that stands alone', () => {
    for (const mission of IDS)
      expect(completeSettings({ options: OPTIONS }, 2, { mission, ...mode }, 'default').settings).toMatchObject(mode);
  });

  test('V1 comes to an end in five random games', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const { ending } = playOut({ mission: IDS[seed]!, ...mode }, 1 + (seed % 4), seed);
      expect(ENDINGS).toContain(ending);
    }
  });
});

describe('V434 dark zones', () => {
  test('V434 in S0 nobody shoots into a dark room from afar', () => {
    const survivors = { amy: { at: '5R.s7', hand: ['sniperRifle'], only: [] } } as const;
    const isShot = (darkZones: boolean): boolean => {
      const position = { survivors, open: ['6R.r1|6R.s2'], zombies: { '6R.r1': { walker: 1 } } };
      const table = scene({ mission: 'S0', options: { darkZones }, ...position }).turn('amy');
      return table.isOffered(shot(table, ['sniperRifle'], '6R.r1'));
    };
    expect([isShot(false), isShot(true)]).toEqual([true, false]);
  });
});

describe('V435 a companion', () => {
  test.each(IDS.filter((id) => id !== 'S3'))('V435 waits alone where the team of %s begins', (mission) => {
    const s = begun(mission, { companion: true });
    expect(s.companions).toMatchObject([{ leader: NONE, zone: boardHere(s).places.starts[0], status: 'standing' }]);
    expect(begun(mission, {}).companions).toEqual([]);
  });

  test('V439 none comes beside those of S3', () => {
    expect(begun('S3', { companion: true }).companions).toEqual(begun('S3', {}).companions);
  });

  test('V439 never in a mission of the campaign', () => {
    expect(begun('M2', { companion: true }).companions).toEqual([]);
  });

  test('V437 follows whoever spends an action in its zone', () => {
    const table = scene({ mission: 'S1', companions: { borys: '9R.s2' } }).turn('amy');
    table.does({ do: 'rally', companion: 0 });
    expect([table.s.companions[0]!.leader, table.one('amy').actions]).toEqual([0, 2]);
  });

  test('V438 loses the mission by its death', () => {
    const table = scene({ mission: 'S1', companions: { borys: 'amy' } });
    const hits = { hits: [1], damage: 1, cause: 'zombies', by: NONE, given: [0], companions: [] } as const;
    table.runs(WOUNDS, { zone: table.one('amy').zone, ...hits }).does({ do: 'companionHit', companion: 0 });
    expect(table.s.ending).toBe('companions');
  });
});

test('V440 Ultrared: in S4 adrenaline goes on after 43', () => {
  const after = (ultrared: boolean): number => {
    const table = scene({ mission: 'S4', options: { ultrared }, survivors: { amy: { ap: 43 } } });
    return table.runs(ADRENALINE, { survivor: 0, n: 5 }).one('amy').ap;
  };
  expect([after(false), after(true)]).toEqual([43, 48]);
});

test('V441 Abomination Fest: in S4 another comes beside the first', () => {
  const come = (fest: boolean): number => {
    const table = scene({ mission: 'S4', options: { fest }, abominations: { patientZero: '1V.s5' } });
    return table.runs(ABOMINATION, { zone: table.zone('1V.s5'), always: false }).s.abominations.length;
  };
  expect([come(false), come(true)]).toEqual([1, 2]);
});

test.each(IDS)('V442 cars: the team of %s begins beside one, and may get in', (mission) => {
  const s = begun(mission, { cars: true });
  const { zone } = s.survivors[0]!;
  expect(s.cars).toEqual([{ zone, driver: NONE, others: [] }]);
  expect(boardHere(s).zones[zone]!.kind).toBe('street');
});

test.each(IDS)('V443 difficulty: %s is played with easier cards, or with harder ones', (mission) => {
  const numbers = (difficulty: Options['difficulty']): readonly number[] =>
    begun(mission, { difficulty })
      .zombieCards.deck.map((card) => card + 1)
      .filter((no) => no <= LAST_SPAWN);
  expect(Math.max(...numbers('easy'))).toBeLessThanOrEqual(LAST_EASIER);
  expect(Math.min(...numbers('hard'))).toBeGreaterThan(LAST_EASIER);
});
/** As printed: then harder ones follow, and extra activations. */
const LAST_EASIER = 18;
const LAST_SPAWN = 36;
