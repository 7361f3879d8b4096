/** What is asked before a weapon is left unused for good. */
import type { Language } from '@horda/parts';
import type { Choice } from '../state.ts';
import type { View } from '../view.ts';
import { offered } from './seen.ts';

const UNUSED: Readonly<Record<Language, string>> = {
  en: 'You cross nothing with your weapon this turn. The attack ends for all, and that cannot be undone.',
  pl: 'W tej turze nie skreślasz nic swoją bronią. Atak skończy się dla wszystkich i nie da się tego cofnąć.',
};

/** Null: nothing has to be asked. */
export function warningOf(language: Language, choice: Choice, view: View): string | null {
  return isWasted(choice, view) ? UNUSED[language] : null;
}

/** Whether everybody else is ready, and the player's own weapon is unused but could still cross something. */
function isWasted(choice: Choice, view: View): boolean {
  if (choice.do !== 'confirm') return false;
  const { by } = choice;
  const isLast = view.survivors.every(({ attack }, seat) => seat === by || attack.confirmed);
  const { deeds } = view.survivors[by]!;
  return (
    isLast && !deeds.some(({ do: deed }) => deed === 'mark') && offered(view).some(({ do: kind }) => kind === 'mark')
  );
}
