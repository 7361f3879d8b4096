/** Keys that move the map: `+`, `-`, `Home`, Shift with arrows. Arrows alone go from zone to zone: `zone-button.tsx`. */
import { useEffect, useRef } from 'preact/hooks';
import { useSettings } from '../../../app/settings.tsx';
import { isTyping } from '../../../table/keys.ts';
import type { Lens } from './lens.ts';

const LARGER = 1.25;
/** Pixels. */
const FURTHER = 120;

type Act = (lens: Lens) => void;

const KEYS: Readonly<Record<string, Act>> = {
  '+': (lens) => lens.zoom(LARGER),
  '=': (lens) => lens.zoom(LARGER),
  '-': (lens) => lens.zoom(1 / LARGER),
  Home: (lens) => lens.fit(),
};
const WITH_SHIFT: Readonly<Record<string, Act>> = {
  ArrowLeft: (lens) => lens.pan(FURTHER, 0),
  ArrowRight: (lens) => lens.pan(-FURTHER, 0),
  ArrowUp: (lens) => lens.pan(0, FURTHER),
  ArrowDown: (lens) => lens.pan(0, -FURTHER),
};

export function useMapKeys(lens: Lens): void {
  const { shortcuts } = useSettings();
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { key, shiftKey, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]') !== null || (key.length === 1 && !latest.current)) return;
      const act = KEYS[key] ?? (shiftKey ? WITH_SHIFT[key] : undefined);
      if (act === undefined) return;
      event.preventDefault();
      act(lens);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [lens]);
}
