/** The rulebook of a game, fetched apart from its drawing: it is as large, and a game can be seen without it. */
import { useEffect, useState } from 'preact/hooks';
import type { AnyWebGame, Rulebook } from './web-game.ts';

/** Null: it is still on its way. */
export function useRulebook(game: AnyWebGame): Rulebook | null {
  const [rulebook, setRulebook] = useState<Rulebook | null>(null);
  useEffect(() => {
    let isWanted = true;
    const fetchRules = (): void =>
      void game.rulebook().then(
        (fetched) => isWanted && setRulebook(fetched),
        // Without a connection a rule is shown by its number; as soon as there is one again, by its words.
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
