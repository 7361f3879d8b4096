/** The Long Night in English. Cards are named as `text/cards` or a pack calls them. */
import { changesOf } from '@horda/parts';
import { choicesIn } from './en/choices.ts';
import { eventsIn } from './en/events.ts';
import { promptsIn } from './en/prompts.ts';
import { PHRASE_GROUPS, PHRASES, reasonsIn } from './en/talk.ts';
import { FIGURES, TERMS, WORDS } from './en/words.ts';
import { makeTexts, type LongNightTexts, type Wording } from './messages.ts';
import { namesOf } from './names.ts';
import { phrasesOf } from './phrases.ts';

export const english: Wording = (names) => ({
  ...WORDS,
  prompts: promptsIn(names),
  choices: choicesIn(names),
  events: eventsIn(names),
  reasons: reasonsIn(names),
  phrases: PHRASES,
  phraseGroups: PHRASE_GROUPS,
  outlook: (now, later) => {
    const changes = changesOf('en', now, later, FIGURES);
    if (changes.length === 0) return 'no change in the colony';
    return changes.map(({ figure, before, after }) => `${figure} ${after} (now ${before})`).join(', ');
  },
  result: phrasesOf(names, TERMS).result,
});

export const en: LongNightTexts = makeTexts(english, namesOf('en'));
