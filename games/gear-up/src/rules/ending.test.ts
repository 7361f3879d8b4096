import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { gearUp } from '../game.ts';

const POINT = { shape: ['#'] } as const;

test('B103 T28 killing the boss wins at once, whatever health is left and whatever stands in the streets', () => {
  const t = scene({
    round: 2,
    march: 'both',
    seats: [{ health: 1, weapon: POINT, street: { ann: { rows: ['ddd'] } } }, { health: 1 }],
    boss: { rows: ['oy'], permanent: [{ yellow: 9, blue: 9 }], crossed: 'B1' },
  });
  t.s.turn = 3;
  t.goesOn().marks(0, 'boss', 'A1').allConfirm().over();
  t.has({ ending: 'victory', boss: ['xx'], seats: [{ health: 1, street: { ann: '1 ddd' } }, { health: 1 }] });
  expect(t.s.kernel.events.at(-1)).toEqual({ type: 'gameEnded', ending: 'victory', dead: null });
  expect(gearUp.outcome(t.s)).toEqual([1 / 2, 1 / 2]);
});

test('B103 B105 a boss killed in the last turn is killed in time', () => {
  const t = scene({ round: 2, turn: 9, seats: [{ weapon: POINT }], boss: { rows: ['oo'], crossed: 'A1' } });
  t.s.turn = 8;
  t.goesOn().marks(0, 'boss', 'B1').confirms(0).over().has({ ending: 'victory', turn: 9 });
  expect(gearUp.outcome(t.s)).toEqual([1]);
});

test('B105 a boss with one square left at the end of the second round has won', () => {
  const boss = { rows: ['ooo'], crossed: 'A1' };
  const t = scene({ round: 2, turn: 9, seats: [{ health: 99, weapon: POINT }], boss });
  t.s.turn = 8;
  t.goesOn()
    .marks(0, 'boss', 'B1')
    .confirms(0)
    .over()
    .has({ ending: 'outOfTime', boss: ['xxo'] });
});

test('B37 B105 nothing ends with the first round', () => {
  const t = scene({ turn: 9, seats: [{ street: { ann: { rows: ['oo'], space: 3 } } }], piles: { standard: {} } });
  t.s.turn = 8;
  t.goesOn().confirms(0).has({ ending: null, round: 2, turn: 1, bossBefore: 0 });
});

test('B85 B104 if several die at once the game is lost once, and the first of them is named', () => {
  const t = scene({
    seats: [{ health: 9 }, { health: 1 }, { health: 2, street: { bob: { kind: 'bomber', rows: ['dd'] } } }],
  });
  t.marches('slow')
    .over()
    .has({ ending: 'death', seats: [{ health: 7 }, { health: 0 }, { health: 0 }] });
  const ends = t.s.kernel.events.filter(({ type }) => type === 'gameEnded');
  expect(ends).toEqual([{ type: 'gameEnded', ending: 'death', dead: 1 }]);
});
