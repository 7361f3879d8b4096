/** The whole game, with its words. */
import type { RegisteredGame } from '@horda/parts';
import { cite } from './cite.ts';
import { SOURCES } from './content/sources.ts';
import { play } from './play-packed.ts';
import { en } from './text/en.ts';
import { foretell } from './text/foretell.ts';
import { HEADINGS } from './text/headings.ts';
import { LEAFLET } from './text/leaflet.ts';
import { MISSION_TEXTS } from './text/missions/all.ts';
import { textsWithPack } from './text/pack.ts';
import { pl } from './text/pl.ts';
import { RULEBOOK } from './text/rulebook.ts';

export const entry: RegisteredGame = {
  ...play,
  texts: { en, pl },
  textsOfPack: (language, content) => textsWithPack(language, content, MISSION_TEXTS),
  rules: RULEBOOK,
  headings: HEADINGS,
  leaflet: LEAFLET,
  cite,
  foretell,
  sources: SOURCES,
} as RegisteredGame;
