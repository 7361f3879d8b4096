/** The decks of a new table. (V11–V13, V285, V443) */
import { shuffle } from '@horda/kernel';
import { ABOMINATIONS } from '../content/abominations.ts';
import { contentOf } from '../content/content.ts';
import type { MissionData } from '../content/mission.ts';
import type { Deck, ZombieCard } from '../content/vocabulary.ts';
import { missionOf } from '../rules/mission.ts';
import type { CardNo, Pile, State } from '../state.ts';

/** All copies of a deck but those that were kept from earlier missions. */
export function cardsOf(s: State, deck: Deck, kept: readonly CardNo[] = []): CardNo[] {
  const left = [...kept];
  const all = contentOf(s).equipment.flatMap((card, no) =>
    card.deck === deck ? Array<CardNo>(card.copies).fill(no) : [],
  );
  return all.filter((no) => {
    const at = left.indexOf(no);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

/** Numbers from 1, as they are printed. */
export function zombieNumbers(s: Pick<State, 'pack' | 'mission' | 'options'>): readonly number[] {
  const { zombieCards: cards } = contentOf(s);
  const { difficulty } = s.options;
  const named = missionOf(s).zombieCards?.filter((no) => no <= cards.length) ?? [];
  const all = named.length > 0 ? named : cards.map((_, i) => i + 1);
  if (difficulty === 'normal') return all;
  const isSpawn = (no: number): boolean => !('extraActivation' in cards[no - 1]!);
  const isWanted = (no: number): boolean => isHarder(cards[no - 1]!) === (difficulty === 'hard');
  const own = all.filter((no) => !isSpawn(no) || isWanted(no));
  if (own.some(isSpawn)) return own;
  // V443 lets players mix as they like: a mission without such cards borrows them from the whole deck.
  const borrowed = cards.map((_, i) => i + 1).filter((no) => isSpawn(no) && isWanted(no));
  return borrowed.length > 0 ? [...borrowed, ...own] : all;
}

function isHarder(card: ZombieCard): boolean {
  return 'harder' in card && card.harder === true;
}

/** Shuffled; then the cards that the mission lays on top, the first to be drawn last in the list. */
function piled(s: State, cards: CardNo[], top: readonly CardNo[] = []): Pile {
  const deck = shuffle(s, cards);
  for (const card of top.toReversed()) {
    const at = deck.indexOf(card);
    if (at !== -1) deck.push(...deck.splice(at, 1));
  }
  return { deck, discard: [], known: 0, before: [] };
}

export function layDecks(s: State, mission: MissionData, kept: readonly CardNo[]): void {
  const { stacked = {} } = mission;
  const inDeck = (id: string): CardNo =>
    contentOf(s).equipment.findIndex((card) => card.id === id && card.deck === 'equipment');
  s.equipment = piled(s, cardsOf(s, 'equipment', kept), stacked.equipment?.map(inDeck));
  s.epic = piled(s, cardsOf(s, 'epic', kept));
  s.secretService = piled(s, mission.rules === 'washington' ? cardsOf(s, 'secretService', kept) : []);
  const numbers = zombieNumbers(s);
  s.zombieCards = piled(
    s,
    numbers.map((no) => no - 1),
    stacked.zombie?.map((no) => no - 1),
  );
  s.abominationCards = piled(s, [...ABOMINATIONS.keys()]);
}
