import { expect, test, vi } from 'vitest';
import { press } from './keys.ts';

const keyDown = (key: string, more: Partial<Parameters<typeof press>[0]> = {}) => ({
  key,
  repeat: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  preventDefault: vi.fn<() => void>(),
  ...more,
});

test('a number that is held plays one move', () => {
  const play = vi.fn<() => void>();
  press(keyDown('1'), { '1': play }, true);
  const held = keyDown('1', { repeat: true });
  press(held, { '1': play }, true);
  expect(play).toHaveBeenCalledTimes(1);
  // The browser's own action is prevented, too.
  expect(held.preventDefault).toHaveBeenCalled();
});

test('an arrow that is held goes on', () => {
  const step = vi.fn<() => void>();
  press(keyDown('ArrowRight'), { ArrowRight: step }, true);
  press(keyDown('ArrowRight', { repeat: true }), { ArrowRight: step }, true);
  expect(step).toHaveBeenCalledTimes(2);
});

test('capital letters are the same keys', () => {
  const open = vi.fn<() => void>();
  press(keyDown('L'), { l: open }, true);
  expect(open).toHaveBeenCalled();
});

test.each(['l', '1', '?', ' '])('switched off, %j does nothing here', (key) => {
  const act = vi.fn<() => void>();
  const event = keyDown(key);
  press(event, { [key]: act }, false);
  expect(act).not.toHaveBeenCalled();
  expect(event.preventDefault).not.toHaveBeenCalled();
});

test('switched off, Escape still closes and arrows still step', () => {
  const act = vi.fn<() => void>();
  for (const key of ['Escape', 'ArrowLeft']) press(keyDown(key), { [key]: act }, false);
  expect(act).toHaveBeenCalledTimes(2);
});

test.each(['ctrlKey', 'metaKey', 'altKey', 'defaultPrevented'] as const)('with %s it is not ours', (held) => {
  const act = vi.fn<() => void>();
  press(keyDown('l', { [held]: true }), { l: act }, true);
  expect(act).not.toHaveBeenCalled();
});
