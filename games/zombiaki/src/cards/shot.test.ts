import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('K321 K322 K323 R15 the nearest zombie of a lane takes 1 wound and goes back one field', () => {
  const t = scene({ board: { A2: 'ilya', A4: 'sasha', B3: 'fedya' }, rows: { humans: ['shot'] } });
  t.plays('shot')
    .offers(t.zombie('A2'), t.zombie('B3'))
    .chooses(t.zombie('A2'))
    .happened('cardPlayed', 'zombieWounded', 'zombieMoved')
    .has({ zombies: { A3: 'ilya 1', A4: 'sasha', B3: 'fedya' }, piles: { humans: ['shot'] } });
});

test('K331 K332 K333 Shot II gives 2 wounds', () => {
  const t = scene({ board: { A2: 'ilya', B3: 'fedya' }, rows: { humans: ['shotII'] } });
  t.plays('shotII', t.zombie('B3')).has({ zombies: { A2: 'ilya', B4: 'fedya 2' }, piles: { humans: ['shotII'] } });
});

test('K331 R45 the surplus of Shot II is lost', () => {
  const t = scene({ board: { A2: { zombie: 'sasha', wounds: 2 }, A3: 'yuri' }, rows: { humans: ['shotII'] } });
  t.plays('shotII').has({ zombies: { A3: 'yuri' }, piles: { zombies: ['sasha'], humans: ['shotII'] } });
});

test('P361 P362 P371 P372 shots of 2013 do the same', () => {
  const t = scene({
    options: { deck: 'jubileusz' },
    board: { A2: 'iwan', A4: 'zenek', C3: { zombie: 'wacek', wounds: 2 }, C4: 'marian' },
    rows: { humans: ['shot2013', 'betterShot'] },
  });
  t.plays('shot2013', t.zombie('A2')).has({ zombies: { A3: 'iwan 1', A4: 'zenek', C3: 'wacek 2', C4: 'marian' } });
  t.plays('betterShot', t.zombie('C3')).has({ zombies: { A3: 'iwan 1', A4: 'zenek', C4: 'marian' } });
});

test.for(['shot', 'shotII'])('Z82 R13 M5 K322 K332 after %s a zombie with another right behind stays', (card) => {
  const t = scene({ board: { A2: 'ilya', A3: 'sasha' }, rows: { humans: [card] } });
  t.plays(card).has({ zombies: { A2: card === 'shot' ? 'ilya 1' : 'ilya 2', A3: 'sasha' } });
});

test.for(['trabant', 'slab', 'roadblock'])('M5 M20 no retreat leads on to %s', (thing) => {
  const t = scene({ board: { A2: 'ilya', A3: thing }, rows: { humans: ['shot'] } });
  t.plays('shot').has({ zombies: { A2: 'ilya 1' }, things: { A3: thing } });
});

test('M5 Z86 no retreat leads off street V', () => {
  const t = scene({ board: { A5: 'ilya' }, rows: { humans: ['shot'] } });
  t.plays('shot').has({ zombies: { A5: 'ilya 1' } });
});

test('M2 R12 M9 a retreat on to a trap sets it off', () => {
  const t = scene({ board: { A2: 'ilya', A3: 'barbedWire' }, rows: { humans: ['shot'] } });
  t.plays('shot').has({ zombies: { A3: 'ilya 3' }, things: { A3: 'barbedWire' } });
});

test('K323 K333 R17 a shot is not aimed past the nearest zombie, nor at an empty field or lane', () => {
  const t = scene({ board: { A2: 'ilya', A4: 'sasha', B3: 'fedya' }, rows: { humans: ['shot'] } });
  t.plays('shot')
    .refuses(t.zombie('A4'), 'R17')
    .refuses(t.field('A4'), 'R17')
    .refuses(t.field('C1'), 'R17')
    .refuses(t.lane('C'), 'R17');
});

test('M6 K323 Z29 R17 with its nearest zombie hidden a lane cannot be aimed at', () => {
  const t = scene({ board: { A1: 'slab', A2: 'ilya', B3: 'fedya', C3: 'yuri' }, rows: { humans: ['shot'] } });
  t.plays('shot').offers(t.zombie('B3'), t.zombie('C3'));
  t.refuses(t.zombie('A2'), 'Z29').refuses(t.lane('A'), 'Z29');
});

test('M6 R19 R20 a blocking card hides nobody in front of it or in another lane', () => {
  const t = scene({ board: { A2: 'ilya', A3: 'kamaz', B1: 'trolleybus', C3: 'fedya' }, rows: { humans: ['shot'] } });
  t.plays('shot').offers(t.zombie('A2'), t.zombie('C3'));
});

test('R21 M6 Trabant hides nobody', () => {
  const t = scene({ board: { A1: 'trabant', A3: 'ilya' }, rows: { humans: ['shot'] } });
  t.plays('shot').has({ zombies: { A4: 'ilya 1' } });
});

test('K281 K323 there is no shot into fog', () => {
  const t = scene({ board: { A2: 'ilya' }, lasting: ['fog:A'], rows: { humans: ['shot'] } }).uses('humans');
  t.refuses({ do: 'play', card: 'shot' }, 'K281');
});

test('R43 M12 without zombies there is nothing to shoot at', () => {
  const t = scene({ rows: { humans: ['shot', 'shotII'] } }).uses('humans');
  t.refuses({ do: 'play', card: 'shot' }, 'R43').refuses({ do: 'play', card: 'shotII' }, 'R43');
});

test('M3 Z74 a zombie whose Strength now is 0 is destroyed with its bonus and wounds counted', () => {
  const t = scene({ board: { A2: { zombie: 'sasha', bonus: 1, wounds: 2 } }, rows: { humans: ['shot', 'shot'] } });
  t.plays('shot').has({ zombies: { A3: 'sasha 3' } });
  t.plays('shot').has({ zombies: {}, piles: { zombies: ['sasha'] } });
});
