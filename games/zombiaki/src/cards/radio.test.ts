import { determinize } from '@horda/kernel';
import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { zombiaki } from '../game.ts';

const ENOUGH = { do: 'enough' } as const;
const DECK = ['ilya', 'plague', 'sasha', 'sasha', 'jam', 'fog'] as const;

test('K531 H32 the top four are looked at, one is discarded and the others go back in the order that is named', () => {
  const t = scene({ rows: { humans: ['radio'] }, decks: { zombies: DECK } });
  t.plays('radio').asked('humans', 'radio.discard').offers(t.take('ilya'), t.take('plague'), t.take('sasha'));
  t.refuses(t.take('jam'), 'K531').refuses(ENOUGH, 'K531');
  t.chooses(t.take('ilya')).offers(t.take('plague'), t.take('sasha'), ENOUGH).chooses(ENOUGH);
  t.asked('humans', 'radio.order').chooses(t.take('sasha')).chooses(t.take('sasha'));
  t.asked('humans', 'use.choose').has({ piles: { zombies: ['ilya'], humans: ['radio'] } });
  expect(t.view('humans').known.map(({ name }) => name)).toEqual(['sasha', 'sasha', 'plague']);
  expect(t.view('humans').untilDawn).toBe(5);
});

test('K531 two may be discarded, not three', () => {
  const t = scene({ rows: { humans: ['radio'] }, decks: { zombies: DECK } });
  t.plays('radio', t.take('ilya'), t.take('plague')).asked('humans', 'radio.order').chooses(t.take('sasha'));
  t.asked('humans', 'use.choose').has({ piles: { zombies: ['ilya', 'plague'] } });
  expect(t.view('humans').known.map(({ name }) => name)).toEqual(['sasha', 'sasha']);
});

test('K531 R37 never Dawn: with fewer cards above it, those are looked at', () => {
  const t = scene({ rows: { humans: ['radio'] }, decks: { zombies: ['ilya', 'fog'] } });
  t.plays('radio').offers(t.take('ilya'), t.take('fog')).chooses(t.take('fog'));
  t.offers(t.take('ilya'), ENOUGH).chooses(ENOUGH).asked('humans', 'use.choose');
  expect(t.view('humans').known.map(({ name }) => name)).toEqual(['ilya']);
});

test('K531 K533 a single card above Dawn is discarded', () => {
  const t = scene({ rows: { humans: ['radio'] }, decks: { zombies: ['ilya'] } });
  t.plays('radio', t.take('ilya'))
    .asked('humans', 'use.choose')
    .has({ piles: { zombies: ['ilya'] } });
});

test('K533 with no card above Dawn it cannot be played', () => {
  const t = scene({ rows: { humans: ['radio'] }, decks: { zombies: [] } }).uses('humans');
  t.refuses({ do: 'play', card: 'radio' }, 'K533');
});

test('K532 only the humans see what goes back: the zombies hear of a number, and what is discarded', () => {
  const t = scene({ rows: { humans: ['radio'] }, decks: { zombies: DECK } });
  t.plays('radio');
  const [zombies, humans] = [t.s.leader, 1 - t.s.leader];
  const seen = t.s.kernel.events.find(({ type }) => type === 'cardsSeen')!;
  expect(zombiaki.viewEvent(seen, zombies)).toEqual({ type: 'cardsSeen', seat: humans, count: 4, cards: null });
  expect(zombiaki.viewEvent(seen, null)).toMatchObject({ cards: null });
  expect(zombiaki.viewEvent(seen, humans)).toMatchObject({
    cards: [{ name: 'ilya' }, { name: 'plague' }, { name: 'sasha' }, { name: 'sasha' }],
  });
  expect(t.view('zombies').known).toEqual([]);
  expect(t.view(null).known).toEqual([]);
  expect(t.view('zombies').asks).toEqual([{ seat: humans, answered: false, own: null }]);
});

test('K532 in the zombies’ eyes any other cards could have been looked at, at each question', () => {
  const t = scene({ rows: { humans: ['radio'] }, decks: { zombies: DECK } });
  const looksAlike = () => {
    const world = determinize(zombiaki, t.s, t.s.leader, [5, 6, 7, 8]);
    expect(zombiaki.view(world, t.s.leader)).toEqual(zombiaki.view(t.s, t.s.leader));
  };
  t.plays('radio');
  looksAlike();
  t.chooses(t.take('ilya'));
  looksAlike();
  t.chooses(t.take('plague'));
  // Two cards of one name are left; that nothing could be ordered must not be told by not asking.
  t.asked('humans', 'radio.order').offers(t.take('sasha'));
  looksAlike();
});

test('K532 Z50 what was seen is forgotten card by card as it is drawn', () => {
  const t = scene({ rows: { humans: [], zombies: ['fedya', 'yuri'] }, decks: { zombies: DECK }, known: 3 });
  t.turn('zombies');
  expect(t.view('humans').known.map(({ name }) => name)).toEqual(['sasha']);
});

test('K531 two in one turn look at the same cards again', () => {
  const t = scene({ rows: { humans: ['radio', 'radio'] }, decks: { zombies: DECK } });
  t.plays('radio', t.take('ilya'), ENOUGH, t.take('sasha'), t.take('plague'));
  t.plays('radio').offers(t.take('sasha'), t.take('plague'), t.take('jam')).chooses(t.take('jam'), ENOUGH);
  t.chooses(t.take('plague'), t.take('sasha'));
  expect(t.view('humans').known.map(({ name }) => name)).toEqual(['plague', 'sasha', 'sasha']);
});
