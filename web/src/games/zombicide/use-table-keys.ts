/** The keys of this table: verbs, weapons, zones by their numbers, survivors. */
import { useRef } from 'preact/hooks';
import { useBoardKeys } from '../parts/use-board-keys.ts';
import { allMeans, cardsOf, levelsOf, VERBS } from './aims.ts';
import { momentOf } from './moment-kind.ts';
import { useBoard, type ZombicideBoard } from './table.ts';

export function useTableKeys(): void {
  const board = useBoard();
  const { words, isTurn, view, touched, means } = board;
  const typed = useRef('');
  const verbs = VERBS.map((verb) => [words.verbs[verb].key, () => board.pressVerb(verb)] as const);
  const survivors = view.survivors.map((_, i) => [`F${i + 1}`, () => board.look(i)] as const);
  const isAiming = isTurn && touched.verb !== null;
  const digits = Array.from({ length: 10 }, (_, n) => [String(n), () => digit(n)] as const);
  /** Without a verb the table lists its moves; with one, digits make the number of a zone, or take a weapon. */
  const digit = (n: number): void => {
    typed.current = `${typed.current}${n}`.slice(-2);
    focusZone(typed.current);
  };
  useBoardKeys({
    ...Object.fromEntries(survivors),
    z: board.toggleDanger,
    x: board.toggleList,
    v: board.toggleSight,
    ...(isTurn && momentOf(board) === null
      ? {
          ...Object.fromEntries(verbs),
          ...(isAiming ? Object.fromEntries(digits) : {}),
          '!': () => goAllOut(board, means),
          ...(isAiming ? {} : { 1: () => takeUp(board, 0), 2: () => takeUp(board, 1) }),
          Backspace: () => {
            typed.current = '';
          },
          ...(touched.verb === null ? {} : { Escape: () => board.touch({}) }),
        }
      : {}),
  });
}

function focusZone(number: string): void {
  document.querySelector<HTMLElement>(`.zc [data-zone="${Number(number) - 1}"]`)?.focus();
}

function goAllOut(board: ZombicideBoard, means: string | null): void {
  if (means === null) return;
  const levels = levelsOf(board.options, means);
  const next = levels[(levels.indexOf(board.allOut) + 1) % levels.length] ?? 0;
  board.touch({ verb: 'attack', means, allOut: next });
}

/** Aims with the card in this hand. */
function takeUp(board: ZombicideBoard, hand: number): void {
  const card = board.view.survivors[board.view.acting]?.hand[hand];
  const means = allMeans(board.options).find((each) => card !== undefined && cardsOf(each).includes(card));
  if (means !== undefined) board.touch({ verb: 'attack', means });
}
