import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';

const options = { deck: 'jubileusz' } as const;

test('P561 connected zombies of Strength 6 together, measured now', () => {
  const t = scene({
    options,
    board: { A3: 'wacek', B3: { zombie: 'stefan', wounds: 1 }, C4: 'krzysztof', C3: 'iwan' },
    rows: { humans: ['net'] },
  });
  const [a, b, c, corner] = [t.cardAt('A3'), t.cardAt('B3'), t.cardAt('C3'), t.cardAt('C4')];
  const at = (...zombies: number[]) => ({ do: 'zombies', zombies }) as const;
  t.plays('net').offers(at(a), at(b), at(c), at(corner), at(a, b)).refuses(at(b, corner), 'P561');
  t.refuses(at(b, c), 'P561').refuses(t.field('B3'), 'P561');
  t.chooses(at(a, b)).has({ lasting: ['net'], piles: { humans: [] } });
  expect(t.s.zombies.map(({ netted }) => netted)).toEqual([true, true, false, false]);
});

test('P562 J10 netted zombies do not move and do not retreat, but are wounded', () => {
  const t = scene({
    options,
    board: { A3: { zombie: 'wacek', netted: true }, B3: 'stefan' },
    lasting: ['net'],
    rows: { humans: ['shot2013'] },
  });
  t.moves('zombies').has({ zombies: { A3: 'wacek', B2: 'stefan' } });
  t.plays('shot2013', t.zombie('A3')).has({ zombies: { A3: 'wacek 1', B2: 'stefan' } });
});

test('P563 P254 Mass joins a netted zombie only with a netted one', () => {
  const t = scene({
    options,
    board: { A3: { zombie: 'wacek', netted: true }, A4: 'stefan', A2: { zombie: 'krzysztof', netted: true } },
    lasting: ['net'],
    rows: { zombies: ['mass'] },
  });
  const pair = (from: 'A2' | 'A3' | 'A4', to: 'A2' | 'A3' | 'A4') =>
    ({ do: 'pair', zombie: t.cardAt(from), other: t.cardAt(to) }) as const;
  t.plays('mass').offers(pair('A2', 'A3'), pair('A3', 'A2')).refuses(pair('A4', 'A3'), 'P254');
});

test('P564 R2 it lasts until the next human turn begins', () => {
  const t = scene({
    options,
    board: { A3: { zombie: 'wacek', netted: true } },
    lasting: ['net'],
    decks: { humans: [] },
  });
  t.turn('humans')
    .happened('turnBegan', 'cardExpired')
    .has({ lasting: [], piles: { humans: ['net'] } });
  expect(t.zombieAt('A3').netted).toBe(false);
});

test('R74 P203 a Cat goes into the net with the zombie on its field', () => {
  const t = scene({ options, board: { A3: ['stefan', 'cat'], B3: ['iwan'] }, rows: { humans: ['net'] } });
  const both = t.s.zombies.filter(({ field }) => field === t.zombieAt('A3').field).map(({ card }) => card);
  t.plays('net').offers({ do: 'zombies', zombies: both }, { do: 'zombies', zombies: [t.cardAt('B3')] });
});

test('P561 J34 D11 somebody must fit into it', () => {
  const none = scene({ options, rows: { humans: ['net'] } }).uses('humans');
  none.refuses({ do: 'play', card: 'net' }, 'J34');
  const strong = scene({ options, board: { A3: { zombie: 'iwan', bonus: 2 } }, rows: { humans: ['net'] } });
  strong.uses('humans').refuses({ do: 'play', card: 'net' }, 'D11');
});
