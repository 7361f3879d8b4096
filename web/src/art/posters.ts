/** The covers of the games: SVG markup for `POSTER_BOX`, drawn once for each language. */
import type { Language } from '@horda/parts';
import { cisza } from './posters/cisza.ts';
import { gearUp } from './posters/gear-up.ts';
import { longNight } from './posters/long-night.ts';
import { BOX } from './posters/pen.ts';
import { washington } from './posters/washington.ts';
import { zombiaki } from './posters/zombiaki.ts';

export const POSTER_BOX = BOX;

const POSTERS: Readonly<Record<string, (language: Language) => string>> = {
  cisza,
  zombiaki,
  'gear-up': gearUp,
  'long-night': longNight,
  zombicide: washington,
};

const drawn = new Map<string, string>();

/** Throws for a game without a cover. */
export function poster(game: string, language: Language): string {
  const name = `${game} ${language}`;
  let markup = drawn.get(name);
  if (markup === undefined) {
    const draw = POSTERS[game];
    if (draw === undefined) throw new Error(`there is no cover for ${game}`);
    markup = draw(language);
    drawn.set(name, markup);
  }
  return markup;
}
