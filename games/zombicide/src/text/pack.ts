/** The words of a table with a pack: those that it brings, ours elsewhere. */
import type { Language } from '@horda/parts';
import type { Packed } from '../content/packed.ts';
import { english } from './english.ts';
import { makeTexts, type ZombicideTexts } from './messages.ts';
import type { MissionText } from './missions/text.ts';
import { namesOf } from './names.ts';
import { polish } from './polish.ts';

/** `missions`: the words of ours, as far as they are loaded. */
export function textsWithPack(
  language: Language,
  content: object,
  missions: Readonly<Record<string, MissionText | undefined>>,
): ZombicideTexts {
  const pack = content as Packed;
  const own = Object.entries(pack.missions ?? {}).map(([id, { words }]) => [id, words] as const);
  // Words of ours may be loaded later, so that they are looked up behind those of the pack.
  const all: typeof missions = Object.assign(Object.create(missions) as object, Object.fromEntries(own));
  const names = namesOf(language, all, pack);
  const texts = makeTexts(language === 'pl' ? polish : english, names);
  const { settings } = texts;
  const titles = Object.fromEntries(own.map(([id, { title }]) => [id, title[language]]));
  const mission = { ...settings.mission, values: { ...settings.mission.values, ...titles } };
  return { ...texts, settings: { ...settings, mission } };
}
