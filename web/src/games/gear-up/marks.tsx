/** What is drawn with a pencil: crosses of grease pencil, plans in lead, and the signs that are printed under them. */
import type { Seat } from '@horda/kernel';
import { SeatMark } from '../../art/marks.tsx';
import { crossFor } from './cross.ts';
import { ICON } from './icons.ts';

/** The look of a cross: settled ones are red, plans are lead. */
export type Ink = 'grease' | 'lead';

/** In a box of 100 by 100. `fresh`: it is being drawn at this moment. */
export function Strokes(props: {
  readonly target: number;
  readonly cell: number;
  readonly ink: Ink;
  readonly fresh: boolean;
}) {
  const { target, cell, ink, fresh } = props;
  const [first, second] = crossFor(target, cell).strokes;
  return (
    <g class={`gu-cross gu-cross-${ink} ${fresh ? 'gu-cross-fresh' : ''}`}>
      <path d={first} pathLength={1} />
      <path d={second} pathLength={1} />
    </g>
  );
}

/** Icons by the letter that stands for them in the content. */
const SIGN: Readonly<Record<string, string>> = { d: ICON.damage, a: ICON.ammo, s: ICON.armour };
const DROP = 'M50 12C62 34 76 48 76 64A26 26 0 0 1 24 64C24 48 38 34 50 12Z';

/** What is printed on a square, in a box of 100 by 100. */
export function Sign({ sign }: { readonly sign: string }) {
  const icon = SIGN[sign];
  if (icon !== undefined)
    return (
      <g
        class={`gu-sign gu-sign-${sign}`}
        transform="translate(18 18) scale(.125)"
        dangerouslySetInnerHTML={{ __html: icon }}
      />
    );
  if (sign === 'y') return <path class="gu-sign gu-sign-y" d={DROP} />;
  if (sign === 'b') return <path class="gu-sign gu-sign-b" d={DROP} />;
  if (sign === 'W') return <path class="gu-sign gu-sign-w" d="M50 14L60 40L86 50L60 60L50 86L40 60L14 50L40 40Z" />;
  return null;
}

/** A small mark of the one who has planned something. */
export function Planner({ seat }: { readonly seat: Seat }) {
  return (
    <span class="gu-planner">
      <SeatMark seat={seat} tone="ink" />
    </span>
  );
}
