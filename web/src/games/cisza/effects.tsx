/** Effects of events: noise that travels, deaths, the horde, the Final Attack. All of it is also shown elsewhere. */
import type { Event } from '@horda/cisza/state';
import { survivor } from '../../art/portraits.ts';
import { play } from '../../table/animation.ts';
import { add, banner, crossOut, Effects, inLayer, placeOf, shake, spotOf, type Stage } from '../parts/stage.tsx';
import './effects.css';
import { nameOfSurvivor } from './people.ts';
import { useBoard, type CiszaBoard } from './table.ts';

export function CiszaEffects() {
  const table = useBoard();
  return (
    <Effects events={table.events} moment={table.moment} show={(event, stage) => show(event, stage, table.texts)} />
  );
}

function show(event: Event, stage: Stage, texts: CiszaBoard['texts']): void {
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
      crossOutLost(stage, event.shelter, event.cards.length);
      break;
    case 'survivorSacrificed':
      crossOutLost(stage, event.shelter, 1);
      break;
    case 'playerEliminated':
      tapeShut(stage, event.seat);
      break;
    case 'hordeCame':
      banner(stage, 'effects-horde', texts.kinds.horde.name);
      break;
    case 'finalAttackBegan':
      banner(stage, 'effects-final', texts.labels.finalAttack);
      shake(stage, 120);
      break;
    default:
  }
}

const RINGS = 3;

/** Three rings leave the shelter and reach the city; then the table shifts once. */
function noise(stage: Stage, shelter: number): void {
  const from = spotOf(stage, `[data-mark="shelter:${shelter}"]`);
  const to = spotOf(stage, '[data-mark="city"]');
  if (from === null || to === null) return;
  for (let i = 0; i < RINGS; i++) {
    const ring = add(stage, 'effects-ring');
    const frames = [
      { translate: placeOf(from), scale: 0.3 },
      { translate: placeOf(to), scale: 1 },
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
  // Until the noise arrives, the living side is shown.
  const frames = [
    { ...open, offset: 0 },
    { ...open, offset: 0.77 },
    { ...edge, offset: 1 },
  ];
  play(living, frames, { duration: 650 }, () => living.remove());
  play(face, [edge, open], { ...turn, delay: 650, fill: 'backwards' });
}

/** A survivor's photograph as markup, without components, because a movement may end during a render. */
function photograph(card: number): string {
  return (
    '<div class="photo photo-alive"><svg class="picture" viewBox="0 0 100 120" preserveAspectRatio="xMidYMid slice">' +
    `${survivor(card)}</svg><span class="photo-foot">${nameOfSurvivor(card)}</span></div>`
  );
}

/** The removed photographs, placed after those that are left. */
function crossOutLost(stage: Stage, shelter: number, lost: number): void {
  const room = stage.board.querySelector(`[data-mark="survivors:${shelter}"]`)?.getBoundingClientRect();
  if (room === undefined || room.width === 0) return;
  const last = [...stage.board.querySelectorAll(`[data-mark="survivors:${shelter}"] [data-piece]`)].at(-1);
  const box = last?.getBoundingClientRect();
  const width = box === undefined || box.width === 0 ? room.height * 0.7 : box.width;
  const left = box === undefined || box.width === 0 ? room.left + width / 2 : box.right;
  for (let i = 0; i < lost; i++) {
    const x = Math.min(left + width * (i + 0.6), room.right - width / 2);
    crossOut(stage, inLayer(stage.layer, x, room.top + room.height / 2));
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
