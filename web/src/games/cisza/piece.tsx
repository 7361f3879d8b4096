/** A thing on the table that can be touched: its picture, and over it the button. */
import type { ComponentChildren } from 'preact';
import { Barred, lookListeners } from '../parts/barred.tsx';
import { tilt } from '../parts/tilt.ts';
import { offered } from '../parts/offered.ts';
import { isHinted, useBoard, type Use } from './table.ts';

export function Piece(props: {
  readonly piece: string;
  readonly class: string;
  readonly use: Use;
  /** The piece's name for screen readers. */
  readonly label: string;
  readonly tag?: string | undefined;
  readonly mark?: string;
  /** The greatest tilt in degrees. */
  readonly most?: number;
  readonly children: ComponentChildren;
}) {
  const table = useBoard();
  const { piece, use } = props;
  const hinted = isHinted(table, use) ? 'piece-hinted' : '';
  return (
    <div
      class={`piece ${props.class} piece-${use.is} ${hinted}`}
      data-piece={piece}
      data-read={piece}
      data-mark={props.mark}
      style={{ '--tilt': tilt(piece, props.most ?? 1.3) }}
      {...useLook(piece, use)}
    >
      {/* A small face has no letters, so its name is told beside it. */}
      {use.is === 'rest' && <span class="unseen">{props.label}</span>}
      <div class="piece-face" aria-hidden="true">
        {props.children}
      </div>
      <Touch piece={piece} use={use} label={props.label} tag={props.tag} />
    </div>
  );
}

/** The listeners that report which piece is looked at. */
export const useLook = (piece: string, use: Use) =>
  lookListeners(useBoard(), piece, use.is === 'barred' ? use.choice : null);

/** The button over a piece, its tag, and the note that says why not. */
export function Touch(props: {
  readonly piece: string;
  readonly use: Use;
  readonly label: string;
  readonly tag?: string | undefined;
}) {
  const { piece, use, label } = props;
  const table = useBoard();
  if (use.is === 'rest') return null;
  if (use.is === 'barred') {
    const note = use.told ? 'always' : 'looked at';
    return <Barred table={table} piece={piece} choice={use.choice} label={label} note={note} />;
  }
  const { words } = table;
  const hinted = isHinted(table, use);
  return (
    <>
      <button
        type="button"
        class="piece-touch"
        data-choosable="true"
        {...offered(table.options, use.choice ?? undefined)}
        aria-label={hinted ? words.piece(label, words.hint) : label}
        aria-pressed={use.toggles ? use.is === 'chosen' : undefined}
        onClick={use.act}
      />
      {use.number !== null && use.is === 'chosen' ? (
        <b class="piece-number" aria-hidden="true">
          {use.number}
        </b>
      ) : (
        <b class="piece-tag" aria-hidden="true">
          {props.tag ?? words.target}
        </b>
      )}
      {hinted && (
        <span class="piece-hint" aria-hidden="true">
          {words.hint}
        </span>
      )}
    </>
  );
}
