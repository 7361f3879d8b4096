import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { BARRIERS, PRINTED } from '../content/resources.ts';
import { HAND_SIZE, MOST_PLAYERS } from '../content/table.ts';
import { SIZES } from '../pack.ts';
import { RULEBOOK } from '../text/rulebook.ts';

test('C36 A50 phase 3 fills the hand up to three cards', () => {
  const t = scene({ ann: { hand: ['alarm', 'drone'] }, bob: { hand: ['axe'] }, deck: ['mines', 'flare', 'axe'] });
  t.turn('ann').plays('alarm').ends();
  t.has({ ann: { hand: ['drone', 'mines', 'flare'] }, deck: ['axe'] });
});

test('C36 a player with three cards draws none', () => {
  const t = scene({ ann: { hand: ['alarm', 'drone', 'axe'] }, bob: { hand: ['axe'] }, deck: ['mines', 'flare'] });
  t.turn('ann')
    .ends()
    .has({ ann: { hand: ['alarm', 'drone', 'axe'] }, deck: ['mines', 'flare'] });
});

test('C63 as soon as the last card is drawn the discard pile becomes the new deck', () => {
  const position = { deck: ['mines'], discard: ['flare', 'drone'], rigged: [0] } as const;
  const t = scene({ ann: { hand: ['alarm', 'axe'] }, bob: { hand: ['axe'] }, ...position })
    .turn('ann')
    .ends();
  t.happened('deckRenewed', 'cardsDrawn', 'turnBegan').has({ ann: { hand: ['alarm', 'axe', 'mines'] } });
  t.has({ deck: ['flare', 'drone'], discard: [] });
});

test('C63 in the middle of a draw too, and the draw goes on from the new deck', () => {
  const position = { deck: ['mines'], discard: ['flare', 'drone', 'surprise'], rigged: [2, 1] } as const;
  const t = scene({ ann: { hand: ['axe'] }, bob: { hand: ['axe'] }, ...position })
    .turn('ann')
    .ends();
  t.has({ ann: { hand: ['axe', 'mines', 'surprise'] }, deck: ['drone', 'flare'], discard: [] });
});

test('C63 the new deck is shuffled', () => {
  const position = { deck: ['mines'], discard: ['flare', 'drone', 'surprise'], rigged: [0, 0] } as const;
  const t = scene({ ann: { hand: ['axe', 'axe'] }, bob: { hand: ['axe'] }, ...position })
    .turn('ann')
    .ends();
  t.has({ deck: ['flare', 'surprise', 'drone'] });
});

test('A44 hands and barriers leave as many cards for a new deck as the rulebook says', () => {
  const onTheTable = BARRIERS.reduce((sum, barrier) => sum + PRINTED[barrier].copies, 0);
  const least = SIZES.resources - MOST_PLAYERS * HAND_SIZE - onTheTable;
  expect(RULEBOOK.find(({ id }) => id === 'A44')!.en).toContain(`at least ${least} cards`);
});
