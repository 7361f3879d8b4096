/** What happens at the table, felt: noise that travels, deaths, the horde, the Final Attack. Nothing is told only here. */
import type { Event } from '@horda/cisza/state';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useMotion } from '../../app/settings.tsx';
import { survivor } from '../../art/portraits.ts';
import { play } from '../../table/animation.ts';
import './effects.css';
import { nameOfSurvivor } from './people.ts';
import { useTable } from './table.ts';

/** An overlay over the board, which it must stand in. */
export function Effects() {
  const { events, moment, texts } = useTable();
  const moves = useMotion();
  const overlay = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  useLayoutEffect(() => {
    const isFirst = first.current;
    first.current = false;
    const layer = overlay.current;
    if (isFirst || !moves || layer === null) return;
    const stage: Stage = {
      layer,
      board: layer.parentElement!,
      horde: texts.kinds.horde.name,
      finalAttack: texts.labels.finalAttack,
    };
    for (const event of events) show(event, stage);
  }, [moment]);
  return <div ref={overlay} class="effects" aria-hidden="true" />;
}

interface Stage {
  readonly layer: HTMLElement;
  readonly board: HTMLElement;
  readonly horde: string;
  readonly finalAttack: string;
}

function show(event: Event, stage: Stage): void {
  switch (event.type) {
    case 'noiseMade':
      noise(stage, event.shelter);
      break;
    case 'cityStirred':
      shake(stage, 0);
      break;
    case 'zombieWoke':
      wake(stage, event.card);
      break;
    case 'survivorsLost':
      crossOut(stage, event.shelter, event.cards.length);
      break;
    case 'survivorSacrificed':
      crossOut(stage, event.shelter, 1);
      break;
    case 'playerEliminated':
      tapeShut(stage, event.seat);
      break;
    case 'hordeCame':
      banner(stage, 'effects-horde', stage.horde);
      break;
    case 'finalAttackBegan':
      banner(stage, 'effects-final', stage.finalAttack);
      shake(stage, 120);
      break;
    default:
  }
}

const RINGS = 3;

/** Three rings leave the shelter and reach the city; then the table shifts once. */
function noise(stage: Stage, shelter: number): void {
  const from = boxOf(stage, `[data-mark="shelter:${shelter}"]`);
  const to = boxOf(stage, '[data-mark="city"]');
  if (from === null || to === null) return;
  for (let i = 0; i < RINGS; i++) {
    const ring = add(stage, 'effects-ring');
    const frames = [
      { translate: `${from.x}px ${from.y}px`, scale: 0.3 },
      { translate: `${to.x}px ${to.y}px`, scale: 1 },
    ];
    play(
      ring,
      frames,
      { duration: 440, delay: i * 90, easing: 'cubic-bezier(0.4, 0.1, 0.7, 1)', fill: 'backwards' },
      () => ring.remove(),
    );
  }
  shake(stage, 640);
}

/** The survivor on top of the city turns over. */
function wake(stage: Stage, card: number): void {
  const top = stage.board.querySelector<HTMLElement>('[data-mark="city"] [data-piece]');
  const face = top?.querySelector<HTMLElement>('.photo') ?? null;
  if (top === null || face === null || top.dataset['piece'] !== `city-${card}`) return;
  const living = document.createElement('div');
  living.className = 'effects-living';
  living.innerHTML = photograph(card);
  top.append(living);
  const turn = { duration: 150, easing: 'ease-in' };
  const [open, edge] = [{ rotate: 'y 0deg' }, { rotate: 'y 90deg' }];
  // Until the noise has come, the living side is seen.
  const frames = [
    { ...open, offset: 0 },
    { ...open, offset: 0.77 },
    { ...edge, offset: 1 },
  ];
  play(living, frames, { duration: 650 }, () => living.remove());
  play(face, [edge, open], { ...turn, delay: 650, fill: 'backwards' });
}

/** As it lay there; movements may end while the page is being drawn, so no component has a part in it. */
function photograph(card: number): string {
  return (
    '<div class="photo photo-alive"><svg class="picture" viewBox="0 0 100 120" preserveAspectRatio="xMidYMid slice">' +
    `${survivor(card)}</svg><span class="photo-foot">${nameOfSurvivor(card)}</span></div>`
  );
}

/** Red grease pencil over the photographs that lay there, after those that are left. */
function crossOut(stage: Stage, shelter: number, lost: number): void {
  const room = stage.board.querySelector(`[data-mark="survivors:${shelter}"]`)?.getBoundingClientRect();
  if (room === undefined || room.width === 0) return;
  const last = [...stage.board.querySelectorAll(`[data-mark="survivors:${shelter}"] [data-piece]`)].at(-1);
  const box = last?.getBoundingClientRect();
  const width = box === undefined || box.width === 0 ? room.height * 0.7 : box.width;
  const left = box === undefined || box.width === 0 ? room.left + width / 2 : box.right;
  const origin = stage.layer.getBoundingClientRect();
  for (let i = 0; i < lost; i++) {
    const x = Math.min(left + width * (i + 0.6), room.right - width / 2) - origin.left;
    const place = `${x}px ${room.top + room.height / 2 - origin.top}px`;
    const cross = add(stage, 'effects-cross');
    cross.innerHTML = '<svg viewBox="0 0 100 100"><path d="M12 8L88 92M86 10L14 90"/></svg>';
    const frames = [
      { translate: place, scale: 1.5, offset: 0 },
      { translate: place, scale: 1, offset: 0.2 },
      { translate: place, scale: 1, offset: 1 },
    ];
    play(cross, frames, { duration: 600 }, () => cross.remove());
  }
}

/** The tape is drawn over the door from one side to the other. */
function tapeShut({ board }: Stage, seat: number): void {
  const tape = board.querySelector(`[data-mark="shelter:${seat}"] .shelter-shut`);
  if (tape === null) return;
  play(tape, [{ clipPath: 'inset(0 100% 0 0)' }, { clipPath: 'inset(0 0 0 0)' }], {
    duration: 400,
    easing: 'steps(7)',
  });
}

function banner(stage: Stage, look: string, text: string): void {
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

/** The whole table, two pixels, once. */
function shake({ board }: Stage, delay: number): void {
  play(board, [{ translate: '0 0' }, { translate: '2px 2px' }, { translate: '0 0' }], { duration: 120, delay });
}

function add({ layer }: Stage, look: string): HTMLElement {
  const element = document.createElement('div');
  element.className = look;
  layer.append(element);
  return element;
}

/** The middle of a place, seen from the overlay. */
function boxOf({ layer, board }: Stage, selector: string): { readonly x: number; readonly y: number } | null {
  const box = board.querySelector(selector)?.getBoundingClientRect();
  if (box === undefined || box.width === 0) return null;
  const origin = layer.getBoundingClientRect();
  return { x: box.left + box.width / 2 - origin.left, y: box.top + box.height / 2 - origin.top };
}
