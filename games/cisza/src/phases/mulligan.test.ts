import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { mulligan } from './mulligan.ts';

const DECK = ['mines', 'flare', 'drone', 'alarm', 'axe'] as const;
const ANN = { hand: ['surprise', 'shotgun', 'bribery'] } as const;

test('C9 A45 the whole starting hand may be exchanged; the old cards are discarded', () => {
  const t = scene({ ann: ANN, deck: DECK }).runs('ann', mulligan, { seat: 0, left: 2 }).asked('ann', 'mulligan.look');
  t.offers('keep', 'exchange').chooses('exchange').happened('handExchanged', 'cardsDrawn');
  t.has({
    ann: { hand: ['mines', 'flare', 'drone'] },
    deck: ['alarm', 'axe'],
    discard: ['surprise', 'shotgun', 'bribery'],
  });
});

test('C9 the starting hand may be kept, and no part of it can be exchanged', () => {
  const t = scene({ ann: ANN, deck: DECK }).runs('ann', mulligan, { seat: 0, left: 2 });
  t.refuses('drop surprise', 'C9')
    .refuses('play surprise', 'C9')
    .refuses('end', 'C9')
    .chooses('keep')
    .happened()
    .has({ ann: ANN, deck: DECK, discard: [] });
});

test('C10 the second hand must be kept', () => {
  const t = scene({ ann: ANN, bob: { hand: ['axe', 'axe', 'axe'] } }).runs('ann', mulligan, { seat: 0, left: 2 });
  t.chooses('exchange').asked('bob', 'mulligan.look').chooses('keep');
  t.asked('ann', 'play.choose').refuses('exchange', 'C10');
});

test('A45 hands are exchanged in turn order from the first player, and then the first turn begins', () => {
  const t = scene({ ann: ANN, bob: ANN, cec: ANN }).runs('bob', mulligan, { seat: 1, left: 3 });
  t.asked('bob', 'mulligan.look').chooses('keep').asked('cec', 'mulligan.look').chooses('exchange');
  t.asked('ann', 'mulligan.look').chooses('keep').asked('bob', 'play.choose').has({ active: 'bob' });
  expect(t.s.turn).toBe(1);
});

test('C9 A50 nobody holds more than three cards after an exchange', () => {
  const t = scene({ ann: ANN }).runs('ann', mulligan, { seat: 0, left: 2 }).chooses('exchange');
  t.has({ ann: { hand: ['axe', 'axe', 'axe'] } });
});
