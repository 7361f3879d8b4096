/** Which cards a table is played with, and how they are shuffled and dealt. (L39–L50, L219–L234) */
import { shuffle } from '@horda/kernel';
import { copiesOf } from '../content/content.ts';
import type { Card } from '../content/entries.ts';
import { BETRAYAL_OBJECTIVE_IDS } from '../content/ids.ts';
import type { Home, SetId } from '../content/vocabulary.ts';
import { contentOf, isUsed, survivorNo } from '../rules/table.ts';
import type { CardNo, State, SurvivorNo } from '../state.ts';

const TLN: readonly SetId[] = ['tln'];
const BOTH: readonly SetId[] = ['tln', 'base'];

export function setsOf({ options }: State): readonly SetId[] {
  return options.baseCards ? BOTH : TLN;
}

/** L221, L229: cards of the sets and modules in use; without the cards that the variant takes out. */
function isIn(s: State, { module, nonCoop, adult }: Card): boolean {
  if (module !== undefined && !isUsed(s, module)) return false;
  if (nonCoop === true && s.options.mode === 'coop') return false;
  return adult !== true || s.options.adult;
}

/** The numbers of the cards that fit. */
function numbers<T extends Card>(
  s: State,
  cards: readonly T[],
  fits: (card: T) => boolean = ({ set }) => setsOf(s).includes(set),
): number[] {
  const found: number[] = [];
  for (let number = 0; number < cards.length; number++)
    if (isIn(s, cards[number]!) && fits(cards[number]!)) found.push(number);
  return found;
}

export function crisisDeck(s: State): number[] {
  const { crises } = contentOf(s);
  return shuffle(s, numbers(s, crises));
}

/** Twenty cards of the base game are mixed in always, the others with its survivors. */
export function crossroadsDeck(s: State): number[] {
  return shuffle(
    s,
    numbers(s, contentOf(s).crossroads, (card) => card.deck === 'play' || s.options.baseCards),
  );
}

export function exileDeck(s: State): number[] {
  return shuffle(s, numbers(s, contentOf(s).exiles));
}

/** In the first story Blue and Emma Han are set aside. (L299) */
export function survivorDeck(s: State): SurvivorNo[] {
  const aside = s.options.objective === 'R1' ? [survivorNo('blue'), survivorNo('emmaHan')] : [];
  const { survivors } = contentOf(s);
  const own = numbers(s, survivors).filter((survivor) => !aside.includes(survivor));
  const missing = 4 * s.players.length - own.length;
  if (missing <= 0) return shuffle(s, own);
  // N2: base survivors are mixed in until everybody gets four.
  const more = shuffle(
    s,
    numbers(s, survivors, ({ set }) => set === 'base').filter((survivor) => !own.includes(survivor)),
  );
  return shuffle(s, [...own, ...more.slice(0, missing)]);
}

/** The hidden objectives that a table can have, and how many secret ones are mixed with a betrayal objective. */
export function possibleObjectives(s: State): { secret: number[]; betrayal: number[]; mixed: number } {
  const { objectives, betrayals } = contentOf(s);
  const all = numbers(s, objectives);
  // L316, Q103: Bandit Betrayal belongs to its story, where it is the only one.
  const bandit = betrayals + BETRAYAL_OBJECTIVE_IDS.indexOf('banditBetrayal');
  const isStory = s.options.objective === 'B1';
  return {
    secret: all.filter((number) => number < betrayals),
    betrayal: isStory ? [bandit] : all.filter((number) => number >= betrayals && number !== bandit),
    mixed: (s.options.betrayer === 'likely' ? 1 : 2) * s.players.length,
  };
}

/** L43, L44, L224: secret objectives with one betrayal objective among them; what is not dealt stays unseen. */
export function hiddenObjectives(s: State): number[] {
  const { secret, betrayal, mixed } = possibleObjectives(s);
  const some = shuffle(s, secret).slice(0, mixed);
  return shuffle(s, [...some, shuffle(s, betrayal)[0]!]).slice(0, s.players.length);
}

const DECK_SIZE = 20;

/** L49, L231: mixed decks are shuffled and cut to twenty cards. */
export function itemDeck(s: State, home: Home): CardNo[] {
  const cards: CardNo[] = [];
  for (const [card, copies] of copiesOf(contentOf(s), home, home === 'starter' ? TLN : setsOf(s)))
    for (let i = 0; i < copies; i++) cards.push(card);
  const shuffled = shuffle(s, cards);
  return home === 'starter' ? shuffled : shuffled.slice(0, DECK_SIZE);
}

/** L41: an objective of the sets and modules in use; hard sides that are not known are no choice there. */
export function randomObjective(s: State, hard: boolean): number {
  const { mainObjectives } = contentOf(s);
  const open = numbers(
    s,
    mainObjectives,
    ({ set, hard: other }) => setsOf(s).includes(set) && (!hard || other !== null),
  );
  return shuffle(s, open)[0]!;
}
