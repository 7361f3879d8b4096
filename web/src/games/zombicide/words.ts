/** The words of Zombicide on the page: those of a mission are fetched when a table plays it. */
import type { Language } from '@horda/parts';
import type { MissionText } from '@horda/zombicide/text/missions/text';
import { english } from '@horda/zombicide/text/english';
import { makeTexts, type ZombicideTexts } from '@horda/zombicide/text/messages';
import { namesOf } from '@horda/zombicide/text/names';
import { textsWithPack } from '@horda/zombicide/text/pack';
import { polish } from '@horda/zombicide/text/polish';
import type { View } from '@horda/zombicide/view';

const FETCHERS: Readonly<Record<string, () => Promise<MissionText>>> = {
  M1: async () => (await import('@horda/zombicide/text/missions/m1')).M1_TEXT,
  M2: async () => (await import('@horda/zombicide/text/missions/m2')).M2_TEXT,
  M3: async () => (await import('@horda/zombicide/text/missions/m3')).M3_TEXT,
  M4: async () => (await import('@horda/zombicide/text/missions/m4')).M4_TEXT,
  M5: async () => (await import('@horda/zombicide/text/missions/m5')).M5_TEXT,
  M6: async () => (await import('@horda/zombicide/text/missions/m6')).M6_TEXT,
  M7: async () => (await import('@horda/zombicide/text/missions/m7')).M7_TEXT,
  M8: async () => (await import('@horda/zombicide/text/missions/m8')).M8_TEXT,
  M9: async () => (await import('@horda/zombicide/text/missions/m9')).M9_TEXT,
  M10: async () => (await import('@horda/zombicide/text/missions/m10')).M10_TEXT,
  S0: async () => (await import('@horda/zombicide/text/missions/s0')).S0_TEXT,
  S1: async () => (await import('@horda/zombicide/text/missions/s1')).S1_TEXT,
  S2: async () => (await import('@horda/zombicide/text/missions/s2')).S2_TEXT,
  S3: async () => (await import('@horda/zombicide/text/missions/s3')).S3_TEXT,
  S4: async () => (await import('@horda/zombicide/text/missions/s4')).S4_TEXT,
  S5: async () => (await import('@horda/zombicide/text/missions/s5')).S5_TEXT,
  S6: async () => (await import('@horda/zombicide/text/missions/s6')).S6_TEXT,
  S7: async () => (await import('@horda/zombicide/text/missions/s7')).S7_TEXT,
};

const fetched: Record<string, MissionText> = {};

export const TEXTS = {
  pl: makeTexts(polish, namesOf('pl', fetched)),
  en: makeTexts(english, namesOf('en', fetched)),
};

export const textsOfPack = (language: Language, content: object): ZombicideTexts =>
  textsWithPack(language, content, fetched);

/** Missions of packs bring their own words. */
export function hasWordsOf(mission: string): boolean {
  return mission in fetched || !(mission in FETCHERS);
}

export async function fetchWordsOf(mission: string): Promise<void> {
  if (!hasWordsOf(mission)) fetched[mission] = await FETCHERS[mission]!();
}

export const lateWords = {
  has: ({ mission, pack }: View) => hasWordsOf(mission) || pack?.missions?.[mission] !== undefined,
  fetch: ({ mission }: View) => fetchWordsOf(mission),
};
