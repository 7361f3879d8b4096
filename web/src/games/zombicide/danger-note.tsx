/** “If you end now”: who would be hurt, in names. */
import { SeatMark } from '../../art/marks.tsx';
import { RuleTag } from '../../table/rule-tag.tsx';
import { useBoard } from './table.ts';

export function DangerNote() {
  const { danger, words, view, texts, openRule } = useBoard();
  if (danger === null) return null;
  return (
    <section class="zc-danger" aria-live="polite" data-mark="danger" aria-label={words.danger}>
      <h3 class="stencil">{words.ifYouEnd}</h3>
      <ul>
        {danger.lines.map(({ survivor, text }) => (
          <li key={survivor}>
            <SeatMark seat={view.survivors[survivor]!.owner} tone="ink" />
            <span class="typed">{texts.names.survivor(survivor, view)}</span>
            <b>{text}</b>
          </li>
        ))}
      </ul>
      {danger.lines.length === 0 && <p>{words.nobodyHurt}</p>}
      {danger.shared.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {danger.isEnd && <p class="zc-alarm">{words.ending}</p>}
      <p>
        {words.dangerNote} <RuleTag id="V201" openRule={openRule} />
      </p>
    </section>
  );
}
