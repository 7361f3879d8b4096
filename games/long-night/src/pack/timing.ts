/** When something acts, as a pack writes it. */
import { number, object, oneOf, word, yes, type Reader } from '@horda/parts/shape';
import { effects } from './operations.ts';
import { condition, faceWord, placeId } from './vocabulary.ts';
import { HOOKS } from './words.ts';

const limit: Reader = (at) => {
  const [, , value] = at;
  const kinds = ['perRound', 'perTurn', 'perRoundForAll'];
  const given = kinds.find((each) => typeof value === 'object' && value !== null && each in value) ?? 'perRound';
  return object({ [given]: number(1, 9) })(at);
};

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
