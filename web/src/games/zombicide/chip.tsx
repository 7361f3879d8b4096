/** The dead as chips: the outline tells the kind, so that colour is never needed. */
import { zombieHead } from '../../art/portraits.ts';
import { INK, RED, round } from '../../art/pen.ts';
import { memo } from '../../art/memo.ts';

const RADIUS = 20;

const OUTLINES: readonly string[] = [
  'M-20 0A20 20 0 1 1 20 0A20 20 0 1 1 -20 0Z',
  'M-11 -20H11L20 -11V11L11 20H-11L-20 11V-11Z',
  'M-19 -17.600H7L23.600 0L7 17.600H-19L-10 0Z',
  spikes(),
];

function spikes(): string {
  const points = Array.from({ length: 28 }, (_, i) => {
    const angle = (i * Math.PI) / 14 - Math.PI / 2;
    const radius = i % 2 === 1 ? RADIUS * 0.86 : RADIUS * 1.06;
    return `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`;
  });
  return `M${points.join('L')}Z`;
}

/** `kind`: the type of a zombie; more: an abomination. `crossed`: it was killed. */
export const Chip = memo(function Chip(props: { readonly kind: number; readonly crossed?: boolean }) {
  const kind = Math.min(props.kind, OUTLINES.length - 1);
  return (
    <svg class="zc-chip" viewBox="-26 -24 52 48" aria-hidden="true">
      <path d={OUTLINES[kind]} fill={RED} stroke={INK} stroke-width="1.6" />
      <g
        transform={kind === 2 ? 'translate(2 0) rotate(24) scale(0.42)' : 'scale(0.44)'}
        dangerouslySetInnerHTML={{ __html: zombieHead(kind * 5 + 2) }}
      />
      {props.crossed === true && <path class="zc-cross" d="M-18 -18L18 18M18 -18L-18 18" />}
    </svg>
  );
});
