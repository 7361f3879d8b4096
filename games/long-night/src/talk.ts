/** What can be said at the table with one touch: requests, accusations, answers. Everybody reads it in the own language. */
import type { Seat } from '@horda/kernel';
import type { PhrasesFor } from '@horda/parts';
import { SYMBOLS, type ItemSymbol } from './content/vocabulary.ts';

export type Phrase =
  | { readonly say: 'need' | 'have' | 'forCrisis'; readonly symbol: ItemSymbol }
  | { readonly say: 'suspect' | 'trust' | 'exileThem' | 'keepThem' | 'askWhyNot'; readonly seat: Seat }
  | {
      readonly say:
        | 'notMe'
        | 'gaveAll'
        | 'wrongCard'
        | 'helpCrisis'
        | 'letCrisisFail'
        | 'saveFood'
        | 'cleanWaste'
        | 'guardColony'
        | 'beCareful'
        | 'thanks'
        | 'sorry';
    };
export type Saying = Phrase['say'];
export type PhraseGroup = 'request' | 'accuse' | 'table';

const ALONE: readonly Phrase[] = [
  { say: 'helpCrisis' },
  { say: 'letCrisisFail' },
  { say: 'saveFood' },
  { say: 'cleanWaste' },
  { say: 'guardColony' },
  { say: 'beCareful' },
  { say: 'thanks' },
  { say: 'sorry' },
];

/** All phrases that a seat may say, by what they are for. Exile is no topic where everybody plays together. (L220) */
export function phrasesFor(
  options: Parameters<PhrasesFor>[0],
  seats: number,
  seat: Seat,
): Readonly<Record<PhraseGroup, readonly Phrase[]>> {
  const others = Array.from({ length: seats }, (_, i) => i).filter((other) => other !== seat);
  return {
    request: (['need', 'have', 'forCrisis'] as const).flatMap((say) => SYMBOLS.map((symbol) => ({ say, symbol }))),
    accuse:
      options['mode'] === 'coop'
        ? []
        : [
            ...(['suspect', 'trust', 'exileThem', 'keepThem', 'askWhyNot'] as const).flatMap((say) =>
              others.map((other) => ({ say, seat: other })),
            ),
            { say: 'wrongCard' },
            { say: 'notMe' },
            { say: 'gaveAll' },
          ],
    table: ALONE,
  };
}
