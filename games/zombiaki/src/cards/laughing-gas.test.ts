import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

const options = { deck: 'jubileusz' } as const;

test('P511 two different zombies make one step each, in any direction; the second is asked for', () => {
  const t = scene({ options, board: { A3: 'wacek', C4: 'iwan' }, rows: { humans: ['laughingGas'] } });
  t.plays('laughingGas').offers(
    t.move('A3', 'A2'),
    t.move('A3', 'A4'),
    t.move('A3', 'B3'),
    t.move('C4', 'C3'),
    t.move('C4', 'C5'),
    t.move('C4', 'B4'),
  );
  t.chooses(t.move('A3', 'B3')).asked('humans', 'laughingGas.push');
  t.offers(t.move('C4', 'C3'), t.move('C4', 'C5'), t.move('C4', 'B4'), { do: 'enough' });
  t.refuses(t.move('B3', 'B2'), 'P511');
  t.chooses(t.move('C4', 'C5')).has({ zombies: { B3: 'wacek', C5: 'iwan' }, piles: { humans: ['laughingGas'] } });
});

test('P511 one is enough', () => {
  const t = scene({ options, board: { A3: 'wacek', C4: 'iwan' }, rows: { humans: ['laughingGas'] } });
  t.plays('laughingGas', t.move('A3', 'A4'), { do: 'enough' }).has({ zombies: { A4: 'wacek', C4: 'iwan' } });
});

test('P512 R33 R44 a zombie pushed on to the Barricade wins', () => {
  const t = scene({ options, board: { A1: 'wacek', C4: 'iwan' }, rows: { humans: ['laughingGas'] } });
  t.plays('laughingGas', t.move('A1', 'Barricade')).over().has({ ending: 'barricade' });
});

test('J27 P622 it moves nobody on to a wall without the Strength', () => {
  const t = scene({ options, board: { A2: 'wall', A3: 'iwan', C3: 'wacek' }, rows: { humans: ['laughingGas'] } });
  t.plays('laughingGas').refuses(t.move('A3', 'A2'), 'P622').refuses(t.move('C3', 'C5'), 'P511');
  const strong = scene({
    options,
    board: { A2: 'wall', A3: { zombie: 'iwan', bonus: 1 } },
    rows: { humans: ['laughingGas'] },
  });
  strong.plays('laughingGas', strong.move('A3', 'A2')).has({ zombies: { A2: 'iwan' }, things: { A2: 'wall' } });
});

test('P511 P562 P572 D11 J34 netted zombies and closed lanes are left alone', () => {
  const t = scene({
    options,
    board: { A1: 'barrier', A3: 'wacek', B3: { zombie: 'iwan', netted: true } },
    lasting: ['net'],
    rows: { humans: ['laughingGas'] },
  });
  t.uses('humans').refuses({ do: 'play', card: 'laughingGas' }, 'D11');
  const none = scene({ options, rows: { humans: ['laughingGas'] } }).uses('humans');
  none.refuses({ do: 'play', card: 'laughingGas' }, 'J34');
});
