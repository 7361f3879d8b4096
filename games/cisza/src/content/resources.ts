/**
 * The resource cards: what is printed on them, and all that belongs to one card and no other. What each effect does is
 * in `cards/`, the words are in `text/cards.ts`. (C2, C64, C110)
 */
import type { RuleId } from '../text/rulebook.ts';

export const TYPES = ['weapon', 'rescue', 'barrier', 'trick'] as const;
export type Type = (typeof TYPES)[number];

/** What rules, the outlook and the check of packs ask about an effect, so that none of them names a card. */
export interface EffectFacts {
  /** Its player chooses a target. */
  readonly aims: boolean;
  /** Where the noise that is part of the effect is made; null: none is. That of the mark is another one. (C97, C98) */
  readonly ownNoise: 'target' | null;
  /** It takes one of the player's own survivors. (C94) */
  readonly costsSurvivor: boolean;
  /** What it takes off the city deck, whatever stands in the shelters. (C38, C48) */
  readonly takes: readonly ('survivor' | 'zombie')[];
  /** It can always be played where a barrier lies. (C88, A26) */
  readonly needsBarrier: boolean;
  /** A strong zombie falls to it. (C42) */
  readonly fellsStrong: boolean;
}

const PLAIN: EffectFacts = {
  aims: false,
  ownNoise: null,
  costsSurvivor: false,
  takes: [],
  needsBarrier: false,
  fellsStrong: false,
};

export const EFFECTS = {
  killWeak: { ...PLAIN, aims: true },
  killStrongOrTwo: { ...PLAIN, aims: true, fellsStrong: true },
  killAny: { ...PLAIN, aims: true, takes: ['zombie'], fellsStrong: true },
  rescue: { ...PLAIN, takes: ['survivor'] },
  holdOne: PLAIN,
  callOff: PLAIN,
  blowUp: { ...PLAIN, aims: true, fellsStrong: true },
  destroyBarriers: { ...PLAIN, aims: true, needsBarrier: true },
  swapShelters: { ...PLAIN, aims: true, needsBarrier: true },
  takeSurvivor: { ...PLAIN, aims: true },
  driveOut: { ...PLAIN, costsSurvivor: true },
  sendLoudly: { ...PLAIN, aims: true, ownNoise: 'target' },
  sendWithTop: { ...PLAIN, aims: true, takes: ['survivor', 'zombie'] },
} as const satisfies Readonly<Record<string, EffectFacts>>;
export type Effect = keyof typeof EFFECTS;

export interface Printed {
  readonly type: Type;
  readonly effect: Effect;
  readonly copies: number;
  /** The mark in the lower left corner. */
  readonly noise: boolean;
  /** What it does. */
  readonly rule: RuleId;
  /** What it may be aimed at, where another rule says that. */
  readonly aim?: RuleId;
  /** Survivors that it brings in; only of a rescue card. */
  readonly survivors?: number;
  /** For bots: what it is worth while it is still in the hand, in survivors. */
  readonly inHand: number;
  readonly source: 'rulebook';
}

