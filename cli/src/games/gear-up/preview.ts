/** What the shape that is shown would do, in a sentence. */
import { contentOf } from '@horda/gear-up/content/cards';
import { cellNames } from '@horda/gear-up/text/cells';
import { hitOf } from '@horda/gear-up/text/hit';
import { activeWeapon } from '@horda/gear-up/text/seen';
import type { View } from '@horda/gear-up/view';
import type { Canvas } from '../drawing.ts';
import { choiceOf, placeOf, type Means, type Plan } from './aim.ts';
import { ownSeat, sheetOf, shortName, wordsFor, type GearUpWords } from './seen.ts';
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

/** What the mark would change, counted by the game: icons, effects of the weapon, rows that fall with a weak point. */
function effectivenessOf(view: View, plan: Plan): Effectiveness {
  const { damage, special, ammo, armour, left, fallen, line } = hitOf(
    view,
    contentOf(view),
    ownSeat(view),
    choiceOf(view, plan)!,
  );
  return {
    damage: damage.before - damage.after,
    special: special === null ? 0 : special.before - special.after,
    ammo,
    armour,
    left,
    fallen,
    line,
  };
}
