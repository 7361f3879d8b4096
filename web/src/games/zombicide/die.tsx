/** A die: an ordinary one is square, an All-Out die deep red with cut corners and a crack for the Break. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];
const SQUARE = 'M-22 -25H22Q25 -25 25 -22V22Q25 25 22 25H-22Q-25 25 -25 22V-22Q-25 -25 -22 -25Z';
const CUT = 'M-18 -25H18L25 -18V18L18 25H-18L-25 18V-18Z';
const CRACK = 'M4 -20L-6 -5L5 -1L-8 20L12 -4L1 -8L12 -20Z';

export function Die(props: { readonly value: number; readonly need: number; readonly allOut?: boolean }) {
  const { value, need, allOut = false } = props;
  const isBreak = allOut && value === 1;
  const look = isBreak ? 'zc-break' : value >= need ? 'zc-hit' : 'zc-miss';
  return (
    <svg class={`zc-die ${allOut ? 'zc-risky' : ''} ${look}`} viewBox="-30 -30 60 62" aria-hidden="true">
      <path class="zc-shade" d={allOut ? CUT : SQUARE} transform="translate(2 3)" />
      <path class="zc-face" d={allOut ? CUT : SQUARE} />
      {isBreak ? (
        <path class="zc-pip" d={CRACK} />
      ) : (
        PIPS[value]!.map(([x, y], i) => <circle key={i} class="zc-pip" cx={x * 13} cy={y * 13} r="5" />)
      )}
    </svg>
  );
}
