import { expect, test } from 'vitest';
import { scriptOf } from './version.ts';

test('a build is told by the name of its script', () => {
  const page = (script: string): string => `<head><script type="module" crossorigin src="${script}"></script></head>`;
  expect(scriptOf(page('./assets/index-A1b2.js'))).toBe('index-A1b2.js');
  expect(scriptOf(page('/horda/assets/index-Zz9.js'))).toBe('index-Zz9.js');
});

test('what is no page of ours is no new version', () => {
  expect(scriptOf('<h1>Sign in to this network</h1>')).toBeNull();
  expect(scriptOf('')).toBeNull();
});
