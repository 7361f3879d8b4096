/** The covers of the games: SVG markup for `POSTER_BOX`, drawn once for each language. */
import type { Language } from '@horda/parts';
import { BOX } from './pen.ts';

export const POSTER_BOX = BOX;

const POSTERS = import.meta.glob<(language: Language) => string>('../games/*/poster.ts', {
  eager: true,
  import: 'poster',
});

const drawn = new Map<string, string>();

/** Throws for a game without a cover. */
export function poster(game: string, language: Language): string {
  const name = `${game} ${language}`;
  let markup = drawn.get(name);
  if (markup === undefined) {
    const draw = POSTERS[`../games/${game}/poster.ts`];
    if (draw === undefined) throw new Error(`there is no cover for ${game}`);
    markup = draw(language);
    drawn.set(name, markup);
  }
  return markup;
}
