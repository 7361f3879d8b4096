/** The words of a table with a pack: those that it brings, ours elsewhere. */
import type { Language } from '@horda/parts';
import type { Packed } from '../content/packed.ts';
import { english } from './en.ts';
import { makeTexts, type ZombicideTexts } from './messages.ts';
import { MISSION_TEXTS } from './missions/all.ts';
import { namesOf } from './names.ts';
import { polish } from './pl.ts';

export function textsOfPack(language: Language, content: object): ZombicideTexts {
  const pack = content as Packed;
  const own = Object.entries(pack.missions ?? {}).map(([id, { words }]) => [id, words] as const);
  const names = namesOf(language, { ...MISSION_TEXTS, ...Object.fromEntries(own) }, pack);
  const texts = makeTexts(language === 'pl' ? polish : english, names);
  const { settings } = texts;
  const titles = Object.fromEntries(own.map(([id, { title }]) => [id, title[language]]));
  const mission = { ...settings.mission, values: { ...settings.mission.values, ...titles } };
  return { ...texts, settings: { ...settings, mission } };
}
