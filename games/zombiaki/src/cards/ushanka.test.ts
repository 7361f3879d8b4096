import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { DECKS } from '../content/decks.ts';

test('K181 M3 M8 attached, Ushanka gives +2 Strength', () => {
  const t = scene({ board: { B3: 'grishka', A3: 'ilya' }, rows: { zombies: ['ushanka'] } });
  t.plays('ushanka', t.zombie('B3')).has({ rows: { zombies: [] }, piles: { zombies: [] } });
  expect([t.strengthAt('B3'), t.strengthAt('A3')]).toEqual([4, 5]);
  t.ends().moves('zombies');
  expect(t.strengthAt('B2')).toBe(4);
});

test('K181 M8 with the bonus it takes two wounds more, and goes with its zombie', () => {
  const t = scene({
    board: { B5: { zombie: 'grishka', wounds: 2, attached: ['ushanka'] } },
    rows: { humans: ['shot', 'shot'] },
  });
  t.plays('shot').has({ zombies: { B5: 'grishka 3' } });
  t.plays('shot').has({ zombies: {}, piles: { zombies: ['grishka', 'ushanka'] } });
});

test('K182 a zombie may have several', () => {
  const t = scene({ board: { B3: { zombie: 'grishka', attached: ['ushanka'] } }, rows: { zombies: ['feltBoots'] } });
  // A pack in which Felt Boots are a second Ushanka.
  const ushanka = DECKS.moskwa.find(({ id }) => id === 'ushanka')!;
  Object.assign(t.s, { pack: DECKS.moskwa.map((card) => (card.id === 'feltBoots' ? ushanka : card)) });
  t.uses('zombies').chooses({ do: 'play', card: 'ushanka' });
  expect(t.strengthAt('B3')).toBe(6);
});

test('K181 M12 without a zombie it cannot be played', () => {
  scene({ rows: { zombies: ['ushanka'] } })
    .uses('zombies')
    .refuses({ do: 'play', card: 'ushanka' }, 'K181');
});

test('K181 a field without a zombie is no target', () => {
  const t = scene({ board: { B3: 'grishka', A3: 'ilya' }, rows: { zombies: ['ushanka'] } }).plays('ushanka');
  t.refuses(t.field('B4'), 'K181').refuses(t.lane('B'), 'K181');
});

test('P241 D3 Claws give +1 Strength, and not to a pet', () => {
  const t = scene({
    options: { deck: 'jubileusz' },
    board: { B3: 'czesiek', A3: 'stefan', C3: 'dog' },
    rows: { zombies: ['claws'] },
  });
  t.plays('claws').offers(t.zombie('B3'), t.zombie('A3')).refuses(t.zombie('C3'), 'P241').chooses(t.zombie('B3'));
  expect(t.strengthAt('B3')).toBe(3);
});
