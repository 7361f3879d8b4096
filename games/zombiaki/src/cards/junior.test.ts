import { expect, test } from 'vitest';
import { jubileusz } from '../../test/scene.ts';

test('P171 P172 Junior is a walker who grows by one with every street', () => {
  const t = jubileusz({ board: { B5: { zombie: 'junior', wounds: 1 } } });
  const strengths = [t.strengthAt('B5')];
  for (const at of ['B4', 'B3', 'B2', 'B1'] as const) {
    t.moves('zombies')
      .over()
      .has({ zombies: { [at]: 'junior 1' } });
    strengths.push(t.strengthAt(at));
  }
  // One less than his Strength in the street, for his wound.
  expect(strengths).toEqual([1, 2, 3, 4, 5]);
});

test('P173 J16 D1 pushed back he is weaker, and with too many wounds he is killed at once', () => {
  const t = jubileusz({
    board: { A3: { zombie: 'junior', wounds: 2 } },
    rows: { zombies: ['bucket'], humans: ['getOut'] },
  });
  t.plays('getOut').has({ zombies: { A4: 'junior 2' } });
  expect(t.strengthAt('A4')).toBe(1);
  t.ends()
    .plays('bucket')
    .has({ zombies: {}, piles: { zombies: ['bucket', 'junior'] } });
});

test('P173 P164 he is dead before he can take what lies there', () => {
  const t = jubileusz({
    board: { A4: { zombie: 'junior', wounds: 2 } },
    jelly: ['A5'],
    rows: { zombies: ['bucket'] },
  });
  t.plays('bucket').has({ zombies: {}, jelly: ['A5'] });
});

test('P174 in Mass he counts 2 less his wounds, but at least 1', () => {
  for (const [wounds, strength] of [
    [0, 5],
    [1, 4],
    [3, 4],
  ] as const) {
    const t = jubileusz({ board: { A2: { zombie: 'junior', wounds }, B2: 'wacek' }, rows: { zombies: ['mass'] } });
    t.plays('mass', { do: 'pair', zombie: t.cardAt('A2'), other: t.cardAt('B2') });
    t.has({ zombies: { B2: 'wacek' } });
    expect(t.strengthAt('B2')).toBe(strength);
  }
});

test('P175 P622 for a wall his Strength now counts', () => {
  const climbing = jubileusz({ board: { A2: 'junior', A1: 'junkWall' } });
  climbing
    .moves('zombies')
    .over()
    .has({ zombies: { A1: 'junior' } });
  const tooWeak = jubileusz({ board: { A2: { zombie: 'junior', wounds: 1 }, A1: 'junkWall' } });
  tooWeak
    .moves('zombies')
    .over()
    .has({ zombies: { A2: 'junior 1' } });
});

test('P175 P561 and for a Net, which holds six', () => {
  const t = jubileusz({ board: { A1: 'junior', B1: 'corpse', C3: 'iwan' }, rows: { humans: ['net'] } });
  t.plays('net').offers(t.zombie('A1'), t.zombie('B1'), t.zombie('C3')).chooses(t.zombie('A1'));
  t.asked('humans', 'use.choose');
});
