/** When something acts, as a pack writes it. */
import { number, object, oneOf, reader, word, yes, type Reader } from '@horda/parts/shape';
import { effects } from './operations.ts';
import { condition, faceWord, placeId } from './vocabulary.ts';
import { HOOKS } from './words.ts';

const LIMITS = ['perRound', 'perTurn', 'perRoundForAll'].map(
  (each) => [each, object({ [each]: number(1, 9) })] as const,
);
const limit: Reader = reader({ is: 'ways', ways: LIMITS.map(([, { form }]) => form) }, (at) => {
  const [, , value] = at;
  const given = LIMITS.find(([each]) => typeof value === 'object' && value !== null && each in value) ?? LIMITS[0]!;
  return given[1](at);
});

const need: Reader = oneOf('need', {
  bearerAt: { place: placeId },
  bearerSearches: { place: placeId },
  actorAt: { place: placeId },
  ordinaryZombies: {},
  barricadedInColony: {},
  face: { face: faceWord },
  weaponUsed: {},
  everySecondRound: {},
  condition: { condition },
});

export const timing = object({
  hook: word(...HOOKS),
  'optional?': yes,
  'limit?': limit,
  'needs?': need,
  'cost?': effects,
});
