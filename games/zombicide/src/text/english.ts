/** Zombicide in English: the sentences, once it is known what things are called. */
import { changesOf } from '@horda/parts';
import { choicesIn } from './en/choices.ts';
import { eventsIn } from './en/events.ts';
import { promptsIn } from './en/prompts.ts';
import { reasonsIn } from './en/reasons.ts';
import { FIGURES, WORDS } from './en/words.ts';
import type { Wording } from './messages.ts';

export const english: Wording = (names) => ({
  ...WORDS,
  prompts: promptsIn(names),
  choices: choicesIn(names),
  events: eventsIn(names),
  reasons: reasonsIn(names),
  outlook: (now, later) => {
    const changes = changesOf('en', now, later, FIGURES);
    if (changes.length === 0) return 'nothing changes';
    return changes.map(({ figure, before, after }) => `${figure} ${after} (now ${before})`).join(', ');
  },
});
