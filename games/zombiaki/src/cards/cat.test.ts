import { expect, test } from 'vitest';
import { jubileusz } from '../../test/scene.ts';

test('P201 Cat has Strength 2, is put down like Dog and makes one or two steps', () => {
  const t = jubileusz({ board: { B3: 'cat' }, rows: { zombies: ['dog'] } });
  t.moves('zombies')
    .walks('B3', 'B2', 'A2')
    .over()
    .has({ zombies: { A2: 'cat' } });
  expect(t.strengthAt('A2')).toBe(2);
  const fresh = jubileusz({ rows: { zombies: ['cat'] } });
  fresh.plays('cat').offers(fresh.field('A5'), fresh.field('B5'), fresh.field('C5'));
});

test('P201 P193 P196 one step it must make, and none on to the Barricade', () => {
  const t = jubileusz({ board: { A1: 'cat' } });
  t.moves('zombies').refuses(t.stay('A1'), 'P193').refuses(t.move('A1', 'Barricade'), 'P196');
});

test('P202 D3 it comes to a zombie’s field, and a zombie to its own; but two pets do not share', () => {
  const t = jubileusz({ board: { B3: 'cat', A3: { zombie: 'wacek', netted: true }, B4: 'iwan', C3: 'dog' } });
  t.moves('zombies').walks('C3', 'C4').chooses(t.stay('C4')).allows(t.move('B3', 'A3'), t.move('B3', 'B4'));
  t.chooses(t.move('B3', 'C3')).refuses(t.move('C3', 'C4'), 'Z43').chooses(t.move('C3', 'B3')).over();
  t.has({ zombies: { A3: 'wacek', B3: ['iwan', 'cat'], C4: 'dog' } });
});

test('P203 J1 both on a field are one target: Cat is wounded first, the rest goes to the zombie, who retreats', () => {
  const t = jubileusz({ board: { A2: ['wacek', 'cat'] }, rows: { humans: ['longBurst', 'brick'] } });
  t.plays('longBurst').has({ zombies: { A3: 'wacek 1' }, piles: { zombies: ['cat'] } });
  const shot = jubileusz({
    board: { A2: ['wacek', { zombie: 'cat', wounds: 1 }] },
    rows: { humans: ['betterShot'] },
  });
  shot.plays('betterShot').has({ zombies: { A3: 'wacek 1' }, piles: { zombies: ['cat'] } });
});

test('P204 J1 P205 if only Cat was hit nobody retreats, neither Cat nor the zombie', () => {
  const t = jubileusz({ board: { A2: ['wacek', 'cat'] }, rows: { humans: ['shot2013'] } });
  t.plays('shot2013').has({ zombies: { A2: ['wacek', 'cat 1'] } });
});

test('P204 a Cat alone on its field does not retreat either', () => {
  const t = jubileusz({ board: { A2: 'cat' }, rows: { humans: ['sniper2013', 'shot2013'] } });
  t.plays('shot2013').has({ zombies: { A2: 'cat 1' } });
});

test('P205 it stays behind when the zombie of its field goes on', () => {
  const t = jubileusz({ board: { A3: ['wacek', { zombie: 'cat', netted: true }] } });
  t.moves('zombies')
    .over()
    .has({ zombies: { A2: 'wacek', A3: 'cat' } });
});

test.for(['searchlight2013', 'getOut'] as const)('P206 %s does not move it', (card) => {
  const t = jubileusz({ board: { A2: ['wacek', 'cat'], A3: 'iwan' }, rows: { humans: [card] } });
  t.plays(card).has({ zombies: { A2: 'cat', A3: 'wacek', A4: 'iwan' } });
});

test('D7 a Cat behind a zombie does not keep it from retreating', () => {
  const t = jubileusz({ board: { A2: 'wacek', A3: 'cat' }, rows: { humans: ['shot2013'] } });
  t.plays('shot2013').has({ zombies: { A3: ['wacek 1', 'cat'] } });
});

test('J2 P232 a Human Shield is used up only by what Cat leaves over', () => {
  const t = jubileusz({
    board: { A2: [{ zombie: 'wacek', attached: ['humanShield'] }, 'cat'] },
    rows: { humans: ['shot2013', 'betterShot'] },
  });
  t.plays('shot2013').has({ zombies: { A2: ['wacek', 'cat 1'] }, piles: { zombies: [] } });
  t.plays('betterShot').has({ zombies: { A2: 'wacek' }, piles: { zombies: ['cat', 'humanShield'] } });
});
