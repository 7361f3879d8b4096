import { test } from 'vitest';
import { mixed, scene } from '../../test/scene.ts';

test('K261 M2 each zombie of a street goes one field forward if it can', () => {
  const t = scene({
    board: { A3: 'sasha', B3: 'mamka', C3: 'fedya', C2: 'slab', A5: 'vanya' },
    rows: { zombies: ['parade'] },
  });
  t.plays('parade').offers(t.street(3), t.street(5)).chooses(t.street(3));
  t.happened('cardPlayed', { type: 'zombieMoved', how: 'extra' });
  t.has({ zombies: { A2: 'sasha', B3: 'mamka', C3: 'fedya', A5: 'vanya' }, piles: { zombies: ['parade'] } });
});

test('K261 three go at once, and make their own moves later as usual', () => {
  const t = scene({ board: { A4: 'sasha', B4: 'vanya', C4: 'fedya' }, rows: { zombies: ['parade'] } });
  t.plays('parade').has({ zombies: { A3: 'sasha', B3: 'vanya', C3: 'fedya' } });
  t.ends()
    .moves('zombies')
    .has({ zombies: { A2: 'sasha', B2: 'vanya', C2: 'fedya' } });
});

test('K261 M13 a street from II to V where somebody can go', () => {
  const t = scene({
    board: { A1: 'sasha', B2: 'vanya', C4: { zombie: 'fedya', attached: ['chains'] }, C5: 'yuri', A5: 'ilya' },
    rows: { zombies: ['parade'] },
  });
  t.plays('parade').offers(t.street(2), t.street(5));
  t.refuses(t.street(1), 'K261').refuses(t.street(3), 'K261').refuses(t.street(4), 'K261');
});

test('K261 M12 M13 with nobody who can go it cannot be played', () => {
  scene({ board: { A1: 'sasha', B4: 'mamka' }, rows: { zombies: ['parade'] } })
    .uses('zombies')
    .refuses({ do: 'play', card: 'parade' }, 'K261');
});

test('K261 K461 where a trap strikes neighbours, the zombies choose the order', () => {
  const t = scene({ board: { A3: 'sasha', B3: 'fedya', B2: 'boobyTrap' }, rows: { zombies: ['parade'] } });
  t.plays('parade').asked('zombies', 'parade.order').offers(t.move('A3', 'A2'), t.move('B3', 'B2'));
  t.chooses(t.move('B3', 'B2')).has({ zombies: { A2: 'sasha', B2: 'fedya 2' }, piles: { humans: ['boobyTrap'] } });
});

test('K261 K461 who marches first may be struck by the trap of the next', () => {
  const t = scene({ board: { A3: 'sasha', B3: 'fedya', B2: 'boobyTrap' }, rows: { zombies: ['parade'] } });
  t.plays('parade')
    .chooses(t.move('A3', 'A2'))
    .has({ zombies: { A2: 'sasha 1', B2: 'fedya 2' } });
});

test('H15 K422 behind a Trabant they march, but not on to the car', () => {
  const t = scene({ board: { B1: 'trabant', B3: 'sasha' }, rows: { zombies: ['parade'] } });
  t.plays('parade').has({ zombies: { B2: 'sasha' }, things: { B1: 'trabant' } });
  const near = scene({ board: { B1: 'trabant', B2: 'sasha' }, rows: { zombies: ['parade'] } });
  near.uses('zombies').refuses({ do: 'play', card: 'parade' }, 'K261');
});

test('K512 K261 Siberian Frost does not stop it', () => {
  const t = scene({ board: { B3: 'sasha' }, rows: { zombies: ['parade'] }, lasting: ['frost'] });
  t.plays('parade').has({ zombies: { B2: 'sasha' } });
});

test('K261 P225 the order is asked also where a zombie with Boss may die', () => {
  const t = mixed({
    board: { A5: 'ilya', B5: { zombie: 'grishka', attached: ['boss'] }, B4: 'hole' },
    rows: { zombies: ['parade'] },
  });
  t.plays('parade').asked('zombies', 'parade.order').chooses(t.move('B5', 'B4'));
  t.has({ zombies: { A4: 'ilya' } });
});
