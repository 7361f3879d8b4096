/** Bots that play any game by its contract alone. */
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

export { advise, type Advice, type FiguresOf } from './advice.ts';
export { foresee } from './foresee.ts';
export { leadingOn, think, type Bot, type Dice, type Problem } from './bot.ts';
export { greedy, random };

export const BOTS = { random, greedy } as const satisfies Record<string, Bot>;
export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as readonly BotName[];
