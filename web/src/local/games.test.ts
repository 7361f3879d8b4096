import { GAMES } from '@horda/games';
import { PLAYED } from '@horda/games/list';
import { loadPlay } from '@horda/games/load';
import { faultOfPack, packOf, type AnyGame } from '@horda/kernel';
import { expect, test } from 'vitest';
import { openShelf } from './games.ts';

const GAME = 'zombicide';
const PACK = packOf('mine', { zombieCards: [{ zombie: 'walker', n: [1, 2, 3, 4] }] });

test.each(PLAYED.map(({ id }) => id))('for a table with a pack %s is loaded with its check of packs', async (id) => {
  const whole = GAMES.find(({ game }) => game.id === id)!.game;
  expect((await loadPlay(id, true)).game.pack).toBe(whole.pack);
});

test('a game without its check of packs refuses every pack', async () => {
  const { game, packsApart } = await loadPlay(GAME, false);
  expect(packsApart).toBe(true);
  expect(faultOfPack(game, PACK)).toEqual({ kind: 'content', problem: { path: '', kind: 'noPacks' } });
  expect(faultOfPack((await loadPlay(GAME, true)).game, PACK)).toBe(null);
});

test('the check of packs is fetched for the first table with a pack, and stays', async () => {
  const shelf = openShelf();
  const fits = (): boolean => faultOfPack(shelf.find(GAME)!.game, PACK) === null;
  await shelf.fetch({ game: GAME, pack: null });
  expect(fits()).toBe(false);
  await shelf.fetch({ game: GAME, pack: PACK });
  expect(fits()).toBe(true);
  await shelf.fetch({ game: GAME });
  expect(fits()).toBe(true);
});

test('whichever of two tables is served first, the one with a pack has its check', async () => {
  const [light, whole] = [{ pack: null } as AnyGame, { pack: {} } as AnyGame];
  for (const last of [light, whole]) {
    const arrivals: (() => void)[] = [];
    const load = async (packed: boolean) => {
      const game = packed ? whole : light;
      await new Promise<void>((resolve) => void arrivals[game === last ? 'push' : 'unshift'](resolve));
      return { game, figures: () => [], ...(packed ? {} : { packsApart: true as const }) };
    };
    const shelf = openShelf({ [GAME]: load });
    const fetched = [shelf.fetch({ game: GAME }), shelf.fetch({ game: GAME, pack: PACK })];
    arrivals[0]!();
    await fetched[last === light ? 1 : 0];
    arrivals[1]!();
    await Promise.all(fetched);
    expect(shelf.find(GAME)!.game).toBe(whole);
  }
});
