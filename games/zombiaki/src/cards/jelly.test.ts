import { expect, test } from 'vitest';
import { jubileusz } from '../../test/scene.ts';

test('P161 Jelly is a walker of Strength 3', () => {
  const t = jubileusz({ board: { C4: 'jelly' } });
  t.moves('zombies')
    .over()
    .has({ zombies: { C3: 'jelly' } });
  expect(t.strengthAt('C3')).toBe(3);
});

test('P162 when killed it leaves a token on its field', () => {
  const t = jubileusz({ board: { A3: { zombie: 'jelly', wounds: 2 } }, rows: { humans: ['shot2013'] } });
  t.plays('shot2013').has({ zombies: {}, jelly: ['A3'], piles: { zombies: ['jelly'] } });
});

test('P163 P164 the token does not bar the field; the first zombie on it has +2 Strength for good', () => {
  const t = jubileusz({ board: { A4: 'wacek', A5: 'iwan' }, jelly: ['A3'] });
  t.moves('zombies')
    .over()
    .has({ zombies: { A3: 'wacek', A4: 'iwan' }, jelly: [] });
  t.moves('zombies')
    .over()
    .has({ zombies: { A2: 'wacek', A3: 'iwan' } });
  expect([t.strengthAt('A2'), t.strengthAt('A3')]).toEqual([5, 5]);
});

test('P164 a small zombie may take it, a pet may not', () => {
  const t = jubileusz({ board: { A4: 'corpse', C3: 'dog' }, jelly: ['A3', 'C4'] });
  t.moves('zombies').walks('C3', 'C4').chooses(t.stay('C4')).over();
  t.has({ zombies: { A3: 'corpse', C4: 'dog' }, jelly: ['C4'] });
  expect(t.strengthAt('A3')).toBe(3);
});

test('P164 J30 a zombie that is put on the field takes it too', () => {
  const t = jubileusz({
    board: { B4: { zombie: 'wacek', attached: ['humanShield'] } },
    jelly: ['A5', 'A4'],
    rows: { zombies: ['krzysztof', 'bite'] },
  });
  t.plays('krzysztof', t.field('A5')).plays('bite', t.field('A4'));
  t.has({ zombies: { B4: 'wacek', A4: 'corpse', A5: 'krzysztof' }, jelly: [] });
  expect([t.strengthAt('A4'), t.strengthAt('A5')]).toEqual([3, 4]);
});

test('P165 a Grenade removes the token', () => {
  const t = jubileusz({ board: { A3: 'cat' }, jelly: ['A3'], rows: { humans: ['grenade2013'] } });
  t.plays('grenade2013').has({ zombies: {}, jelly: [] });
});

test('P166 Jelly that falls into a Hole leaves no token', () => {
  const t = jubileusz({ board: { A3: { zombie: 'jelly', wounds: 1 }, A2: 'hole' } });
  t.moves('zombies').over().has({ zombies: {}, things: {}, jelly: [] });
});

test('P167 joined by Mass it leaves no token when it is killed later', () => {
  const t = jubileusz({
    board: { A3: { zombie: 'jelly', wounds: 2 }, A4: 'corpse' },
    rows: { zombies: ['mass'], humans: ['betterShot'] },
  });
  t.plays('mass', { do: 'pair', zombie: t.cardAt('A4'), other: t.cardAt('A3') }).ends();
  t.plays('betterShot').has({ zombies: {}, jelly: [] });
});

test('J17 when it dies beside a Cat on its field, the token lies there, and the Cat never takes it', () => {
  const t = jubileusz({ board: { A5: [{ zombie: 'jelly', wounds: 2 }, 'cat'] }, rows: { zombies: ['bucket'] } });
  t.plays('bucket')
    .has({ zombies: { A5: 'cat' }, jelly: ['A5'] })
    .ends();
  t.moves('zombies')
    .walks('A5', 'A4', 'A5')
    .has({ zombies: { A5: 'cat' }, jelly: ['A5'] });
});

test('P162 P642 killed on its way on to the Barricade it leaves no token: there is no field', () => {
  const t = jubileusz({ board: { A1: { zombie: 'jelly', wounds: 2, attached: ['concreteShoes'] } } });
  t.moves('zombies').over().has({ zombies: {}, jelly: [], ending: null });
  expect(t.s.kernel.events.map(({ type }) => type)).not.toContain('jellyLeft');
});
