/** A note at the touched piece: why the move is not possible, and by which rule. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../app/settings.tsx';
import { placeBeside } from './place-beside.ts';
import { RuleTag } from './rule-tag.tsx';
import { useSession } from './session.ts';
import type { WhyNote as Note } from './use-why.ts';
import './notes.css';

export function WhyNote({ note, onClose }: { readonly note: Note; readonly onClose: () => void }) {
  const words = useWords();
  const [isDrawn, setDrawn] = useState<boolean | null>(null);
  // If the board has drawn its own note at the piece, this one is not shown but only read out.
  useLayoutEffect(
    () => setDrawn(note.anchor.closest('[data-piece]')?.querySelector('[role="note"]') instanceof Element),
    [note.anchor],
  );
  const text = note.why?.text ?? words.table.why.nothing;
  return (
    <>
      <p class="unseen" role="status">
        {isDrawn === true ? `${words.table.why.title}. ${text}` : ''}
      </p>
      {isDrawn === false && <Slip note={note} text={text} onClose={onClose} />}
    </>
  );
}

function Slip(props: { readonly note: Note; readonly text: string; readonly onClose: () => void }) {
  const { note, text, onClose } = props;
  const { why, anchor } = note;
  const { openRule } = useSession();
  const words = useWords();
  const slip = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const own = slip.current!;
    setPlace(placeBeside(own.getBoundingClientRect(), anchor));
    own.focus({ preventScroll: true });
    return () => {
      // The piece may be gone; then the next question moves the focus.
      const piece = anchor.closest<HTMLElement>('button, [tabindex]');
      if (own.contains(document.activeElement)) piece?.focus({ preventScroll: true });
    };
  }, [note.why?.rule, anchor]);
  useLayoutEffect(() => {
    const leave = ({ target }: Event): void => {
      if (target instanceof Node && slip.current?.contains(target) === false && !isInDialog(target)) onClose();
    };
    addEventListener('pointerdown', leave);
    return () => removeEventListener('pointerdown', leave);
  }, []);
  return (
    <div
      ref={slip}
      class="why-note sheet"
      role="dialog"
      aria-label={words.table.why.title}
      tabIndex={-1}
      style={{ left: `${place.left}px`, top: `${place.top}px` }}
    >
      <b class="why-head">{words.table.why.title}</b>
      <p>{text}</p>
      <div class="why-foot">
        {why !== null && <RuleTag id={why.rule} openRule={openRule} />}
        <button type="button" class="button button-plain" onClick={onClose}>
          {words.common.close}
        </button>
      </div>
    </div>
  );
}

const isInDialog = (node: Node): boolean => node instanceof Element && node.closest('dialog') !== null;
