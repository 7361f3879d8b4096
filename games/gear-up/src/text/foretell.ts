/** What follows an option, in words. A page fetches it after the first picture. */
import type { Foretell } from '@horda/parts';
import type { Choice } from '../state.ts';
import type { View } from '../view.ts';
import { aheadOf } from './ahead.ts';
import { AHEAD as english } from './en/ahead.ts';
import type { GearUpTexts } from './messages.ts';
import { AHEAD as polish } from './pl/ahead.ts';

export const foretell: Foretell<Choice, View, GearUpTexts> = (language, _texts, choice, view) => {
  const words = language === 'pl' ? polish : english;
  const sentences = aheadOf(view, choice).map((each) => words[each.is](each as never));
  return sentences.length === 0 ? null : sentences.join(' ');
};
