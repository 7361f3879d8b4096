/** The rules under one heading. */
import type { RuleText } from '@horda/parts';
import { hrefOf } from '../../app/route.ts';
import { useSettings } from '../../app/settings.tsx';
import { piecesOf } from './search.ts';

interface ChapterProps {
  readonly heading: string;
  readonly rules: readonly RuleText[];
  readonly game: string;
  /** The rule that was asked for. */
  readonly asked: string | null;
  readonly ids: ReadonlySet<string>;
  onLink(event: MouseEvent): void;
}

export function ChapterSheet({ heading, rules, ...common }: ChapterProps) {
  return (
    <section class="rules-chapter">
      <h2 class="stencil">{heading}</h2>
      <ol>
        {rules.map((rule) => (
          <OneRule key={rule.id} rule={rule} {...common} />
        ))}
      </ol>
    </section>
  );
}

function OneRule(props: { readonly rule: RuleText } & Omit<ChapterProps, 'heading' | 'rules'>) {
  const { rule, game, asked, ids, onLink } = props;
  const { language, words } = useSettings();
  const { id, why } = rule;
  const isAsked = id === asked;
  const text = (of: string) => <RuleWords text={of} game={game} ids={ids} onLink={onLink} />;
  return (
    <li
      id={`rule-${id}`}
      class={`rules-rule ${isAsked ? 'rules-asked' : ''} ${why === undefined ? '' : 'rules-reading'}`}
      aria-current={isAsked ? 'true' : undefined}
      tabIndex={-1}
    >
      <a
        class="rule-tag rules-number"
        href={hrefOf({ page: 'rules', game, rule: id })}
        aria-label={words.replay.rules.link(id)}
        onClick={onLink}
      >
        {id}
      </a>
      <div>
        <p>{text(rule[language])}</p>
        {why !== undefined && (
          <p class="rules-why">
            <b class="typed">{words.replay.rules.reading}</b> {text(why[language])}
          </p>
        )}
      </div>
    </li>
  );
}

function RuleWords(props: { readonly text: string } & Pick<ChapterProps, 'game' | 'ids' | 'onLink'>) {
  const { text, game, ids, onLink } = props;
  return (
    <>
      {piecesOf(text, ids).map((piece) =>
        'text' in piece ? (
          piece.text
        ) : (
          <a href={hrefOf({ page: 'rules', game, rule: piece.rule })} onClick={onLink}>
            {piece.rule}
          </a>
        ),
      )}
    </>
  );
}
