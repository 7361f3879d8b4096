/** Chooses what is printed among all that a story offers. */
import type { Language } from '@horda/parts';
import type { Advertisement, AnyPaper, Note, Story } from '../../games/paper.ts';
import { diceFrom } from './dice.ts';

/** So many advertisements speak of this game, and so many of any. */
const OWN_ADS = 2;
const ADS = 5;

export interface PrintedPaper extends Omit<Story, 'ears' | 'headlines' | 'ads' | 'pencil'> {
  readonly masthead: string;
  readonly left: Note;
  readonly right: Note;
  readonly headline: string;
  readonly ads: readonly Advertisement[];
  readonly pencil: string;
}

/** `seed`: the same for the same game, in every language. */
export function printed(story: Story, paper: AnyPaper, language: Language, seed: string): PrintedPaper {
  const dice = diceFrom(seed);
  const { ears, headlines, ads, pencil, ...rest } = story;
  const own = dice.some(ads, OWN_ADS);
  return {
    ...rest,
    masthead: paper.masthead[language],
    left: dice.one(ears[0]),
    right: dice.one(ears[1]),
    headline: dice.one(headlines),
    pencil: dice.one(pencil),
    ads: [...own, ...dice.some(paper.stock[language], ADS - own.length)],
  };
}
