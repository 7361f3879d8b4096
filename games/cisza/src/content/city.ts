/** The 55 cards of the city: a survivor on one side, a zombie of one of four kinds on the other. (C1, C44) */

export const KINDS = ['regular', 'strong', 'fast', 'horde'] as const;
export type Kind = (typeof KINDS)[number];

export interface CityCards {
  readonly kind: Kind;
  readonly copies: number;
  /** Falls to every weapon. (C41–C43) */
  readonly weak: boolean;
  readonly source: 'rulebook';
}

export const CITY: readonly CityCards[] = [
  { kind: 'regular', copies: 23, weak: true, source: 'rulebook' },
  { kind: 'strong', copies: 12, weak: false, source: 'rulebook' },
  { kind: 'fast', copies: 18, weak: true, source: 'rulebook' },
  { kind: 'horde', copies: 2, weak: false, source: 'rulebook' },
];
