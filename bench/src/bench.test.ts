import { fileURLToPath } from 'node:url';
import { PLAYED } from '@horda/games/list';
import { describe, expect, test } from 'vitest';
import { benchmark, playerOf } from './bench.ts';
import { player as barePlayer } from './cisza/bare-player.ts';
import { cloner, player as kernelPlayer } from './cisza/kernel-player.ts';
import { type RaceEntry, race } from './race.ts';

const module = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const KERNEL: RaceEntry = { name: 'kernel', module: module('cisza/kernel-player.ts'), works: ['play', 'clone'] };
const BARE: RaceEntry = { name: 'bare', module: module('cisza/bare-player.ts'), works: ['play'] };

describe('benchmark', () => {
  test('names the games that have a bench when asked for another', async () => {
    await expect(benchmark('chess')).rejects.toThrow(
      `there is no bench for "chess"; there is one for ${PLAYED.map(({ id }) => id).join(', ')}`,
    );
    await expect(benchmark('constructor')).rejects.toThrow('there is no bench');
  });

  test('refuses to measure for no time', async () => {
    await expect(benchmark('cisza', { seconds: 0 })).rejects.toThrow('more than 0 seconds');
    await expect(benchmark('cisza', { seconds: Number.NaN })).rejects.toThrow('more than 0 seconds');
  });
});

describe('race', () => {
  test('measures each work of each entry in as many batches', async () => {
    const figures = await race([KERNEL, BARE], 4, 0.45);
    expect([...figures.keys()]).toEqual(['kernel.play', 'kernel.clone', 'bare.play']);
    for (const { perSecond, median, slowest, batches } of figures.values()) {
      expect(batches).toBe(3);
      expect(perSecond).toBeGreaterThan(1000);
      expect(median).toBeLessThanOrEqual(perSecond);
      expect(slowest).toBeLessThanOrEqual(median);
    }
  });

  test.each(PLAYED.map(({ id, players }) => [id, players[1]] as const))('plays and copies %s', async (id, seats) => {
    const figures = await race([{ name: id, module: playerOf(id), works: ['play', 'clone'] }], seats, 0.1);
    expect(figures.get(`${id}.play`)!.perGame).toBeGreaterThan(1);
    expect(figures.get(`${id}.clone`)!.perSecond).toBeGreaterThan(0);
  });

  test('says which variant cannot be loaded', async () => {
    const broken: RaceEntry = { name: 'broken', module: module('no-such-player.ts'), works: ['play'] };
    await expect(race([broken], 4, 0.1)).rejects.toThrow(/the variant broken of the bench failed: Cannot find module/);
  });

  test('says which variant ends before its time', async () => {
    const ending: RaceEntry = { name: 'ending', module: 'data:text/javascript,process.exit(3)', works: ['play'] };
    await expect(race([ending], 4, 0.1)).rejects.toThrow(
      'the variant ending of the bench failed: its process has ended (exit code 3)',
    );
  });

  test('says which variant fails in a batch', async () => {
    await expect(race([{ ...BARE, works: ['clone'] }], 4, 0.1)).rejects.toThrow(
      'the variant bare of the bench failed: it has no states to copy',
    );
  });
});

describe('players', () => {
  test('the kernel and the bare loop play games of equal lengths', () => {
    const [kernel, bare] = [kernelPlayer(4), barePlayer(4)];
    const games = Array.from({ length: 200 }, (_, game) => game);
    expect(games.map(bare)).toEqual(games.map(kernel));
  });

  test('copies are of games in the middle', () => {
    expect(cloner(4)(7)).toBe(32);
  });
});