const LISTED = {
  axe: { type: 'weapon', effect: 'killWeak', copies: 3, noise: false, rule: 'C66', inHand: 0.5, source: 'rulebook' },
  revolver: {
    type: 'weapon',
    effect: 'killWeak',
    copies: 4,
    noise: true,
    rule: 'C67',
    inHand: 0.35,
    source: 'rulebook',
  },
  shotgun: {
    type: 'weapon',
    effect: 'killStrongOrTwo',
    copies: 6,
    noise: true,
    rule: 'C68',
    inHand: 0.6,
    source: 'rulebook',
  },
  sniperRifle: {
    type: 'weapon',
    effect: 'killAny',
    copies: 2,
    noise: false,
    rule: 'C69',
    inHand: 0.7,
    source: 'rulebook',
  },
  walkieTalkie: {
    type: 'rescue',
    effect: 'rescue',
    copies: 4,
    noise: false,
    rule: 'C83',
    survivors: 1,
    inHand: 0.5,
    source: 'rulebook',
  },
  flare: {
    type: 'rescue',
    effect: 'rescue',
    copies: 3,
    noise: true,
    rule: 'C85',
    survivors: 2,
    inHand: 0.5,
    source: 'rulebook',
  },
  megaphone: {
    type: 'rescue',
    effect: 'rescue',
    copies: 4,
    noise: true,
    rule: 'C84',
    survivors: 1,
    inHand: 0.35,
    source: 'rulebook',
  },
  barricade: {
    type: 'barrier',
    effect: 'holdOne',
    copies: 4,
    noise: false,
    rule: 'C77',
    inHand: 0.3,
    source: 'rulebook',
  },
  alarm: { type: 'barrier', effect: 'callOff', copies: 2, noise: true, rule: 'C78', inHand: 0.35, source: 'rulebook' },
  mines: { type: 'barrier', effect: 'blowUp', copies: 2, noise: true, rule: 'C79', inHand: 0.5, source: 'rulebook' },
  sabotage: {
    type: 'trick',
    effect: 'destroyBarriers',
    copies: 2,
    noise: true,
    rule: 'C88',
    inHand: 0.1,
    source: 'rulebook',
  },
  eviction: {
    type: 'trick',
    effect: 'swapShelters',
    copies: 2,
    noise: true,
    rule: 'C90',
    aim: 'A26',
    inHand: 0.4,
    source: 'rulebook',
  },
  bribery: {
    type: 'trick',
    effect: 'takeSurvivor',
    copies: 2,
    noise: false,
    rule: 'C92',
    inHand: 0.6,
    source: 'rulebook',
  },
  sacrifice: {
    type: 'trick',
    effect: 'driveOut',
    copies: 2,
    noise: false,
    rule: 'C94',
    inHand: 0.3,
    source: 'rulebook',
  },
  drone: { type: 'trick', effect: 'sendLoudly', copies: 6, noise: false, rule: 'C96', inHand: 0.5, source: 'rulebook' },
  surprise: {
    type: 'trick',
    effect: 'sendWithTop',
    copies: 7,
    noise: false,
    rule: 'C99',
    inHand: 0.6,
    source: 'rulebook',
  },
} as const satisfies Readonly<Record<string, Printed>>;
type Listed = typeof LISTED;

export type Resource = keyof Listed;
/** The cards of which `Field` is one of these. */
type Where<Field extends keyof Printed, Value> = {
  [Card in Resource]: Listed[Card][Field & keyof Listed[Card]] extends Value ? Card : never;
}[Resource];
/** In the order of the list, on which shuffled decks depend: new cards go to its end. */
export const RESOURCES = Object.keys(LISTED) as readonly Resource[];
export const PRINTED: Readonly<Record<Resource, Printed>> = LISTED;

export type Barrier = Where<'type', 'barrier'>;
export function isBarrier(card: Resource): card is Barrier {
  return PRINTED[card].type === 'barrier';
}
export const BARRIERS: readonly Barrier[] = RESOURCES.filter(isBarrier);

export type AimingEffect = { [E in Effect]: (typeof EFFECTS)[E]['aims'] extends true ? E : never }[Effect];
/** The cards whose player chooses a target. */
export type Aimed = Where<'effect', AimingEffect>;
export function isAimed(card: Resource): card is Aimed {
  return factsOf(card).aims;
}

/** The rule that says what a card may be aimed at. */
export function aimRuleOf(card: Resource): RuleId {
  return PRINTED[card].aim ?? PRINTED[card].rule;
}

export type EffectOf<Card extends Resource> = Listed[Card]['effect'];
export function effectOf<Card extends Resource>(card: Card): EffectOf<Card> {
  return LISTED[card].effect;
}

/** The name of the question at what to aim a card. */
export function aimPromptOf<Card extends Resource>(card: Card): `${Card}.aim` {
  return `${card}.aim`;
}

export function factsOf(card: Resource): EffectFacts {
  return EFFECTS[PRINTED[card].effect];
}
