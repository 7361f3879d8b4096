import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('K441 K445 Trolleybus is put on B1 and drives two fields', () => {
  const t = scene({ rows: { humans: ['trolleybus'] } });
  t.plays('trolleybus')
    .has({ things: { B1: 'trolleybus' } })
    .ends()
    .moves('humans');
  t.has({ things: { B3: 'trolleybus' } });
});

test('K445 M12 with a card on B1 it cannot be played', () => {
  const t = scene({ board: { B1: 'slab' }, rows: { humans: ['trolleybus'] } }).uses('humans');
  t.refuses({ do: 'play', card: 'trolleybus' }, 'K445');
});

test('K442 M25 the zombie and the unbroken column behind it go back, and Trolleybus follows', () => {
  const t = scene({ board: { B1: 'trolleybus', B2: 'sasha', B3: 'fedya', B5: 'ilya' } }).moves('humans');
  // The first of its two fields pushes the column against Ilya on street V, the second rams it.
  t.has({ zombies: { B3: 'sasha 2', B4: 'fedya', B5: 'ilya' }, things: {}, piles: { humans: ['trolleybus'] } });
});

test('K441 K442 M25 with room behind the column it pushes with both of its fields', () => {
  const t = scene({ board: { B1: 'trolleybus', B2: 'sasha', B3: 'fedya' } }).moves('humans');
  t.has({ zombies: { B4: 'sasha', B5: 'fedya' }, things: { B3: 'trolleybus' } });
});

test('K442 K83 R16 M2 Boris, Mamka and a chained zombie are pushed as well', () => {
  const t = scene({
    board: { B2: 'trolleybus', B4: 'boris', A1: 'sasha' },
  }).moves('humans');
  t.has({ zombies: { B5: 'boris', A1: 'sasha' }, things: { B4: 'trolleybus' } });
  const column = scene({ board: { B1: 'trolleybus', B3: 'mamka', B4: { zombie: 'sasha', attached: ['chains'] } } });
  column.moves('humans').has({ zombies: { B4: 'mamka', B5: 'sasha' }, things: { B3: 'trolleybus' } });
});

test('M25 K175 a Hostage stays with a zombie that is pushed', () => {
  const t = scene({ board: { B2: 'trolleybus', B4: { zombie: 'sasha', attached: ['hostage'] } } }).moves('humans');
  t.has({ zombies: { B5: 'sasha' }, piles: { zombies: [] } });
});

test('M25 M9 traps act on those who enter them', () => {
  const t = scene({ board: { B1: 'trolleybus', B3: 'yuri', B4: 'manhole', A3: 'vanya' } }).moves('humans');
  t.has({ zombies: { B4: 'yuri', A3: 'vanya' }, things: { B3: 'trolleybus', B4: 'manhole' } });
  const weak = scene({ board: { B1: 'trolleybus', B3: 'grishka', B4: 'manhole' } }).moves('humans');
  weak.has({ zombies: {}, things: { B3: 'trolleybus' }, piles: { zombies: ['grishka'], humans: ['manhole'] } });
});

test('M25 K461 R56 one pushed on to Booby Trap goes off with it, and the humans choose whom it wounds besides', () => {
  const t = scene({ board: { B1: 'trolleybus', B3: 'fedya', B4: 'boobyTrap', A4: 'yuri', C4: 'ilya' } }).moves(
    'humans',
  );
  t.asked('humans', 'boobyTrap.splash').chooses(t.zombie('C4'));
  t.over().has({ zombies: { B4: 'fedya 2', A4: 'yuri', C4: 'ilya 1' }, things: { B3: 'trolleybus' } });
});

test('K442 M19 it crushes a trap on the freed field', () => {
  const t = scene({ board: { B1: 'trolleybus', B3: ['sasha', 'manhole'] } }).moves('humans');
  t.has({ zombies: { B4: 'sasha' }, things: { B3: 'trolleybus' }, piles: { humans: ['manhole'] } });
});

test('K442 K453 wire lets a pushed zombie go and is gone', () => {
  const t = scene({ board: { B1: 'trolleybus', B3: [{ zombie: 'sasha', held: 1 }, 'barbedWire'] } }).moves('humans');
  t.has({ zombies: { B4: 'sasha' }, things: { B3: 'trolleybus' }, piles: { humans: ['barbedWire'] } });
});

test('K443 M26 a column that reaches street V cannot be pushed: 2 wounds for its first zombie, and Trolleybus is gone', () => {
  const t = scene({ board: { B2: 'trolleybus', B3: 'ilya', B4: 'sasha', B5: 'fedya' } }).moves('humans');
  t.has({ zombies: { B3: 'ilya 2', B4: 'sasha', B5: 'fedya' }, things: {}, piles: { humans: ['trolleybus'] } });
});

test('K443 M26 it is gone even if the zombie falls', () => {
  const t = scene({ board: { B4: 'trolleybus', B5: 'grishka' } }).moves('humans');
  t.has({ zombies: {}, things: {}, piles: { zombies: ['grishka'], humans: ['trolleybus'] } });
});

test.for(['slab', 'trabant'])('K443 M5 a column with %s behind it cannot be pushed', (thing) => {
  const t = scene({ board: { B2: 'trolleybus', B3: 'ilya', B4: thing, B5: 'roadblock' } }).moves('humans');
  t.has({ zombies: { B3: 'ilya 2' }, things: { B4: thing, B5: 'roadblock' } });
});

test.for([
  [{ zombie: 'sasha', attached: ['feltBoots'] }, 'ilya', { B2: 'sasha 2', B3: 'ilya' }],
  ['ilya', { zombie: 'sasha', attached: ['feltBoots'] }, { B2: 'ilya 2', B3: 'sasha' }],
] as const)(
  'K443 H1 K191 felt boots anywhere in the column keep all of it where it is: %j, %j',
  ([B2, B3, zombies]) => {
    const t = scene({ board: { B1: 'trolleybus', B2, B3 } }).moves('humans');
    t.has({ zombies, things: {}, piles: { humans: ['trolleybus'] } });
  },
);

test('M26 K172 a Hostage is gone with Trolleybus instead of the wounds', () => {
  const t = scene({ board: { B4: 'trolleybus', B5: { zombie: 'grishka', attached: ['hostage'] } } }).moves('humans');
  t.has({ zombies: { B5: 'grishka' }, things: {}, piles: { zombies: ['hostage'], humans: ['trolleybus'] } });
});

test('M26 K162 a Matryoshka that shrinks is a survivor', () => {
  const t = scene({ board: { B4: 'trolleybus', B5: { zombie: 'matryoshka', wounds: 3 } } }).moves('humans');
  t.has({ zombies: { B5: 'smallDoll' }, things: {}, piles: { humans: ['trolleybus'] } });
});

test('K444 Z28 it hides the zombies behind it', () => {
  const t = scene({ board: { B1: 'trolleybus', B3: 'ilya', A3: 'sasha', C3: 'yuri' }, rows: { humans: ['shot'] } });
  t.plays('shot').refuses(t.zombie('B3'), 'Z29').offers(t.zombie('A3'), t.zombie('C3'));
});

test('M21 zombies behind it go on, up to its field', () => {
  const t = scene({ board: { B1: 'trolleybus', B3: 'ilya' } });
  t.moves('zombies').has({ zombies: { B2: 'ilya' } });
});
