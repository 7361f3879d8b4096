import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';

const FOUR = { zombies: ['vanya', 'grishka', 'fog', 'sasha'] };

test('K221 M7 a corpse comes on every field of street V without a card', () => {
  const t = scene({ rows: { zombies: ['plague'] }, piles: FOUR });
  t.plays('plague').has({
    zombies: { A5: 'corpse', B5: 'corpse', C5: 'corpse' },
    piles: { zombies: ['plague', 'vanya'] },
  });
  expect(t.strengthAt('A5')).toBe(1);
});

test('H9 K221 a field with a car is left out', () => {
  const t = scene({ board: { A5: 'trabant', B5: 'ilya' }, rows: { zombies: ['plague'] }, piles: FOUR });
  t.plays('plague').has({
    zombies: { B5: 'ilya', C5: 'corpse' },
    things: { A5: 'trabant' },
    piles: { zombies: ['fog', 'grishka', 'plague', 'vanya'] },
  });
});

test('K221 K222 M7 Plague itself is no corpse: with an empty discard pile it cannot be played', () => {
  scene({ rows: { zombies: ['plague'] } })
    .uses('zombies')
    .refuses({ do: 'play', card: 'plague' }, 'K222');
});

test('K222 M12 nor with street V full', () => {
  scene({
    board: { A5: 'trabant', B5: 'ilya', C5: 'sasha' },
    rows: { zombies: ['plague'] },
    piles: { zombies: ['fog'] },
  })
    .uses('zombies')
    .refuses({ do: 'play', card: 'plague' }, 'K222');
});

test('K223 with too few cards the zombies choose the fields', () => {
  const t = scene({ rows: { zombies: ['plague'] }, piles: { zombies: ['vanya', 'fog'] } });
  t.plays('plague').asked('zombies', 'corpses.place').offers(t.field('A5'), t.field('B5'), t.field('C5'));
  t.refuses(t.field('A4'), 'K221').chooses(t.field('C5')).offers(t.field('A5'), t.field('B5'));
  t.refuses(t.field('C5'), 'Z72').chooses(t.field('A5'));
  t.has({ zombies: { A5: 'corpse', C5: 'corpse' }, piles: { zombies: ['plague'] } });
});

test('K221 R3 cards beside the board are not in the discard pile', () => {
  const t = scene({ rows: { zombies: ['plague'] }, lasting: ['panic', 'fog:A'] }).uses('zombies');
  t.refuses({ do: 'play', card: 'plague' }, 'K222');
});
