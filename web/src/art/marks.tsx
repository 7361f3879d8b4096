/** Marks that mean the same in every game: kinds of cards, noise, seats. */
import type { JSX } from 'preact';

export type CardType = 'weapon' | 'rescue' | 'barrier' | 'trick';

const TYPE: Readonly<Record<CardType, JSX.Element>> = {
  weapon: (
    <>
      <path d="M12 23L1 3h22z" fill="currentColor" />
      <path d="M12 16.500L7 7h10z" class="knock-out" />
    </>
  ),
  rescue: (
    <>
      <circle cx="12" cy="12" r="11" fill="currentColor" />
      <path d="M9.700 5h4.600v4.700H19v4.600h-4.700V19H9.700v-4.700H5V9.700h4.700z" class="knock-out" />
    </>
  ),
  barrier: (
    <>
      <rect x="1" y="2" width="22" height="20" fill="currentColor" />
      <path d="M4 6h16v3H4zM4 15h16v3H4zM6 9h3v6H6zM15 9h3v6h-3z" class="knock-out" />
    </>
  ),
  trick: (
    <>
      <path d="M12 0l12 12-12 12L0 12z" fill="currentColor" />
      <path d="M8 8.500h6V6l5 4.500-5 4.500v-2.500H8zM5 15.500h6v2H5z" class="knock-out" />
    </>
  ),
};

export function TypeMark({ type }: { readonly type: CardType }) {
  return (
    <svg class="type-mark" viewBox="0 0 24 24" aria-hidden="true">
      {TYPE[type]}
    </svg>
  );
}

export function NoiseMark() {
  return (
    <svg class="noise-mark" viewBox="0 0 34 24" aria-hidden="true">
      <path d="M1 8.500h5L13 2v20l-7-6.500H1z" fill="currentColor" />
      <g fill="none" stroke="currentColor" stroke-width="2.600">
        <path d="M17 7.500q3.500 4.500 0 9" />
        <path d="M21.800 4.500q6 7.500 0 15" />
        <path d="M26.800 1.500q8.500 10.500 0 21" />
      </g>
    </svg>
  );
}

export function QuietMark() {
  return (
    <svg class="noise-mark" viewBox="0 0 34 24" aria-hidden="true">
      <path d="M1 8.500h5L13 2v20l-7-6.500H1z" fill="none" stroke="currentColor" stroke-width="1.800" />
      <path d="M18 12h13" stroke="currentColor" stroke-width="2.200" stroke-dasharray="3 3" />
    </svg>
  );
}

const SEAT: readonly JSX.Element[] = [
  <circle cx="16" cy="16" r="15" />,
  <rect x="2" y="2" width="28" height="28" />,
  <path d="M16 0l16 30H0z" />,
  <path d="M16 0l16 16-16 16L0 16z" />,
  <path d="M8.500 1.500h15L31 16l-7.500 14.500h-15L1 16z" />,
  <path d="M10 1h12v9h9v12h-9v9H10v-9H1V10h9z" />,
];

/** A, B, C … */
export const seatLetter = (seat: number): string => String.fromCodePoint(65 + seat);

/** `tone`: chalk on soot, ink on paper, yellow when awaited. */
export function SeatMark({ seat, tone }: { readonly seat: number; readonly tone: 'chalk' | 'ink' | 'awaited' }) {
  return (
    <svg class={`seat-mark seat-${tone}`} viewBox="0 0 32 32" aria-hidden="true">
      {SEAT[seat % SEAT.length]}
      <text x="16" y={seat === 2 ? 25 : 22.5} text-anchor="middle">
        {seatLetter(seat)}
      </text>
    </svg>
  );
}
