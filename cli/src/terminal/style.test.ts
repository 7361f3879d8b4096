import { expect, test } from 'vitest';
import { paint, styleOf } from './style.ts';

test.each([
  [{ TERM: 'xterm-256color', LANG: 'pl_PL.UTF-8' }, true],
  [{ TERM: 'xterm-256color', NO_COLOR: '1' }, false],
  [{ TERM: 'xterm-256color', NO_COLOR: '' }, true],
  [{ TERM: 'dumb' }, false],
])('a terminal with %j has colours: %s', (env, color) => {
  expect(styleOf(env, true).color).toBe(color);
  expect(styleOf(env, false).color).toBe(false);
});

test('each meaning has one of the sixteen colours; without colours a text is only itself', () => {
  const style = { color: true, unicode: true };
  const PLACES = { strong: 97, quiet: 90, move: 93, dead: 91, people: 92, wall: 94 } as const;
  for (const [meaning, place] of Object.entries(PLACES))
    expect(paint(style, meaning as keyof typeof PLACES, 'x')).toMatch(new RegExp(`^\\u001B\\[(1;)?${place}mx\\u001B`));
  expect(paint(style, 'aimed', 'x')).toBe('\u001B[30;103mx\u001B[39;49m');
  expect(paint({ ...style, color: false }, 'dead', 'x')).toBe('x');
});
