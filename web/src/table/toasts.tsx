/** Short messages that go away by themselves, and are read aloud. */
import { render } from 'preact';
import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../app/settings.tsx';
import './dialog.css';
import { useTopSlot } from './toast-slots.ts';

interface Toast {
  readonly id: number;
  readonly text: string;
}

/** In milliseconds: long enough to be read twice. */
const SHOWN = 7_000;
const MOST = 3;

export function useToasts(): { readonly toasts: readonly Toast[]; notify(text: string): void; drop(id: number): void } {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const count = useRef(0);
  const drop = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  const notify = useCallback(
    (text: string) => {
      const id = ++count.current;
      // A repeated message is shown once and stays longer.
      setToasts((all) => [...all.filter((toast) => toast.text !== text), { id, text }].slice(-MOST));
      setTimeout(() => drop(id), SHOWN);
    },
    [drop],
  );
  return { toasts, notify, drop };
}

type Shown = Pick<ReturnType<typeof useToasts>, 'toasts' | 'drop'>;

export function Toasts({ toasts, drop }: Shown) {
  const words = useWords();
  const slot = useTopSlot();
  const list = <ToastList toasts={toasts} drop={drop} close={words.common.close} />;
  // The regions exist before their messages: otherwise screen readers would not announce them.
  useLayoutEffect(() => {
    if (slot !== null) render(list, slot);
  }, [slot, toasts, words]);
  useLayoutEffect(() => () => void (slot !== null && render(null, slot)), [slot]);
  return (
    <div class="toasts" role="status" aria-label={words.table.parts.news}>
      {slot === null && list}
    </div>
  );
}

function ToastList({ toasts, drop, close }: Shown & { readonly close: string }) {
  return (
    <>
      {toasts.map(({ id, text }) => (
        <p key={id} class="toast">
          <span>{text}</span>
          <button type="button" class="toast-close" onClick={() => drop(id)}>
            {close}
          </button>
        </p>
      ))}
    </>
  );
}
