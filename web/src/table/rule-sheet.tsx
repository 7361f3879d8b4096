/** The text of one rule, over the table. */
import { headingIn } from '@horda/parts';
import { useCallback, useContext, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { hrefOf } from '../app/route.ts';
import { useSettings } from '../app/settings.tsx';
import { useRulebook } from '../games/use-rulebook.ts';
import type { AnyWebGame } from '../games/web-game.ts';
import { Dialog } from './dialog.tsx';
import { SessionContext } from './session.ts';

/** For pages with rule tags: a function that opens a rule, and the sheet to render while one is open. */
export function useRuleSheet(game: AnyWebGame): { openRule(id: string): void; readonly sheet: JSX.Element | null } {
  const [rule, openRule] = useState<string | null>(null);
  const close = useCallback(() => openRule(null), []);
  return { openRule, sheet: rule === null ? null : <RuleSheet game={game} id={rule} onClose={close} /> };
}

function RuleSheet(props: { readonly game: AnyWebGame; readonly id: string; readonly onClose: () => void }) {
  const { game, id, onClose } = props;
  const { language, words } = useSettings();
  const rulebook = useRulebook(game);
  const rule = rulebook?.rules.find((each) => each.id === id);
  // At a table with a pack, a note lists the cards that follow the rule.
  const note = useContext(SessionContext)?.texts.ruleNote(id) ?? null;
  const missing = rulebook === null ? words.common.loading : words.table.rule.unknown;
  return (
    <Dialog title={words.common.rule(id)} onClose={onClose}>
      <p class="rule-heading typed">
        {rulebook !== null && rule !== undefined && headingIn(language, rule, rulebook.headings)}
      </p>
      <p class="rule-text">{rule?.[language] ?? missing}</p>
      {note !== null && <p class="rule-text">{note}</p>}
      {rule?.why !== undefined && (
        <p class="rule-why">
          <b>{words.table.rule.ruling}</b> {rule.why[language]}
        </p>
      )}
      <p>
        <a class="button" href={hrefOf({ page: 'rules', game: game.id, rule: id })} target="_blank">
          {words.table.rule.wholeBook}
        </a>
      </p>
    </Dialog>
  );
}
