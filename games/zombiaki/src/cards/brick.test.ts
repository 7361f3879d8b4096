import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

const options = { deck: 'jubileusz' } as const;

test('P411 P412 any zombie takes a wound, behind a wall too, and stays where it is', () => {
  const t = scene({ options, board: { A1: 'wall', A3: 'wacek', B2: 'iwan' }, rows: { humans: ['brick'] } });
  t.plays('brick', t.zombie('A3'));
  t.has({ zombies: { A3: 'wacek 1', B2: 'iwan' }, piles: { humans: ['brick'] } });
});

test('P411 P213 a Teddy Bear may be hit instead of its zombie', () => {
  const t = scene({
    options,
    board: { A3: { zombie: 'wacek', attached: ['teddy'] } },
    rows: { humans: ['brick'] },
  });
  t.plays('brick', { do: 'teddy', zombie: t.cardAt('A3') });
  t.happened('cardPlayed', { type: 'teddyWounded', left: 3 }).has({ zombies: { A3: 'wacek' } });
});

test('P411 P182 Krystynka cannot be chosen while somebody else is in her street', () => {
  const t = scene({ options, board: { A3: 'krystynka', B3: 'wacek', C4: 'iwan' }, rows: { humans: ['brick'] } });
  t.plays('brick').offers(t.zombie('B3'), t.zombie('C4')).refuses(t.zombie('A3'), 'P182');
  t.refuses(t.field('A2'), 'P411');
});

test('P411 D11 J34 without zombies it cannot be played, only discarded', () => {
  const t = scene({ options, rows: { humans: ['brick'] } }).uses('humans');
  t.refuses({ do: 'play', card: 'brick' }, 'J34').offers({ do: 'discard', card: 'brick' }, { do: 'end' });
});
