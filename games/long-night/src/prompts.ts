/** Every question of the game: a new one gets a line here, and the compiler asks both languages for its words. */
import { promptAmong } from '@horda/parts';
import type { RuleId } from './text/rulebook.ts';

/** By the rule and the step that put it: the rule that stands behind it. */
export const RULE_OF_PROMPT = {
  'beginning.keep': 'L50',
  'beginning.lead': 'L51',
  'beginning.hospital': 'L318',
  'turn.choose': 'L64',
  'attack.aim': 'L68',
  'attack.arm': 'L96',
  'attack.die': 'L67',
  'attack.more': 'N28',
  'attack.next': 'A50',
  'search.die': 'L79',
  'search.arm': 'A54',
  'search.choose': 'L82',
  'search.keepMore': 'A54',
  'search.order': 'F27',
  'barricade.die': 'L85',
  'barricade.arm': 'L85',
  'barricade.choose': 'L85',
  'barricade.more': 'L85',
  'clean.die': 'L86',
  'clean.arm': 'L86',
  'attract.die': 'L87',
  'attract.from': 'L87',
  'attract.choose': 'F17',
  'move.choose': 'L105',
  'ability.die': 'L88',
  'play.add': 'L91',
  'play.save': 'L92',
  'objectiveWork.die': 'L66',
  'exposure.ignore': 'F1',
  'bite.choose': 'L128',
  'healing.choose': 'L239',
  'leader.choose': 'L186',
  'arrival.where': 'L195',
  'losing.choose': 'N18',
  'adding.guard': 'A42',
  'deeds.barricade': 'L31',
  'deeds.trap': 'L243',
  'deeds.arm': 'L243',
  'deeds.clear': 'L31',
  'deeds.remove': 'L178',
  'crossroads.name': 'L135',
  'crossroads.nameOther': 'L135',
  'crossroads.choose': 'L138',
  'vote.crossroads': 'F9',
  'vote.marker': 'L163',
  'vote.settle': 'L119',
  'marker.call': 'L163',
  'effects.place': 'L209',
  'effects.player': 'L209',
  'selection.pick': 'L209',
  'choice.choose': 'L209',
  'repeat.choose': 'L209',
} as const satisfies Readonly<Record<string, RuleId>>;

export type Prompt = keyof typeof RULE_OF_PROMPT;
export const PROMPTS = Object.keys(RULE_OF_PROMPT) as readonly Prompt[];

export const promptOf = (prompt: string): Prompt => promptAmong(PROMPTS, prompt);
