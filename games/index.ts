/** All games that can be played, whole: for programs that have the disk at hand. The page loads them one by one. */
import type { RegisteredGame } from '@horda/parts';
import { PLAYED } from './list.ts';

export type { RegisteredGame, Sources } from '@horda/parts';

export const GAMES: readonly RegisteredGame[] = await Promise.all(
  PLAYED.map(async ({ id }) => ((await import(`./${id}/src/entry.ts`)) as { entry: RegisteredGame }).entry),
);

export function findGame(id: string, games = GAMES): RegisteredGame | undefined {
  return games.find(({ game }) => game.id === id);
}

/** What programs are told about a game. */
export function describe({ game, texts, sources }: RegisteredGame) {
  const { id, players } = game;
  const options = game.options.map((option) => ({
    id: option.id,
    values: option.values(players[1]),
    default: option.default,
    botsOnly: option.botsOnly ?? option.default,
    house: option.house ?? false,
  }));
  return { id, title: { en: texts.en.title, pl: texts.pl.title }, players, options, sources };
}
