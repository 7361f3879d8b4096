/** The game as a lesson shows it: what the learner is to choose glows on its board as a hint does. */
import type { Choice, Event } from '@horda/kernel';
import type { GameTexts } from '@horda/parts';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { AnyWebGame, BoardProps } from '../games/web-game.ts';

export const AwaitedContext = createContext<Choice | null>(null);

export function taughtGame(game: AnyWebGame): AnyWebGame {
  const { Board } = game.drawing;
  function TaughtBoard(props: BoardProps<unknown, Choice, Event, GameTexts<Choice, Event, unknown>>) {
    const awaited = useContext(AwaitedContext);
    return <Board {...props} hinted={awaited === null ? props.hinted : [awaited]} />;
  }
  return { ...game, drawing: { ...game.drawing, Board: TaughtBoard } };
}
