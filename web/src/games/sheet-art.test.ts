/** Every frame and every sign of a leaflet has its picture. */
import { GAMES } from '@horda/games';
import { LANGUAGES } from '@horda/parts';
import { expect, test } from 'vitest';
import type { SheetArt } from './web-game.ts';

const ART = import.meta.glob<SheetArt>('./*/sheet-art.ts', { import: 'SHEET_ART', eager: true });

test.each(GAMES.map((each) => [each.game.id, each.leaflet] as const))('the sheet of %s is drawn', (id, leaflet) => {
  const { pictures, signs } = ART[`./${id}/sheet-art.ts`]!;
  expect(Object.keys(pictures)).toEqual(leaflet.frames.map((frame) => frame.id));
  expect(Object.keys(signs)).toEqual(leaflet.signs.map((sign) => sign.id));
  const drawn = [...Object.values(pictures).flatMap((draw) => LANGUAGES.map(draw)), ...Object.values(signs)];
  expect(drawn.filter((markup) => markup === '' || /NaN|undefined/.test(markup))).toEqual([]);
});
