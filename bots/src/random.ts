import { draw } from '@horda/kernel';
import { leadingOn, type Bot } from './bot.ts';

/** Picks at random, but never takes a move back; all options are equally likely. */
export const random: Bot = ({ ask, dice }) => {
  const { min, max } = ask;
  const options = leadingOn(ask);
  if (max === 1 && min === 1) return [draw(dice, options)];
  const left = Array.from({ length: options }, (_, i) => i);
  const count = min + draw(dice, Math.min(max, options) - min + 1);
  return Array.from({ length: count }, () => left.splice(draw(dice, left.length), 1)[0]!);
};
