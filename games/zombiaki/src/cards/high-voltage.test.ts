import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

const options = { deck: 'jubileusz' } as const;

test('P441 P442 P443 every zombie of the lane takes a wound; no Mine goes off and nobody retreats', () => {
  const t = scene({
    options,
    board: { A1: 'wall', A2: 'wacek', A3: 'mine', A4: 'czesiek', B2: 'iwan' },
    rows: { humans: ['highVoltage'] },
  });
  t.plays('highVoltage', t.lane('A'));
  t.has({
    zombies: { A2: 'wacek 1', A4: 'czesiek 1', B2: 'iwan' },
    things: { A1: 'wall', A3: 'mine' },
    piles: { humans: ['highVoltage'] },
  });
});

test('P441 D11 J34 a lane without zombies cannot be chosen', () => {
  const t = scene({ options, board: { A2: 'wacek', B2: 'iwan' }, rows: { humans: ['highVoltage'] } });
  t.plays('highVoltage').refuses(t.lane('C'), 'D11').refuses(t.zombie('A2'), 'P441');
  const empty = scene({ options, rows: { humans: ['highVoltage'] } }).uses('humans');
  empty.refuses({ do: 'play', card: 'highVoltage' }, 'J34');
});
