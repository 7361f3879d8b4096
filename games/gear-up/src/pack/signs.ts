/** The signs that grids, shapes and maps are drawn with, and what each of them means. */
import type { BossId, InBoth } from '../content/content.ts';

export interface Sign {
  readonly sign: string;
  readonly means: InBoth;
}

const NO_SQUARE: Sign = { sign: '.', means: { en: 'no square', pl: 'brak pola' } };
const AMMO: Sign = { sign: 'a', means: { en: 'HP with ammo', pl: 'PŻ z Amunicją' } };
const ARMOUR: Sign = { sign: 's', means: { en: 'HP with armour', pl: 'PŻ z Pancerzem' } };
const HP: Sign = { sign: 'o', means: { en: 'HP', pl: 'PŻ' } };

export const SHAPE_SIGNS: readonly Sign[] = [
  { sign: '#', means: { en: 'a square of the shape', pl: 'pole kształtu' } },
  NO_SQUARE,
];

export const ZOMBIE_SIGNS: readonly Sign[] = [
  NO_SQUARE,
  HP,
  { sign: 'd', means: { en: 'HP with damage', pl: 'PŻ z Obrażeniem' } },
  AMMO,
  ARMOUR,
];

export const BOSS_SIGNS: readonly Sign[] = [
  NO_SQUARE,
  HP,
  { sign: 'y', means: { en: 'HP with yellow damage', pl: 'PŻ z żółtym Obrażeniem' } },
  { sign: 'b', means: { en: 'HP with blue damage', pl: 'PŻ z niebieskim Obrażeniem' } },
  AMMO,
  ARMOUR,
  { sign: 'W', means: { en: 'a weak point (zombiephant only)', pl: 'słaby punkt (tylko zombiephant)' } },
  {
    sign: 'X',
    means: { en: 'HP crossed from the start (pyramid only)', pl: 'PŻ skreślone od początku (tylko pyramid)' },
  },
];

/** Digits on both sides of a dotted line differ. */
const PART: InBoth = { en: 'a part between dotted lines', pl: 'część między kropkowanymi liniami' };

/** The signs of maps. */
export const MAP_SIGNS: Readonly<Partial<Record<BossId, readonly Sign[]>>> = {
  deadSox: [
    NO_SQUARE,
    { sign: '1', means: { en: 'Catcher', pl: 'Łapacz' } },
    { sign: '2', means: { en: 'Batter', pl: 'Pałkarz' } },
    { sign: '3', means: { en: 'Pitcher', pl: 'Miotacz' } },
  ],
  screamer: [
    { sign: '.', means: { en: 'outside the mouth', pl: 'poza paszczą' } },
    { sign: 'm', means: { en: 'in the mouth', pl: 'w paszczy' } },
  ],
  mutation: [NO_SQUARE, ...[...'123456789'].map((sign) => ({ sign, means: PART }))],
};
