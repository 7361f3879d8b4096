/** Where a note stands: beside the thing it is about if there is room, else above or below it, and inside the window. */

/** The distance between thing and note, and between note and window edge, in pixels. */
const GAP = 10;

export interface Place {
  readonly left: number;
  readonly top: number;
}

/** @param prefersAbove - what lies beside it is to be seen, such as the other cards of a hand */
export function placeBeside(own: DOMRect, anchor: Element, prefersAbove = false): Place {
  const [width, height] = [document.documentElement.clientWidth, document.documentElement.clientHeight];
  const within = (at: number, size: number, most: number): number => Math.max(GAP, Math.min(at, most - size - GAP));
  if (!anchor.isConnected) {
    return { left: within((width - own.width) / 2, own.width, width), top: within(height / 3, own.height, height) };
  }
  const piece = (anchor.closest('[data-piece], button') ?? anchor).getBoundingClientRect();
  const fitsRight = piece.right + GAP + own.width <= width - GAP;
  const fitsLeft = piece.left - GAP - own.width >= GAP;
  const above = piece.top - GAP - own.height;
  if ((fitsRight || fitsLeft) && !(prefersAbove && above >= GAP)) {
    const left = fitsRight ? piece.right + GAP : piece.left - GAP - own.width;
    return { left, top: within(piece.top + piece.height / 4, own.height, height) };
  }
  return {
    left: within(piece.left + (piece.width - own.width) / 2, own.width, width),
    top: above >= GAP ? above : within(piece.bottom + GAP, own.height, height),
  };
}
