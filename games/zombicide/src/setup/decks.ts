/** The decks of a new table. (V11–V13, V285, V443) */
import { shuffle } from '@horda/kernel';
import { ABOMINATIONS } from '../content/abominations.ts';
import { EQUIPMENT } from '../content/equipment.ts';
import type { MissionData } from '../content/mission.ts';
import type { Deck } from '../content/vocabulary.ts';
import { ZOMBIE_CARDS } from '../content/zombie-cards.ts';
import type { CardNo, Options, Pile, State } from '../state.ts';

const EASIER = 18;
const HARDER = 36;

/** All copies of a deck but those that were kept from earlier missions. */
export function cardsOf(deck: Deck, kept: readonly CardNo[] = []): CardNo[] {
  const left = [...kept];
  return EQUIPMENT.flatMap((card, no) => (card.deck === deck ? Array<CardNo>(card.copies).fill(no) : [])).filter(
    (no) => {
      const at = left.indexOf(no);
      if (at !== -1) left.splice(at, 1);
      return at === -1;
    },
  );
}

/** Numbers from 1, as they are printed. */
export function zombieNumbers({ zombieCards }: MissionData, difficulty: Options['difficulty']): readonly number[] {
  const all = zombieCards ?? ZOMBIE_CARDS.map((_, i) => i + 1);
  if (difficulty === 'normal') return all;
  const wanted = all.filter((no) => no > HARDER || (difficulty === 'easy' ? no <= EASIER : no > EASIER));
  // V443 lets players mix as they like; a mission without any harder card keeps its own.
  return wanted.some((no) => no <= HARDER) ? wanted : all;
}

/** Shuffled; then the cards that the mission lays on top, the first to be drawn last in the list. */
function piled(s: State, cards: CardNo[], top: readonly CardNo[] = []): Pile {
  const deck = shuffle(s, cards);
  for (const card of top.toReversed()) {
    const at = deck.indexOf(card);
    if (at !== -1) deck.push(...deck.splice(at, 1));
  }
  return { deck, discard: [], known: 0 };
}

export function layDecks(s: State, mission: MissionData, kept: readonly CardNo[]): void {
  const { stacked = {} } = mission;
  const inDeck = (id: string): CardNo => EQUIPMENT.findIndex((card) => card.id === id && card.deck === 'equipment');
  s.equipment = piled(s, cardsOf('equipment', kept), stacked.equipment?.map(inDeck));
  s.epic = piled(s, cardsOf('epic', kept));
  s.secretService = piled(s, mission.rules === 'washington' ? cardsOf('secretService', kept) : []);
  const numbers = zombieNumbers(mission, s.options.difficulty);
  s.zombieCards = piled(
    s,
    numbers.map((no) => no - 1),
    stacked.zombie?.map((no) => no - 1),
  );
  s.abominationCards = piled(s, [...ABOMINATIONS.keys()]);
}
