/** Cisza on the page. */
import { cite } from '@horda/cisza/cite';
import { cover } from '@horda/cisza/cover';
import { OPTIONS } from '@horda/cisza/options';
import type { Choice, Event } from '@horda/cisza/state';
import { en } from '@horda/cisza/text/en';
import type { CiszaTexts } from '@horda/cisza/text/messages';
import { pl } from '@horda/cisza/text/pl';
import type { View } from '@horda/cisza/view';
import type { WebGame } from '../web-game.ts';
import { drawing } from './drawing.ts';
import { press } from './press.ts';
import { STATISTICS } from './statistics.ts';

export const page: WebGame<View, Choice, Event, CiszaTexts> = {
  id: cover.id,
  players: cover.players,
  options: OPTIONS,
  texts: { pl, en },
  textsOfPack: null,
  rulebook: async () => (await import('./rulebook.ts')).rulebook,
  leaflet: async () => (await import('@horda/cisza/text/leaflet')).LEAFLET,
  sheetArt: async () => (await import('./sheet-art.ts')).SHEET_ART,
  cite,
  pack: async () => (await import('@horda/cisza/pack')).PACK,
  drawing,
  tutorial: async () => (await import('./tutorial.ts')).tutorial,
  press,
  story: async () => (await import('./story.ts')).story,
  hand: async () => (await import('./hand-drawing.ts')).hand,
  statistics: STATISTICS,
};
