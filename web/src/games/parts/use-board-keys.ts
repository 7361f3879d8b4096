/** Keys of a board, which override those of the table: while Gear Up shows a shape, R, M and N belong to it. */
import { useEffect, useRef } from 'preact/hooks';
import { useSettings } from '../../app/settings.tsx';
import { isTyping, press, type Keys } from '../../table/keys.ts';

export function useBoardKeys(keys: Keys): void {
  const { shortcuts } = useSettings();
  const latest = useRef({ keys, shortcuts });
  latest.current = { keys, shortcuts };
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
      // Enter belongs to the button that has the focus.
      if (event.key === 'Enter' && event.target instanceof Element && event.target.closest('button, a') !== null)
        return;
      // Anything over the board is closed first.
      if (event.key === 'Escape' && document.querySelector('.why-note, .reading') !== null) return;
      press(event, latest.current.keys, latest.current.shortcuts);
    };
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
}
