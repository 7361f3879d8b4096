/** The keys of this table: a person, a deed, and arrows from piece to piece. */
import type { Choice } from '@horda/long-night/state';
import { useBoardKeys } from '../parts/use-board-keys.ts';
import { CRISIS, FOOD, OBJECTIVE, survivorSpot } from './aims.ts';
import { listed, survivorsOf, useBoard, type LongNightBoard } from './table.ts';
import { DEEDS } from './verbs.tsx';

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;

export function useNightKeys(): void {
  const board = useBoard();
  const { words, isTurn, targets } = board;
  const shootAt = (spot: string): void => {
    const shot = targets.get(spot);
    if (shot !== undefined) board.shoot(shot);
  };
  const deeds = DEEDS.map((deed) => [words.deedKeys[deed], () => doDeed(board, deed)] as const);
  useBoardKeys({
    ...Object.fromEntries(Object.entries(ARROWS).map(([key, way]) => [key, () => walk(way)])),
    ...(isTurn
      ? {
          n: () => nextPerson(board),
          ...Object.fromEntries(deeds),
          w: () => doDeed(board, 'clean'),
          d: () => shootAt(CRISIS),
          o: () => shootAt(OBJECTIVE),
          f: () => board.begin(FOOD),
          k: () => doDeed(board, 'codeDie'),
          q: () => doDeed(board, 'request'),
          x: () => focusOn('[data-deed="handOff"]'),
          e: () => focusOn('.ln-other .ln-touch[data-choosable]'),
        }
      : {}),
  });
}

/** The first option of this kind: of the chosen person, or one that needs none. */
function doDeed(board: LongNightBoard, deed: Choice['do']): void {
  const option = [...listed(board), ...board.options].find((each) => each.do === deed);
  const isAnothers = option !== undefined && 'survivor' in option && survivorSpot(option.survivor) !== board.chosen;
  if (option !== undefined && !isAnothers) board.shoot({ choice: option, next: [] });
}

function nextPerson(board: LongNightBoard): void {
  const spots = survivorsOf(board.view, board.own).map(({ card }) => survivorSpot(card));
  const next = spots[(spots.indexOf(board.chosen ?? '') + 1) % spots.length];
  if (next !== undefined && next !== board.chosen) board.begin(next);
  focusOn(`.ln-mine [data-read="${next}"] button, .ln-tray [data-read="${next}"] button`);
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(`.ln ${selector}`)?.focus();
}

/** To the nearest piece in this direction; sideways counts double. Outside of the board arrows scroll as usual. */
function walk([dx, dy]: (typeof ARROWS)[keyof typeof ARROWS]): void {
  const here = document.activeElement;
  const frame = document.querySelector('.ln');
  if (here === null || frame === null || !frame.contains(here)) return;
  const centre = (element: Element): readonly [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = centre(here);
  let nearest: { readonly element: HTMLElement; readonly far: number } | null = null;
  for (const element of frame.querySelectorAll<HTMLElement>('button')) {
    const [ex, ey] = centre(element);
    const ahead = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    const far = ahead + 2 * aside;
    if (ahead > 1 && element.offsetWidth > 0 && (nearest === null || far < nearest.far)) nearest = { element, far };
  }
  nearest?.element.focus();
}
