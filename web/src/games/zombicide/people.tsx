/** The living: photographs, hearts, danger levels. */
import { LEVELS } from '@horda/zombicide/content/vocabulary';
import { healthOf } from '@horda/zombicide/text/shown';
import type { SurvivorView } from '@horda/zombicide/view';
import { Picture } from '../../art/picture.tsx';
import { memo } from '../../art/memo.ts';
import { portraitOf } from './map/people.ts';
import { useBoard } from './table.ts';

/** Crossed out: knocked out, picked up or dead; not those who got away. */
export const isCrossed = (status: SurvivorView['status']): boolean => status !== 'standing' && status !== 'escaped';

export const Photo = memo(function Photo(props: { readonly who: number; readonly down?: boolean }) {
  return (
    <span class={`zc-photo ${props.down === true ? 'zc-down' : ''}`} aria-hidden="true">
      <Picture box="0 0 100 120" markup={portraitOf(props.who)} />
    </span>
  );
});

const HEART =
  'M10 18L2 9.500C-1.500 5 3 0 7 1.500C8.800 2.200 9.600 3.400 10 4.500C10.400 3.400 11.200 2.200 13 1.500C17 0 21.500 5 18 9.500Z';

/** A heart for each point of health; those lost are crossed. */
export function Hearts({ one }: { readonly one: SurvivorView }) {
  const { words, view } = useBoard();
  const all = healthOf(view, one);
  const left = Math.max(0, all - one.wounds);
  return (
    <span class="zc-hearts" role="img" aria-label={words.health(left, all)}>
      {Array.from({ length: all }, (_, i) => (
        <svg key={i} class={i < left ? '' : 'zc-lost'} viewBox="0 0 20 19" aria-hidden="true">
          <path d={HEART} />
          {i >= left && <path class="zc-cross" d="M2 2L18 17M18 2L2 17" />}
        </svg>
      ))}
    </span>
  );
}

export function Level({ level }: { readonly level: number }) {
  const { texts } = useBoard();
  const name = LEVELS[level]!;
  return (
    <i class={`zc-level zc-${name}`} role="img" aria-label={texts.levels[name]} data-explain={texts.levels[name]} />
  );
}
