/** A link as a QR code, for somebody who has a camera and no keyboard. The library comes with the first code. */
import { useEffect, useState } from 'preact/hooks';

/** Empty squares around the code, without which cameras do not find it. */
const QUIET = 2;

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [code, setCode] = useState<{ readonly size: number; readonly squares: string } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void import('uqr').then(
      ({ encode }) => {
        if (!isWanted) return;
        const { data, size } = encode(text, { border: QUIET });
        setCode({ size, squares: squaresOf(data) });
      },
      // Without a connection the link itself is still there.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  return (
    <svg
      class="qr-code"
      viewBox={`0 0 ${code?.size ?? 1} ${code?.size ?? 1}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      {code !== null && <path d={code.squares} fill="currentColor" />}
    </svg>
  );
}

/** Dark squares as one path: each run of a row is a rectangle. */
export function squaresOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ]
        .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
        .join(''),
    )
    .join('');
}
