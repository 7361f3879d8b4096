/** What must not be missed is said across the table: somebody falls, a goal is met, night falls. */
import type { Event } from '@horda/zombicide/state';
import { banner, Effects, shake, type Stage } from '../parts/stage.tsx';
import { useBoard, type ZombicideBoard } from './table.ts';

export function TableEffects() {
  const board = useBoard();
  return <Effects events={board.events} moment={board.moment} show={(e, stage) => show(board, e, stage)} />;
}

function show(board: ZombicideBoard, e: Event, stage: Stage): void {
  const { texts, view, name, words } = board;
  switch (e.type) {
    case 'survivorDown':
    case 'survivorDied':
    case 'companionDied':
      banner(stage, 'zc-bad', texts.event(e, name, view));
      return shake(stage, 0);
    case 'goalMet':
      return banner(stage, 'zc-good-news', texts.event(e, name, view));
    case 'roundBegan':
      if (e.hour === DUSK || e.hour === DAWN) banner(stage, 'zc-dusk', e.night ? words.nightFalls : words.dayBreaks);
      return;
    default:
  }
}

/** V289: the hours at which night and day begin. */
const [DUSK, DAWN] = [19, 7];
