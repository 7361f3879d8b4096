/** What decides a game: fetched with the first table of the game that needs it. */
import type { Event } from '@horda/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { Story } from '../games/web-game.ts';
import type { TableSession } from './session.ts';

/** Null: not here yet, or the game tells none. */
export function useStory({ game }: Pick<TableSession, 'game'>): Story<object, Event> | null {
  const [story, setStory] = useState<Story<object, Event> | null>(null);
  useEffect(() => {
    let wanted = true;
    // Without it the end is told without its story.
    game.story?.().then(
      (fetched) => wanted && setStory(fetched),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [game.id]);
  return story;
}
