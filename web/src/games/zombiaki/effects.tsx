/** Effects of events: shots, wounds, blasts, the end. All of it is also shown elsewhere. */
import type { Event, Field } from '@horda/zombiaki/state';
import { fieldName, laneName } from '@horda/zombiaki/text/messages';
import { play } from '../../table/animation.ts';
import { add, banner, crossOut, Effects, placeOf, shake, spotOf, type Spot, type Stage } from '../parts/stage.tsx';
import './effects.css';
import { useBoard, type ZombiakiBoard } from './table.ts';

export function ZombiakiEffects() {
  const table = useBoard();
  return <Effects events={table.events} moment={table.moment} show={(event, stage) => show(event, stage, table)} />;
}

function show(event: Event, stage: Stage, table: ZombiakiBoard): void {
  switch (event.type) {
    case 'cardPlayed':
      shoot(stage, event, table);
      break;
    case 'zombieWounded':
      hurt(stage, event.zombie.card);
      break;
    case 'zombieDestroyed':
      crossOutField(stage, event.field);
      break;
    case 'carHit':
      blast(stage, pieceSpot(stage, `humans-${event.car.card}`) ?? pieceSpot(stage, `zombies-${event.zombie.card}`));
      break;
    case 'trapSprung':
      blast(stage, pieceSpot(stage, `zombies-${event.zombie.card}`));
      break;
    case 'thingExploded':
      blast(stage, fieldSpot(stage, event.field));
      shake(stage, FELT);
      break;
    case 'gameEnded':
      banner(stage, `zk-banner zk-banner-${event.ending}`, table.words.finales[event.ending]);
      shake(stage, FELT);
      break;
    default:
  }
}

/** In milliseconds: a blow is felt a moment after it is seen. */
const FELT = 120;

type Played = Extract<Event, { readonly type: 'cardPlayed' }>;

/** A flash at the Barricade, and a streak down the lane. */
function shoot(stage: Stage, { card, target }: Played, { cards, view }: ZombiakiBoard): void {
  const keyword = cards[card.card]?.keyword ?? null;
  if (keyword !== 'shot' && keyword !== 'burst' && keyword !== 'aimed') return;
  const zombie = target.do === 'zombie' ? view.zombies.find((each) => each.card === target.zombie) : undefined;
  const lane = target.do === 'lane' ? target.lane : zombie === undefined ? null : zombie.field % 3;
  if (lane === null) return;
  const from = spotOf(stage, `[data-mark="lane:${laneName(lane)}"]`);
  const nearest = view.zombies.filter((each) => each.field % 3 === lane).toSorted((a, b) => a.field - b.field)[0];
  const to = zombie ?? nearest;
  const end = to === undefined ? null : fieldSpot(stage, to.field);
  if (from === null) return;
  const flash = star(stage, 'zk-flash');
  const at = placeOf(from);
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
    { translate: placeOf(end), rotate: turn },
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

/** Where it stood; the card itself slides to the pile. */
function crossOutField(stage: Stage, field: Field): void {
  const spot = fieldSpot(stage, field);
  if (spot !== null) crossOut(stage, spot);
}

function blast(stage: Stage, spot: Spot | null): void {
  if (spot === null) return;
  const place = placeOf(spot);
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

const fieldSpot = (stage: Stage, field: Field): Spot | null =>
  spotOf(stage, field < 0 ? '[data-mark="barricade"]' : `[data-mark="field:${fieldName(field)}"]`);

const pieceSpot = (stage: Stage, piece: string): Spot | null => spotOf(stage, `[data-piece="${piece}"]`);
