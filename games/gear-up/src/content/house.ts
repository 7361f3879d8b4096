/**
 * The content that is played with unless a pack replaces it: every number of the game, by component. Turn, spawn and boss
 * cards are as published; nearly everything else is our own design, made to fit what the rulebook shows.
 */
import type { Content } from './content.ts';
import { BOSS_BOARDS } from './house/bosses.ts';
import { BOSS_CARDS, LEVELS, SPAWN_CARDS, SPAWN_HELP, TURN_CARDS } from './house/cards.ts';
import { SHAPES } from './house/shapes.ts';
import { COMPANIONS, SURVIVORS, TRACKS } from './house/survivors.ts';
import { ZOMBIES } from './house/zombies.ts';

export const HOUSE: Content = {
  tracks: TRACKS,
  shapes: SHAPES,
  survivors: SURVIVORS,
  companions: COMPANIONS,
  zombies: ZOMBIES,
  bosses: BOSS_BOARDS,
  turnCards: TURN_CARDS,
  spawnCards: SPAWN_CARDS,
  bossCards: BOSS_CARDS,
  spawnHelp: SPAWN_HELP,
  levels: LEVELS,
};
