/** Goals in words, in the order of the view: what is printed, and what cards have added. */
import type { ShownCard } from '../content/show.ts';
import type { Condition } from '../content/vocabulary.ts';
import { isHard } from '../settings.ts';
import type { View } from '../view.ts';
import type { ChapterText, SideText, Words } from './cards/texts.ts';
import { chapterNo, type Names } from './names.ts';

type PlayerView = View['players'][number];

export interface OwnCard extends ShownCard {
  readonly name: string;
}

/** The main objective of the table, or the chapter in its place. L226: its hard side, where it is known. */
export function mainText({ texts }: Names, view: View): SideText | ChapterText {
  const { main, chapter } = view;
  if (chapter !== null) return texts.chapters[chapterNo(chapter)]!;
  const { normal, hard } = texts.mainObjectives[main]!;
  return (isHard(view.options) ? hard : null) ?? normal;
}

export function mainGoals(names: Names, view: View): readonly string[] {
  const { goal } = mainText(names, view);
  return view.goal.map(({ condition }, i) => names.say(goal[i] ?? addedTo(condition)));
}

/** The card that decides for a player: the hidden objective, or the exile card of anybody but a betrayer. (F14) */
export function ownCard(names: Names, { objective, exile }: PlayerView): OwnCard | null {
  if (objective === null || objective < 0) return null;
  const { objectives, exiles, betrayals } = names.content;
  if (exile !== null && exile >= 0 && objective < betrayals)
    return { name: names.exile(exile), house: exiles[exile]!.house };
  return { name: names.objective(objective), house: objectives[objective]!.house };
}

/** F14: an exile card gives new conditions; a betrayer's first one is changed by it. */
export function ownGoals(names: Names, { objective, exile, goals }: PlayerView): readonly string[] {
  const { texts, content } = names;
  const own = texts.objectives[objective ?? -1]?.conditions ?? [];
  const card = texts.exiles[exile ?? -1];
  const isBetrayer = (objective ?? -1) >= content.betrayals;
  const printed = card === undefined ? own : isBetrayer ? [card.betrayer, ...own.slice(1)] : card.conditions;
  return (goals ?? []).map(({ condition }, i) => names.say(printed[i] ?? addedTo(condition)));
}

/** L328, The Deputy, Army: conditions that are not printed with the goal. */
function addedTo(condition: Condition): Words {
  if ('exactly' in condition && condition.of.every(({ count }) => count === 'zombies'))
    return {
      pl: 'ani jednego zombie na stacji paliw, w szpitalu i w komisariacie',
      en: 'no zombies at the gas station, the hospital and the police station',
    };
  if ('exactly' in condition && condition.of[0]?.count === 'morale')
    return { pl: 'morale wynosi 0', en: 'morale is 0' };
  if ('least' in condition && condition.of[0]?.count === 'food' && typeof condition.least === 'number')
    return {
      pl: `żywności w magazynie: co najmniej ${condition.least}`,
      en: `food in the supply: at least ${condition.least}`,
    };
  return { pl: 'warunek z karty rozdroży', en: 'a condition of a crossroads card' };
}
