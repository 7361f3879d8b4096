/** Zombicide on the page. */
import { cite } from '@horda/zombicide/cite';
import { cover } from '@horda/zombicide/cover';
import { OPTIONS } from '@horda/zombicide/options';
import type { Choice, Event } from '@horda/zombicide/state';
import type { ZombicideTexts } from '@horda/zombicide/text/messages';
import type { View } from '@horda/zombicide/view';
import type { WebGame } from '../web-game.ts';
import { drawing } from './drawing.ts';
import { press } from './press.ts';
import { STATISTICS } from './statistics.ts';
import { fetchWordsOf, lateWords, TEXTS, textsOfPack } from './words.ts';

/** The mission of the lesson. */
const LESSON = 'S0';

export const page: WebGame<View, Choice, Event, ZombicideTexts> = {
  id: cover.id,
  players: cover.players,
  solo: { pl: 'solo, z całą drużyną', en: 'solo, with the whole team' },
  options: OPTIONS,
  telling: ['mission', 'difficulty'],
  texts: TEXTS,
  lateWords,
  textsOfPack,
  rulebook: async () => (await import('./rulebook.ts')).rulebook,
  leaflet: async () => (await import('@horda/zombicide/text/leaflet')).LEAFLET,
  sheetArt: async () => (await import('./sheet-art.ts')).SHEET_ART,
  cite,
  pack: async () => (await import('@horda/zombicide/pack')).PACK,
  drawing,
  tutorial: async () => {
    const { tutorial } = await import('./tutorial.ts');
    await fetchWordsOf(LESSON);
    return tutorial;
  },
  together: () => true,
  // What lies face down is hidden from everybody alike.
  isOpen: () => true,
  press,
  story: async () => (await import('./story.ts')).story,
  hand: async () => (await import('./hand-drawing.ts')).hand,
  statistics: STATISTICS,
  series: {
    name: { pl: 'Kampania', en: 'Campaign' },
    includes: ({ campaign }) => campaign !== null,
    page: async () => (await import('./campaign/campaign-page.tsx')).CampaignPage,
  },
};
