/** The button over a piece: it is a target of what was chosen, or something may be begun with it, or it is at rest. */
import { noted } from '../parts/noted.ts';
import { offered } from '../parts/offered.ts';
import { Look } from './look.tsx';
import { useBoard, type LongNightBoard } from './table.ts';

export type Readiness = 'target' | 'chosen' | 'subject' | 'rest';

export function readinessOf(
  { targets, subjects, chosen, selection, pickedSpots }: LongNightBoard,
  spot: string,
): Readiness {
  if (pickedSpots.has(spot) && !subjects.has(spot)) return 'chosen';
  if (targets.has(spot) && spot !== chosen) return 'target';
  if (subjects.has(spot)) return selection.includes(spot) ? 'chosen' : 'subject';
  return 'rest';
}

/** The look of a piece that a touch lies on. */
export function lookOf(board: LongNightBoard, spot: string): string {
  const hinted = board.advised.has(spot) ? ' ln-advised' : '';
  return `ln-${readinessOf(board, spot)}${hinted}`;
}

/** Nothing, if the piece can neither be begun with nor aimed at. */
export function Touch({ spot, label }: { readonly spot: string; readonly label: string }) {
  const board = useBoard();
  const { targets, chosen, shoot, begin, choose, words } = board;
  const shot = targets.get(spot);
  const state = readinessOf(board, spot);
  if (state === 'rest') return null;
  const word = shot === undefined ? null : (words.deeds[shot.choice.do] ?? null);
  const touch = (): void => {
    if (shot === undefined || (spot === chosen && shot.choice.do !== 'play')) return begin(spot);
    if (shot.next.length > 0 || board.isTurn) shoot(shot);
    else choose(shot.choice);
  };
  return (
    <button
      type="button"
      class="ln-touch"
      data-choosable="true"
      data-urgent={board.advised.has(spot) ? '' : undefined}
      {...(state === 'target' ? offered(board.options, shot?.choice) : {})}
      aria-label={word === null ? label : noted(label, word)}
      aria-pressed={state === 'chosen' || undefined}
      onClick={touch}
    >
      {state === 'target' && word !== null && <span class="ln-act stencil">{word}</span>}
    </button>
  );
}

/** While nothing can be done with the piece, a touch shows what is written on it. */
export function TouchOrLook(props: {
  readonly spot: string;
  readonly piece: string;
  readonly label: string;
  readonly quiet?: boolean;
}) {
  const { spot, piece, label, quiet = false } = props;
  return readinessOf(useBoard(), spot) === 'rest' ? (
    <Look piece={piece} label={label} quiet={quiet} />
  ) : (
    <Touch spot={spot} label={label} />
  );
}
