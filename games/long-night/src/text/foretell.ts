/** What follows an option, in words. A page fetches it after the first picture. */
import type { Foretell } from '@horda/parts';
import type { Choice } from '../state.ts';
import type { View } from '../view.ts';
import { aheadOf } from './ahead.ts';
import { aheadIn as english } from './en/ahead.ts';
import type { LongNightTexts } from './messages.ts';
import { aheadIn as polish } from './pl/ahead.ts';

export const foretell: Foretell<Choice, View, LongNightTexts> = (language, { names }, choice, view, name) => {
  const words = language === 'pl' ? polish(names) : english(names);
  const sentences = aheadOf(view, choice).map((each) => words[each.is](each as never, name));
  return sentences.length === 0 ? null : sentences.join(' ');
};
