/**
 * The words of a template: each place is called by its id, for the owner to fill in. Ours stay apart from the rules,
 * which a page loads without the stories of missions.
 */
import type { MissionData } from '../content/mission.ts';
import type { Both } from '../text/both.ts';
import type { CardText, MissionText } from '../text/missions/text.ts';
import { optionsIn } from './ops.ts';

const BRIEFING: Both = { pl: 'Krótka historia misji.', en: 'The story of the mission in a few words.' };
const VICTORY: Both = { pl: 'Jak wygrywa drużyna.', en: 'How the team wins.' };

export function blankWords({ id, cards, notes = [], goals }: MissionData): MissionText {
  return {
    title: named(id),
    briefing: BRIEFING,
    victory: VICTORY,
    rules: [],
    goals: Object.fromEntries(goals.map((goal) => [goal.id, named(goal.id)])),
    cards: Object.fromEntries([...cards, ...notes].map((card) => [card.id, blankCard(card)])),
  };
}

function blankCard({
  id,
  effects,
}: MissionData['cards'][number] | NonNullable<MissionData['notes']>[number]): CardText {
  const options = optionsIn(effects);
  const words = { title: named(id), story: named(id) };
  if (options.length === 0) return words;
  return { ...words, options: Object.fromEntries(options.map((option) => [option, named(option)])) };
}

function named(id: string): Both {
  return { pl: id, en: id };
}
