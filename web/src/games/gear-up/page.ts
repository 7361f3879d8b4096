/** Gear Up on the page. */
import { cite } from '@horda/gear-up/cite';
import { cover } from '@horda/gear-up/cover';
import { OPTIONS } from '@horda/gear-up/options';
import type { Choice, Event } from '@horda/gear-up/state';
import { en } from '@horda/gear-up/text/en';
import type { GearUpTexts } from '@horda/gear-up/text/messages';
import { textsOfPack } from '@horda/gear-up/text/pack';
import { pl } from '@horda/gear-up/text/pl';
import type { View } from '@horda/gear-up/view';
import type { WebGame } from '../web-game.ts';
import { drawing } from './drawing.ts';
import { press } from './press.ts';
import { STATISTICS } from './statistics.ts';
import { WORDS } from './text/of.ts';

export const page: WebGame<View, Choice, Event, GearUpTexts> = {
  id: cover.id,
  players: cover.players,
  solo: { pl: WORDS.pl.solo, en: WORDS.en.solo },
  options: OPTIONS,
  telling: ['difficulty', 'boss'],
  texts: { pl, en },
  textsOfPack,
  rulebook: async () => (await import('./rulebook.ts')).rulebook,
  leaflet: async () => (await import('@horda/gear-up/text/leaflet')).LEAFLET,
  sheetArt: async () => (await import('./sheet-art.ts')).SHEET_ART,
  cite,
  pack: async () => (await import('@horda/gear-up/pack')).PACK,
  drawing,
  together: () => true,
  inCommon: ['spawn.assign'],
  // Face-down cards are hidden from everybody alike.
  isOpen: () => true,
  tutorial: async () => (await import('./tutorial.ts')).tutorial,
  press,
  story: async () => (await import('./story.ts')).story,
  statistics: STATISTICS,
};
