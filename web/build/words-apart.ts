/**
 * Words weigh more than a drawing where a game has hundreds of cards: a browser fetches and keeps them in a script of their
 * own, if the game's cover weighs them for themselves. The facts that words and drawing share are a third script, so that
 * neither of the two waits for the other. Rulebooks, leaflets, words of the workshop and of single missions and what is
 * foretold are fetched when they are wanted.
 */
import { PLAYED } from '@horda/games/list';

interface Modules {
  getModuleInfo(module: string): { readonly importers: readonly string[] } | null;
}

const OF_GAME = /\/games\/([\w-]+)\//;
const WORDS =
  /\/games\/[\w-]+\/(?:src\/)?text\/(?!rulebook|headings|leaflet|workshop|foretell|(?:\w+\/)?ahead|missions\/(?:all|[a-z]+\d))/;
/** Fetched by themselves. */
const LATE = /\/text\/missions\/(?:all|[a-z]+\d+)\.ts$/;

/** The script that a module goes to; null: where it would go anyway. */
export function scriptOf(module: string, modules: Modules): string | null {
  const game = OF_GAME.exec(module)?.[1];
  if (!PLAYED.some(({ id, budget }) => id === game && budget?.words !== undefined)) return null;
  if (LATE.test(module)) return null;
  if (WORDS.test(module)) return `${game}-words`;
  return isFact(module, modules, new Set()) ? `${game}-facts` : null;
}

/** Whether words are made from it. */
function isFact(module: string, modules: Modules, seen: Set<string>): boolean {
  if (seen.has(module) || !OF_GAME.test(module)) return false;
  seen.add(module);
  const { importers } = modules.getModuleInfo(module) ?? { importers: [] };
  return importers.some((importer) => WORDS.test(importer) || isFact(importer, modules, seen));
}
