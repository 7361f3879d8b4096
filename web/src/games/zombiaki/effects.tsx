/** What happens on the street, felt: shots, wounds, blasts, the end. Nothing is told only here. */
import type { Event, Field } from '@horda/zombiaki/state';
import { fieldName, laneName } from '@horda/zombiaki/text/messages';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useMotion } from '../../app/settings.tsx';
import { play } from '../../table/animation.ts';
import './effects.css';
import { useTable, type Table } from './table.ts';

/** An overlay over the board, which it must stand in. */
export function Effects() {
  const table = useTable();
  const moves = useMotion();
  const overlay = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  useLayoutEffect(() => {
    const isFirst = first.current;
    first.current = false;
    const layer = overlay.current;
    if (isFirst || !moves || layer === null) return;
    const stage: Stage = { layer, board: layer.parentElement!, table };
    for (const event of table.events) show(event, stage);
  }, [table.moment]);
  return <div ref={overlay} class="zk-effects" aria-hidden="true" />;
}

interface Stage {
  readonly layer: HTMLElement;
  readonly board: HTMLElement;
  readonly table: Table;
}

function show(event: Event, stage: Stage): void {
  switch (event.type) {
    case 'cardPlayed':
      shoot(stage, event);
      break;
    case 'zombieWounded':
      hurt(stage, event.zombie.card);
      break;
    case 'zombieDestroyed':
      crossOut(stage, event.field);
      break;
    case 'carHit':
      blast(stage, pieceBox(stage, `humans-${event.car.card}`) ?? pieceBox(stage, `zombies-${event.zombie.card}`));
      break;
    case 'trapSprung':
      blast(stage, pieceBox(stage, `zombies-${event.zombie.card}`));
      break;
    case 'thingExploded':
      blast(stage, fieldBox(stage, event.field));
      shake(stage);
      break;
    case 'gameEnded':
      banner(stage, event.ending, stage.table.words.finales[event.ending]);
      break;
    default:
  }
}

type Played = Extract<Event, { readonly type: 'cardPlayed' }>;

/** A flash at the Barricade, and a streak down the lane. */
function shoot(stage: Stage, { card, target }: Played): void {
  const { cards, view } = stage.table;
  const keyword = cards[card.card]?.keyword ?? null;
  if (keyword !== 'shot' && keyword !== 'burst' && keyword !== 'aimed') return;
  const zombie = target.do === 'zombie' ? view.zombies.find((each) => each.card === target.zombie) : undefined;
  const lane = target.do === 'lane' ? target.lane : zombie === undefined ? null : zombie.field % 3;
  if (lane === null) return;
  const from = boxOf(stage, `[data-mark="lane:${laneName(lane)}"]`);
  const nearest = view.zombies.filter((each) => each.field % 3 === lane).toSorted((a, b) => a.field - b.field)[0];
  const to = zombie ?? nearest;
  const end = to === undefined ? null : fieldBox(stage, to.field);
  if (from === null) return;
  const flash = star(stage, 'zk-flash');
  const at = `${from.x}px ${from.y}px`;
  play(
    flash,
    [
      { translate: at, scale: 0.3 },
      { translate: at, scale: 1.1 },
      { translate: at, scale: 0 },
    ],
    { duration: 260 },
    () => flash.remove(),
  );
  if (end === null) return;
  const bullet = add(stage, 'zk-bullet');
  const turn = `${Math.atan2(end.y - from.y, end.x - from.x)}rad`;
  const frames = [
    { translate: at, rotate: turn },
    { translate: `${end.x}px ${end.y}px`, rotate: turn },
  ];
  play(bullet, frames, { duration: 200, delay: 40, fill: 'backwards' }, () => bullet.remove());
}

/** The new crosses are stamped into the pips. */
function hurt({ board }: Stage, zombie: number): void {
  const card = board.querySelector(`[data-piece="zombies-${zombie}"]`);
  if (card === null) return;
  for (const pip of card.querySelectorAll('.zk-pip-hurt'))
    play(pip, [{ scale: 2.6 }, { scale: 1 }], { duration: 200, delay: 180, fill: 'backwards' });
}

/** Red grease pencil over the field where it stood; the card itself slides to the pile. */
function crossOut(stage: Stage, field: Field): void {
  const box = fieldBox(stage, field);
  if (box === null) return;
  const place = `${box.x}px ${box.y}px`;
  const cross = add(stage, 'zk-cross');
  cross.innerHTML = '<svg viewBox="0 0 100 100"><path d="M12 8L88 92M86 10L14 90"/></svg>';
  const frames = [
    { translate: place, scale: 1.5, offset: 0 },
    { translate: place, scale: 1, offset: 0.2 },
    { translate: place, scale: 1, offset: 1 },
  ];
  play(cross, frames, { duration: 600 }, () => cross.remove());
}

function blast(stage: Stage, box: Spot | null): void {
  if (box === null) return;
  const place = `${box.x}px ${box.y}px`;
  const burst = star(stage, 'zk-blast');
  const frames = [
    { translate: place, scale: 0.2, rotate: '0deg', offset: 0 },
    { translate: place, scale: 1.1, rotate: '14deg', offset: 0.5 },
    { translate: place, scale: 1, rotate: '14deg', offset: 0.8 },
    { translate: place, scale: 0, rotate: '20deg', offset: 1 },
  ];
  play(burst, frames, { duration: 480 }, () => burst.remove());
}

function star(stage: Stage, look: string): HTMLElement {
  const element = add(stage, look);
  element.innerHTML =
    '<svg viewBox="0 0 100 100"><path d="M50 0L60 30L86 12L74 40L100 50L74 60L88 88L60 72L50 100L40 72L12 88L26 60L0 50L26 40L14 12L40 30Z"/><path d="M50 24L56 40L72 36L62 50L72 64L56 60L50 76L44 60L28 64L38 50L28 36L44 40Z"/></svg>';
  return element;
}

/** One word across the street. */
function banner(stage: Stage, ending: string, text: string): void {
  const stripe = add(stage, `zk-banner zk-banner-${ending}`);
  stripe.append(Object.assign(document.createElement('b'), { className: 'stencil', textContent: text }));
  const frames = [
    { scale: '1 1.3', offset: 0 },
    { scale: '1 1', offset: 0.15 },
    { scale: '1 1', offset: 0.88 },
    { scale: '1 0', offset: 1 },
  ];
  play(stripe, frames, { duration: 800 }, () => stripe.remove());
  shake(stage);
}

/** The whole table, two pixels, once. */
function shake({ board }: Stage): void {
  play(board, [{ translate: '0 0' }, { translate: '2px 2px' }, { translate: '0 0' }], { duration: 120, delay: 120 });
}

function add({ layer }: Stage, look: string): HTMLElement {
  const element = document.createElement('div');
  element.className = look;
  layer.append(element);
  return element;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

const fieldBox = (stage: Stage, field: Field): Spot | null =>
  boxOf(stage, field < 0 ? '[data-mark="barricade"]' : `[data-mark="field:${fieldName(field)}"]`);

const pieceBox = (stage: Stage, piece: string): Spot | null => boxOf(stage, `[data-piece="${piece}"]`);

/** The middle of a place, seen from the overlay. */
function boxOf({ layer, board }: Stage, selector: string): Spot | null {
  const box = board.querySelector(selector)?.getBoundingClientRect();
  if (box === undefined || box.width === 0) return null;
  const origin = layer.getBoundingClientRect();
  return { x: box.left + box.width / 2 - origin.left, y: box.top + box.height / 2 - origin.top };
}
