/** The Long Night on the page. */
import { cite } from '@horda/long-night/cite';
import { cover } from '@horda/long-night/cover';
import { OPTIONS } from '@horda/long-night/options';
import type { Choice, Event } from '@horda/long-night/state';
import { phrasesFor } from '@horda/long-night/talk';
import { en } from '@horda/long-night/text/en';
import type { LongNightTexts } from '@horda/long-night/text/messages';
import { textsOfPack } from '@horda/long-night/text/pack';
import { pl } from '@horda/long-night/text/pl';
import type { View } from '@horda/long-night/view';
import type { WebGame } from '../web-game.ts';
import { drawing } from './drawing.ts';
import { press } from './press.ts';
import { STATISTICS } from './statistics.ts';

export const page: WebGame<View, Choice, Event, LongNightTexts> = {
  id: cover.id,
  players: cover.players,
  options: OPTIONS,
  telling: ['mode', 'objective'],
  texts: { pl, en },
  textsOfPack,
  rulebook: async () => (await import('./rulebook.ts')).rulebook,
  leaflet: async () => (await import('@horda/long-night/text/leaflet')).LEAFLET,
  sheetArt: async () => (await import('./sheet-art.ts')).SHEET_ART,
  cite,
  pack: async () => (await import('@horda/long-night/pack')).PACK,
  drawing,
  tutorial: async () => (await import('./tutorial.ts')).tutorial,
  phrases: phrasesFor,
  together: ({ options }) => options.mode === 'coop',
  press,
  story: async () => (await import('./story.ts')).story,
  // Together with the parts that every table fetches: a script of its own would divide what they share.
  hand: async () => (await import('./after-paint.tsx')).hand,
  statistics: STATISTICS,
};
