/** The Long Night in English. Cards are named as `text/cards` or a pack calls them. */
import { changesOf } from '@horda/parts';
import { choicesIn } from './en/choices.ts';
import { eventsIn } from './en/events.ts';
import { promptsIn, WHO_FOR } from './en/prompts.ts';
import { PHRASES, reasonsIn } from './en/talk.ts';
import { FIGURES, WORDS } from './en/words.ts';
import { makeTexts, type LongNightTexts, type Wording } from './messages.ts';
import { namesOf } from './names.ts';

export const english: Wording = (names) => ({
  ...WORDS,
  prompts: promptsIn(names),
  choices: choicesIn(names),
  events: eventsIn(names),
  reasons: reasonsIn(names),
  phrases: PHRASES,
  whoFor: WHO_FOR,
  outlook: (now, later) => {
    const changes = changesOf('en', now, later, FIGURES);
    if (changes.length === 0) return 'no change in the colony';
    return changes.map(({ figure, before, after }) => `${figure} ${after} (now ${before})`).join(', ');
  },
  result: ({ winners, players, options }, seat, name) => {
    const won = winners[seat] === true ? 'wins' : 'loses';
    const { objective, exiled, exile } = players[seat]!;
    if (options.mode === 'coop' || objective === null || objective < 0) return `${name(seat)} ${won}.`;
    const exileCard = exiled && exile !== null && exile >= 0 ? `, exiled: ${names.exile(exile)}` : '';
    return `${name(seat)} ${won}: ${names.objective(objective)}${exileCard}.`;
  },
});

export const en: LongNightTexts = makeTexts(english, namesOf('en'));
