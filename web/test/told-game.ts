/** A saved game, played again and told as a table would tell it to a spectator. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findGame } from '@horda/games';
import { replay, type AnyGame, type Event, type Sealed } from '@horda/kernel';
import type { Language, NameOf } from '@horda/parts';
import type { PaperOf, Step, Told } from '../src/games/paper.ts';

const GAMES = resolve(import.meta.dirname, '../../games');

/** `file`: its path in the folder of the game's saves. */
export function savedGame(game: string, file: string): Sealed {
  return JSON.parse(readFileSync(resolve(GAMES, game, 'test/saves/v1', file), 'utf8')) as Sealed;
}

/** What the paper of a saved game is told from. */
export function toldFrom<V, E extends Event, T, P>(
  paper: Pick<PaperOf<V, E, T, P>, 'fatal'>,
  press: P,
  save: Sealed,
  language: Language = 'en',
  name: NameOf = (seat) => `Player ${seat + 1}`,
): Told<V, E, T, P> {
  const registered = findGame(save.game)!;
  const game: AnyGame = registered.game;
  const steps: Step<E>[] = [];
  const views: V[] = [];
  replay(game, save, (s, at) => {
    const seen = s.kernel.events.map((e) => game.viewEvent(e, null)).filter((e) => e !== null);
    steps.push({ at, events: seen as unknown as E[] });
    views.push(structuredClone(game.view(s, null)) as V);
  });
  const end = views.at(-1)!;
  const moment = steps[paper.fatal(steps, end)]!;
  const texts = registered.texts[language] as unknown as T;
  return { steps, moment, before: views[Math.max(0, moment.at - 1)]!, end, name, texts, press, language };
}
