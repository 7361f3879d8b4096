/** The rulebook of a game, fetched separately: it is as large as the drawing, and a game can be shown without it. */
import { useEffect, useState } from 'preact/hooks';
import type { AnyWebGame, Rulebook } from './web-game.ts';

/** Null: it is still on its way. */
export function useRulebook(game: Pick<AnyWebGame, 'rulebook'>): Rulebook | null {
  const [rulebook, setRulebook] = useState<Rulebook | null>(null);
  useEffect(() => {
    let isWanted = true;
    const fetchRules = (): void =>
      void game.rulebook().then(
        (fetched) => isWanted && setRulebook(fetched),
        // Without a connection only the rule's number is shown; the text comes when the connection is back.
        () => isWanted && addEventListener('online', fetchRules, { once: true }),
      );
    fetchRules();
    return () => {
      isWanted = false;
      removeEventListener('online', fetchRules);
    };
  }, [game]);
  return rulebook;
}
