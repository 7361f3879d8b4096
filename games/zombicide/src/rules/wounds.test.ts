import { describe, expect, test } from 'vitest';
import { HERE } from '../../test/fights.ts';
import { scene, type Position, type Scene } from '../../test/scene.ts';
import { WOUNDS } from '../declared.ts';
import { NONE } from '../state.ts';

/** Zombies hit those in the zone: walkers, brutes, runners, abominations. */
function bitten(position: Position, ...hits: number[]): Scene {
  const table = scene({ mission: 'M1', ...position });
  const given = table.s.survivors.map(() => 0);
  const zone = table.zone(HERE);
  return table.runs(WOUNDS, { zone, hits, damage: 1, cause: 'zombies', by: NONE, given, companions: [] });
}

const woundsOf = (table: Scene): number[] => table.s.survivors.map(({ wounds }) => wounds);

describe('hits of zombies', () => {
  test('V204 the players hand them out; the owner of the one with the most health is asked', () => {
    const table = bitten({ seats: 2, survivors: { amy: { at: HERE, wounds: 1 }, ned: { at: HERE, seat: 1 } } }, 2);
    expect(table.s.kernel.asks[0]!.seat).toBe(1);
    table.stage.offers({ do: 'spreadHits' }, { do: 'takeHit', survivor: 1 }, { do: 'takeHit', survivor: 0 });
    table.does({ do: 'takeHit', survivor: 0 }, { do: 'takeHit', survivor: 1 });
    expect(woundsOf(table)).toEqual([2, 1]);
  });

  test('V204 by one touch to the one with the most health, again and again', () => {
    const table = bitten({ survivors: { amy: { at: HERE, wounds: 1 }, ned: { at: HERE } } }, 3);
    table.does({ do: 'spreadHits' });
    expect(woundsOf(table)).toEqual([2, 2]);
  });

  test('V203 a single survivor takes all of them without a question', () => {
    expect(woundsOf(bitten({ survivors: { amy: { at: HERE }, ned: { at: '2V.s2' } } }, 2))).toEqual([2, 0]);
  });

  test('Y39 nobody who is down takes more; what is left is lost', () => {
    const table = bitten({ survivors: { amy: { at: HERE, wounds: 2 }, ned: { at: HERE, wounds: 2 }, doug: {} } }, 5);
    expect(table.s.survivors.map(({ status }) => status)).toEqual(['down', 'down', 'standing']);
  });

  test('Y39 the rest goes to the others', () => {
    const table = bitten({ survivors: { amy: { at: HERE, wounds: 2 }, ned: { at: HERE }, doug: {} } }, 3);
    table.does({ do: 'takeHit', survivor: 0 });
    expect(woundsOf(table)).toEqual([3, 2, 0]);
    expect(table.one('amy').status).toBe('down');
  });

  test('V435 V162 a companion takes a hit and dies of it; it is the last to be offered', () => {
    const table = bitten({ survivors: { amy: { at: HERE } }, companions: { taylor: 'amy' } }, 1);
    table.stage.offers({ do: 'takeHit', survivor: 0 }, { do: 'companionHit', companion: 0 });
    table.does({ do: 'companionHit', companion: 0 });
    expect(table.s.companions[0]!.status).toBe('dead');
    expect(table.one('amy')).toMatchObject({ wounds: 0, companions: [] });
  });

  test('V438 in the campaign nothing more follows; elsewhere too few companions lose the game', () => {
    expect(bitten({ survivors: { amy: {} }, companions: { taylor: HERE } }, 1).s.ending).toBe(null);
    const rescue = scene({ mission: 'S3', companions: { hania: '6R.r2', borys: '6R.r2', pola: '8R.r1' } });
    const locals = { hits: [1], damage: 1, cause: 'zombies', by: NONE, given: [0], companions: [] } as const;
    rescue.runs(WOUNDS, { zone: rescue.zone('6R.r2'), ...locals });
    rescue.does({ do: 'companionHit', companion: 0 });
    // Two of the three are enough.
    expect(rescue.s.ending).toBe(null);
    rescue.runs(WOUNDS, { zone: rescue.zone('6R.r2'), ...locals });
    expect(rescue.s.ending).toBe('companions');
  });

  test('V438 the death of a companion takes the achievement where a mission says so', () => {
    const table = scene({ mission: 'M7', companions: { taylor: '13V.c' }, achievements: ['taylorWithUs', 'mole'] });
    const zone = table.zone('13V.c');
    table.runs(WOUNDS, { zone, hits: [1], damage: 1, cause: 'zombies', by: NONE, given: [0], companions: [] });
    expect(table.s.noted.achievements).toEqual(['mole']);
  });

  test('V435 the President ignores the first wound of a mission while the team is Praetorian', () => {
    const position: Position = { survivors: { amy: {} }, companions: { president: HERE } };
    const guarded = bitten({ ...position, achievements: ['praetorian'] }, 1);
    expect(guarded.s.companions[0]).toMatchObject({ status: 'standing', spared: true });
    expect(bitten({ ...position, achievements: ['praetorian'] }, 2).s.companions[0]!.status).toBe('dead');
    expect(bitten(position, 1).s.companions[0]!.status).toBe('dead');
  });

  test('X22 Dreadnought: zombies of that type deal no wounds', () => {
    const survivors = { amy: { at: HERE, only: ['dreadnoughtWalker'] } } as const;
    expect(woundsOf(bitten({ survivors }, 2))).toEqual([0]);
    expect(woundsOf(bitten({ survivors }, 0, 1, 1))).toEqual([2]);
    const two = bitten({ survivors: { ned: { at: HERE }, ...survivors } }, 2, 1);
    two.does({ do: 'takeHit', survivor: 1 }, { do: 'takeHit', survivor: 1 }, { do: 'takeHit', survivor: 0 });
    expect(woundsOf(two)).toEqual([1, 0]);
  });

  test('Y53 Tough counts once in an attack, so its owner can take one hit more', () => {
    const survivors = { amy: { at: HERE, wounds: 2, only: ['tough'] }, ned: { at: HERE, wounds: 2 } } as const;
    const table = bitten({ survivors: { ...survivors, doug: {} } }, 2);
    table.does({ do: 'takeHit', survivor: 0 }, { do: 'takeHit', survivor: 0 });
    expect(table.s.survivors.map(({ status }) => status)).toEqual(['down', 'standing', 'standing']);
  });
});
