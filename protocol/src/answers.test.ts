/** Answers are read by hand-written code that must agree with the schemas: both accept exactly the same frames. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerFrame } from './answers.ts';
import { DEEPEST_CHOICE, MOST_PICKS } from './choices.ts';
import { ClientFrame } from './schemas.ts';

const name = fc.oneof(fc.string({ maxLength: 66 }), fc.constantFrom('answer', 'keep', '__proto__', 'x'.repeat(65)));
const odd = fc.oneof(fc.jsonValue(), fc.constantFrom(-1, 0.5, 2 ** 31, 2 ** 31 + 1, null, '', [], {}));

/** Objects inside each other, some too deep. */
const nested = fc.integer({ min: 0, max: DEEPEST_CHOICE + 1 }).map((levels) => {
  let value: unknown = 1;
  for (let i = 0; i < levels; i++) value = i % 2 === 0 ? { in: value } : [value];
  return value;
});
const choice = fc.oneof(
  { weight: 9, arbitrary: fc.record({ do: name, card: fc.integer(), at: nested }, { requiredKeys: ['do'] }) },
  { weight: 1, arbitrary: odd },
);
const picks = fc.oneof(
  { weight: 9, arbitrary: fc.array(choice, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(MOST_PICKS, MOST_PICKS + 1).map((n) => Array(n).fill({ do: 'x' })) },
  { weight: 1, arbitrary: odd },
);
const likely = <T>(usual: T) => fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd });
/** Sometimes adds a field too many. */
const sometimesMore = (value: object) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constant(value) },
    { weight: 1, arbitrary: odd.map((more) => ({ ...value, more })) },
  );
const command = fc
  .record({
    do: fc.oneof({ weight: 9, arbitrary: fc.constant('answer') }, { weight: 1, arbitrary: name }),
    askedAt: fc.oneof({ weight: 9, arbitrary: fc.nat() }, { weight: 1, arbitrary: odd }),
    picks,
  })
  .chain(sometimesMore);
const frame = fc
  .record({
    type: likely('do'),
    id: fc.oneof(
      { weight: 9, arbitrary: fc.stringMatching(/^[\w-]{1,64}$/) },
      { weight: 1, arbitrary: fc.constantFrom('', 'a\n', 'ż', 'x'.repeat(65), 7, null) },
    ),
    command: fc.oneof({ weight: 9, arbitrary: command }, { weight: 1, arbitrary: odd }),
  })
  .chain(sometimesMore);

/** As it comes over the wire, where a field may have any name. */
const sent = fc.oneof(frame, frame, fc.jsonValue()).map((value) => JSON.parse(JSON.stringify(value)) as unknown);

test('what is read by hand is what the schemas read, and nothing else', () => {
  let [byHand, bySchema] = [0, 0];
  fc.assert(
    fc.property(sent, (value) => {
      const given = JSON.stringify(value);
      const read = answerFrame(value);
      const checked = ClientFrame.safeParse(JSON.parse(given));
      const isAnswer = checked.success && checked.data.type === 'do' && checked.data.command.do === 'answer';
      expect(read === null ? null : JSON.stringify(read)).toBe(isAnswer ? JSON.stringify(checked.data) : null);
      if (read === null) bySchema++;
      else byHand++;
    }),
    { numRuns: 2_000, seed: 12 },
  );
  // Both must have happened often, or the test compared nothing.
  expect(Math.min(byHand, bySchema)).toBeGreaterThan(300);
});
