import { draw } from '@horda/kernel';
import type { Bot } from './bot.ts';

/** Picks anything that is offered, each option as likely as any other. */
export const random: Bot = ({ ask: { options, min, max }, dice }) => {
  if (max === 1 && min === 1) return [draw(dice, options.length)];
  const left = options.map((_, i) => i);
  const count = min + draw(dice, Math.min(max, options.length) - min + 1);
  return Array.from({ length: count }, () => left.splice(draw(dice, left.length), 1)[0]!);
};
