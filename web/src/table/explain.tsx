/**
 * Small notes about signs and counters. Whatever on the table has a `data-explain` is explained when the pointer rests
 * on it, when it has the focus, and while a finger stays on it; a button with a `data-option` tells what would follow.
 */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import './explain.css';

/** How long a pointer rests, or a finger stays, before the note comes, in milliseconds. */
const REST = 300;
const HOLD = 400;
/** A finger that goes further than this is no longer on the thing, in pixels. */
const SLOP = 8;
/** Between the thing and its note. */
const GAP = 6;
const ID = 'explain-note';

/** A piece that can be read large tells on its sheet what would follow. */
const THINGS = '[data-explain], [data-option]';
const isOnSheet = (thing: HTMLElement): boolean =>
  thing.dataset['explain'] === undefined && thing.closest('[data-read]') !== null;

function thingAt(target: EventTarget | null): HTMLElement | null {
  const thing = target instanceof Element ? target.closest<HTMLElement>(THINGS) : null;
  return thing === null || isOnSheet(thing) ? null : thing;
}

export function Explain(props: {
  readonly table: RefObject<HTMLElement | null>;
  /** What would follow if this button were pressed; null: nothing is foretold. */
  readonly ahead: (thing: HTMLElement) => string | null;
}) {
  const [thing, setThing] = useState<HTMLElement | null>(null);
  useEffect(() => listen(props.table.current!, setThing), []);
  const text = thing === null ? null : (thing.dataset['explain'] ?? props.ahead(thing));
  return thing === null || text === null ? null : <Note key={text} thing={thing} text={text} />;
}

function Note({ thing, text }: { readonly thing: HTMLElement; readonly text: string }) {
  const note = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    setPlace(placeBy(thing.getBoundingClientRect(), note.current!.getBoundingClientRect()));
    thing.setAttribute('aria-describedby', ID);
    return () => thing.removeAttribute('aria-describedby');
  }, [thing]);
  return (
    <div
      ref={note}
      id={ID}
      class="explain-note sheet"
      role="tooltip"
      style={{ left: `${place.left}px`, top: `${place.top}px` }}
    >
      {text}
    </div>
  );
}

/** Above the thing, or below it if there is no room; always in the window. */
function placeBy(thing: DOMRect, note: DOMRect): { readonly left: number; readonly top: number } {
  const middle = thing.left + (thing.width - note.width) / 2;
  const above = thing.top - GAP - note.height;
  const lowest = document.documentElement.clientHeight - note.height - GAP;
  return {
    left: Math.max(GAP, Math.min(middle, document.documentElement.clientWidth - note.width - GAP)),
    top: above >= GAP ? above : Math.min(thing.bottom + GAP, lowest),
  };
}

function listen(board: HTMLElement, show: (thing: HTMLElement | null) => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let begun = { x: 0, y: 0 };
  let isHeld = false;
  const later = (thing: HTMLElement, after: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isHeld = after === HOLD;
      if (thing.isConnected) show(thing);
    }, after);
  };
  const hide = (): void => {
    clearTimeout(timer);
    show(null);
  };
  const on = <K extends keyof HTMLElementEventMap>(type: K, hear: (event: HTMLElementEventMap[K]) => void): void =>
    board.addEventListener(type, hear, { capture: true, passive: type !== 'click' && type !== 'contextmenu', signal });
  let looked: HTMLElement | null = null;
  let frame = 0;
  const look = (x: number, y: number): void => {
    // Through the button that lies over a piece to the signs on it.
    const thing =
      document
        .elementsFromPoint(x, y)
        .map(thingAt)
        .find((each) => each !== null) ?? null;
    if (thing === looked) return;
    looked = thing;
    if (thing === null || !board.contains(thing)) hide();
    else later(thing, REST);
  };
  on('pointerdown', ({ target, pointerType, clientX, clientY }) => {
    hide();
    looked = thingAt(target);
    isHeld = false;
    const thing = thingAt(target);
    begun = { x: clientX, y: clientY };
    if (pointerType === 'touch' && thing !== null) later(thing, HOLD);
  });
  on('pointermove', ({ pointerType, clientX, clientY }) => {
    cancelAnimationFrame(frame);
    if (pointerType !== 'touch') frame = requestAnimationFrame(() => look(clientX, clientY));
    else if (Math.hypot(clientX - begun.x, clientY - begun.y) > SLOP) hide();
  });
  for (const type of ['pointercancel', 'focusout', 'scroll'] as const) on(type, hide);
  on('pointerup', ({ pointerType }) => pointerType === 'touch' && hide());
  board.addEventListener('pointerleave', () => ((looked = null), hide()), { signal });
  // A browser's own menu for long touches would lie over the note.
  on('contextmenu', (event) => isHeld && event.preventDefault());
  on('click', (event) => {
    if (!isHeld) return;
    isHeld = false;
    event.stopPropagation();
    event.preventDefault();
  });
  on('focusin', ({ target }) => {
    const thing = target instanceof HTMLElement && target.matches(':focus-visible') ? target : null;
    if (thing?.matches(THINGS) === true && !isOnSheet(thing)) show(thing);
  });
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal });
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    end.abort();
  };
}
