/** The button over a thing on the table, its tag, and the note that says why not. */
import { Barred, lookListeners } from '../parts/barred.tsx';
import { useReader } from '../../table/reading.ts';
import { offered } from '../parts/offered.ts';
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
  /** It opens before anything is done with it, whatever presses it; `choosable`: also if it is barred. */
  readonly first?: { readonly choosable: boolean } | undefined;
}) {
  const { piece, use, label, tag, reads = false, notes = false, first } = props;
  const table = useBoard();
  const { words } = table;
  const { read } = useReader();
  if (use.is === 'barred') {
    const note = notes ? 'always' : 'elsewhere';
    return <Barred table={table} piece={piece} choice={use.choice} label={label} note={note} first={first} />;
  }
  if (use.is === 'rest')
    return reads ? (
      <button
        type="button"
        class="piece-touch"
        aria-label={label}
        onClick={({ currentTarget }) => read(piece, currentTarget)}
      />
    ) : null;
  return (
    <>
      <button
        type="button"
        class="piece-touch"
        data-choosable="true"
        data-first={first && ''}
        {...offered(table.ask?.options ?? [], use.choice ?? undefined)}
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
