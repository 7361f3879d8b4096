/** A hit shape as it is printed on a weapon. */
import type { Figure } from '@horda/gear-up/geometry/geometry';

export function Shape({ figure }: { readonly figure: Figure }) {
  const rows = Math.max(0, ...figure.map(([row]) => row)) + 1;
  const columns = Math.max(0, ...figure.map(([, column]) => column)) + 1;
  return (
    <svg
      class="gu-shape"
      viewBox={`-1 -1 ${columns * 17 + 2} ${rows * 17 + 2}`}
      style={{ '--columns': columns, '--rows': rows }}
      aria-hidden="true"
    >
      {figure.map(([row, column]) => (
        <rect key={`${row} ${column}`} x={column * 17} y={row * 17} width="17" height="17" />
      ))}
    </svg>
  );
}
