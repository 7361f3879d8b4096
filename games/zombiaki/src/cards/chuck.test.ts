import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';

const options = { deck: 'jubileusz' } as const;

test('P541 J25 the top card of the zombie deck is discarded, and Dawn is one card nearer', () => {
  const t = scene({ options, decks: { zombies: ['iwan', 'wacek'] }, rows: { humans: ['chuck'] } });
  t.plays('chuck').happened('cardPlayed', { type: 'cardDiscarded', side: 'zombies', why: 'taken' });
  t.has({ piles: { zombies: ['iwan'], humans: ['chuck'] } });
  expect(t.view(null).untilDawn).toBe(1);
  expect(t.s.known).toBe(0);
});

test('P542 R37 with only Dawn left it cannot be played', () => {
  const t = scene({ options, decks: { zombies: [] }, rows: { humans: ['chuck'] } }).uses('humans');
  t.refuses({ do: 'play', card: 'chuck' }, 'P542');
});

test('P541 what the humans know of the deck stays right', () => {
  const t = scene({ options, decks: { zombies: ['iwan', 'wacek', 'marian'] }, known: 2, rows: { humans: ['chuck'] } });
  t.plays('chuck');
  expect(t.view('humans').known.map(({ name }) => name)).toEqual(['wacek']);
});
