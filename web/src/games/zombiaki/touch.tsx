/** The button over a thing on the table, its tag, and the note that says why not. */
import type { Choice } from '@horda/zombiaki/state';
import { useId } from 'preact/hooks';
import { RuleTag } from '../../table/rule-tag.tsx';
import { useLooks } from '../cisza/looks.ts';
import { useTable, type Use } from './table.ts';

/** The listeners that tell what is looked at; what is barred asks for its reason. */
export function useLook(piece: string, use: Use) {
  const { looks, askWhy, whyNot } = useTable();
  const seen = (): void => {
    looks.look(piece);
    if (use.is === 'barred' && whyNot(use.choice) === null) askWhy(use.choice);
  };
  const unseen = (): void => looks.look(null);
  return { onPointerEnter: seen, onPointerLeave: unseen, onFocusIn: seen, onFocusOut: unseen };
}

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
  const { words, looks } = useTable();
  if (use.is === 'barred') return <Barred piece={piece} choice={use.choice} label={label} notes={notes} />;
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

function Barred(props: {
  readonly piece: string;
  readonly choice: Choice;
  readonly label: string;
  readonly notes: boolean;
}) {
  const { piece, choice, label, notes } = props;
  const { words, looks, askWhy } = useTable();
  const whole = useLooks(looks, ({ looked, pinned }) => looked === piece || pinned === piece);
  const note = useId();
  return (
    <>
      <button
        type="button"
        class="piece-touch"
        aria-label={words.piece(label, words.notNow)}
        aria-disabled="true"
        aria-describedby={notes ? note : undefined}
        onClick={() => {
          askWhy(choice);
          if (notes) looks.pin(piece);
        }}
      />
      {notes && <Note id={note} choice={choice} whole={whole} />}
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
