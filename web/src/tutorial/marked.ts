/** The things on the page that a note speaks of or must leave free: where they are, and how they come into sight. */
import { UNCOVER } from '../games/uncover.ts';
import { cut, freeBand, overlap, shiftInto, widened, type Box } from './place.ts';

/** What a note may well lie on. */
const SPARE = ['log', 'tools'];
/** Buttons that stand on the board have come up because of what was touched last. */
const URGENT = '.table-board .button';
/** Room around a thing that was brought into sight. */
const AIR = 12;

export function markedElement(mark: string): HTMLElement | null {
  const found = document.querySelectorAll<HTMLElement>(`[data-mark~="${CSS.escape(mark)}"]`);
  // On a phone the same thing may stand in another place, and the one for wide screens is not shown.
  const shown = [...found].filter((element) => element.getClientRects().length > 0);
  return shown.find((element) => element.closest('[inert]') === null) ?? shown[0] ?? null;
}

/** Tells a board that something it has covered is spoken of now. */
export function uncover(element: HTMLElement): void {
  element.closest('[inert]')?.dispatchEvent(new Event(UNCOVER));
}

/** What is to be touched of a thing: itself, or the first button in it. */
export function touchable(mark: string): HTMLElement | null {
  const element = markedElement(mark);
  return element instanceof HTMLButtonElement ? element : (element?.querySelector('button') ?? null);
}

/** The part that can be seen: a board that scrolls shows only some of its things. */
export function boxOf(element: Element): Box {
  const scroller = scrollerOf(element);
  return scroller === null ? wholeBox(element) : cut(wholeBox(element), wholeBox(scroller));
}

/** Everything else that has a name on the table: each thing once, not with its parts. */
export function boxesBeside(mark: HTMLElement | null): readonly Box[] {
  const isOther = (element: Element): boolean =>
    !SPARE.includes(element.getAttribute('data-mark') ?? '') &&
    (mark === null || (!element.contains(mark) && !mark.contains(element)));
  const others = [...document.querySelectorAll('[data-mark]')].filter(isOther);
  return others.filter((element) => !others.some((whole) => whole !== element && whole.contains(element))).map(boxOf);
}

export function urgentBoxes(): readonly Box[] {
  return [...document.querySelectorAll(URGENT)].map(boxOf);
}

/** Scrolls whatever scrolls, the board and then the page, until the thing lies beside the note and not below it. */
export function bringBeside(element: HTMLElement, note: Box): void {
  const board = scrollerOf(element);
  if (board !== null) scrollBeside(board, wholeBox(board), element, note);
  scrollBeside(document.documentElement, { top: 0, height: innerHeight }, element, note);
}

function scrollBeside(scroller: Element, stretch: Pick<Box, 'top' | 'height'>, element: Element, note: Box): void {
  const box = widened(wholeBox(element), AIR);
  const isSeen = box.top >= stretch.top && box.top + box.height <= stretch.top + stretch.height;
  if (isSeen && overlap(box, note) === 0) return;
  const { from, to } = freeBand(note, stretch);
  scroller.scrollBy({ top: -shiftInto(box.top, box.height, from, to) });
}

function wholeBox(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

function scrollerOf(element: Element): Element | null {
  for (let up = element.parentElement; up !== null; up = up.parentElement) {
    const { overflowY } = getComputedStyle(up);
    if ((overflowY === 'auto' || overflowY === 'scroll') && up.scrollHeight > up.clientHeight) return up;
  }
  return null;
}
