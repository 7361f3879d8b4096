/** Packs of Gear Up: all printed content, typed in by an owner of the game. */
import type { PackSpec } from '@horda/kernel';
import { checked, type PackNotes } from '@horda/parts';
import { zombieCards, isSpecial } from './content/cards.ts';
import type { Content } from './content/content.ts';
import { HOUSE } from './content/house.ts';
import { bossesAt } from './pack/bosses.ts';
import { bossCardsAt, levelsAt, spawnCardsAt, spawnHelpAt, turnCardsAt } from './pack/cards.ts';
import { objectAt, type Draft } from './pack/reading.ts';
import { noteImpossible, shapesAt } from './pack/shapes.ts';
import { companionsAt, survivorsAt, tracksAt } from './pack/survivors.ts';
import { zombiesAt } from './pack/zombies.ts';
import type { Options } from './state.ts';

/** The paths of shapes and of the grids they are drawn on. */
const DRAWN = /^(shapes|zombies|bosses)/;

export const PACK: PackSpec<Content, Options> = {
  version: 1,
  replaces: [],
  template: () => HOUSE,
  check(content) {
    const notes: PackNotes = [];
    const at = objectAt([notes, '', content], Object.keys(HOUSE));
    const [shapeIds, survivorIds] = [new Map<string, string>(), new Map<string, string>()];
    const tracks = tracksAt(at('tracks'));
    const shapes = shapesAt(at('shapes'), shapeIds);
    const survivors = survivorsAt(at('survivors'), [...shapeIds.keys()], survivorIds);
    const companions = companionsAt(at('companions'), [...shapeIds.keys()], [...survivorIds.keys()]);
    const zombies = zombiesAt(at('zombies'));
    const bosses = bossesAt(at('bosses'));
    // Skip this check on faulty grids: nothing would fit on them, or too much.
    if (!notes.some(({ path }) => DRAWN.test(path))) noteImpossible(at('shapes'), shapes, zombies, bosses);
    const draft: Draft<Content> = {
      tracks,
      shapes,
      survivors,
      companions,
      zombies,
      bosses,
      turnCards: turnCardsAt(at('turnCards')),
      spawnCards: spawnCardsAt(at('spawnCards')),
      bossCards: bossCardsAt(at('bossCards')),
      spawnHelp: spawnHelpAt(at('spawnHelp')),
      levels: levelsAt(at('levels')),
    };
    return checked(notes, draft as Content);
  },
  count(content) {
    const special = zombieCards(content).filter(({ kind }) => isSpecial(kind)).length;
    const { survivors, companions, bosses, turnCards, spawnCards, bossCards } = content;
    return {
      survivors: survivors.length,
      companions: companions.length,
      standard: zombieCards(content).length - special,
      special,
      bosses: bosses.length,
      turnCards: turnCards.length,
      spawnCards: spawnCards.length,
      bossCards: bossCards.phase1.length + bossCards.phase2.length,
    };
  },
};
