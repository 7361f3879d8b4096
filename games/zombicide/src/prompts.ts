/** Every question of the game: a new one gets a line here, and the compiler asks both languages for its words. */
import { promptAmong } from '@horda/parts';
import type { RuleId } from './text/rulebook.ts';

/** By the rule and the step that put it: the rule that stands behind it. */
export const RULE_OF_PROMPT = {
  'beginning.choose': 'V10',
  'beginning.start': 'V377',
  'kit.learn': 'V422',
  'kit.choose': 'V433',
  'experience.choose': 'V345',
  'player.choose': 'V26',
  'turn.choose': 'V36',
  'reaction.choose': 'V33',
  'move.turn': 'V306',
  'dash.choose': 'X25',
  'lifesaver.choose': 'X37',
  'search.aim': 'V56',
  'drawing.destiny': 'X20',
  'arranging.limit': 'V95',
  'arranging.hands': 'V88',
  'trade.choose': 'V90',
  'trade.agree': 'V90',
  'endPhase.choose': 'X41',
  'clock.choose': 'Y78',
  'effects.choice': 'V365',
  'effects.discard': 'V364',
  'effects.handOut': 'V22',
  'effects.removeSpawn': 'V364',
  'effects.shell': 'V364',
  'effects.look': 'V364',
  'effects.lookAtObjectives': 'W13',
  'effects.showDoorCards': 'W13',
  'sightings.look': 'W9',
  'beforeZombies.guards': 'V364',
  'adrenaline.choose': 'V191',
  'attack.aim': 'V304',
  'attack.arm': 'V364',
  'attack.choose': 'X27',
  'harm.cancel': 'X35',
  'strike.again': 'V169',
  'strike.blow': 'V147',
  'strike.hit': 'V154',
  'strike.lose': 'Y30',
  'strike.mend': 'V276',
  'strike.reap': 'X43',
  'wounds.give': 'V204',
  'opening.choose': 'V78',
  'reactions.order': 'V424',
  'spawnStep.choose': 'X21',
  'zombiePass.choose': 'V216',
} as const satisfies Readonly<Record<string, RuleId>>;

export type Prompt = keyof typeof RULE_OF_PROMPT;
export const PROMPTS = Object.keys(RULE_OF_PROMPT) as readonly Prompt[];

export const promptOf = (prompt: string): Prompt => promptAmong(PROMPTS, prompt);
