/** What is said before what would follow. Fetched with the table. */
import type { Language } from '@horda/parts';

export const AHEAD: Readonly<Record<Language, { readonly advised: string; readonly runnerUp: string }>> = {
  en: { advised: 'What follows', runnerUp: 'What follows the runner-up' },
  pl: { advised: 'Co z tego wyniknie', runnerUp: 'A z drugiego wyboru' },
};
