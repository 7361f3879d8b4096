import type { Language } from '@horda/parts';

/** Each in its own language, so that it can be found by those who read no other. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { pl: 'Polski', en: 'English' };
