/** The kinds of zombies: in which pile they lie, and what they do besides moving and attacking. (B2, B3, B127–B131) */

interface KindFacts {
  readonly pile: 'standard' | 'special';
  /** Every other zombie in its street does 1 more damage. (B129) */
  readonly stinks: boolean;
  /** It goes off instead of attacking, among all survivors. (B128) */
  readonly explodes: boolean;
}

const STANDARD = { pile: 'standard', stinks: false, explodes: false } as const;
const SPECIAL = { ...STANDARD, pile: 'special' } as const;

export const KIND_FACTS = {
  walker: STANDARD,
  runner: STANDARD,
  crawler: STANDARD,
  chomper: STANDARD,
  soldier: SPECIAL,
  stinker: { ...SPECIAL, stinks: true },
  fatty: SPECIAL,
  bomber: { ...SPECIAL, explodes: true },
} as const satisfies Readonly<Record<string, KindFacts>>;

export type ZombieKind = keyof typeof KIND_FACTS;
/** In the order of the cards. */
export const KINDS = Object.keys(KIND_FACTS) as readonly ZombieKind[];
export const STANDARD_KINDS = KINDS.filter((kind) => KIND_FACTS[kind].pile === 'standard');
export const SPECIAL_KINDS = KINDS.filter((kind) => KIND_FACTS[kind].pile === 'special');
