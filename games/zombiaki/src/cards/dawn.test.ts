import { expect, test } from 'vitest';
import { scene, USUAL } from '../../test/scene.ts';
import { choose, nextOpen, run, seedOf } from '@horda/kernel';
import { zombiaki } from '../game.ts';
import { printed } from '../rules/cards.ts';

test('K311 P351 Dawn lies at the bottom of the zombie deck', () => {
  for (const deck of ['moskwa', 'jubileusz'] as const) {
    const s = zombiaki.setup({ ...USUAL, deck }, 2, seedOf('dawn'), null);
    expect(s.decks[0].map((card) => printed(s, card).effect).indexOf('dawn')).toBe(0);
  }
});

test('K312 R36 the moment it is drawn the humans win, though two cards came before it', () => {
  const t = scene({ rows: { zombies: ['sasha'] }, decks: { zombies: ['vanya', 'fog'] } })
    .turn('zombies')
    .over();
  t.has({ ending: 'dawn', rows: { zombies: ['fog', 'sasha', 'vanya'] } });
  expect(t.view(null).winner).toBe(1);
});

test('K312 as long as the row can be filled without it, the game goes on', () => {
  const t = scene({ rows: { zombies: ['sasha'] }, decks: { zombies: ['vanya', 'fog', 'jam'] } }).turn('zombies');
  t.asked('zombies', 'discard.choose').has({ ending: null });
  expect(t.view(null).untilDawn).toBe(0);
});

test('P351 in the Jubilee deck as well', () => {
  const t = scene({ options: { deck: 'jubileusz' }, decks: { zombies: ['wacek'] } })
    .turn('zombies')
    .over();
  t.has({ ending: 'dawn', rows: { zombies: ['wacek'] } });
});

test('K311 M14 R37 Radio Moscow neither sees nor moves it', () => {
  const t = scene({ rows: { humans: ['radio'] }, decks: { zombies: [] } });
  t.uses('humans').refuses({ do: 'play', card: 'radio' }, 'K533');
});

test('P352 R37 J25 neither Chuck nor Flare touches it', () => {
  const t = scene({ options: { deck: 'jubileusz' }, rows: { humans: ['chuck', 'flare'] }, decks: { zombies: [] } });
  t.uses('humans').refuses({ do: 'play', card: 'chuck' }, 'P542').refuses({ do: 'play', card: 'flare' }, 'P554');
});

test('H32 Search Warrant brings Dawn one card nearer, since the zombies draw one more', () => {
  const t = scene({
    rows: { zombies: ['vanya', 'jam', 'fog'], humans: ['searchWarrant'] },
    decks: { zombies: ['sasha'] },
  });
  t.plays('searchWarrant', t.take('jam')).ends();
  t.turn('zombies')
    .over()
    .has({ ending: 'dawn', rows: { zombies: ['fog', 'sasha', 'vanya'] } });
});

test('H32 R50 each card that Radio Moscow discards is one less before Dawn', () => {
  const t = scene({ rows: { humans: ['radio'] }, decks: { zombies: ['vanya', 'jam', 'fog'] } }).plays('radio');
  t.chooses(t.take('jam'));
  expect(t.view(null).untilDawn).toBe(2);
});

test('M14 K311 whoever plays nothing and discards one card a turn draws Dawn in turn 37', () => {
  const s = zombiaki.setup(USUAL, 2, seedOf('slow'), null);
  run(zombiaki, s);
  while (s.kernel.asks.length > 0) {
    const { options } = nextOpen(s);
    const end = options.findIndex((option) => option.do === 'end');
    choose(zombiaki, s, Math.max(0, end));
  }
  expect([s.ending, s.turn]).toEqual(['dawn', 37]);
});
