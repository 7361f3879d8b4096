import { expect, test, vi } from 'vitest';
import { makeLooks } from './looks.ts';

test('those who listen are told of every glance, until they listen no more', () => {
  const looks = makeLooks();
  const told = vi.fn<() => void>();
  const end = looks.listen(told);
  looks.look('hand-axe-0');
  expect(looks.now()).toEqual({ looked: 'hand-axe-0', pinned: null });
  looks.look(null);
  expect(told).toHaveBeenCalledTimes(2);
  end();
  looks.look('hand-axe-1');
  expect(told).toHaveBeenCalledTimes(2);
});

test('a second touch closes the note, one elsewhere moves it', () => {
  const looks = makeLooks();
  looks.pin('a');
  looks.pin('b');
  expect(looks.now().pinned).toBe('b');
  looks.pin('b');
  expect(looks.now().pinned).toBeNull();
});
