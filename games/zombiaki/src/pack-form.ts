/** What a pack of Zombiaki may have, as data for a form to fill in. `pack.ts` checks it; a test holds both together. */
import { packFields, type PackForm } from '@horda/parts/form';
import { signsOf, type Effect, type Side } from './content/effects.ts';
import { DECK_SIZE, effectsOf, LONGEST_NAME, LONGEST_TEXT, MOST, needsOf, SOURCES } from './pack.ts';

const inBoth = (most: number): PackForm => ({
  is: 'object',
  fields: packFields({ pl: { is: 'text', most }, en: { is: 'text', most } }),
});

/** A card has the numbers that belong to its effect, and a sign only where one means something. */
function cardWith(effect: Effect): Readonly<Record<string, PackForm>> {
  const signs = signsOf(effect);
  return {
    name: inBoth(LONGEST_NAME),
    effect: { is: 'word', words: [effect] },
    ...Object.fromEntries(needsOf(effect).map((number) => [number, { is: 'number', min: 1, max: MOST }])),
    copies: { is: 'number', min: 1, max: DECK_SIZE },
    ...(signs.length === 0 ? {} : { 'line?': { is: 'word', words: signs } as const }),
    'text?': { is: 'maybe', of: inBoth(LONGEST_TEXT) },
    'source?': { is: 'word', words: SOURCES },
    id: { is: 'text', most: LONGEST_NAME },
  };
}

const deckOf = (side: Side): PackForm => ({
  is: 'list',
  of: {
    is: 'kinds',
    tag: 'effect',
    kinds: Object.fromEntries(effectsOf(side).map((effect) => [effect, packFields(cardWith(effect))])),
  },
  least: 1,
  most: DECK_SIZE,
  total: { field: 'copies', needed: DECK_SIZE },
});

export const FORM: PackForm = {
  is: 'object',
  fields: packFields({ zombies: deckOf('zombies'), humans: deckOf('humans') }),
};
