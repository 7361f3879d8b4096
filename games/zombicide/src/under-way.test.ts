import { expect, test } from 'vitest';
import { fight, HERE, NEAR, shot } from '../test/fights.ts';
import { cardNo, item, scene } from '../test/scene.ts';
import { zombicide } from './game.ts';
import { NONE } from './state.ts';
import type { UnderWay } from './under-way.ts';

const seen = (table: { readonly s: Parameters<typeof zombicide.view>[0] }, seat = 0): UnderWay =>
  zombicide.view(table.s, seat).underWay;

test('V169 the dice of an attack lie on the table while a re-roll is asked for', () => {
  const table = fight({
    ned: { hand: ['pistol'], pack: ['bullets'] },
    zombies: { [NEAR]: { walker: 2 } },
    dice: [1, 5],
  });
  expect(seen(table).roll).toBeNull();
  table.does(shot(table, ['pistol'], NEAR));
  expect(table.prompt).toBe('strike.again');
  expect(seen(table).roll).toMatchObject({ rolled: [1], need: 3, damage: 1, zone: table.zone(NEAR) });
  table.does({ do: 'reroll', by: 'ammo' });
  expect(seen(table).roll).toBeNull();
});

test('V90 all see what is to change hands, and nothing of it once it is done', () => {
  const table = scene({
    seats: 2,
    survivors: { amy: { hand: ['pistol'] }, doug: { seat: 1, hand: ['kukri'] } },
  }).turn('amy');
  table.does({ do: 'trade', with: 1 }, { do: 'give', card: item('pistol') }, { do: 'done' });
  expect(table.prompt).toBe('trade.agree');
  expect(seen(table, 1).trade).toMatchObject({ survivor: 0, other: 1, given: [item('pistol')], taken: [] });
  table.answers(1, table.options[0]!);
  expect(seen(table).trade).toBeNull();
});

test('V95 a card that has no place yet is shown with those it competes with', () => {
  const table = scene({
    survivors: { amy: { hand: ['pistol', 'kukri'], pack: ['water', 'rice', 'shells'], at: '1R.r1' } },
    mission: 'S1',
    equipment: ['machete', 'machete'],
  }).turn('amy');
  table.does({ do: 'search', light: false });
  expect(table.prompt).toBe('arranging.limit');
  expect(seen(table)).toMatchObject({ card: cardNo('machete'), survivor: 0 });
});

test('V36 between two actions nothing is under way', () => {
  const table = fight({ ned: { hand: ['baseballBat'] }, zombies: { [HERE]: { walker: 1 } }, dice: [] });
  expect(seen(table)).toEqual({
    roll: null,
    wounds: null,
    trade: null,
    survivor: NONE,
    zone: NONE,
    card: NONE,
    source: null,
  });
});
