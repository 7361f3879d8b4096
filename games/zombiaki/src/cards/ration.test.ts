import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('K551 a Shot or Shot II comes back from the discard pile, and may be used at once', () => {
  const t = scene({
    board: { A3: 'ilya' },
    rows: { humans: ['ration'] },
    piles: { humans: ['shot', 'shotII', 'sniper', 'shot'] },
  });
  t.plays('ration').offers(t.take('shot'), t.take('shotII')).refuses(t.take('sniper'), 'K551');
  t.chooses(t.take('shotII')).has({
    rows: { humans: ['shotII'] },
    piles: { humans: ['ration', 'shot', 'shot', 'sniper'] },
  });
  t.plays('shotII').has({ zombies: { A4: 'ilya 2' } });
});

test('K551 M12 without a shot in the discard pile it cannot be played', () => {
  const t = scene({ rows: { humans: ['ration'] }, piles: { humans: ['sniper'] } }).uses('humans');
  t.refuses({ do: 'play', card: 'ration' }, 'K551');
});

test('H19 K551 K241 under Panic it is the one card; the shot waits for a later turn', () => {
  const t = scene({
    board: { A3: 'ilya' },
    rows: { humans: ['ration'] },
    piles: { humans: ['shot'] },
    lasting: ['panic'],
  });
  t.plays('ration').refuses({ do: 'play', card: 'shot' }, 'K241');
});
