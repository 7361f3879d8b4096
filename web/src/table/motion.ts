/**
 * How pieces move from moment to moment, on any board. A piece is recognised by its `data-piece`: wherever it turns up
 * next, it slides there from its old place. Nobody waits for a movement: buttons work at once, and any key or press
 * ends all movements.
 *
 * A board may say more. `data-source` and `data-sink` list beginnings of piece names, separated by spaces: such pieces
 * come from that source when they are new and go to that sink when they are gone, or to `data-mark="discards"` if they
 * have no sink. An element with `data-gait="jerks"` inside a piece makes it move in two jerks, as the dead do. Numbers
 * on the board change when the pieces have arrived (`counters.ts`).
 */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { play, stopAll } from './animation.ts';
import { countersOn, holdCounters, type Counters } from './counters.ts';
import { zoomOf } from './zoom.ts';

interface Seen {
  readonly element: HTMLElement;
  readonly box: DOMRect;
  /** Marked places around it, the nearest first: styles of a piece depend on the place it lies in. */
  readonly around: readonly Element[];
  /** The nearest of these places that holds other pieces too, or else the outermost one; and its box. */
  readonly place: Element;
  readonly placeBox: DOMRect;
}

const SLIDE = { duration: 500, easing: 'cubic-bezier(0.3, 0.05, 0.2, 1)' };
const SLAP = { duration: 120, easing: 'cubic-bezier(0.2, 1.3, 0.4, 1)' };
const TURN = '2deg';
/** A shift of fewer pixels than this does not count as a movement. */
const NEAR = 3;

/** The board as it was. */
interface Before {
  readonly pieces: ReadonlyMap<string, Seen>;
  readonly counters: Counters;
}

/** Moves the pieces on the board whenever `moment` changes, if `enabled`. */
export function usePieces(board: RefObject<HTMLElement | null>, moment: number, enabled: boolean): void {
  const shown = useRef(moment);
  const before = useRef<Before | 'still' | null>(null);
  // During a render the page still shows the old moment; a piece in motion starts from where it is now.
  if (moment !== shown.current && before.current === null && board.current !== null) {
    before.current = enabled ? { pieces: piecesOn(board.current), counters: countersOn(board.current) } : 'still';
    stopAll();
  }
  useLayoutEffect(() => {
    const was = before.current;
    before.current = null;
    shown.current = moment;
    if (was === null || was === 'still' || board.current === null) return;
    const flight = new Flight();
    move(board.current, was.pieces, piecesOn(board.current), flight);
    if (flight.isUnderWay) flight.land = holdCounters(was.counters);
  }, [moment]);
}

/** All pieces that are on their way to a new place. */
class Flight {
  #pieces = 0;
  /** What happens when the last one has arrived. */
  land: () => void = () => undefined;

  get isUnderWay(): boolean {
    return this.#pieces > 0;
  }

