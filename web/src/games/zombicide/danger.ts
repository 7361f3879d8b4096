/** The danger preview for the map: arrows for groups that would move, plates for those who would be hurt. */
import { dangerFor, type Danger } from '@horda/zombicide/outlook';
import type { View } from '@horda/zombicide/view';
import type { DangerArrow, Plate } from './map/props.ts';
import type { ZombicideBoard } from './table.ts';

export interface Foreseen {
  readonly arrows: readonly DangerArrow[];
  readonly plates: readonly Plate[];
  /** A line for each who would or may be hurt. */
  readonly lines: readonly { readonly survivor: number; readonly text: string }[];
  readonly shared: readonly string[];
  readonly isEnd: boolean;
}

type Telling = Pick<ZombicideBoard, 'view' | 'texts' | 'words'>;

export function foreseen({ view, texts, words }: Telling): Foreseen {
  const danger = dangerOf(view);
  const lines = danger.harmed.map(({ survivor, wounds: [least, most], falls }) => ({
    survivor,
    text: `${words.wounds(least, most)}${falls === 'no' ? '' : `: ${words.falls[falls]}`}`,
  }));
  return {
    arrows: danger.arrows.map(({ from, to, sure, possible }) => ({ from, to, n: sum(sure) + sum(possible) })),
    plates: danger.attacked
      .filter(({ hits: [, most] }) => most > 0)
      .map(({ zone, hits: [least, most] }) => ({ zone, text: words.wounds(least, most), tone: 'alarm' })),
    lines,
    shared: danger.attacked
      .filter(({ among }) => among.length > 1)
      .map(({ among }) => words.sharedWounds(among.map((one) => texts.names.survivor(one, view)).join(', '))),
    isEnd: danger.ending !== null,
  };
}

const known = new WeakMap<View, Danger>();

/** Worked out once a view. */
function dangerOf(view: View): Danger {
  let danger = known.get(view);
  if (danger === undefined) known.set(view, (danger = dangerFor(view)));
  return danger;
}

const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0);
