import { describe, expect, test } from 'vitest';
import { isAnswer, takesSeveral, toggled } from './picking.ts';

const take = (card: string) => ({ do: 'take', card });
const [a, b, c] = [take('axe'), take('bow'), take('can')];
const question = (min: number, max: number) => ({ options: [a, b, c], min, max });

test.each([
  [1, 1, false],
  [0, 1, true],
  [0, 0, true],
  [1, 2, true],
  [2, 2, true],
])('from %i to %i is several: %s', (min, max, several) => {
  expect(takesSeveral(question(min, max))).toBe(several);
});

describe('toggle', () => {
  test('picks, and takes back what was picked', () => {
    expect(toggled(question(1, 2), [], a)).toEqual([a]);
    expect(toggled(question(1, 2), [a, b], take('axe'))).toEqual([b]);
  });

  test('where one too many is picked, the oldest gives way', () => {
    expect(toggled(question(2, 2), [a, b], c)).toEqual([b, c]);
    expect(toggled(question(0, 1), [a], b)).toEqual([b]);
  });

  test('where nothing may be picked, nothing is', () => {
    expect(toggled(question(0, 0), [], a)).toEqual([]);
  });

  test('what is not offered is not picked', () => {
    expect(toggled(question(1, 2), [a], take('dog'))).toEqual([a]);
  });
});

describe('an answer', () => {
  test('has as many picks as the question takes', () => {
    expect(isAnswer(question(1, 2), [])).toBe(false);
    expect(isAnswer(question(1, 2), [a])).toBe(true);
    expect(isAnswer(question(1, 2), [a, b])).toBe(true);
    expect(isAnswer(question(1, 2), [a, b, c])).toBe(false);
  });

  test('may be to pick nothing', () => {
    expect(isAnswer(question(0, 2), [])).toBe(true);
    expect(isAnswer(question(0, 0), [])).toBe(true);
  });

  test('names nothing twice, and nothing else than what is offered', () => {
    expect(isAnswer(question(0, 2), [a, take('axe')])).toBe(false);
    expect(isAnswer(question(0, 2), [a, take('dog')])).toBe(false);
  });
});
