/** Missions as values of a setting, by their titles. */
import type { Language } from '@horda/parts';
import { MISSION_TITLES } from './missions/titles.ts';

export function missionValues(language: Language): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(MISSION_TITLES).map(([id, title]) => [id, `${id}. ${title[language]}`]));
}
