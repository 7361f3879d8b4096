/** What the shape that is shown would do, in a sentence. */
import { gridOf } from '@horda/gear-up/geometry/geometry';
import { contentOf } from '@horda/gear-up/content/cards';
import { cellNames } from '@horda/gear-up/text/cells';
import { activeWeapon } from '@horda/gear-up/text/seen';
import type { View } from '@horda/gear-up/view';
import type { Canvas } from '../drawing.ts';
import { placeOf, type Means, type Plan } from './aim.ts';
import { ownSeat, sheetOf, shortName, wordsFor, type GearUpWords } from './seen.ts';
import { printedSign, type SquareSign } from './signs.ts';
import type { Effectiveness } from './words.ts';

export function planSentence(view: View, plan: Plan, canvas: Canvas): string {
  const words = wordsFor(canvas);
  const { place, alike } = placeOf(view, plan)!;
  const names = cellNames(sheetOf(view, plan.target)!.rows);
  return words.table.aimed(
    meansName(view, plan.means, words),
    shortName(view, plan.target, words),
    plan.cells.map((cell) => names[cell]).join(' '),
    alike.indexOf(place) + 1,
    alike.length,
    effectivenessOf(view, plan),
  );
}

function meansName(view: View, means: Means, { texts }: GearUpWords): string {
  if (means === 'ammo') return texts.labels.ammo;
  if (means !== 'weapon') return texts.companion(means);
  const weapon = activeWeapon(view, contentOf(view), ownSeat(view));
  return weapon === null ? '' : texts.weapon(view.survivors[ownSeat(view)]!.survivor, weapon.colour);
}

/** Counts the icons under the shape and the squares that it leaves. */
function effectivenessOf(view: View, { target, cells }: Plan): Effectiveness {
  const { rows, left } = sheetOf(view, target)!;
  const { squares } = gridOf(rows);
  const signs = cells.map((cell) => printedSign(squares[cell]!.sign));
  const count = (...wanted: readonly SquareSign[]): number => signs.filter((sign) => wanted.includes(sign)).length;
  return {
    damage: count('damage', 'special'),
    ammo: count('ammo'),
    armour: count('armour'),
    left: left - cells.length + count('weak'),
  };
}
