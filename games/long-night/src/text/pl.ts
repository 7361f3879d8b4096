/** Długa Noc po polsku. Karty nazywają się tak jak w `text/cards` albo w paczce. */
import { changesOf } from '@horda/parts';
import { makeTexts, type LongNightTexts, type Wording } from './messages.ts';
import { namesOf } from './names.ts';
import { phrasesOf } from './phrases.ts';
import { choicesIn } from './pl/choices.ts';
import { eventsIn } from './pl/events.ts';
import { promptsIn } from './pl/prompts.ts';
import { PHRASE_GROUPS, PHRASES, reasonsIn } from './pl/talk.ts';
import { FIGURES, TERMS, WORDS } from './pl/words.ts';

export const polish: Wording = (names) => ({
  ...WORDS,
  prompts: promptsIn(names),
  choices: choicesIn(names),
  events: eventsIn(names),
  reasons: reasonsIn(names),
  phrases: PHRASES,
  phraseGroups: PHRASE_GROUPS,
  outlook: (now, later) => {
    const changes = changesOf('pl', now, later, FIGURES);
    if (changes.length === 0) return 'w kolonii bez zmian';
    return changes.map(({ figure, before, after }) => `${figure} ${after} (teraz ${before})`).join(', ');
  },
  result: phrasesOf(names, TERMS).result,
});

export const pl: LongNightTexts = makeTexts(polish, namesOf('pl'));
