/** What the numbers in views, choices and events stand for at a table without a pack: for authors of clients. */
import type { Numbered } from '@horda/parts';
import { HOMES } from '../content/homes.ts';
import { namesOf } from './names.ts';

const names = namesOf('en');
const { texts, content } = names;
const called = (list: readonly { readonly name: { readonly en: string } }[]): readonly string[] =>
  list.map(({ name }) => name.en);

export const NUMBERED: Numbered = {
  'Survivors (`SurvivorNo`)': called(texts.survivors),
  'Item cards (`CardNo`)': content.cards.map((_, card) => `${names.card(card)} (${names.home(card)})`),
  'Decks of item cards (`backs`)': HOMES,
  'Places (`PlaceNo`)': called(texts.places),
  'Crises (`CrisisNo`)': called(texts.crises),
  'Crossroads cards (`CrossroadsNo`)': called(texts.crossroads),
  'Main objectives (`main`)': called(texts.mainObjectives),
  'Hidden objectives (`ObjectiveNo`)': called(texts.objectives),
  'Exile objectives (`exile`)': called(texts.exiles),
  'Improvements (`ImprovementNo`)': called(texts.improvements),
  'Experiments (`ExperimentNo`)': called(texts.experiments),
  'Side effects (`SideEffectNo`)': called(texts.sideEffects),
  'Pills (`card` of a cause from the deck of pills)': called(texts.pills),
};
