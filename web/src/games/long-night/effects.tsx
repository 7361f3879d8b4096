/** What events do on the table for a moment: dice are thrown, the dead arrive, votes turn over. */
import type { Event } from '@horda/long-night/state';
import { play } from '../../table/animation.ts';
import { add, banner, crossOut, Effects, placeOf, shake, spotOf, type Stage } from '../parts/stage.tsx';
import { doorSpot, placeSpot, survivorSpot } from './aims.ts';
import { exposure } from './drawings/pieces.ts';
import { ICON } from './icons.ts';
import { useBoard } from './table.ts';

export function LongNightEffects() {
  const { events, moment, texts, own, name } = useBoard();
  const show = (e: Event, stage: Stage): void => {
    switch (e.type) {
      case 'exposureRolled':
        return dropDie(stage, e.survivor, exposure(e.face));
      case 'died': {
        const spot = spotOf(stage, `[data-piece="${survivorSpot(e.survivor)}"]`);
        if (spot !== null) crossOut(stage, spot);
        return shake(stage, 100);
      }
      case 'diceRolled':
        return throwDice(stage, e.seat === own);
      case 'zombieAdded':
        return arrive(stage, `[data-mark="${doorSpot(e.place, e.entrance)}"] > .ln-zombie`);
      case 'noisePut':
        return arrive(stage, `[data-mark="${placeSpot(e.place)}"] .ln-loud`);
      case 'contributed':
        return arrive(stage, '.ln-slots .ln-card-back');
      case 'voted':
        return turnBallots(stage, e.up.map(name), e.down.map(name));
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

/** Milliseconds from one die to the next. */
const APART = 60;

function throwDice({ board }: Stage, isOwn: boolean): void {
  if (!isOwn) return;
  const frames = [
    { translate: '40px -60px', rotate: '-220deg', offset: 0 },
    { translate: '0 0', rotate: '8deg', offset: 0.75 },
    { translate: '0 0', rotate: '0deg', offset: 1 },
  ];
  for (const [i, die] of board.querySelectorAll<HTMLElement>('.ln-own-die .ln-die').entries())
    play(die, frames, { duration: 450, delay: i * APART, fill: 'backwards' });
}

/** The newest piece of its kind comes in two jerks. */
function arrive({ board }: Stage, selector: string): void {
  const piece = [...board.querySelectorAll<HTMLElement>(selector)].at(-1);
  if (piece === undefined) return;
  const frames = [
    { translate: '0 18px', scale: 1.12, offset: 0 },
    { translate: '0 8px', scale: 1.12, offset: 0.4 },
    { translate: '0 0', scale: 1, offset: 1 },
  ];
  play(piece, frames, { duration: 300 });
}

/** All votes at once: thumbs with the names of those who gave them. */
function turnBallots(stage: Stage, up: readonly string[], down: readonly string[]): void {
  const sheet = add(stage, 'ln-verdict');
  for (const [names, thumb] of [
    [up, ICON.up],
    [down, ICON.down],
  ] as const) {
    const side = document.createElement('p');
    side.innerHTML = `<svg viewBox="0 0 512 512">${thumb}</svg>`;
    side.append(`${names.length}`, Object.assign(document.createElement('span'), { textContent: names.join(', ') }));
    sheet.append(side);
  }
  const frames = [
    { rotate: 'y 90deg', offset: 0 },
    { rotate: 'y 0deg', offset: 0.12 },
    { rotate: 'y 0deg', offset: 1 },
  ];
  play(sheet, frames, { duration: 2400 }, () => sheet.remove());
}
