import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { drawZombies } from './zombies.ts';

const RIG_TWO = [0];

test('B91 zombies come from the tops of the two piles, standard ones first', () => {
  const t = scene({ piles: { standard: { ann: {}, bob: {} }, special: { fat: {}, big: {} } } });
  expect(drawZombies(t.s, { standard: 1, special: 1 }).map((card) => t.nameOf(card))).toEqual(['ann', 'fat']);
  t.has({ piles: { standard: ['bob'], special: ['big'] } });
});

test('G55 an empty pile is made anew of its own discards, shuffled', () => {
  const t = scene({
    piles: { standard: { ann: {} }, special: { fat: {} } },
    discards: { standard: { bob: {}, cid: {} }, special: { big: {} } },
    rigged: RIG_TWO,
  });
  expect(drawZombies(t.s, { standard: 2, special: 0 }).map((card) => t.nameOf(card))).toEqual(['ann', 'cid']);
  t.happened({ type: 'pileReshuffled', pile: 'standard' });
  t.has({ piles: { standard: ['bob'], special: ['fat'] }, discards: { standard: [], special: ['big'] } });
});

test('G55 a pile is made anew only when a card of it is wanted', () => {
  const t = scene({ piles: { standard: { ann: {} } }, discards: { standard: { bob: {}, cid: {} } } });
  drawZombies(t.s, { standard: 1, special: 0 });
  t.happened().has({ piles: { standard: [] }, discards: { standard: ['bob', 'cid'] } });
});

test('G55 with neither pile nor discards no more zombies of that pile come, but those of the other do', () => {
  const t = scene({ piles: { standard: { ann: {} }, special: { fat: {}, big: {} } } });
  expect(drawZombies(t.s, { standard: 3, special: 2 }).map((card) => t.nameOf(card))).toEqual(['ann', 'fat', 'big']);
  t.has({ piles: { standard: [], special: [] } });
});

test('B93 G55 a zombie that comes back from the discards is clean, on space 3', () => {
  const t = scene({
    seats: [{ street: { ann: { rows: ['dd'], crossed: 'A1', kind: 'bomber', permanent: 1 } } }],
    piles: { standard: {}, special: {} },
    waves: { A: { standard: 0, special: 1 } },
  });
  t.marches('slow').has({ discards: { special: ['ann'] }, seats: [{ street: {} }] });
  t.spawns('A').has({ discards: { special: [] }, seats: [{ street: { ann: '3 dd' } }] });
});
