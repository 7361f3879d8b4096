/** Short messages that go away by themselves, and are read aloud. */
import { useCallback, useRef, useState } from 'preact/hooks';
import { useWords } from '../app/settings.tsx';
import './dialog.css';

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
      // The same thing said twice is said once, and stays longer.
      setToasts((all) => [...all.filter((toast) => toast.text !== text), { id, text }].slice(-MOST));
      setTimeout(() => drop(id), SHOWN);
    },
    [drop],
  );
  return { toasts, notify, drop };
}

export function Toasts({ toasts, drop }: Pick<ReturnType<typeof useToasts>, 'toasts' | 'drop'>) {
  const words = useWords();
  return (
    <div class="toasts" role="status" aria-live="polite" aria-label={words.table.parts.news}>
      {toasts.map(({ id, text }) => (
        <p key={id} class="toast">
          <span>{text}</span>
          <button type="button" class="toast-close" onClick={() => drop(id)}>
            {words.common.close}
          </button>
        </p>
      ))}
    </div>
  );
}
