import { test } from 'vitest';
import { jubileusz, type FieldName, type Scene } from '../../test/scene.ts';

const both = (t: Scene, one: FieldName, other: FieldName) =>
  ({ do: 'pair', zombie: t.zombieAt(one).card, other: t.zombieAt(other).card }) as const;

test('P271 D3 two zombies next to each other, no pets, change places', () => {
  const t = jubileusz({
    board: { A2: 'wacek', A3: 'iwan', B3: 'zenek', C3: 'dog', C5: 'mietek' },
    rows: { zombies: ['swap'] },
  });
  t.plays('swap').offers(both(t, 'A2', 'A3'), both(t, 'A3', 'B3'));
  t.refuses(both(t, 'A2', 'B3'), 'P271')
    .refuses(both(t, 'B3', 'C3'), 'P271')
    .refuses(t.zombie('C5'), 'P271');
  t.chooses(both(t, 'A2', 'A3')).happened('cardPlayed', 'zombiesSwapped');
  t.has({ zombies: { A2: 'iwan', A3: 'wacek', B3: 'zenek', C3: 'dog', C5: 'mietek' }, piles: { zombies: ['swap'] } });
});

test('P271 D10 what is attached goes along', () => {
  const t = jubileusz({
    board: { A2: { zombie: 'wacek', attached: ['humanShield'] }, A3: 'iwan' },
    rows: { zombies: ['swap'], humans: ['shot2013'] },
  });
  t.plays('swap')
    .ends()
    .plays('shot2013')
    .has({ zombies: { A2: 'iwan 1', A3: 'wacek' }, piles: { zombies: ['swap'] } });
});

test('P272 D11 a netted zombie is not swapped', () => {
  const t = jubileusz({ board: { A2: { zombie: 'wacek', netted: true }, A3: 'iwan' }, rows: { zombies: ['swap'] } });
  t.uses('zombies').refuses({ do: 'play', card: 'swap' }, 'P272');
});

test('P271 K451 nor is one that is held fast', () => {
  const t = jubileusz({ board: { A2: { zombie: 'wacek', held: 1 }, A3: 'iwan' }, rows: { zombies: ['swap'] } });
  t.uses('zombies').refuses({ do: 'play', card: 'swap' }, 'K451');
});

test('P273 Concrete Shoes wound whoever wears them, on either side', () => {
  for (const [from, to] of [
    ['A2', 'A3'],
    ['A3', 'A2'],
  ] as const) {
    const t = jubileusz({
      board: { [from]: { zombie: 'wacek', attached: ['concreteShoes'] }, [to]: 'iwan' },
      rows: { zombies: ['swap'] },
    });
    t.plays('swap').has({ zombies: { [from]: 'iwan', [to]: 'wacek 1' } });
  }
});

test('P273 P173 Junior who is sent back may die of it', () => {
  const t = jubileusz({ board: { A2: { zombie: 'junior', wounds: 4 }, A3: 'iwan' }, rows: { zombies: ['swap'] } });
  t.plays('swap').has({ zombies: { A2: 'iwan' }, piles: { zombies: ['junior', 'swap'] } });
});

test('P274 traps under the two are not set off', () => {
  const t = jubileusz({ board: { A2: ['iwan', 'hole'], A3: 'corpse' }, rows: { zombies: ['swap'] } });
  t.plays('swap').has({ zombies: { A2: 'corpse', A3: 'iwan' }, things: { A2: 'hole' } });
});

test('R64 P572 P574 nobody is swapped within, out of or into a lane closed by Barrier', () => {
  const t = jubileusz({
    board: { A1: 'barrier', A2: 'wacek', A3: 'zenek', B2: 'iwan', C2: 'mietek', C3: 'marian' },
    rows: { zombies: ['swap'] },
  });
  t.plays('swap').offers(both(t, 'B2', 'C2'), both(t, 'C2', 'C3'));
  t.refuses(both(t, 'A2', 'A3'), 'R64')
    .refuses(both(t, 'A2', 'B2'), 'R64')
    .refuses(t.zombie('A3'), 'R64');
});

test('R64 P573 behind a wall of that lane they may change places', () => {
  const t = jubileusz({
    board: { A1: 'barrier', A2: 'wall', A3: 'wacek', A4: 'iwan' },
    rows: { zombies: ['swap'] },
  });
  t.plays('swap').has({ zombies: { A3: 'iwan', A4: 'wacek' } });
});

test('R65 P622 only who could climb a wall is swapped on to it', () => {
  const weak = jubileusz({ board: { A2: ['iwan', 'junkWall'], A3: 'wacek' }, rows: { zombies: ['swap'] } });
  weak.uses('zombies').refuses({ do: 'play', card: 'swap' }, 'R65');
  const pushed = jubileusz({
    board: { A2: ['iwan', 'junkWall'], A3: 'wacek', A4: { zombie: 'zenek', netted: true } },
    rows: { zombies: ['swap'] },
  });
  pushed.plays('swap').has({ zombies: { A2: 'wacek', A3: 'iwan', A4: 'zenek' } });
});
