import { columnName } from '@horda/gear-up/text/cells';

/** Letters of columns and numbers of rows: hints, the log and the list of moves call squares by them. */
export function Names({ columns, rows }: { readonly columns: number; readonly rows: number }) {
  return (
    <>
      {Array.from({ length: columns }, (_, column) => (
        <i
          key={`c${column}`}
          class="gu-grid-column"
          style={{ gridColumn: `${column + 1} / ${column + 2}` }}
          aria-hidden="true"
        >
          {columnName(column)}
        </i>
      ))}
      {Array.from({ length: rows }, (_, row) => (
        <i key={`r${row}`} class="gu-grid-row" style={{ gridRow: `${row + 1} / ${row + 2}` }} aria-hidden="true">
          {row + 1}
        </i>
      ))}
    </>
  );
}
