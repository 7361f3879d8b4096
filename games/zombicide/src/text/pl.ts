/** Zombicide po polsku, with the words of all missions; a page has only those of the mission that is played. */
import { polish } from './polish.ts';
import { makeTexts, type ZombicideTexts } from './messages.ts';
import { MISSION_TEXTS } from './missions/all.ts';
import { namesOf } from './names.ts';

export const pl: ZombicideTexts = makeTexts(polish, namesOf('pl', MISSION_TEXTS));
