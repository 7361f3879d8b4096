import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('K511 M10 in the next zombie turn nobody makes an own move; then it is gone when the human turn begins', () => {
  const t = scene({ board: { A3: 'sasha', B3: 'vladek' }, rows: { humans: ['frost'] } });
  t.plays('frost').has({ lasting: ['frost'], piles: { humans: [] } });
  t.ends()
    .moves('zombies')
    .happened('movementSkipped')
    .has({ zombies: { A3: 'sasha', B3: 'vladek' } });
  const later = scene({ board: { A3: 'sasha' }, lasting: ['frost'] }).turn('humans');
  later.has({ lasting: [], piles: { humans: ['frost'] } });
});

test('K511 H7 Nest does not hatch and keeps its eggs', () => {
  const t = scene({ board: { A5: 'nest' }, piles: { zombies: ['fog'] }, lasting: ['frost'] }).moves('zombies');
  t.over().has({ zombies: { A5: 'nest' } });
  expect(t.zombieAt('A5').eggs).toBe(3);
});

test('K512 extra moves are allowed', () => {
  const t = scene({ board: { A3: 'sasha' }, lasting: ['frost'], rows: { zombies: ['moonshine'] } });
  t.plays('moonshine', t.move('A3', 'A2')).has({ zombies: { A2: 'sasha' } });
});

test('R43 M12 without a zombie there is nobody to freeze', () => {
  scene({ rows: { humans: ['frost'] } })
    .uses('humans')
    .refuses({ do: 'play', card: 'frost' }, 'R43');
});

test('P521 P522 Halt: the movement of the next zombie turn is skipped, that of pets too', () => {
  const t = scene({
    options: { deck: 'jubileusz' },
    board: { A3: 'zenek', B4: 'dog', C4: 'cat' },
    rows: { humans: ['halt'] },
  });
  t.plays('halt').ends().moves('zombies');
  t.over().has({ zombies: { A3: 'zenek', B4: 'dog', C4: 'cat' }, lasting: ['halt'] });
});

test('P523 Halt: extra moves stay possible', () => {
  const t = scene({
    options: { deck: 'jubileusz' },
    board: { A3: 'zenek' },
    lasting: ['halt'],
    rows: { zombies: ['hunger'] },
  });
  t.uses('zombies').allows({ do: 'play', card: 'hunger' });
});

test('R43 M12 K511 … nor where nobody could move and nothing hatches', () => {
  const board = { A3: 'mamka', B3: { zombie: 'sasha', attached: ['chains'] }, C3: { zombie: 'nest', eggs: 0 } };
  scene({ board, rows: { humans: ['frost'] } })
    .uses('humans')
    .refuses({ do: 'play', card: 'frost' }, 'R43');
  const nest = scene({ board: { A3: 'nest' }, rows: { humans: ['frost'] } }).uses('humans');
  nest.allows({ do: 'play', card: 'frost' });
});
