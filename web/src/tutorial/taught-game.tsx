/** The game as a lesson shows it: the awaited choice is a hint on the board and the first of the buttons. */
import { same, type Choice, type Event } from '@horda/kernel';
import type { GameTexts } from '@horda/parts';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { AnyWebGame, BoardProps } from '../games/web-game.ts';

export const AwaitedContext = createContext<Choice | null>(null);

/** Made once for each game, not for each step, so that the board is not mounted again. */
export function taughtBoard({ drawing: { Board } }: AnyWebGame): AnyWebGame['drawing']['Board'] {
  return function TaughtBoard(props: BoardProps<object, Choice, Event, GameTexts<Choice, Event, object>>) {
    const awaited = useContext(AwaitedContext);
    return <Board {...props} hinted={awaited === null ? props.hinted : [awaited]} isTaught={awaited !== null} />;
  };
}

export function taughtGame(
  game: AnyWebGame,
  Board: AnyWebGame['drawing']['Board'],
  awaited: Choice | null,
): AnyWebGame {
  const isAwaited = (choice: Choice): boolean => awaited !== null && same(choice, awaited);
  const { buttons } = game.drawing;
  return {
    ...game,
    drawing: {
      ...game.drawing,
      Board,
      buttons: (ask, view) => {
        const all = buttons(ask, view);
        return [...all.filter(isAwaited), ...all.filter((choice) => !isAwaited(choice))];
      },
    },
  };
}
