/** Zombicide on the page. */
import { cite } from '@horda/zombicide/cite';
import { cover } from '@horda/zombicide/cover';
import { OPTIONS } from '@horda/zombicide/options';
import type { Choice, Event } from '@horda/zombicide/state';
import { CHRONICLE_WORDS } from '@horda/zombicide/text/chronicle';
import { en } from '@horda/zombicide/text/en';
import type { ZombicideTexts } from '@horda/zombicide/text/messages';
import { pl } from '@horda/zombicide/text/pl';
import type { View } from '@horda/zombicide/view';
import type { WebGame } from '../web-game.ts';
import { drawing } from './drawing.ts';
import { STATISTICS } from './statistics.ts';

export const page: WebGame<View, Choice, Event, ZombicideTexts> = {
  id: cover.id,
  players: cover.players,
  solo: { pl: 'solo, z całą drużyną', en: 'solo, with the whole team' },
  options: OPTIONS,
  telling: ['mission', 'difficulty'],
  texts: { pl, en },
  textsOfPack: null,
  rulebook: async () => (await import('./rulebook.ts')).rulebook,
  cite,
  pack: null,
  drawing,
  tutorial: async () => (await import('./tutorial.ts')).tutorial,
  together: () => true,
  // What lies face down is hidden from everybody alike.
  isOpen: () => true,
  statistics: STATISTICS,
  series: {
    name: { pl: CHRONICLE_WORDS.pl.campaign, en: CHRONICLE_WORDS.en.campaign },
    includes: ({ campaign }) => campaign !== null,
    page: async () => (await import('./campaign/campaign-page.tsx')).CampaignPage,
  },
};
