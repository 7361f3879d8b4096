import { describe, expect, test } from 'vitest';
import { item, scene } from '../../test/scene.ts';
import { PLAYER, REACTION } from '../declared.ts';
import { gainSkill } from '../rules/skills.ts';
import type { Choice } from '../state.ts';
import { keep, resume } from './kept.ts';

describe('the turn of a survivor', () => {
  test('V32 three actions; four from yellow level on', () => {
    expect(
      scene({ survivors: { ned: {} } })
        .turn('ned')
        .one('ned').actions,
    ).toBe(3);
    expect(
      scene({ survivors: { ned: { ap: 7 } } })
        .turn('ned')
        .one('ned').actions,
    ).toBe(4);
  });

  test('V32 X1 the skill +1 Action adds up', () => {
    const table = scene({ survivors: { ned: { only: ['action', 'action'] } } }).turn('ned');
    expect(table.one('ned').actions).toBe(5);
  });

  test('V33 X4 X65 free actions come with every turn', () => {
    const table = scene({ survivors: { ned: { only: ['freeMove', 'freeAllOutMelee'] } } }).turn('ned');
    expect(table.one('ned').free).toEqual(['move', 'allOutMelee']);
  });

  test('V35 an action may be repeated', () => {
    const table = scene({ survivors: { ned: {} } })
      .turn('ned')
      .does({ do: 'makeNoise' }, { do: 'makeNoise' });
    expect(table.s.noise[table.zone('6R.s7')]).toBe(2);
  });

  test('V38 without anything left to do it ends by itself, with cards in the hands', () => {
    const table = scene({ survivors: { ned: { only: [], hand: ['pistol'] } } }).turn('ned');
    table.does({ do: 'makeNoise' }, { do: 'makeNoise' }, { do: 'makeNoise' });
    expect(table.one('ned').acted).toBe(true);
  });

  test('V34 V353 bonus actions keep it going', () => {
    const table = scene({ survivors: { ned: { only: [], bonus: 2 } } }).turn('ned');
    for (let i = 0; i < 4; i++) table.does({ do: 'makeNoise' });
    expect(table.one('ned')).toMatchObject({ acted: false, bonus: 1 });
  });

  test('V192 V193 a skill that is gained works in the same turn, with its action', () => {
    const table = scene({ survivors: { ned: { only: [] } } }).turn('ned');
    gainSkill(table.s, 0, 'action');
    gainSkill(table.s, 0, 'freeMove');
    expect(table.one('ned')).toMatchObject({ actions: 4, free: ['move'] });
  });

  test('V192 in the turn of another it waits for the own turn', () => {
    const table = scene({ survivors: { ned: {}, elle: { only: [] } } }).turn('ned');
    gainSkill(table.s, 1, 'action');
    expect(table.one('elle').actions).toBe(0);
  });

  test('V39 V252 who is knocked out loses the rest of the turn', () => {
    const table = scene({ survivors: { ned: {} } }).turn('ned');
    table.one('ned').status = 'down';
    table.does({ do: 'makeNoise' });
    expect([table.prompt, table.s.acting]).toEqual(['', -1]);
  });
});

