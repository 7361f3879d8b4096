import { expect, test } from 'vitest';
import { jubileusz } from '../../test/scene.ts';

test('P131 Bulletproof is a walker of Strength 3', () => {
  const t = jubileusz({ board: { B4: 'bulletproof' } });
  t.moves('zombies')
    .over()
    .has({ zombies: { B3: 'bulletproof' } });
  expect(t.strengthAt('B3')).toBe(3);
});

test('P132 D6 a shot neither wounds him nor drives him back', () => {
  const t = jubileusz({ board: { A2: 'bulletproof' }, rows: { humans: ['betterShot'] } });
  t.plays('betterShot').happened('cardPlayed', { type: 'zombieUnharmed', rule: 'P132' });
  t.has({ zombies: { A2: 'bulletproof' }, piles: { humans: ['betterShot'] } });
});

test('P133 he is the nearest all the same: a shot at him is lost, and none passes through him', () => {
  const t = jubileusz({ board: { A2: 'bulletproof', A3: 'wacek', B4: 'iwan' }, rows: { humans: ['shot2013'] } });
  t.plays('shot2013').offers(t.zombie('A2'), t.zombie('B4')).refuses(t.zombie('A3'), 'R17');
  t.chooses(t.zombie('A2')).has({ zombies: { A2: 'bulletproof', A3: 'wacek', B4: 'iwan' } });
});

test.for([
  ['shortBurst', 'A3', 'bulletproof 2'],
  ['sniper2013', 'A3', 'bulletproof 2'],
  ['brick', 'A2', 'bulletproof 1'],
  ['highVoltage', 'A2', 'bulletproof 1'],
] as const)('P134 %s acts on him as on anybody', ([card, at, as]) => {
  const t = jubileusz({ board: { A2: 'bulletproof' }, rows: { humans: [card] } });
  t.plays(card).has({ zombies: { [at]: as } });
});

test('P135 J1 a Cat on his field takes the shot, and what is left of it does nothing to him', () => {
  const t = jubileusz({
    board: { A2: ['bulletproof', { zombie: 'cat', wounds: 1 }] },
    rows: { humans: ['betterShot'] },
  });
  t.plays('betterShot').has({ zombies: { A2: 'bulletproof' }, piles: { zombies: ['cat'] } });
});
