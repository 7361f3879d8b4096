import { expect, test } from 'vitest';
import { ZOMBIE_PHASE } from '../../src/declared.ts';
import { scene } from '../scene.ts';

test('V2 zombies go by the rules, without a question, where there is one way', () => {
  const table = scene({
    mission: 'S7',
    seats: 2,
    survivors: { amy: { at: '7R.s1' }, doug: { at: '7R.s1', seat: 1 } },
    zombies: { '7R.s4': { walker: 3 } },
    zombieCards: [17, 17, 17],
  }).runs(ZOMBIE_PHASE, {});
  expect(table.prompt).toBe('');
  expect([table.crowd('7R.s1'), table.crowd('7R.s4')]).toEqual([{ walker: 3 }, {}]);
});

test('V2 V204 what the rules leave open the players decide: who takes the wounds', () => {
  const table = scene({
    mission: 'S7',
    seats: 2,
    survivors: { amy: { at: '7R.s1' }, doug: { at: '7R.s1', seat: 1 } },
    zombies: { '7R.s1': { walker: 1 } },
    zombieCards: [17, 17, 17],
  }).runs(ZOMBIE_PHASE, {});
  expect(table.prompt).toBe('wounds.give');
  table.stage.offers({ do: 'takeHit', survivor: 0 }, { do: 'takeHit', survivor: 1 });
});
