import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

const JAMMING = { do: 'react', card: 'jamming' } as const;

test('K561 K562 M11 R29 once the targets of a zombie card are named it is discarded without effect', () => {
  const t = scene({ board: { A3: 'sasha' }, rows: { zombies: ['moonshine'], humans: ['jamming', 'shot'] } });
  t.plays('moonshine', t.move('A3', 'A2')).asked('humans', 'reaction.answer').offers(JAMMING, { do: 'pass' });
  t.refuses({ do: 'react', card: 'shot' }, 'R29').chooses(JAMMING);
  t.has({
    zombies: { A3: 'sasha' },
    rows: { zombies: [], humans: ['shot'] },
    piles: { zombies: ['moonshine'], humans: ['jamming'] },
  });
});

test('K561 R30 nobody has to', () => {
  const t = scene({ board: { A3: 'sasha' }, rows: { zombies: ['moonshine'], humans: ['jamming'] } });
  t.plays('moonshine', t.move('A3', 'A2'))
    .passes()
    .has({ zombies: { A2: 'sasha' }, rows: { humans: ['jamming'] } });
});

test('K563 K562 it answers cards that last a round as well', () => {
  const t = scene({ rows: { zombies: ['panic'], humans: ['jamming'] } });
  t.plays('panic').asked('humans', 'reaction.answer').chooses(JAMMING);
  t.has({ lasting: [], piles: { zombies: ['panic'], humans: ['jamming'] } });
});

test('K563 H21 it does not answer zombies and attachments', () => {
  const t = scene({ board: { A3: 'sasha' }, rows: { zombies: ['fedya', 'ushanka'], humans: ['jamming'] } });
  t.plays('fedya', t.field('C5')).asked('zombies', 'use.choose');
  t.plays('ushanka', t.zombie('A3')).asked('zombies', 'use.choose');
});

test('K563 R29 nor reactions', () => {
  const t = scene({ board: { A3: 'sasha' }, rows: { zombies: ['jam'], humans: ['jamming', 'shot'] } });
  t.plays('shot').asked('zombies', 'reaction.answer').chooses({ do: 'react', card: 'jam' });
  t.asked('humans', 'use.choose').has({ rows: { humans: ['jamming'] } });
});

test('K561 R29 in the humans’ own turn it cannot be played', () => {
  const t = scene({ board: { A3: 'sasha' }, rows: { humans: ['jamming'] } }).uses('humans');
  t.refuses({ do: 'play', card: 'jamming' }, 'R29');
});
