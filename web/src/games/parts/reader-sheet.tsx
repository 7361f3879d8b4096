/** The sheet on which a piece is read large. */
import { RuleTag } from '../../table/rule-tag.tsx';
import { useReader } from './reader.tsx';
import './reader.css';

/** What is written on a piece, to be read large. */
export interface Reading {
  readonly title: string;
  readonly caption: string;
  readonly text: string;
  /** Such as the lines of a table: what is rolled, and what follows. */
  readonly rows: readonly (readonly [string, string])[];
  /** The rule that it follows; null: the text says all. */
  readonly rule: string | null;
}

export function ReaderSheet(props: {
  readonly reading: Reading;
  /** What closes it, in a word. */
  readonly close: string;
  readonly openRule: (id: string) => void;
  /** It is gone when the mouse moves on, and lies in nobody's way. */
  readonly isPassing?: boolean;
}) {
  const { read } = useReader();
  const { title, caption, text, rows, rule } = props.reading;
  return (
    <div class={`reader-sheet ${props.isPassing === true ? 'reader-passing' : ''}`} role="status">
      <button type="button" class="reader-close" aria-label={props.close} onClick={() => read(null)}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 4L16 16M16 4L4 16" />
        </svg>
      </button>
      <h3 class="stencil">{title}</h3>
      <p class="typed">
        {caption} {rule !== null && <RuleTag id={rule} openRule={props.openRule} />}
      </p>
      {text !== '' && <p>{text}</p>}
      {rows.length > 0 && (
        <dl>
          {rows.map(([head, says], i) => (
            <div key={i}>
              <dt>{head}</dt>
              <dd>{says}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
