/** A thing that cannot be used now, and the note that says why. */
import type { Choice } from '@horda/kernel';
import { useId } from 'preact/hooks';
import { useReader } from '../../table/reading.ts';
import { RuleTag } from '../../table/rule-tag.tsx';
import type { BoardProps } from '../web-game.ts';
import { useLooks, type Looks } from './looks.ts';

/** The facts about a table that are needed here. */
export interface Telling<C extends Choice> extends Pick<
  BoardProps<unknown, C, unknown, unknown>,
  'askWhy' | 'whyNot' | 'openRule'
> {
  readonly looks: Looks;
  readonly words: {
    readonly notNow: string;
    readonly asking: string;
    piece(name: string, note: string): string;
  };
}

/** The listeners that report which piece is looked at; a barred piece asks for its reason. */
export function lookListeners<C extends Choice>(
  { looks, askWhy, whyNot }: Telling<C>,
  piece: string,
  barred: C | null,
): LookListeners {
  const seen = (): void => {
    looks.look(piece);
    if (barred !== null && whyNot(barred) === null) askWhy(barred);
  };
  const unseen = (): void => looks.look(null);
  return {
    // A finger does not look: what it touches opens.
    onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && seen(),
    onPointerLeave: unseen,
    onFocusIn: ({ target }) => target instanceof Element && target.matches(':focus-visible') && seen(),
    onFocusOut: unseen,
  };
}

interface LookListeners {
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(): void;
  onFocusIn(event: FocusEvent): void;
  onFocusOut(): void;
}

/** The button over a piece that cannot be used. */
export function Barred<C extends Choice>(props: {
  readonly table: Telling<C>;
  readonly piece: string;
  readonly choice: C;
  readonly label: string;
  /** It opens before anything is done with it, whatever presses it; `choosable`: something else can be done with it. */
  readonly first?: { readonly choosable: boolean } | undefined;
  /** When the reason is shown at the piece itself; `elsewhere`: the table shows it in another place. */
  readonly note: 'always' | 'looked at' | 'elsewhere';
}) {
  const { table, piece, choice, label, note, first } = props;
  const { words, looks, askWhy } = table;
  const { isFirstTouch } = useReader();
  const whole = useLooks(looks, ({ looked, pinned }) => looked === piece || pinned === piece);
  const id = useId();
  const isOpen = note === 'always' || (note === 'looked at' && whole);
  return (
    <>
      <button
        type="button"
        class="piece-touch"
        data-first={first && ''}
        data-choosable={first?.choosable || undefined}
        aria-label={words.piece(label, words.notNow)}
        aria-disabled={first === undefined}
        aria-describedby={isOpen ? id : undefined}
        onClick={() => {
          askWhy(choice);
          // After a touch the open sheet tells the reason.
          if (note !== 'elsewhere' && !isFirstTouch()) looks.pin(piece);
        }}
      />
      {isOpen && <Note id={id} table={table} choice={choice} whole={whole} />}
    </>
  );
}

/** Why the piece cannot be used, and the rule. */
function Note<C extends Choice>(props: {
  readonly id: string;
  readonly table: Telling<C>;
  readonly choice: C;
  readonly whole: boolean;
}) {
  const { words, whyNot, openRule } = props.table;
  const why = whyNot(props.choice);
  return (
    <div class={`note ${props.whole ? 'note-whole' : ''}`} role="note" id={props.id}>
      <b class="note-title">{words.notNow}</b>
      <span class="note-text">{why === null ? words.asking : why.text}</span>
      {why !== null && <RuleTag id={why.rule} openRule={openRule} />}
    </div>
  );
}
