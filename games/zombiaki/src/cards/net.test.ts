import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';

const options = { deck: 'jubileusz' } as const;

const ENOUGH = { do: 'enough' } as const;

test('P561 connected zombies of Strength 6 together, measured now, are taken one after the other', () => {
  const t = scene({
    options,
    board: { A3: 'wacek', B3: { zombie: 'stefan', wounds: 1 }, C4: 'krzysztof', C3: 'iwan', C5: 'czesiek' },
    rows: { humans: ['net'] },
  });
  t.plays('net').offers(t.zombie('A3'), t.zombie('B3'), t.zombie('C3'), t.zombie('C4'), t.zombie('C5'));
  t.refuses(t.field('B3'), 'P561').chooses(t.zombie('B3')).asked('humans', 'net.widen').offers(t.zombie('A3'), ENOUGH);
  t.refuses(t.zombie('C4'), 'P561').refuses(t.zombie('C3'), 'P561').has({ lasting: [] });
  t.chooses(t.zombie('A3'))
    .asked('humans', 'use.choose')
    .has({ lasting: ['net'], piles: { humans: [] } });
  expect(t.s.zombies.map(({ netted }) => netted)).toEqual([true, true, false, false, false]);
});

test('P561 a group need not be as large as it could', () => {
  const board = { A3: 'krzysztof', A4: 'czesiek', A5: 'corpse' } as const;
  const t = scene({ options, board, rows: { humans: ['net'] } });
  t.plays('net', t.zombie('A5')).offers(t.zombie('A4'), ENOUGH).chooses(t.zombie('A4'));
  t.offers(t.zombie('A3'), ENOUGH).chooses(ENOUGH).happened('zombieHeld', 'zombieHeld');
  expect(t.s.zombies.map(({ netted }) => netted)).toEqual([false, true, true]);
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

test('R74 P203 a Cat goes into the net with the zombie on its field, and both Strengths count', () => {
  const board = { A3: ['wacek', 'cat'], A4: 'krzysztof', C3: 'corpse' } as const;
  const t = scene({ options, board, rows: { humans: ['net'] } });
  t.plays('net', t.zombie('A3')).asked('humans', 'use.choose');
  expect(t.s.zombies.map(({ netted }) => netted)).toEqual([true, true, false, false]);
  const heavy = scene({ options, board: { A3: ['iwan', 'cat'], C3: 'wacek' }, rows: { humans: ['net'] } });
  heavy.plays('net').has({ lasting: ['net'] });
  expect(heavy.s.zombies.map(({ netted }) => netted)).toEqual([false, false, true]);
});

test('P561 J34 D11 somebody must fit into it', () => {
  const none = scene({ options, rows: { humans: ['net'] } }).uses('humans');
  none.refuses({ do: 'play', card: 'net' }, 'J34');
  const strong = scene({ options, board: { A3: { zombie: 'iwan', bonus: 2 } }, rows: { humans: ['net'] } });
  strong.uses('humans').refuses({ do: 'play', card: 'net' }, 'D11');
});
