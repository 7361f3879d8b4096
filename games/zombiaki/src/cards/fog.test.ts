import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('K281 M10 no card that needs a free line of fire is aimed into the lane', () => {
  const t = scene({
    board: { A3: 'sasha', B3: 'fedya', C3: 'yuri' },
    rows: { zombies: ['fog'], humans: ['shot', 'chains'] },
  });
  t.plays('fog').offers(t.lane('A'), t.lane('B'), t.lane('C')).refuses(t.zombie('A3'), 'K281').chooses(t.lane('A'));
  t.has({ lasting: ['fog:A'], piles: { zombies: [] } }).ends();
  t.plays('shot').offers(t.zombie('B3'), t.zombie('C3')).refuses(t.zombie('A3'), 'K281').chooses(t.zombie('B3'));
  t.plays('chains').refuses(t.zombie('A3'), 'K281');
});

test('K281 a lane that no zombie is in may be chosen', () => {
  const t = scene({ rows: { zombies: ['fog'] } });
  t.plays('fog', t.lane('C')).has({ lasting: ['fog:C'] });
});

test('K281 M6 a shot with no other lane cannot be played', () => {
  const t = scene({ board: { A3: 'sasha' }, rows: { humans: ['shot'] }, lasting: ['fog:A'] });
  t.uses('humans').refuses({ do: 'play', card: 'shot' }, 'K281');
});

test('H18 K281 cards that need no free line of fire are aimed through it', () => {
  const t = scene({
    board: { A3: { zombie: 'ilya', bonus: 1 } },
    rows: { humans: ['sniper', 'molotov', 'katyusha'] },
    lasting: ['fog:A'],
  });
  t.plays('molotov')
    .plays('katyusha')
    .plays('sniper')
    .has({ zombies: { A4: 'ilya 5' } });
});

test('K281 M10 R2 it ends when the next zombie turn begins', () => {
  const t = scene({ rows: { zombies: ['vanya', 'jam', 'panic', 'metro'] }, lasting: ['fog:A'] }).turn('zombies');
  t.has({ lasting: [], piles: { zombies: ['fog'] } });
});
