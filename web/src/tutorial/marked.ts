/** The things on the page that a note points at or must not cover: where they are, and how to bring them into view. */
import { UNCOVER } from '../games/uncover.ts';
import { around, cut, freeBand, overlap, shiftInto, widened, type Box } from './place.ts';

/** Parts that a note may cover. */
const SPARE = ['log', 'tools'];
/** Buttons on the board, which appear after a touch and must not be covered. */
const URGENT = '.table-board :is(.button, [data-urgent])';
/** What the learner plays with, whatever the game calls it, and the buttons beside it. */
const OWN = ['hand', 'row', 'belt', 'weapons', 'desk', 'verbs', 'actions']
  .map((mark) => `[data-mark="${mark}"]`)
  .join();
/** What a hint has marked. */
const ADVISED = '.piece-hinted';
/** Words that hang over the edge of a thing and belong to it. */
const TAGS = '.piece-tag, .piece-number';
/** Room around a thing that was scrolled into view, in pixels. */
const AIR = 12;

export function markedElement(mark: string): HTMLElement | null {
  const found = document.querySelectorAll<HTMLElement>(`[data-mark~="${CSS.escape(mark)}"]`);
  // The same mark may exist twice, for phones and for wide screens; only one is shown.
  const shown = [...found].filter((element) => element.getClientRects().length > 0);
  return shown.find((element) => element.closest('[inert]') === null) ?? shown[0] ?? null;
}

/** Tells a board to uncover something that a note points at, or to show the thing that a tab stands for. */
export function uncover(element: HTMLElement): void {
  element.closest('[inert], [data-leads]')?.dispatchEvent(new Event(UNCOVER));
}

/** The element to touch: the marked thing itself, or the first button in it. */
export function touchable(mark: string): HTMLElement | null {
  const element = markedElement(mark);
  return element instanceof HTMLButtonElement ? element : (element?.querySelector('button') ?? null);
}

/** The visible part of an element and its tags: a board that scrolls or is cut off shows only some of its things. */
export function boxOf(element: Element): Box {
  const parts = [element, ...[...element.querySelectorAll(TAGS)].filter((tag) => tag.getClientRects().length > 0)];
  return around(parts.map(visibleBox))!;
}

function visibleBox(element: Element): Box {
  let box = wholeBox(element);
  for (let up = element.parentElement; up !== null && up !== document.body; up = up.parentElement)
    if (getComputedStyle(up).overflowY !== 'visible') box = cut(box, wholeBox(up));
  return box;
}

/** The room that a note may take: all below the status line. */
export function noteRoom(): Box {
  const top = document.querySelector('.table-status')?.getBoundingClientRect().bottom ?? 0;
  return { left: 0, top, width: innerWidth, height: innerHeight - top };
}

/** All other marked things on the table, without the parts inside them. */
export function boxesBeside(mark: HTMLElement | null): readonly Box[] {
  const isOther = (element: Element): boolean =>
    !SPARE.includes(element.getAttribute('data-mark') ?? '') &&
    (mark === null || (!element.contains(mark) && !mark.contains(element)));
  const others = [...document.querySelectorAll('[data-mark]')].filter(isOther);
  return others.filter((element) => !others.some((whole) => whole !== element && whole.contains(element))).map(boxOf);
}

/** `act`: the mark of a button that is to be pressed, wherever it is. */
export function urgentBoxes(act: string | null = null): readonly Box[] {
  const button = act === null ? null : touchable(act);
  return [...document.querySelectorAll(URGENT), ...(button === null ? [] : [button])].map(boxOf);
}

/** Several advised pieces in a marked thing; a single one is pointed at by the thing's own frame. */
export function advisedBoxes(mark: string): readonly Box[] {
  const advised = [...(markedElement(mark)?.querySelectorAll(ADVISED) ?? [])];
  return advised.length < 2 ? [] : advised.map(boxOf);
}

export function ownBoxes(): readonly Box[] {
  return [...document.querySelectorAll(OWN)].filter((element) => element.getClientRects().length > 0).map(boxOf);
}

/** Scrolls the board and then the page until the note does not cover the thing. */
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
