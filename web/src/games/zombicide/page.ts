/** Zombicide on the page. */
import { cite } from '@horda/zombicide/cite';
import { cover } from '@horda/zombicide/cover';
import { OPTIONS } from '@horda/zombicide/options';
import type { Choice, Event } from '@horda/zombicide/state';
import { en } from '@horda/zombicide/text/en';
import type { ZombicideTexts } from '@horda/zombicide/text/messages';
import { textsOfPack } from '@horda/zombicide/text/pack';
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
  textsOfPack,
  rulebook: async () => (await import('./rulebook.ts')).rulebook,
  cite,
  pack: async () => (await import('@horda/zombicide/pack')).PACK,
  drawing,
  tutorial: async () => (await import('./tutorial.ts')).tutorial,
  together: () => true,
  // What lies face down is hidden from everybody alike.
  isOpen: () => true,
  statistics: STATISTICS,
};
