/** The 55 resource cards: what is printed on them. What they do is in `cards/`. (C2, C64, C110) */

export const TYPES = ['weapon', 'rescue', 'barrier', 'trick'] as const;
export type Type = (typeof TYPES)[number];

export const RESOURCES = [
  'axe',
  'revolver',
  'shotgun',
  'sniperRifle',
  'walkieTalkie',
  'flare',
  'megaphone',
  'barricade',
  'alarm',
  'mines',
  'sabotage',
  'eviction',
  'bribery',
  'sacrifice',
  'drone',
  'surprise',
] as const;
export type Resource = (typeof RESOURCES)[number];

export interface Printed {
  readonly type: Type;
  readonly copies: number;
  /** The mark in the lower left corner. Drone has none: its noise is part of the effect. */
  readonly noise: boolean;
  readonly source: 'rulebook';
}

export const PRINTED: Readonly<Record<Resource, Printed>> = {
  axe: { type: 'weapon', copies: 3, noise: false, source: 'rulebook' },
  revolver: { type: 'weapon', copies: 4, noise: true, source: 'rulebook' },
  shotgun: { type: 'weapon', copies: 6, noise: true, source: 'rulebook' },
  sniperRifle: { type: 'weapon', copies: 2, noise: false, source: 'rulebook' },
  walkieTalkie: { type: 'rescue', copies: 4, noise: false, source: 'rulebook' },
  flare: { type: 'rescue', copies: 3, noise: true, source: 'rulebook' },
  megaphone: { type: 'rescue', copies: 4, noise: true, source: 'rulebook' },
  barricade: { type: 'barrier', copies: 4, noise: false, source: 'rulebook' },
  alarm: { type: 'barrier', copies: 2, noise: true, source: 'rulebook' },
  mines: { type: 'barrier', copies: 2, noise: true, source: 'rulebook' },
  sabotage: { type: 'trick', copies: 2, noise: true, source: 'rulebook' },
  eviction: { type: 'trick', copies: 2, noise: true, source: 'rulebook' },
  bribery: { type: 'trick', copies: 2, noise: false, source: 'rulebook' },
  sacrifice: { type: 'trick', copies: 2, noise: false, source: 'rulebook' },
  drone: { type: 'trick', copies: 6, noise: false, source: 'rulebook' },
  surprise: { type: 'trick', copies: 7, noise: false, source: 'rulebook' },
};

export const BARRIERS = ['barricade', 'alarm', 'mines'] as const satisfies readonly Resource[];
export type Barrier = (typeof BARRIERS)[number];

export function isBarrier(card: Resource): card is Barrier {
  return PRINTED[card].type === 'barrier';
}
