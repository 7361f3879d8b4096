/** A sheet of paper over the page. The browser itself keeps the focus inside, and gives it back. */
import type { ComponentChildren } from 'preact';
import './dialog.css';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { useWords } from '../app/settings.tsx';

export function Dialog(props: {
  readonly title: string;
  /** `danger`: something that cannot be undone. `sheet`: as large as the page allows. */
  readonly kind?: 'plain' | 'danger' | 'sheet';
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}) {
  const { title, kind = 'plain', onClose, children } = props;
  const words = useWords().common;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const shown = dialog.current!;
    shown.showModal();
    // Closed before it leaves the page, or the focus would not return to where it was.
    return () => shown.close();
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
        // A click beside the sheet is one on the dialog itself; the sheet's inside is its only child.
        if (event.target === dialog.current) onClose();
      }}
    >
      <div class="dialog-inside">
        <header class="dialog-head">
          <h2 id={heading} tabIndex={-1} autofocus={kind !== 'danger'}>
            {title}
          </h2>
          <button type="button" class="dialog-close" aria-label={words.close} onClick={onClose}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M3 3l14 14M17 3L3 17" fill="none" stroke="currentColor" stroke-width="3" />
            </svg>
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
