import { describe, expect, test } from 'vitest';
import { scene, type Position, type Scene } from '../../test/scene.ts';
import type { SkillId } from '../content/ids.ts';
import type { Choice } from '../state.ts';

function ned(skill: SkillId, position: Position = {}): Scene {
  const { ned: spec, ...others } = position.survivors ?? {};
  return scene({ ...position, survivors: { ned: { only: [skill], ...spec }, ...others } }).turn('ned');
}

function zones(table: Scene): readonly number[] {
  return table.options.flatMap((option) => (option.do === 'skill' ? [option.zone] : []));
}

describe('Shove', () => {
  const shove = (table: Scene, name: string): Choice => ({ do: 'skill', skill: 'shove', zone: table.zone(name) });

  test('X49 free once a turn: all zombies of the own zone into one next to it', () => {
    const table = ned('shove', {
      zombies: { '6R.s7': { walker: 2, brute: 1 }, '6R.s6': { walker: 1 } },
      abominations: { patientZero: '6R.s7' },
    });
    table.does(shove(table, '6R.s6'));
    expect([table.crowd('6R.s7'), table.crowd('6R.s6')]).toEqual([{}, { walker: 3, brute: 1 }]);
    expect(table.s.abominations[0]!.zone).toBe(table.zone('6R.s6'));
    expect(table.one('ned')).toMatchObject({ actions: 3, used: ['shove'] });
    expect(zones(table)).toEqual([]);
  });

  test('X49 sandbags do not stop it, the tank does', () => {
    const table = ned('shove', {
      mission: 'S6',
      survivors: { ned: { at: '10V.w' } },
      zombies: { '10V.w': { walker: 1 } },
    });
    expect(table.isOffered(shove(table, '10V.sw'))).toBe(true);
    expect(table.isOffered(shove(table, '10V.c'))).toBe(false);
  });

  test('X49 nothing to shove without zombies', () => {
    expect(zones(ned('shove'))).toEqual([]);
  });
});

describe('Lifesaver', () => {
  const POSITION: Position = {
    seats: 2,
    survivors: { elle: { at: '6R.s6', seat: 1 }, doug: { at: '6R.s6' } },
    zombies: { '6R.s6': { walker: 1 } },
  };

  test('V431 X37 free once a turn: those who are willing come over, and it is no Move', () => {
    const table = ned('lifesaver', POSITION);
    table.does({ do: 'skill', skill: 'lifesaver', zone: table.zone('6R.s6') });
    table.stage.asks({ seat: 1, prompt: 'lifesaver.choose' });
    table.does({ do: 'come', survivor: 1 }, { do: 'stay', survivor: 2 });
    expect(table.one('elle').zone).toBe(table.zone('6R.s7'));
    expect(table.one('doug').zone).toBe(table.zone('6R.s6'));
    expect(table.one('ned')).toMatchObject({ actions: 3, used: ['lifesaver'] });
  });

  test('X37 only from a zone with a zombie and a survivor', () => {
    expect(zones(ned('lifesaver', { ...POSITION, zombies: {} }))).toEqual([]);
    expect(zones(ned('lifesaver', { zombies: { '6R.s6': { walker: 1 } } }))).toEqual([]);
  });

  test('Y77 the beam of who is pulled follows, and cannot be turned', () => {
    const elle = { at: '6R.s6', pack: ['flashlight'], light: '6R.s5' } as const;
    const table = ned('lifesaver', { ...POSITION, night: true, survivors: { elle } });
    table.does({ do: 'skill', skill: 'lifesaver', zone: table.zone('6R.s6') }, { do: 'come', survivor: 1 });
    expect([table.prompt, table.one('elle').light]).toEqual(['turn.choose', table.zone('6R.s7')]);
  });
});

describe('Taunt', () => {
  test('X61 V338 Y12 zombies up to two zones away get an extra activation towards the survivor', () => {
    const position: Position = {
      zombies: { '6R.s5': { walker: 2 }, '6R.s3': { walker: 1 } },
      survivors: { elle: { at: '9R.s7' } },
    };
    const table = ned('taunt', position);
    expect(zones(table)).toEqual([table.zone('6R.s5')]);
    table.does({ do: 'skill', skill: 'taunt', zone: table.zone('6R.s5') });
    expect([table.crowd('6R.s5'), table.crowd('6R.s6')]).toEqual([{}, { walker: 2 }]);
  });
});
