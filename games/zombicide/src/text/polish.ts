/** Zombicide po polsku: the sentences, once it is known what things are called. */
import { changesOf } from '@horda/parts';
import type { Wording } from './messages.ts';
import { choicesIn } from './pl/choices.ts';
import { eventsIn } from './pl/events.ts';
import { promptsIn } from './pl/prompts.ts';
import { reasonsIn } from './pl/reasons.ts';
import { FIGURES, WORDS } from './pl/words.ts';

export const polish: Wording = (names) => ({
  ...WORDS,
  prompts: promptsIn(names),
  choices: choicesIn(names),
  events: eventsIn(names),
  reasons: reasonsIn(names),
  outlook: (now, later) => {
    const changes = changesOf('pl', now, later, FIGURES);
    if (changes.length === 0) return 'bez zmian';
    return changes.map(({ figure, before, after }) => `${figure} ${after} (teraz ${before})`).join(', ');
  },
});
