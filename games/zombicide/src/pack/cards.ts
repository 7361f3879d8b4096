/** Equipment, survivors and zombie cards, as a pack writes them. */
import { byId, list, number, object, reader, word, yes, type FieldsOf, type Reader } from '@horda/parts/shape';
import { EQUIPMENT_IDS, SURVIVOR_IDS } from '../content/ids.ts';
import type { PackedCard, PackedSurvivor } from '../content/packed.ts';
import { DECKS, ZOMBIE_TYPES, type Mode } from '../content/vocabulary.ts';
import { skill, some, source, title } from './vocabulary.ts';

/** Of what is the same in all packs the source may be left out. */
type Typed<Card> = Omit<Card, 'source'> & { readonly source?: object };

const range = list(number(0, 9), 2, 2);
const ammo = word('bullets', 'shells');

const mode: FieldsOf<Mode> = {
  kind: word('melee', 'ranged'),
  range,
  dice: some,
  accuracy: number(2, 6),
  damage: number(1, 5),
  'noisy?': yes,
};

const card: FieldsOf<Typed<PackedCard>> = {
  'name?': title,
  copies: number(1, 45),
  'modes?': list(object(mode), 1, 2),
  'thrown?': range,
  'dual?': yes,
  'ammo?': ammo,
  'reload?': yes,
  'door?': word('silent', 'noisy'),
  'allOut?': some,
  'conservation?': some,
  'skill?': skill,
  'searchCards?': number(2, 2),
  'light?': yes,
  'rerolls?': ammo,
  'food?': number(1, 43),
  'trap?': yes,
  'mendsBreaks?': yes,
  'helpsMelee?': some,
  'inPack?': yes,
  'source?': source,
  'confidence?': word('high', 'medium', 'low'),
};

const survivor: FieldsOf<Typed<PackedSurvivor>> = {
  'name?': title,
  set: word('core', 'washington'),
  'kid?': yes,
  health: number(1, 4),
  blue: skill,
  orange: list(skill, 2, 2),
  red: list(skill, 3, 3),
  'source?': source,
};

const byLevel = list(number(0, 20), 4, 4);
/** One kind of figure, an abomination, or an extra activation: told apart by their fields. */
const figures = object({ zombie: word(...ZOMBIE_TYPES), n: byLevel, 'rush?': yes, 'harder?': yes });
const abomination = object({ abomination: byLevel, 'harder?': yes });
const activation = object({ extraActivation: word(...ZOMBIE_TYPES) });
const zombieCard: Reader = reader({ is: 'ways', ways: [figures.form, abomination.form, activation.form] }, (place) => {
  const [, , value] = place;
  const has = (field: string): boolean => typeof value === 'object' && value !== null && field in value;
  if (has('extraActivation')) return activation(place);
  return has('abomination') ? abomination(place) : figures(place);
});

export const equipment: Reader = byId(DECKS, byId(EQUIPMENT_IDS, object(card)));
export const survivors: Reader = byId(SURVIVOR_IDS, object(survivor));
export const zombieCards: Reader = list(zombieCard, 1, 120);
