import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

const options = { deck: 'jubileusz' } as const;

test('P501 R53 one zombie goes sideways; shields are not used', () => {
  const t = scene({
    options,
    board: { B2: { zombie: 'wacek', attached: ['humanShield'] }, C2: 'iwan', C4: 'dog' },
    rows: { humans: ['blood'] },
  });
  t.plays('blood')
    .offers(t.move('B2', 'A2'), t.move('C4', 'B4'))
    .refuses(t.move('B2', 'C2'), 'Z43')
    .refuses(t.zombie('C2'), 'Z43');
  t.chooses(t.move('B2', 'A2')).has({
    zombies: { A2: 'wacek', C2: 'iwan', C4: 'dog' },
    piles: { zombies: [], humans: ['blood'] },
  });
});

test('P501 pets are led as well', () => {
  const t = scene({ options, board: { A2: 'dog' }, rows: { humans: ['blood'] } });
  t.plays('blood').has({ zombies: { B2: 'dog' } });
});

test('P501 R72 a zombie goes where Cat is alone, but Cat does not go to a zombie', () => {
  const t = scene({ options, board: { A2: 'wacek', B2: 'cat', C2: 'iwan' }, rows: { humans: ['blood'] } });
  t.plays('blood').offers(t.move('A2', 'B2'), t.move('C2', 'B2')).refuses(t.move('B2', 'A2'), 'P501');
});

test('P502 J28 traps act on whoever is moved, and Barrel kills it', () => {
  const t = scene({
    options,
    board: { A2: 'krzysztof', B2: 'hole', C2: 'barrel', C3: 'wacek' },
    rows: { humans: ['blood'] },
  });
  t.plays('blood', t.move('A2', 'B2')).has({ zombies: { C3: 'wacek' }, things: { C2: 'barrel' } });
  const other = scene({ options, board: { B2: 'iwan', C2: 'barrel' }, rows: { humans: ['blood'] } });
  other
    .plays('blood', other.move('B2', 'C2'))
    .has({ zombies: {}, things: {}, piles: { zombies: ['iwan'], humans: ['barrel', 'blood'] } });
});

test('P503 nobody moves in a net, or out of or into a lane closed by Barrier', () => {
  const t = scene({
    options,
    board: { A1: 'barrier', A3: 'wacek', B4: 'stefan', C3: { zombie: 'iwan', netted: true } },
    lasting: ['net'],
    rows: { humans: ['blood'] },
  });
  t.plays('blood').has({ zombies: { A3: 'wacek', C3: 'iwan', C4: 'stefan' } });
});

test('P503 P562 P572 P574 each refusal names what holds the zombie', () => {
  const t = scene({
    options,
    board: { A1: 'barrier', A3: 'wacek', B2: 'dog', B4: 'stefan', C3: { zombie: 'iwan', netted: true } },
    lasting: ['net'],
    rows: { humans: ['blood'] },
  });
  t.plays('blood').offers(t.move('B2', 'C2'), t.move('B4', 'C4'));
  t.refuses(t.move('A3', 'B3'), 'P572').refuses(t.move('B4', 'A4'), 'P574').refuses(t.move('C3', 'B3'), 'P562');
  t.refuses(t.field('B3'), 'P501');
});

test('J34 D11 without a zombie that can go sideways it cannot be played', () => {
  const t = scene({ options, rows: { humans: ['blood'] } }).uses('humans');
  t.refuses({ do: 'play', card: 'blood' }, 'J34');
});

test('P503 P572 it leads no pet out of a lane closed by Barrier', () => {
  const t = scene({ options, board: { A1: 'barrier', A3: 'dog' }, rows: { humans: ['blood', 'laughingGas'] } });
  t.uses('humans').refuses({ do: 'play', card: 'blood' }, 'D11').refuses({ do: 'play', card: 'laughingGas' }, 'D11');
});
