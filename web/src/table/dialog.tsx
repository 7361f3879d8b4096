/** A sheet of paper over the page. The browser itself keeps the focus inside, and gives it back. */
import type { ComponentChildren } from 'preact';
import './dialog.css';
import { useContext, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { useWords } from '../app/settings.tsx';
import { Heard } from './heard.tsx';
import { SessionContext } from './session.ts';
import { openSlot } from './toast-slots.ts';

export function Dialog(props: {
  readonly title: string;
  /** `danger`: something that cannot be undone. `sheet`: as large as the page allows. */
  readonly kind?: 'plain' | 'danger' | 'sheet';
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}) {
  const { title, kind = 'plain', onClose, children } = props;
  const words = useWords();
  const isAtTable = useContext(SessionContext) !== null;
  const dialog = useRef<HTMLDialogElement>(null);
  const slot = useRef<HTMLDivElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const shown = dialog.current!;
    shown.showModal();
    const closeSlot = openSlot(slot.current!);
    return () => {
      closeSlot();
      // The dialog is closed before it is removed; otherwise the focus would not return to where it was.
      shown.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`dialog sheet dialog-${kind}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        // The content fills the sheet, so a click whose target is the dialog itself was beside the sheet.
        if (event.target === dialog.current) onClose();
      }}
    >
      <div class="dialog-inside">
        <header class="dialog-head">
          <h2 id={heading} tabIndex={-1} autofocus={kind !== 'danger'}>
            {title}
          </h2>
          <button type="button" class="dialog-close" aria-label={words.common.close} onClick={onClose}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M3 3l14 14M17 3L3 17" fill="none" stroke="currentColor" stroke-width="3" />
            </svg>
          </button>
        </header>
        {children}
      </div>
      {/* The page behind an open sheet is not read out, so the sheet needs its own place for messages. */}
      <div ref={slot} class="toasts" role="status" aria-label={words.table.parts.news} />
      {isAtTable && <Heard />}
    </dialog>
  );
}
