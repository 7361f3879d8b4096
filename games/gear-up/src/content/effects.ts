/** The effects of weapons and companions: all that belongs to one of them but what it does and its words. (B106–B126) */
import type { RuleId } from '../text/rulebook.ts';

interface EffectFacts {
  readonly rule: RuleId;
  /** For bots: what it adds to a weapon, as a part of what the weapon does without. */
  readonly worth: number;
  /** A weapon may have it from the beginning. (B11) */
  readonly starts: boolean;
  /** Only a weapon has it: a card of a companion has no room for what is crossed off. */
  readonly onlyOfWeapons: boolean;
  /** Effects of which no weapon has two: it crosses an area, or it hits several times. (T30) */
  readonly group: 'area' | 'multiHit' | null;
}

const PLAIN = { starts: false, onlyOfWeapons: false, group: null } as const;

export const EFFECT_FACTS = {
  knockback: { ...PLAIN, rule: 'B106', worth: 0.3, starts: true },
  multiHit2: { ...PLAIN, rule: 'B108', worth: 0.8, starts: true, group: 'multiHit' },
  multiHit3: { ...PLAIN, rule: 'B108', worth: 0.6, group: 'multiHit' },
  scavenge: { ...PLAIN, rule: 'B110', worth: 0.5 },
  ready: { ...PLAIN, rule: 'B111', worth: 0.6 },
  longRange: { ...PLAIN, rule: 'B112', worth: 0.6 },
  armUp: { ...PLAIN, rule: 'B116', worth: 0.4 },
  split: { ...PLAIN, rule: 'B117', worth: 0.4 },
  adrenaline: { ...PLAIN, rule: 'B120', worth: 0.7 },
  quickReload: { ...PLAIN, rule: 'B121', worth: 0.8 },
  criticalHit: { ...PLAIN, rule: 'B122', worth: 0.8 },
  mowDown: { ...PLAIN, rule: 'B123', worth: 1.5, group: 'area' },
  explosion: { ...PLAIN, rule: 'B124', worth: 1, group: 'area' },
  fury: { ...PLAIN, rule: 'B125', worth: 0.7, onlyOfWeapons: true },
} as const satisfies Readonly<Record<string, EffectFacts>>;

export type Effect = keyof typeof EFFECT_FACTS;
export const EFFECTS = Object.keys(EFFECT_FACTS) as readonly Effect[];

export type StartingEffect = { [E in Effect]: (typeof EFFECT_FACTS)[E]['starts'] extends true ? E : never }[Effect];
function starts(effect: Effect): effect is StartingEffect {
  return EFFECT_FACTS[effect].starts;
}
export const STARTING_EFFECTS: readonly StartingEffect[] = EFFECTS.filter(starts);

export function effectsOfGroup(group: 'area' | 'multiHit'): readonly Effect[] {
  return EFFECTS.filter((effect) => EFFECT_FACTS[effect].group === group);
}
