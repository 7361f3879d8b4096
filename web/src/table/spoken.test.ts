import { expect, test } from 'vitest';
import { spokenNow } from './spoken.ts';

const line = (text: string, opens = false) => ({ text, opens });

test('while bots play, a turn is read out when the next one begins, and the last when a person is asked', () => {
  const first = spokenNow([], [line('Tura 1: Bot B.', true), line('Hałas.')], true);
  expect(first).toEqual({ say: [], keep: ['Tura 1: Bot B.', 'Hałas.'] });
  const second = spokenNow(first.keep, [line('Atak.')], true);
  expect(second).toEqual({ say: [], keep: ['Tura 1: Bot B.', 'Hałas.', 'Atak.'] });
  const third = spokenNow(second.keep, [line('Dobiera.'), line('Tura 2: Bot C.', true), line('Barykada.')], true);
  expect(third).toEqual({
    say: ['Tura 1: Bot B.', 'Hałas.', 'Atak.', 'Dobiera.'],
    keep: ['Tura 2: Bot C.', 'Barykada.'],
  });
  expect(spokenNow(third.keep, [line('Tura 3: ty.', true)], false)).toEqual({
    say: ['Tura 2: Bot C.', 'Barykada.', 'Tura 3: ty.'],
    keep: [],
  });
});

test('what people do is read out at once', () => {
  expect(spokenNow([], [line('Ada zagrywa kartę.')], false)).toEqual({ say: ['Ada zagrywa kartę.'], keep: [] });
});
