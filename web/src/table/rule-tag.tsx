/** The number of a rule, typed in a box; pressing it opens the rule. */
import { useWords } from '../app/settings.tsx';
import './rule-tag.css';

export function RuleTag({ id, openRule }: { readonly id: string; readonly openRule: (id: string) => void }) {
  const words = useWords().table.rule;
  return (
    <button type="button" class="rule-tag rule-tag-button" aria-label={words.open(id)} onClick={() => openRule(id)}>
      {id}
    </button>
  );
}
