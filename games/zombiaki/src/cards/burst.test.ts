import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('K341 K343 three bullets, one after the other: what a kill leaves over goes on to the next of the lane', () => {
  const t = scene({ board: { A2: 'grishka', A3: 'sasha', B2: 'fedya' }, rows: { humans: ['burst'] } });
  t.plays('burst').offers(t.zombie('A2'), t.zombie('B2'));
  t.chooses(t.zombie('A2')).has({
    zombies: { A4: 'sasha 1', B2: 'fedya' },
    piles: { zombies: ['grishka'], humans: ['burst'] },
  });
});

test('K342 R15 whoever is hit last goes back once, whatever number of bullets hit', () => {
  const t = scene({ board: { A2: 'ilya' }, rows: { humans: ['burst'] } });
  t.plays('burst').has({ zombies: { A3: 'ilya 3' } });
  t.happened('cardPlayed', 'zombieWounded', 'zombieWounded', 'zombieWounded', 'zombieMoved');
});

test('K342 Z82 with a zombie right behind, the last one hit stays', () => {
  const t = scene({ board: { A2: 'ilya', A3: 'sasha' }, rows: { humans: ['burst'] } });
  t.plays('burst').has({ zombies: { A2: 'ilya 3', A3: 'sasha' } });
});

test('K341 Z29 a bullet does not reach a zombie that is hidden', () => {
  const t = scene({ board: { A1: 'grishka', A2: 'slab', A3: 'sasha' }, rows: { humans: ['burst'] } });
  t.plays('burst').has({ zombies: { A3: 'sasha' }, piles: { zombies: ['grishka'] } });
});

test('K341 R45 with nobody left the other bullets are lost', () => {
  const t = scene({ board: { A1: 'grishka', B1: 'sasha' }, rows: { humans: ['burst'] } });
  t.plays('burst', t.zombie('A1')).has({ zombies: { B1: 'sasha' } });
});

test('K343 R17 Z29 it is aimed like a shot', () => {
  const t = scene({
    board: { A2: 'ilya', A4: 'sasha', B1: 'slab', B3: 'fedya', C3: 'yuri' },
    rows: { humans: ['burst'] },
  });
  t.plays('burst').refuses(t.zombie('A4'), 'R17').refuses(t.zombie('B3'), 'Z29');
});

test('K172 H2 a Hostage in front ends the burst, and his zombie stays', () => {
  const t = scene({
    board: { A2: { zombie: 'grishka', attached: ['hostage'] }, A4: 'sasha' },
    rows: { humans: ['burst'] },
  });
  t.plays('burst').has({ zombies: { A2: 'grishka', A4: 'sasha' }, piles: { zombies: ['hostage'], humans: ['burst'] } });
});

test('K172 K342 a Hostage behind the first ends it, too, and nobody goes back', () => {
  const t = scene({
    board: { A2: 'vanya', A3: { zombie: 'sasha', attached: ['hostage'] } },
    rows: { humans: ['burst'] },
  });
  t.plays('burst').has({ zombies: { A3: 'sasha' }, piles: { zombies: ['hostage', 'vanya'] } });
});

test('H3 K82 K342 Boris, hit last, stays', () => {
  const t = scene({ board: { A2: 'vanya', A3: 'boris' }, rows: { humans: ['burst'] } });
  t.plays('burst').has({ zombies: { A3: 'boris 1' } });
});

test('K162 K341 a Matryoshka that shrinks ends it and stays', () => {
  const t = scene({ board: { A2: { zombie: 'matryoshka', wounds: 3 }, A4: 'sasha' }, rows: { humans: ['burst'] } });
  t.plays('burst').has({ zombies: { A2: 'smallDoll', A4: 'sasha' } });
});

test('K162 K341 all bullets go into a Matryoshka that has the Strength for them', () => {
  const t = scene({ board: { A2: 'matryoshka' }, rows: { humans: ['burst'] } });
  t.plays('burst').has({ zombies: { A3: 'matryoshka 3' } });
});

const YEAR_2013 = { deck: 'jubileusz' } as const;

test('P381 P384 Short Burst: two bullets, and the last one hit goes back', () => {
  const t = scene({ options: YEAR_2013, board: { A2: 'iwan', B2: 'zenek' }, rows: { humans: ['shortBurst'] } });
  t.plays('shortBurst', t.zombie('A2')).has({ zombies: { A3: 'iwan 2', B2: 'zenek' } });
});

test('P382 P384 Short Burst: after a kill the next of the lane is the nearest', () => {
  const t = scene({
    options: YEAR_2013,
    board: { A2: { zombie: 'wacek', wounds: 2 }, A4: 'zenek' },
    rows: { humans: ['shortBurst'] },
  });
  t.plays('shortBurst').has({ zombies: { A5: 'zenek 1' }, piles: { zombies: ['wacek'] } });
});

test('P391 Long Burst: three bullets', () => {
  const t = scene({ options: YEAR_2013, board: { A2: 'czesiek', A3: 'zenek' }, rows: { humans: ['longBurst'] } });
  t.plays('longBurst').has({ zombies: { A4: 'zenek 1' }, piles: { zombies: ['czesiek'] } });
});

test('P383 J19 P391 the small zombie that Siamese Twins leave on their field takes the next bullet', () => {
  const t = scene({
    options: YEAR_2013,
    board: { A2: { zombie: 'siamese', wounds: 1 } },
    piles: { zombies: ['mass'] },
    rows: { humans: ['shortBurst'] },
  });
  t.plays('shortBurst').asked('zombies', 'split.place').chooses(t.field('B2'));
  t.has({ zombies: { B2: 'corpse' }, piles: { zombies: ['siamese'] } });
});

test('P384 J19 twins who fall to the last bullet leave somebody who was not hit and stays', () => {
  const t = scene({ options: YEAR_2013, board: { A2: 'siamese' }, rows: { humans: ['shortBurst'] } });
  t.plays('shortBurst').has({ zombies: { A2: 'corpse' } });
});

test.for(['shortBurst', 'longBurst'])('P385 P233 Human Shield ends %s', (card) => {
  const t = scene({
    options: YEAR_2013,
    board: { A2: { zombie: 'czesiek', attached: ['humanShield'] }, A3: 'zenek' },
    rows: { humans: [card] },
  });
  t.plays(card).has({ zombies: { A2: 'czesiek', A3: 'zenek' }, piles: { zombies: ['humanShield'] } });
});

test('J1 P203 P204 P384 the cat takes the bullets first, and the zombie under it goes back only if it was hit last', () => {
  const t = scene({
    options: YEAR_2013,
    board: { A2: ['iwan', 'cat'] },
    rows: { humans: ['shortBurst', 'longBurst'] },
  });
  t.plays('shortBurst').has({ zombies: { A2: 'iwan' }, piles: { zombies: ['cat'] } });
  t.plays('longBurst').has({ zombies: { A3: 'iwan 3' } });
});

test('P213 P381 bullets aimed at Teddy Bear wound it one by one; what is left goes on to its zombie', () => {
  const t = scene({
    options: YEAR_2013,
    board: { A2: { zombie: 'iwan', attached: ['teddy'] } },
    rows: { humans: ['shortBurst', 'longBurst'] },
  });
  const teddy = { do: 'teddy', zombie: t.cardAt('A2') } as const;
  t.plays('longBurst', teddy).has({ zombies: { A2: 'iwan' } });
  t.plays('shortBurst', teddy).has({ zombies: { A3: 'iwan 1' }, piles: { zombies: ['teddy'] } });
});
