import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

const options = { deck: 'jubileusz' } as const;

test('P621 P631 before all zombies, next to none of them, not on street V', () => {
  for (const card of ['wall', 'junkWall']) {
    const t = scene({ options, board: { A3: 'wacek', C1: 'hole' }, rows: { humans: [card] } }).plays(card);
    t.offers(t.field('A1'), t.field('B1'), t.field('C2'), t.field('C3'));
    const rule = card === 'wall' ? 'P621' : 'P631';
    t.refuses(t.field('B2'), rule).refuses(t.field('C4'), rule).refuses(t.field('C1'), 'Z72');
    t.chooses(t.field('A1'));
  }
  const empty = scene({ options, rows: { humans: ['wall'] } }).plays('wall');
  empty.allows(empty.field('B4')).refuses(empty.field('B5'), 'P621');
});

test('P622 P631 D12 a zombie and the line behind it climb together with 6, or 5 of Junk Wall', () => {
  const weak = scene({ options, board: { A2: 'wall', A3: 'wacek', A4: 'krzysztof' } }).moves('zombies');
  weak.has({ zombies: { A3: 'wacek', A4: 'krzysztof' } });
  const junk = scene({ options, board: { A2: 'junkWall', A3: 'wacek', A4: 'krzysztof' } }).moves('zombies');
  junk.has({ zombies: { A2: 'wacek', A3: 'krzysztof' }, things: { A2: 'junkWall' } });
  const strong = scene({ options, board: { A2: 'wall', A3: 'wacek', A4: 'stefan' } }).moves('zombies');
  strong.has({ zombies: { A2: 'wacek', A3: 'stefan' }, things: { A2: 'wall' } });
});

test('P622 D7 for a retreat on to it the line toward the Barricade counts', () => {
  const alone = scene({ options, board: { A2: 'iwan', A3: 'wall' }, rows: { humans: ['getOut'] } }).uses('humans');
  alone.refuses({ do: 'play', card: 'getOut' }, 'D11');
  const two = scene({ options, board: { A1: 'wacek', A2: 'iwan', A3: 'wall' }, rows: { humans: ['getOut'] } });
  two.plays('getOut').has({ zombies: { A2: 'wacek', A3: 'iwan' } });
});

test('P623 D8 J12 it hides whoever is behind it from shots, not whoever stands on it', () => {
  const board = { A2: ['wall', 'iwan'], B2: 'junkWall', B3: 'stefan' } as const;
  const t = scene({ options, board, rows: { humans: ['shot2013', 'betterShot'] } });
  t.plays('shot2013').has({ zombies: { A3: 'iwan 1', B3: 'stefan' } });
  t.refuses({ do: 'play', card: 'betterShot' }, 'Z29');
});

test('P623 J12 Searchlight drives whoever stands before it or on it, and not those behind it', () => {
  const t = scene({
    options,
    board: { A1: 'wacek', A2: ['wall', 'iwan'], A4: 'stefan' },
    rows: { humans: ['searchlight2013'] },
  });
  t.plays('searchlight2013').has({ zombies: { A1: 'wacek', A3: 'iwan', A4: 'stefan' } });
});

test('P624 from the side a zombie has to reach the limit alone', () => {
  const t = scene({
    options,
    board: { A3: 'wall', B3: 'iwan', B4: 'stefan', C3: 'junkWall' },
    rows: { humans: ['blood'] },
  });
  t.plays('blood').refuses(t.move('B3', 'A3'), 'P622').allows(t.move('B3', 'C3'));
});

test('P624 … whoever stands on its other side does not help', () => {
  const t = scene({
    options,
    board: { A3: 'wall', B3: 'iwan', C3: 'marian', A5: 'zenek' },
    rows: { humans: ['blood'] },
  });
  t.plays('blood').has({ zombies: { B3: 'iwan', C3: 'marian', B5: 'zenek' } });
});

test('P625 fire and explosions leave it where it is; Pickaxe removes it', () => {
  const t = scene({
    options,
    board: { A2: 'wall', A3: 'carBomb', A4: 'wacek' },
    rows: { zombies: ['pickaxe2013'], humans: ['streetOnFire2013'] },
  });
  t.plays('streetOnFire2013')
    .has({ zombies: { A4: 'wacek 2' }, things: { A2: 'wall' } })
    .ends();
  t.plays('pickaxe2013').has({ things: {}, piles: { humans: ['streetOnFire2013', 'carBomb', 'wall'] } });
});

test('R81 P622 D3 a pet in the line behind counts like a zombie', () => {
  const climbing = scene({
    options,
    board: { A2: 'junkWall', A3: 'stefan', A4: 'dog' },
    rows: { zombies: ['hunger'] },
  });
  climbing.plays('hunger').has({ zombies: { A2: 'stefan', A4: 'dog' } });
});
