import { expect, test } from 'vitest';
import { en } from '../../src/text/en.ts';
import { pl } from '../../src/text/pl.ts';
import { cardNo, scene, survivor, type Scene } from '../scene.ts';

/** The question that a seat has to answer, in both languages. */
const asked = (t: Scene, seat: number): string[] => {
  const view = t.stage.game.view(t.s, seat);
  const { prompt } = view.asks.find(({ own }) => own !== null)!.own!;
  return [pl, en].map((texts) => texts.prompt(prompt, view, (one) => 'ABC'[one]!));
};

test('L118 the accused is spoken to', () => {
  const t = scene({ seats: [{ survivors: { giaNajjar: {} } }, { survivors: { blue: {} } }, {}] }).turn();
  t.does({ do: 'accuse', seat: 1 });
  expect(asked(t, 1).map((words) => words.includes('B'))).toEqual([false, false]);
  expect(asked(t, 2)).toEqual(['Wygnanie: B. Kciuk w górę oznacza zgodę.', 'Do you exile B? Thumb up: yes.']);
});

test.each([
  [[], false],
  [['fuel'], true],
] as const)('L106 Q30 with the hand %j fuel is mentioned: %s', (hand, isMentioned) => {
  const t = scene({ seats: [{ survivors: { giaNajjar: {} }, hand }, {}, {}] }).turn();
  t.does({ do: 'move', survivor: survivor('giaNajjar') });
  const [polish, english] = asked(t, 0);
  expect([polish!.includes('paliwo'), english!.includes('fuel')]).toEqual([isMentioned, isMentioned]);
});

test('L112 a card that was not asked for is given back, and the option says so', () => {
  const t = scene({
    seats: [{ survivors: { giaNajjar: {} } }, { survivors: { blue: {} }, hand: ['pistol'] }, {}],
  }).turn();
  t.does({ do: 'request' });
  t.answers(1, { do: 'give', by: 1, card: cardNo('pistol'), to: 0 });
  const view = t.stage.game.view(t.s, 0);
  expect([pl, en].map((texts) => texts.option({ do: 'no' }, view, String))).toEqual(['Oddaj kartę', 'Give it back']);
});

test('L196 L199 the food card that an exiled player plays for a die is told', () => {
  const exiled = { exiled: true, survivors: { blue: { at: 'gas' } }, hand: ['food1'], dice: [2] } as const;
  const t = scene({ seats: [exiled, {}, {}] }).turn();
  t.does({ do: 'eat', card: cardNo('food1'), die: 2 });
  t.happened('cardShown', 'cardRemoved', 'dieChanged');
});
