import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { gamesFolder } from './folder.ts';

const HOME = resolve('/home/ala');

test.each([
  ['linux', {}, join(HOME, '.local', 'share', 'horda', 'games')],
  ['darwin', {}, join(HOME, '.local', 'share', 'horda', 'games')],
  ['win32', {}, join(HOME, 'AppData', 'Local', 'horda', 'games')],
  ['linux', { XDG_DATA_HOME: resolve('/data') }, join(resolve('/data'), 'horda', 'games')],
  ['linux', { XDG_DATA_HOME: 'data' }, join(HOME, '.local', 'share', 'horda', 'games')],
  ['linux', { XDG_DATA_HOME: '' }, join(HOME, '.local', 'share', 'horda', 'games')],
  ['win32', { LOCALAPPDATA: resolve('/local') }, join(resolve('/local'), 'horda', 'games')],
  ['win32', { XDG_DATA_HOME: resolve('/data') }, join(HOME, 'AppData', 'Local', 'horda', 'games')],
  ['linux', { XDG_DATA_HOME: resolve('/data'), HORDA_GAMES: 'mine' }, resolve('mine')],
  ['linux', { HORDA_GAMES: '' }, join(HOME, '.local', 'share', 'horda', 'games')],
] as const)('on %s with %j games are kept in %s', (platform, env, folder) => {
  expect(gamesFolder(env, platform, HOME)).toBe(folder);
});
