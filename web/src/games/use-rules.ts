/** The rulebook of a game, fetched apart from its drawing: it is as large, and a game can be seen without it. */
import type { Language, RuleText } from '@horda/parts';
import { useEffect, useState } from 'preact/hooks';
import type { AnyWebGame } from './web-game.ts';

/** Null: it is still on its way. */
export function useRules(game: AnyWebGame): readonly RuleText[] | null {
  const [rules, setRules] = useState<readonly RuleText[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    const fetchRules = (): void =>
      void game.rules().then(
        (fetched) => isWanted && setRules(fetched),
        // Without a connection a rule is shown by its number; as soon as there is one again, by its words.
        () => isWanted && addEventListener('online', fetchRules, { once: true }),
      );
    fetchRules();
    return () => {
      isWanted = false;
      removeEventListener('online', fetchRules);
    };
  }, [game]);
  return rules;
}

/** The heading under which a rule stands, in the reader's language. */
export function headingOf({ headings }: AnyWebGame, { heading }: RuleText, language: Language): string {
  return language === 'en' ? (headings?.[heading] ?? heading) : heading;
}
