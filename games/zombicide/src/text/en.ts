/** Zombicide in English, with the words of all missions; a page has only those of the mission that is played. */
import { english } from './english.ts';
import { makeTexts, type ZombicideTexts } from './messages.ts';
import { MISSION_TEXTS } from './missions/all.ts';
import { namesOf } from './names.ts';

export const en: ZombicideTexts = makeTexts(english, namesOf('en', MISSION_TEXTS));
