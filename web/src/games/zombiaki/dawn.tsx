/** Dawn: a poster on which the sun rises as the zombies' cards run out. */
import { memo } from '../../art/memo.ts';
import { explained } from '../../table/explained.ts';
import { useBoard } from './table.ts';
import { EXPLAIN } from './text/explain.ts';

export function Dawn() {
  const { view, words, cards, language } = useBoard();
  const all = cards.filter(({ side, kind }) => side === 'zombies' && kind !== 'dawn').length;
  const left = Math.min(view.untilDawn, all);
  return (
    <figure class="zk-dawn" data-mark="dawn" aria-label={words.dawn(left)} {...explained(EXPLAIN[language].dawn(left))}>
      <Sunrise all={all} left={left} />
      <figcaption class="zk-dawn-foot">
        <b>{left}</b>
        <span>{words.untilDawn(left)}</span>
      </figcaption>
    </figure>
  );
}

const WIDTH = 264;
const HORIZON = 176;
/** The middle of the sun before the first card is drawn, and when none is left. */
const [LOW, HIGH] = [236, 112];

const Sunrise = memo(function Sunrise({ all, left }: { readonly all: number; readonly left: number }) {
  const risen = all === 0 ? 1 : 1 - left / all;
  const y = Math.round(LOW + (HIGH - LOW) * risen);
  const gap = (WIDTH - 20) / Math.max(all, 1);
  return (
    <svg class="zk-dawn-sky" viewBox={`0 0 ${WIDTH} 178`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width={WIDTH} height="178" class="zk-dawn-night" />
      <path d={rays(y)} class="zk-dawn-rays" />
      <circle cx="132" cy={y} r="74" class="zk-dawn-sun" />
      <path
        class="zk-dawn-night"
        d={`M0 178V140h24v-14h14v14h18v-28l14-12 14 12v28h18v-10h16v10h22v-24c-10-6-12-20 2-32 14 12 12 26 2 32v24h20v-16h22v16h20v-22h18v22h60V${HORIZON}z`}
      />
      {Array.from({ length: all }, (_, i) => (
        <rect
          key={i}
          x={10 + i * gap}
          y="163"
          width={gap * 0.62}
          height="10"
          class={i < all - left ? 'zk-dawn-gone' : 'zk-dawn-left'}
        />
      ))}
    </svg>
  );
});

function rays(y: number): string {
  let path = '';
  for (let i = 0; i <= 12; i++) {
    const at = (turn: number): string =>
      `${Math.round(132 - 300 * Math.cos(turn))} ${Math.round(y - 300 * Math.sin(turn))}`;
    const middle = (i * Math.PI) / 12;
    path += `M132 ${y}L${at(middle - 0.06)}L${at(middle + 0.06)}Z`;
  }
  return path;
}
