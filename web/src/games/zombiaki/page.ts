/** Zombiaki II on the page. */
import { cite } from '@horda/zombiaki/cite';
import { cover } from '@horda/zombiaki/cover';
import { OPTIONS } from '@horda/zombiaki/options';
import type { Choice, Event } from '@horda/zombiaki/state';
import { en } from '@horda/zombiaki/text/en';
import type { ZombiakiTexts } from '@horda/zombiaki/text/messages';
import { textsOfPack } from '@horda/zombiaki/text/pack';
import { pl } from '@horda/zombiaki/text/pl';
import type { View } from '@horda/zombiaki/view';
import type { WebGame } from '../web-game.ts';
import { drawing } from './drawing.ts';
import { press } from './press.ts';
import { STATISTICS } from './statistics.ts';

export const page: WebGame<View, Choice, Event, ZombiakiTexts> = {
  id: cover.id,
  players: cover.players,
  options: OPTIONS,
  telling: ['deck', 'zombies'],
  texts: { pl, en },
  textsOfPack,
  rulebook: async () => (await import('./rulebook.ts')).rulebook,
  leaflet: async () => (await import('@horda/zombiaki/text/leaflet')).LEAFLET,
  sheetArt: async () => (await import('./sheet-art.ts')).SHEET_ART,
  cite,
  pack: async () => (await import('@horda/zombiaki/pack')).PACK,
  drawing,
  isOpen: ({ knownToHumans }) => knownToHumans === 0,
  tutorial: async () => (await import('./tutorial.ts')).tutorial,
  press,
  story: async () => (await import('./story.ts')).story,
  hand: async () => (await import('./hand-drawing.ts')).hand,
  statistics: STATISTICS,
};
