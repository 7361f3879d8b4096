/** What follows a card, in words. */
import type { Foretell } from '@horda/parts';
import type { Choice } from '../state.ts';
import type { View } from '../view.ts';
import type { CiszaTexts } from './messages.ts';

export const foretell: Foretell<Choice, View, CiszaTexts> = (_language, texts, choice, view, name) =>
  texts.ahead(choice, view, name);
