/** Effects of events: kills, blows, the arrival of the boss, the end. All of it is also shown elsewhere. */
import type { Event } from '@horda/gear-up/state';
import { play } from '../../table/animation.ts';
import { banner, crossOut, Effects, shake, spotOf, type Stage } from '../parts/stage.tsx';
import { useBoard, type GearUpBoard } from './table.ts';

export function GearUpEffects() {
  const table = useBoard();
  return <Effects events={table.events} moment={table.moment} show={(event, stage) => show(event, stage, table)} />;
}

/** In milliseconds: a blow is felt a moment after it is seen. */
const FELT = 120;

function show(event: Event, stage: Stage, { words, texts, own }: GearUpBoard): void {
  switch (event.type) {
    case 'zombieKilled':
    case 'bomberExploded':
      cross(stage, `[data-piece="zombie-${event.zombie.card}"]`);
      if (event.type === 'bomberExploded') shake(stage, FELT);
      break;
    case 'damaged':
      if (event.seat === own) {
        shake(stage, FELT);
        jolt(stage, '[data-mark="health"]');
      } else jolt(stage, `[data-mark="seat:${event.seat}"]`);
      break;
    case 'gained':
      if (event.seat === own && event.gain.armour > 0) jolt(stage, '[data-mark="armour"]');
      if (event.seat === own && event.gain.ammo > 0) jolt(stage, '[data-mark="ammo"]');
      break;
    case 'bossArrived':
      banner(stage, 'gu-banner', texts.boss(event.boss));
      shake(stage, FELT);
      break;
    case 'gameEnded':
      banner(stage, `gu-banner gu-banner-${event.ending}`, words.finales[event.ending]);
      shake(stage, FELT);
      break;
    default:
  }
}

function cross(stage: Stage, selector: string): void {
  const spot = spotOf(stage, selector);
  if (spot !== null) crossOut(stage, spot);
}

function jolt({ board }: Stage, selector: string): void {
  const element = board.querySelector(selector);
  if (element !== null) play(element, [{ scale: 1.06 }, { scale: 1 }], { duration: 200 });
}
