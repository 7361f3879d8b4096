/** Długa Noc po polsku. Karty nazywają się tak jak w `text/cards` albo w paczce. */
import { changesOf } from '@horda/parts';
import { makeTexts, type LongNightTexts, type Wording } from './messages.ts';
import { namesOf } from './names.ts';
import { choicesIn } from './pl/choices.ts';
import { eventsIn } from './pl/events.ts';
import { promptsIn, WHO_FOR } from './pl/prompts.ts';
import { PHRASES, reasonsIn } from './pl/talk.ts';
import { FIGURES, WORDS } from './pl/words.ts';

export const polish: Wording = (names) => ({
  ...WORDS,
  prompts: promptsIn(names),
  choices: choicesIn(names),
  events: eventsIn(names),
  reasons: reasonsIn(names),
  phrases: PHRASES,
  whoFor: WHO_FOR,
  outlook: (now, later) => {
    const changes = changesOf('pl', now, later, FIGURES);
    if (changes.length === 0) return 'w kolonii bez zmian';
    return changes.map(({ figure, before, after }) => `${figure} ${after} (teraz ${before})`).join(', ');
  },
  result: ({ winners, players, options }, seat, name) => {
    const won = winners[seat] === true ? 'wygrywa' : 'przegrywa';
    const { objective, exiled, exile } = players[seat]!;
    if (options.mode === 'coop' || objective === null || objective < 0) return `${name(seat)} ${won}.`;
    const exileCard = exiled && exile !== null && exile >= 0 ? `, na wygnaniu: ${names.exile(exile)}` : '';
    return `${name(seat)} ${won}: ${names.objective(objective)}${exileCard}.`;
  },
});

export const pl: LongNightTexts = makeTexts(polish, namesOf('pl'));
