/** A thing on the table that can be touched: what it looks like lies below, what it does lies above. */
import type { Choice } from '@horda/cisza/state';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { RuleTag } from '../../table/rule-tag.tsx';
import { useLooks } from './looks.ts';
import { tilt } from './people.ts';
import { isHinted, useTable, type Use } from './table.ts';

export function Piece(props: {
  readonly piece: string;
  readonly class: string;
  readonly use: Use;
  /** What the button is called. */
  readonly label: string;
  readonly tag?: string | undefined;
  readonly mark?: string;
  /** The greatest tilt in degrees. */
  readonly most?: number;
  readonly children: ComponentChildren;
}) {
  const table = useTable();
  const { piece, use } = props;
  const hinted = isHinted(table, use) ? 'piece-hinted' : '';
  return (
    <div
      class={`piece ${props.class} piece-${use.is} ${hinted}`}
      data-piece={piece}
      data-mark={props.mark}
      style={{ '--tilt': tilt(piece, props.most ?? 1.3) }}
      {...useLook(piece, use)}
    >
      <div class="piece-face" aria-hidden={use.is !== 'rest'}>
        {props.children}
      </div>
      <Touch piece={piece} use={use} label={props.label} tag={props.tag} />
    </div>
  );
}

/** The listeners that tell which piece is looked at; a barred one asks for its reason. */
export function useLook(piece: string, use: Use) {
  const { looks, askWhy, whyNot } = useTable();
  const seen = (): void => {
    looks.look(piece);
    if (use.is === 'barred' && whyNot(use.choice) === null) askWhy(use.choice);
  };
  const unseen = (): void => looks.look(null);
  return { onPointerEnter: seen, onPointerLeave: unseen, onFocusIn: seen, onFocusOut: unseen };
}

/** The button over a piece, its tag, and the note that says why not. */
export function Touch(props: {
  readonly piece: string;
  readonly use: Use;
  readonly label: string;
  readonly tag?: string | undefined;
}) {
  const { piece, use, label } = props;
  const table = useTable();
  if (use.is === 'rest') return null;
  if (use.is === 'barred') return <Barred piece={piece} use={use} label={label} />;
  const { words } = table;
  const hinted = isHinted(table, use);
  return (
    <>
      <button
        type="button"
        class="piece-touch"
        data-choosable="true"
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

function Barred(props: {
  readonly piece: string;
  readonly use: Extract<Use, { readonly is: 'barred' }>;
  readonly label: string;
}) {
  const { piece, use, label } = props;
  const { words, looks, askWhy } = useTable();
  const whole = useLooks(looks, ({ looked, pinned }) => looked === piece || pinned === piece);
  const note = useId();
  const open = use.told || whole;
  return (
    <>
      <button
        type="button"
        class="piece-touch"
        aria-label={words.piece(label, words.notNow)}
        aria-disabled="true"
        aria-describedby={open ? note : undefined}
        onClick={() => {
          askWhy(use.choice);
          looks.pin(piece);
        }}
      />
      {open && <Note id={note} choice={use.choice} whole={whole} />}
    </>
  );
}

/** Why not: what stands in the way, and the rule. */
function Note({ id, choice, whole }: { readonly id: string; readonly choice: Choice; readonly whole: boolean }) {
  const { words, whyNot, openRule } = useTable();
  const why = whyNot(choice);
  return (
    <div class={`note ${whole ? 'note-whole' : ''}`} role="note" id={id}>
      <b class="note-title">{words.notNow}</b>
      <span class="note-text">{why === null ? words.asking : why.text}</span>
      {why !== null && <RuleTag id={why.rule} openRule={openRule} />}
    </div>
  );
}
