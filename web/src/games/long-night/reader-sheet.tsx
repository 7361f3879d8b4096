/** The sheet on which a piece is read large. */
import { RuleTag } from '../../table/rule-tag.tsx';
import { useReader } from './reader.tsx';
import { readingOf } from './reading.ts';
import { useBoard } from './table.ts';
import './reader.css';

export function ReaderSheet() {
  const board = useBoard();
  const { piece, read } = useReader();
  const reading = piece === null ? null : readingOf(board, piece);
  if (reading === null) return null;
  const { title, caption, text, rows, rule } = reading;
  return (
    <div class="ln-reader" role="status">
      <button type="button" class="ln-reader-close" aria-label={board.words.close} onClick={() => read(null)}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 4L16 16M16 4L4 16" />
        </svg>
      </button>
      <h3 class="stencil">{title}</h3>
      <p class="typed">
        {caption} {rule !== null && <RuleTag id={rule} openRule={board.openRule} />}
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