  /** A piece sets off; the returned function says that it has arrived. */
  begin(): () => void {
    this.#pieces++;
    return () => {
      if (--this.#pieces === 0) this.land();
    };
  }
}

function piecesOn(board: HTMLElement): ReadonlyMap<string, Seen> {
  const pieces = new Map<string, Seen>();
  for (const element of board.querySelectorAll<HTMLElement>('[data-piece]')) {
    const around = markedAround(element, board);
    const place = around.find(holdsSeveral) ?? around.at(-1) ?? board;
    pieces.set(element.dataset['piece']!, {
      element,
      box: element.getBoundingClientRect(),
      around,
      place,
      placeBox: place.getBoundingClientRect(),
    });
  }
  return pieces;
}

const holdsSeveral = (place: Element): boolean => place.querySelectorAll('[data-piece]').length > 1;

function markedAround(element: Element, board: Element): readonly Element[] {
  const around: Element[] = [];
  let place = element.parentElement?.closest('[data-mark]') ?? null;
  while (place !== null && board.contains(place)) {
    around.push(place);
    place = place.parentElement?.closest('[data-mark]') ?? null;
  }
  return around;
}

function move(board: HTMLElement, was: ReadonlyMap<string, Seen>, is: ReadonlyMap<string, Seen>, flight: Flight): void {
  for (const [piece, now] of is) {
    const { element, box } = now;
    const before = was.get(piece);
    if (before !== undefined) {
      if (!isCarried(before, now)) slide(element, before.box, box, flight);
    } else appear(element, box, placeFor(board, 'source', piece), flight);
  }
  for (const [piece, seen] of was) {
    if (is.has(piece) || seen.element.isConnected) continue;
    leave(seen, placeFor(board, 'sink', piece) ?? board.querySelector('[data-mark="discards"]'), flight);
  }
}

/** Whether the piece kept its position in its place while the place itself moved to make room. */
function isCarried(before: Seen, now: Seen): boolean {
  if (before.place !== now.place) return false;
  const [piece, place] = [offset(before.box, now.box), offset(before.placeBox, now.placeBox)];
  return Math.hypot(piece.x - place.x, piece.y - place.y) < NEAR;
}

function slide(element: HTMLElement, from: DOMRect, to: DOMRect, flight: Flight): void {
  if (!isSeen(from) || !isSeen(to)) return;
  const start = offset(from, to);
  if (Math.hypot(start.x, start.y) < NEAR) return;
  const size = from.width / to.width;
  const jerks = element.matches('[data-gait="jerks"]') || element.querySelector('[data-gait="jerks"]') !== null;
  const zoom = zoomOf(element);
  const [first, last] = [at(start, 1 / zoom), at(start, 0)];
  if (!jerks)
    play(
      element,
      [
        { ...first, rotate: TURN, scale: size },
        { ...last, rotate: '0deg', scale: 1 },
      ],
      SLIDE,
      flight.begin(),
    );
  else {
    const half = { ...at(start, 0.45 / zoom), rotate: '-3deg', scale: (size + 1) / 2 };
    const steps = [
      { ...first, rotate: '0deg', scale: size, offset: 0 },
      { ...half, offset: 0.38 },
      { ...half, offset: 0.52 },
      { ...last, rotate: '0deg', scale: 1, offset: 1 },
    ];
    play(element, steps, SLIDE, flight.begin());
  }
}

/** A new piece slides in from its source, or appears with a slap if it has none. */
function appear(element: HTMLElement, box: DOMRect, source: Element | null, flight: Flight): void {
  if (!isSeen(box)) return;
  if (source === null) play(element, [{ scale: 1.08 }, { scale: 1 }], SLAP);
  // A piece that lies on its own source was already there, under another one.
  else if (!source.contains(element)) slide(element, source.getBoundingClientRect(), box, flight);
}

/** A copy of a removed piece slides to its sink. */
function leave({ element, box, around }: Seen, sink: Element | null, flight: Flight): void {
  const place = around.find(({ isConnected }) => isConnected) ?? null;
  if (sink === null || place === null || !isSeen(box)) return;
  const end = sink.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  delete ghost.dataset['piece'];
  ghost.inert = true;
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, { position: 'absolute', left: '0', top: '0', margin: '0', pointerEvents: 'none' });
  Object.assign(ghost.style, { zIndex: '20' });
  place.append(ghost);
  const now = ghost.getBoundingClientRect();
  const from = offset(box, now);
  const to = offset(end, now);
  const zoom = zoomOf(ghost);
  const frames = [
    { ...at(from, 1 / zoom), rotate: '0deg', filter: 'grayscale(0)' },
    { ...at(to, 1 / zoom), rotate: TURN, filter: 'grayscale(1)' },
  ];
  const arrived = flight.begin();
  play(ghost, frames, SLIDE, () => {
    ghost.remove();
    arrived();
  });
}

/** The place whose list holds the longest prefix of the piece's name. */
function placeFor(board: Element, kind: 'source' | 'sink', piece: string): Element | null {
  let best: { readonly place: Element; readonly length: number } | null = null;
  for (const place of board.querySelectorAll<HTMLElement>(`[data-${kind}]`))
    for (const beginning of place.dataset[kind]!.split(' '))
      if (piece.startsWith(beginning) && beginning.length > (best?.length ?? 0))
        best = { place, length: beginning.length };
  return best?.place ?? null;
}

interface Way {
  readonly x: number;
  readonly y: number;
}

/** From the middle of one box to the middle of the other. */
function offset(from: DOMRect, to: DOMRect): Way {
  return {
    x: from.left + from.width / 2 - (to.left + to.width / 2),
    y: from.top + from.height / 2 - (to.top + to.height / 2),
  };
}

const at = ({ x, y }: Way, share: number): Keyframe => ({ translate: `${x * share}px ${y * share}px` });

const isSeen = ({ width, height }: DOMRect): boolean => width > 0 && height > 0;
