/** Single keys that do something at the table. They never act while somebody types or a sheet is open. */
import { useEffect, useRef } from 'preact/hooks';
import { useSettings } from '../app/settings.tsx';

export type Keys = Readonly<Record<string, () => void>>;

export function useKeys(keys: Keys): void {
  const { shortcuts } = useSettings();
  const latest = useRef({ keys, shortcuts });
  latest.current = { keys, shortcuts };
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
      press(event, latest.current.keys, latest.current.shortcuts);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

type Press = Pick<
  KeyboardEvent,
  'key' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'preventDefault'
>;

/** @param shortcuts - whether keys that type a character do anything */
export function press(event: Press, keys: Keys, shortcuts: boolean): void {
  const { key, repeat } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const isCharacter = key.length === 1;
  if (isCharacter && !shortcuts) return;
  const act = keys[isCharacter ? key.toLowerCase() : key];
  if (act === undefined) return;
  event.preventDefault();
  // An arrow that is held goes on and on; any other key plays once.
  if (!repeat || key.startsWith('Arrow')) act();
}

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  return target instanceof HTMLInputElement && !['button', 'checkbox', 'radio', 'submit'].includes(target.type);
}

/** Moves the focus to a part that a key or a skip link has just opened, once it is drawn. */
export function focusSoon(selector: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })),
  );
}
