import { expect, test } from 'vitest';
import { errorIn } from './online.ts';

test('only what our server says is a reason', () => {
  expect(errorIn({ error: { reason: 'wrongKey', message: 'no' } })).toMatchObject({
    reason: 'wrongKey',
    message: 'no',
  });
  for (const foreign of [
    null,
    'Bad Gateway',
    [],
    {},
    { error: 'Not Found' },
    { error: null },
    { error: { reason: 502 } },
  ])
    expect(errorIn(foreign)).toBeNull();
});
