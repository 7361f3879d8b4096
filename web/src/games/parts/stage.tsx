/** The overlay on a board for the effects of events, and the effects that all games share. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useMotion } from '../../app/settings.tsx';
import { play } from '../../table/animation.ts';
import { zoomOf } from '../../table/zoom.ts';
import './stage.css';

export interface Stage {
  readonly layer: HTMLElement;
  readonly board: HTMLElement;
}

/** The centre of an element, in coordinates of the overlay. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Must be inside the board. The first moment has no effects, because nobody saw it happen. */
export function Effects<E>(props: {
  readonly events: readonly E[];
  readonly moment: number;
  readonly show: (event: E, stage: Stage) => void;
}) {
  const { events, moment, show } = props;
  const moves = useMotion();
  const overlay = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  useLayoutEffect(() => {
    const isFirst = first.current;
    first.current = false;
    const layer = overlay.current;
    if (isFirst || !moves || layer === null) return;
    const stage = { layer, board: layer.parentElement! };
    for (const event of events) show(event, stage);
  }, [moment]);
  return <div ref={overlay} class="effects" aria-hidden="true" />;
}

export function add({ layer }: Stage, look: string): HTMLElement {
  const element = document.createElement('div');
  element.className = look;
  layer.append(element);
  return element;
}

/** Null: the element is not visible. */
export function spotOf({ layer, board }: Stage, selector: string): Spot | null {
  const box = board.querySelector(selector)?.getBoundingClientRect();
  if (box === undefined || box.width === 0) return null;
  return inLayer(layer, box.left + box.width / 2, box.top + box.height / 2);
}

/** A place of the window, in coordinates of the overlay. */
export function inLayer(layer: Element, x: number, y: number): Spot {
  const { left, top } = layer.getBoundingClientRect();
  return { x: (x - left) / zoomOf(layer), y: (y - top) / zoomOf(layer) };
}

export const placeOf = ({ x, y }: Spot): string => `${x}px ${y}px`;

/** A cross of red grease pencil over a removed piece. */
export function crossOut(stage: Stage, spot: Spot): void {
  const translate = placeOf(spot);
  const cross = add(stage, 'effects-cross');
  cross.innerHTML = '<svg viewBox="0 0 100 100"><path d="M12 8L88 92M86 10L14 90"/></svg>';
  const frames = [
    { translate, scale: 1.5, offset: 0 },
    { translate, scale: 1, offset: 0.2 },
    { translate, scale: 1, offset: 1 },
  ];
  play(cross, frames, { duration: 600 }, () => cross.remove());
}

/** A few words across the table. */
export function banner(stage: Stage, look: string, text: string): void {
  const stripe = add(stage, `effects-banner ${look}`);
  stripe.append(Object.assign(document.createElement('b'), { className: 'stencil', textContent: text }));
  const frames = [
    { scale: '1 1.3', offset: 0 },
    { scale: '1 1', offset: 0.15 },
    { scale: '1 1', offset: 0.88 },
    { scale: '1 0', offset: 1 },
  ];
  play(stripe, frames, { duration: 800 }, () => stripe.remove());
}

/** Shakes the whole table once, by two pixels. */
export function shake({ board }: Stage, delay: number): void {
  play(board, [{ translate: '0 0' }, { translate: '2px 2px' }, { translate: '0 0' }], { duration: 120, delay });
}
