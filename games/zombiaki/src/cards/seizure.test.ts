import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('K251 Confiscation discards a card of the human row without effect', () => {
  const t = scene({ board: { B3: 'sasha' }, rows: { zombies: ['confiscation'], humans: ['shot', 'shot', 'sniper'] } });
  t.plays('confiscation').offers(t.take('shot'), t.take('sniper'));
  t.refuses(t.take('radio'), 'K251').refuses(t.zombie('B3'), 'K251').chooses(t.take('shot'));
  t.happened('cardPlayed', { type: 'cardDiscarded', side: 'humans', why: 'taken' });
  t.has({
    zombies: { B3: 'sasha' },
    rows: { humans: ['shot', 'sniper'] },
    piles: { zombies: ['confiscation'], humans: ['shot'] },
  });
});

test('K251 M12 with nothing in their row it cannot be played', () => {
  scene({ rows: { zombies: ['confiscation'] } })
    .uses('zombies')
    .refuses({ do: 'play', card: 'confiscation' }, 'K251');
});

test('H31 it may take a reaction card', () => {
  const t = scene({ rows: { zombies: ['confiscation'], humans: ['jamming', 'shot'] } });
  t.plays('confiscation', t.take('jamming')).asked('humans', 'reaction.answer').passes();
  t.has({ rows: { humans: ['shot'] }, piles: { zombies: ['confiscation'], humans: ['jamming'] } });
});

test('H31 H21 M11 Radio Jamming may answer it, even when it is the card to be taken', () => {
  const t = scene({ rows: { zombies: ['confiscation'], humans: ['jamming', 'shot'] } });
  t.plays('confiscation', t.take('jamming')).chooses({ do: 'react', card: 'jamming' });
  t.happened({ type: 'cardCancelled' });
  t.has({ rows: { humans: ['shot'] }, piles: { zombies: ['confiscation'], humans: ['jamming'] } });
});

test('P331 Meat takes a card of the human row', () => {
  const t = scene({
    options: { deck: 'jubileusz' },
    rows: { zombies: ['meat'], humans: ['shot2013', 'wall'] },
  });
  t.plays('meat').refuses(t.take('radio'), 'P331').chooses(t.take('wall'));
  t.has({ rows: { humans: ['shot2013'] }, piles: { zombies: ['meat'], humans: ['wall'] } });
});

test('H33 Search Warrant may take Jam, which cannot answer it', () => {
  const t = scene({ rows: { zombies: ['jam', 'vanya'], humans: ['searchWarrant'] } });
  t.plays('searchWarrant', t.take('jam')).asked('humans', 'use.choose');
  t.has({ rows: { zombies: ['vanya'] }, piles: { zombies: ['jam'], humans: ['searchWarrant'] } });
});