describe('the survivors of a player', () => {
  const activate = (survivor: number): Choice => ({ do: 'activate', survivor });

  test('V26 V27 V28 one after another, in any order, each once', () => {
    const table = scene({ survivors: { ned: {}, elle: {}, doug: { seat: 1 } }, seats: 2 });
    table.runs(PLAYER, { seat: 0 });
    table.stage.offers(activate(0), activate(1));
    table.does(activate(1), { do: 'end' });
    // The last one begins without a question.
    expect([table.prompt, table.s.acting]).toEqual(['turn.choose', 0]);
    table.does({ do: 'end' });
    expect(table.prompt).toBe('');
    expect(table.s.survivors.map(({ acted }) => acted)).toEqual([true, true, false]);
  });

  test('V252 who is knocked out has no turn', () => {
    const table = scene({ survivors: { ned: { status: 'down' } } }).runs(PLAYER, { seat: 0 });
    expect(table.prompt).toBe('');
  });

  test('X60 V27 a Tactician breaks into the turn of another', () => {
    const table = scene({ survivors: { ned: {}, elle: { seat: 1, only: ['tactician'] } }, seats: 2 });
    table.runs(PLAYER, { seat: 0 }).does(activate(0), { do: 'makeNoise' }, activate(1));
    table.stage.asks({ seat: 1, prompt: 'turn.choose' });
    table.does({ do: 'end' });
    table.stage.asks({ seat: 0, prompt: 'turn.choose' });
    expect([table.s.acting, table.one('ned').actions, table.one('elle').acted]).toEqual([0, 2, true]);
    expect(table.isOffered(activate(1))).toBe(false);
  });
});

describe('an extra turn', () => {
  test('X64 V28 gives all actions anew, and the own turn goes on as it was', () => {
    const ned = { only: ['action', 'zombieLink'], ap: 7, at: '9R.s2', hand: ['crowbar'] } as const;
    const table = scene({ survivors: { ned }, zombieCards: [37] }).turn('ned');
    table.does({ do: 'makeNoise' }, { do: 'door', door: table.door('9R.r1|9R.s2'), card: item('crowbar') });
    expect(table.one('ned').actions).toBe(4);
    table.does({ do: 'end' });
    expect(table.one('ned')).toMatchObject({ acted: false, actions: 2 });
    expect(table.prompt).toBe('turn.choose');
  });
});

describe('a free action besides the turn', () => {
  test('X14 V27 Born leader gives another survivor any action, at once', () => {
    const table = scene({ survivors: { ned: { only: ['bornLeader'] }, elle: { seat: 1, bonus: 2 } }, seats: 2 });
    table.turn('ned').does({ do: 'lead', survivor: 1 });
    table.stage.asks({ seat: 1, prompt: 'reaction.choose' });
    table.does({ do: 'makeNoise' });
    table.stage.asks({ seat: 0, prompt: 'turn.choose' });
    expect([table.one('ned'), table.one('elle')]).toMatchObject([
      { actions: 3, used: ['bornLeader'] },
      { actions: 0, bonus: 2, acted: false },
    ]);
  });

  test('X29 V424 X50 a Move without paying for zombies, or none', () => {
    const position = { survivors: { ned: { only: [] } }, zombies: { '6R.s7': { walker: 4 } } } as const;
    const table = scene(position);
    table.runs(REACTION, { survivor: 0, kinds: ['move'], zone: -1, unhindered: true });
    expect(table.isOffered({ do: 'end' })).toBe(true);
    table.does({ do: 'move', way: [table.zone('6R.s6')] });
    expect(table.one('ned')).toMatchObject({ zone: table.zone('6R.s6'), actions: 0, free: [] });
  });

  test('V425 X19 an attack against a certain zone', () => {
    const ned = { only: [], hand: ['pistol'] } as const;
    const table = scene({ survivors: { ned }, zombies: { '6R.s7': { walker: 1 }, '6R.s6': { walker: 1 } } });
    table.runs(REACTION, { survivor: 0, kinds: ['combat'], zone: table.zone('6R.s6'), unhindered: false });
    const zones = table.options.flatMap((option) => (option.do === 'attack' ? [option.zone] : []));
    expect(zones).toEqual([table.zone('6R.s6')]);
  });

  test('V193 a skill gained by it gives its action in the own turn', () => {
    const table = scene({ survivors: { ned: { only: [] } } })
      .turn('ned')
      .does({ do: 'makeNoise' });
    const kept = keep(table.s, table.one('ned'));
    table.one('ned').actions = 0;
    gainSkill(table.s, 0, 'action');
    resume(table.s, 0, kept);
    expect(table.one('ned').actions).toBe(3);
  });
});
