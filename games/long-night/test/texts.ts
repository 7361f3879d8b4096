/** Every text of every card, known by its first operation: for the exhaustive runner. */
import { CONTENT } from '../src/content/content.ts';
import {
  CHAPTER_IDS,
  CRISIS_IDS,
  CROSSROADS_IDS,
  EXPERIMENT_IDS,
  IMPROVEMENT_IDS,
  ITEM_IDS,
  MAIN_OBJECTIVE_IDS,
  PILL_IDS,
  SIDE_EFFECT_IDS,
  SURVIVOR_IDS,
} from '../src/content/ids.ts';
import type { Op } from '../src/content/operations.ts';
import { PLACE_IDS } from '../src/content/vocabulary.ts';

const DECKS: Readonly<Record<string, readonly [ids: readonly string[], cards: readonly object[]]>> = {
  survivor: [SURVIVOR_IDS, CONTENT.survivors],
  item: [ITEM_IDS, CONTENT.items],
  crisis: [CRISIS_IDS, CONTENT.crises],
  objective: [MAIN_OBJECTIVE_IDS, CONTENT.mainObjectives],
  chapter: [CHAPTER_IDS, CONTENT.chapters],
  crossroads: [CROSSROADS_IDS, CONTENT.crossroads],
  improvement: [IMPROVEMENT_IDS, CONTENT.improvements],
  experiment: [EXPERIMENT_IDS, CONTENT.experiments],
  sideEffect: [SIDE_EFFECT_IDS, CONTENT.sideEffects],
  pill: [PILL_IDS, CONTENT.pills],
  place: [PLACE_IDS, CONTENT.places],
};

/** `crossroads spy options 1 effects`: the way to the list. Rules may join lists, but keep the operations. */
export const TEXTS: ReadonlyMap<Op, string> = new Map(
  Object.entries(DECKS).flatMap(([deck, [ids, cards]]) => ids.flatMap((id, i) => listsIn(cards[i]!, `${deck} ${id}`))),
);

function listsIn(value: unknown, path: string): [Op, string][] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, each]) => listsIn(each, `${path} ${key}`));
  return isText(value) ? [[value[0]!, path], ...inner] : inner;
}

function isText(value: object): value is readonly Op[] {
  return Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'object' && 'op' in each);
}
