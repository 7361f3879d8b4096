import { expect, test } from 'vitest';
import { CONTENT, OURS } from './content.ts';
import { PILL_IDS, SECRET_OBJECTIVE_IDS, SURVIVOR_IDS, ITEM_IDS } from './ids.ts';
import { shownOf } from './shown.ts';

const ours = shownOf(null);

test('what is shown of our cards is plain data, so that the page can be built with it', () => {
  expect(JSON.parse(JSON.stringify(ours))).toStrictEqual(ours);
  expect(ours.cards).toEqual(CONTENT.cards);
});

test('a card of a pack is shown in the place of ours, and all others stay', () => {
  const blue = SURVIVOR_IDS.indexOf('blue');
  const { survivors, ...rest } = shownOf({ survivors: { blue: { ...OURS.survivors.blue, influence: 77 } } });
  expect(survivors).toEqual(ours.survivors.with(blue, { ...ours.survivors[blue]!, influence: 77 }));
  expect({ survivors: ours.survivors, ...rest }).toEqual(ours);
});

test('a deck of a pack has only its own cards; the other decks stay', () => {
  const { cards } = shownOf({ itemDecks: { gas: { ...OURS.itemDecks.gas, cards: { tln: { fuel: 20 }, base: {} } } } });
  expect(cards.filter(({ home }) => home === 'gas')).toEqual([{ item: 'fuel', home: 'gas' }]);
  expect(cards.filter(({ home }) => home !== 'gas')).toEqual(ours.cards.filter(({ home }) => home !== 'gas'));
});

test('a betrayal objective of a pack is shown after the secret ones', () => {
  const source = { kind: 'published', where: 'a pack' } as const;
  const { objectives } = shownOf({
    betrayalObjectives: { lastSupper: { ...OURS.betrayalObjectives.lastSupper, source } },
  });
  const first = SECRET_OBJECTIVE_IDS.length;
  expect(ours.objectives[first]).toEqual({ house: true });
  expect(objectives).toEqual(ours.objectives.with(first, { house: false }));
});

test('an item that is a pill is shown with its table', () => {
  const pills = ITEM_IDS.flatMap((id, number) => {
    const { pill } = ours.items[number]!;
    return pill === null ? [] : [[id, PILL_IDS[pill]]];
  });
  expect(pills).toEqual([
    ['redPill', 'red'],
    ['whitePill', 'white'],
  ]);
});
