import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';

const chained = { zombie: 'sasha', attached: ['chains'] };

test('H16 K501 a chained zombie makes no own move, but a shot drives it back', () => {
  const t = scene({ board: { B3: chained }, rows: { humans: ['shot'] } });
  t.moves('zombies')
    .over()
    .has({ zombies: { B3: 'sasha' } });
  t.plays('shot').has({ zombies: { B4: 'sasha 1' } });
  expect(t.zombieAt('B4').attached).toHaveLength(1);
});

test('H16 K502 in step 5, after the movement, a card of the row breaks the chains', () => {
  const t = scene({ board: { B3: chained }, rows: { zombies: ['jam', 'fog', 'vanya', 'panic'] } }).turn('zombies');
  t.has({ zombies: { B3: 'sasha' } }).chooses({ do: 'discard', card: 'panic' });
  const breaking = (card: string) => ({ do: 'unchain', zombie: t.zombieAt('B3').card, card }) as const;
  t.allows(breaking('jam'), breaking('fog'), breaking('vanya')).refuses(breaking('panic'), 'Z62');
  t.chooses(breaking('jam')).refuses(breaking('fog'), 'K502');
  t.has({ rows: { zombies: ['fog', 'vanya'] }, piles: { zombies: ['jam', 'panic'], humans: ['chains'] } });
  expect(t.zombieAt('B3').attached).toEqual([]);
});

test('H16 nobody has to break them', () => {
  const t = scene({ board: { B3: chained }, rows: { zombies: ['jam'] } })
    .uses('zombies')
    .ends();
  t.over().has({ rows: { zombies: ['jam'] }, piles: { humans: [] } });
});
