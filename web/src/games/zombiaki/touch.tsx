/** The button over a thing on the table, its tag, and the note that says why not. */
import { Barred, lookListeners } from '../parts/barred.tsx';
import { useBoard, type Use } from './table.ts';

/** The listeners that report what is looked at. */
export const useLook = (piece: string, use: Use) =>
  lookListeners(useBoard(), piece, use.is === 'barred' ? use.choice : null);

export const stateOf = (use: Use): string => {
  if (use.is === 'rest' || use.is === 'barred') return `piece-${use.is}`;
  return `piece-${use.is} ${use.quiet ? 'piece-quiet' : ''} ${use.advised ? 'piece-hinted' : ''}`;
};

/** Over a thing that it must stand in. At rest it can still be read, unless there is nothing to read. */
export function Touch(props: {
  readonly piece: string;
  readonly use: Use;
  readonly label: string;
  readonly tag: string;
  readonly reads?: boolean;
  /** The reason of a barred thing is drawn here rather than by the table. */
  readonly notes?: boolean;
}) {
  const { piece, use, label, tag, reads = false, notes = false } = props;
  const table = useBoard();
  const { words, looks } = table;
  if (use.is === 'barred') {
    const note = notes ? 'always' : 'elsewhere';
    return <Barred table={table} piece={piece} choice={use.choice} label={label} note={note} />;
  }
  if (use.is === 'rest')
    return reads ? (
      <button type="button" class="piece-touch" aria-label={label} onClick={() => looks.pin(piece)} />
    ) : null;
  return (
    <>
      <button
        type="button"
        class="piece-touch"
        data-choosable="true"
        aria-label={use.advised ? words.piece(label, words.hint) : label}
        aria-pressed={use.toggles ? use.is === 'chosen' : undefined}
        onClick={use.act}
      />
      {use.is === 'legal' && !use.quiet && (
        <b class="piece-tag" aria-hidden="true">
          {tag}
        </b>
      )}
      {use.advised && (
        <span class="piece-hint" aria-hidden="true">
          {words.hint}
        </span>
      )}
    </>
  );
}
