/** What events do on the table for a moment: the exposure die drops, the dead are crossed out. */
import type { Event } from '@horda/long-night/state';
import { play } from '../../table/animation.ts';
import { add, banner, crossOut, Effects, placeOf, shake, spotOf, type Stage } from '../parts/stage.tsx';
import { survivorSpot } from './aims.ts';
import { exposure } from './drawings/pieces.ts';
import { useBoard } from './table.ts';

export function LongNightEffects() {
  const { events, moment, texts } = useBoard();
  const show = (e: Event, stage: Stage): void => {
    switch (e.type) {
      case 'exposureRolled':
        return dropDie(stage, e.survivor, exposure(e.face));
      case 'died': {
        const spot = spotOf(stage, `[data-piece="${survivorSpot(e.survivor)}"]`);
        if (spot !== null) crossOut(stage, spot);
        return shake(stage, 100);
      }
      case 'crisisResolved':
        return banner(stage, 'ln-banner', texts.names.crisis(e.crisis));
      default:
    }
  };
  return <Effects events={events} moment={moment} show={show} />;
}

function dropDie(stage: Stage, survivor: number, markup: string): void {
  const spot = spotOf(stage, `[data-piece="${survivorSpot(survivor)}"]`);
  if (spot === null) return;
  const die = add(stage, 'ln-dropped');
  die.innerHTML = `<svg viewBox="0 0 206 210">${markup}</svg>`;
  const translate = placeOf(spot);
  const frames = [
    { translate, rotate: '-200deg', scale: 1.8, offset: 0 },
    { translate, rotate: '0deg', scale: 1, offset: 0.4 },
    { translate, rotate: '0deg', scale: 1, offset: 1 },
  ];
  play(die, frames, { duration: 800 }, () => die.remove());
}
