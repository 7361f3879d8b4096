import { expect, test } from 'vitest';
import { answerFrame } from './answers.ts';
import { DEEPEST_CHOICE, MOST_PICKS } from './choices.ts';
import { ClientFrame } from './schemas.ts';

const frame = (command: object, more: object = {}): object => ({
  type: 'do',
  id: 'a-1',
  command: { do: 'answer', tick: 3, picks: [], ...command },
  ...more,
});
const nested = (levels: number): object => (levels === 1 ? {} : { with: nested(levels - 1) });
const pick = (levels: number): object => ({ do: 'play', ...nested(levels) });

test.each([
  ['without a pick', frame({})],
  ['with a pick', frame({ picks: [{ do: 'play', cards: ['axe', { n: 1 }] }] })],
  ['with as many picks as may be', frame({ picks: Array.from({ length: MOST_PICKS }, () => ({ do: 'play' })) })],
  ['as deep as it may be', frame({ picks: [pick(DEEPEST_CHOICE)] })],
  ['with the longest word and id', frame({ picks: [{ do: 'x'.repeat(64) }] }, { id: 'x'.repeat(64) })],
  ['to the first and to the last question', frame({ tick: 0 }), frame({ tick: 2 ** 31 })],
])('an answer %s is read without the schemas, as they read it', (_, ...frames) => {
  for (const each of frames) expect(answerFrame(each)).toEqual(ClientFrame.parse(each));
});

test.each([
  ['too many picks', frame({ picks: Array.from({ length: MOST_PICKS + 1 }, () => ({ do: 'play' })) })],
  ['a pick that is too deep', frame({ picks: [pick(DEEPEST_CHOICE + 1)] })],
  ['a pick without a word', frame({ picks: [{}] })],
  ['a word that is too long', frame({ picks: [{ do: 'x'.repeat(65) }] })],
  ['a pick that is a list', frame({ picks: [[{ do: 'play' }]] })],
  ['a pick that is nothing', frame({ picks: [null] })],
  ['picks that are no list', frame({ picks: { length: 0 } })],
  [
    'a number of no question',
    frame({ tick: -1 }),
    frame({ tick: 0.5 }),
    frame({ tick: 2 ** 31 + 1 }),
    frame({ tick: '3' }),
  ],
  ['an id that is none', frame({}, { id: '' }), frame({}, { id: 'a b' }), frame({}, { id: 'x'.repeat(65) })],
  ['a field too many', frame({ more: 1 }), frame({}, { more: 1 })],
  ['something else', null, 7, [], { type: 'do' }],
])('%s is left to the schemas, which refuse it', (_, ...frames) => {
  for (const each of frames) {
    expect(answerFrame(each)).toBeNull();
    expect(ClientFrame.safeParse(each).success).toBe(false);
  }
});
