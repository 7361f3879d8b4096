import { expect, test } from 'vitest';
import { scene, type Scene } from '../../test/scene.ts';
import type { Choice } from '../state.ts';

function push(t: Scene, at: 'B5' = 'B5'): Choice {
  return { do: 'use', ability: 'kasparov', zombie: t.zombieAt(at).card };
}

test('K131 Kasparov is a walker of Strength 3', () => {
  const t = scene({ board: { B3: 'kasparov' } });
  expect(t.strengthAt('B3')).toBe(3);
  t.moves('zombies')
    .over()
    .has({ zombies: { B2: 'kasparov' } });
});

test('K132 K134 M2 he moves one other zombie one field sideways, on to a field without any card, and pays nothing', () => {
  const t = scene({
    board: { B5: 'kasparov', B3: 'sasha', A3: 'barbedWire', C4: 'fedya', A1: 'yuri' },
    rows: { zombies: ['vanya'] },
  }).uses('zombies');
  t.chooses(push(t)).asked('zombies', 'kasparov.push');
  t.offers(t.move('B3', 'C3'), t.move('C4', 'B4'), t.move('A1', 'B1'));
  t.refuses(t.move('B5', 'A5'), 'K132').refuses(t.move('B3', 'A3'), 'K132').refuses(t.move('B3', 'B2'), 'K132');
  t.chooses(t.move('B3', 'C3')).happened('abilityUsed', { type: 'zombieMoved', how: 'extra' });
  t.has({
    zombies: { A1: 'yuri', C3: 'sasha', C4: 'fedya', B5: 'kasparov' },
    things: { A3: 'barbedWire' },
    rows: { zombies: ['vanya'] },
  });
});

test('K132 once a turn', () => {
  const t = scene({ board: { B5: 'kasparov', B3: 'sasha' } }).uses('zombies');
  t.chooses(push(t), t.move('B3', 'C3')).refuses(push(t), 'K132').offers({ do: 'end' });
});

test('K132 and again in the next turn', () => {
  const t = scene({ board: { B4: 'kasparov', A5: 'mamka', C5: 'sasha' }, turn: 1 });
  t.s.acted = [t.zombieAt('B4').card];
  t.turn('zombies').chooses({ do: 'discard', card: t.view('zombies').rows[0][0]!.name });
  t.allows({ do: 'use', ability: 'kasparov', zombie: t.zombieAt('B3').card });
});

test('K133 Z79 K501 K451 K481 neither Mamka nor Nest, nor who is chained, stuck or behind a roadblock', () => {
  const t = scene({
    board: {
      B5: 'kasparov',
      B4: 'mamka',
      C4: { zombie: 'nest', eggs: 0 },
      B3: { zombie: 'sasha', attached: ['chains'] },
      B2: [{ zombie: 'fedya', held: 1 }, 'barbedWire'],
      A1: 'roadblock',
      A3: 'yuri',
      C1: 'ilya',
      C2: 'vanya',
    },
  }).uses('zombies');
  // Ilya alone is left, and has one field to go to.
  t.chooses(push(t)).asked('zombies', 'use.choose');
  t.has({
    zombies: {
      B1: 'ilya',
      B2: 'fedya',
      C2: 'vanya',
      A3: 'yuri',
      B3: 'sasha',
      B4: 'mamka',
      C4: 'nest',
      B5: 'kasparov',
    },
  });
});

test('K133 K451 the question tells why somebody cannot be moved', () => {
  const t = scene({
    board: {
      B5: 'kasparov',
      B4: 'mamka',
      B3: { zombie: 'sasha', attached: ['chains'] },
      A1: [{ zombie: 'fedya', held: 1 }, 'barbedWire'],
      C1: 'ilya',
      C2: 'vanya',
    },
  }).uses('zombies');
  t.chooses(push(t)).offers(t.move('C1', 'B1'), t.move('C2', 'B2'));
  t.refuses(t.move('B4', 'A4'), 'Z79').refuses(t.move('B3', 'A3'), 'K501').refuses(t.move('A1', 'B1'), 'K451');
});

test('K134 K132 nobody has to use it, and with nobody to move it is not offered', () => {
  const t = scene({ board: { B5: 'kasparov', B3: 'sasha' } }).uses('zombies');
  t.offers(push(t), { do: 'end' })
    .ends()
    .over()
    .has({ zombies: { B5: 'kasparov', B3: 'sasha' } });
  const alone = scene({ board: { B5: 'kasparov', B3: 'mamka' } }).uses('zombies');
  alone.offers({ do: 'end' }).refuses(push(alone), 'K132');
});

test('H10 K132 no ability in the turn in which he is put into play', () => {
  const t = scene({ board: { B3: 'sasha' }, rows: { zombies: ['kasparov'] } });
  t.plays('kasparov', t.field('B5')).offers({ do: 'end' }).refuses(push(t), 'K132');
});

test('H10 none if he is destroyed before step 5', () => {
  const t = scene({ board: { B4: { zombie: 'kasparov', wounds: 1 }, B3: 'manhole', A5: 'sasha' } }).turn('zombies');
  t.has({ zombies: { A4: 'sasha' }, piles: { zombies: ['kasparov'], humans: ['manhole'] } });
  t.chooses({ do: 'discard', card: t.view('zombies').rows[0][0]!.name });
  expect(t.s.kernel.asks[0]!.options.some((option) => option.do === 'use')).toBe(false);
});

test('H21 Radio Jamming does not answer his ability', () => {
  const t = scene({ board: { B5: 'kasparov', A3: 'sasha' }, rows: { humans: ['jamming'] } }).uses('zombies');
  t.chooses(push(t))
    .asked('zombies', 'use.choose')
    .has({ zombies: { B3: 'sasha', B5: 'kasparov' } });
});
