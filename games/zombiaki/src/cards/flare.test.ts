import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { zombiaki } from '../game.ts';

const options = { deck: 'jubileusz' } as const;

test('P551 P552 P553 J25 three cards are looked at, one is discarded, the others are put back; small zombies come', () => {
  const t = scene({
    options,
    board: { B5: 'stefan' },
    decks: { zombies: ['iwan', 'wacek', 'marian', 'zenek'] },
    piles: { zombies: ['czesiek'] },
    rows: { humans: ['flare'] },
  });
  t.plays('flare').asked('humans', 'flare.discard').offers(t.take('iwan'), t.take('wacek'), t.take('marian'));
  t.chooses(t.take('wacek')).asked('humans', 'flare.order').offers(t.take('iwan'), t.take('marian'));
  t.chooses(t.take('marian'));
  t.has({ zombies: { A5: 'corpse', B5: 'stefan', C5: 'corpse' }, piles: { zombies: [], humans: ['flare'] } });
  expect(t.view('humans').known.map(({ name }) => name)).toEqual(['marian', 'iwan']);
  expect(t.view('zombies').known).toEqual([]);
  expect(t.view(null).untilDawn).toBe(3);
});

test('P551 R37 only the humans are told what was seen', () => {
  const t = scene({ options, decks: { zombies: ['iwan', 'wacek'] }, rows: { humans: ['flare'] } }).plays('flare');
  const seen = t.s.kernel.events.find(({ type }) => type === 'cardsSeen')!;
  expect(zombiaki.viewEvent(seen, 0)).toMatchObject({ count: 2, cards: null });
  expect(zombiaki.viewEvent(seen, 1)).toMatchObject({ cards: [{ name: 'iwan' }, { name: 'wacek' }] });
});

test('P553 D4 with too few cards in the discard pile the zombie player chooses the fields', () => {
  const t = scene({ options, decks: { zombies: ['iwan', 'wacek'] }, rows: { humans: ['flare'] } });
  t.plays('flare', t.take('iwan')).asked('zombies', 'corpses.place');
  t.offers(t.field('A5'), t.field('B5'), t.field('C5')).refuses(t.field('A4'), 'P553');
  t.chooses(t.field('C5')).has({ zombies: { C5: 'corpse' } });
});

test('J26 P551 P552 with one card above Dawn it is looked at and discarded, and comes back as a zombie', () => {
  const t = scene({
    options,
    board: { A5: 'wacek', B5: 'stefan' },
    decks: { zombies: ['iwan'] },
    rows: { humans: ['flare'] },
  });
  t.plays('flare', t.take('iwan')).has({
    zombies: { A5: 'wacek', B5: 'stefan', C5: 'corpse' },
    piles: { zombies: [] },
  });
});

test('P553 P574 a card on street V keeps its field free of them, a Barrier in the lane does not', () => {
  const t = scene({
    options,
    board: { A5: 'hole', B1: 'barrier', C5: 'stefan' },
    decks: { zombies: ['iwan'] },
    rows: { humans: ['flare'] },
  });
  t.plays('flare', t.take('iwan')).has({ zombies: { B5: 'corpse', C5: 'stefan' } });
});

test('P554 with only Dawn left it cannot be played', () => {
  const t = scene({ options, decks: { zombies: [] }, rows: { humans: ['flare'] } }).uses('humans');
  t.refuses({ do: 'play', card: 'flare' }, 'P554');
});
