/** The viewer's own weapons and how to aim with them; before a survivor is chosen, the survivors to choose from. */
import { contentOf } from '@horda/gear-up/content/cards';
import type { Companion, Weapon } from '@horda/gear-up/content/content';
import { activeWeapon, offered, turnCardOf } from '@horda/gear-up/text/seen';
import type { SurvivorView, View } from '@horda/gear-up/view';
import { columns } from '../../terminal/grid.ts';
import { linesOf, paint, type Style } from '../../terminal/style.ts';
import { pad, padLeft, truncate, widthOf, wrap } from '../../terminal/width.ts';
import type { Canvas, DrawnHand, Numbering } from '../drawing.ts';
import { waveLetter } from './deeds.ts';
import {
  effectsOf,
  lettersOf,
  listedOf,
  marksOf,
  ownSeat,
  shapeRows,
  streetOf,
  wordsFor,
  type GearUpWords,
} from './seen.ts';
import { planOf } from './typing.ts';

/** Columns for the number to type. */
const MARGIN = 4;

export function drawHand(view: View, canvas: Canvas, numbering: Numbering, brief: boolean): DrawnHand {
  if (view.seat === null || view.ending !== null) return { lines: [], numbers: [] };
  const words = wordsFor(canvas);
  const own = view.survivors[view.seat]!;
  if (own.survivor < 0) return survivorsToTake(view, canvas, numbering, words);
  const aiming = planOf(view, canvas) !== null;
  // While a shape is shown on a grid, the player looks there.
  const tools =
    aiming && brief
      ? []
      : [...weaponLines(view, own, canvas, brief, words), ...companionLines(view, canvas, brief, words)];
  return { lines: [...tools, ...howTo(view, canvas, aiming, words)], numbers: [], unlisted: unlisted(view) };
}

function survivorsToTake(view: View, canvas: Canvas, numbering: Numbering, { texts }: GearUpWords): DrawnHand {
  const takes = offered(view).filter((choice) => choice.do === 'take');
  const rows = takes.map((choice) => {
    const weapons = contentOf(view).survivors[choice.survivor]!.weapons.map(({ colour }) =>
      texts.weapon(choice.survivor, colour),
    );
    return [padLeft(`${numbering.numberOf(choice)!})`, MARGIN), texts.survivor(choice.survivor), weapons.join(', ')];
  });
  return {
    lines: columns(rows).map((line) => truncate(line, canvas.width)),
    numbers: takes.map((choice) => numbering.numberOf(choice)!),
  };
}

/** All four weapons with their effects, or only the one of this turn. */
function weaponLines(
  view: View,
  own: SurvivorView,
  { style, width }: Canvas,
  brief: boolean,
  words: GearUpWords,
): readonly string[] {
  const content = contentOf(view);
  const active = activeWeapon(view, content, ownSeat(view));
  const upgrading = offered(view).some((choice) => choice.do === 'upgrade');
  const { weapons } = content.survivors[own.survivor]!;
  const shown = brief && !upgrading ? weapons.filter((weapon) => weapon === active) : weapons;
  const heads = columns(
    shown.map((weapon) => [
      weapon === active ? ` ${linesOf(style).here}` : '  ',
      words.texts.colours[weapon.colour],
      words.texts.weapon(own.survivor, weapon.colour),
      inOneLine(shapeRows(content, weapon.shape), style),
    ]),
  );
  const margin = Math.max(0, ...heads.map(widthOf)) + 2;
  return shown.flatMap((weapon, i) => {
    const effects = effectList(view, weapon, own, words);
    const [first = '', ...more] = brief ? [truncate(effects, width - margin)] : wrap(effects, width - margin);
    const lines = [pad(heads[i]!, margin) + first, ...more.map((line) => ' '.repeat(margin) + line)];
    return weapon === active ? lines.map((line) => paint(style, 'strong', line)) : lines;
  });
}

/** `■■■/■·· `: the rows of a shape one after the other. */
export function inOneLine(rows: readonly string[], { unicode }: Style): string {
  const text = rows.join('/');
  return unicode ? text.replaceAll('#', '■').replaceAll('.', '·') : text;
}

/** The effects of a weapon, and those that upgrades will bring. */
export function effectList(view: View, weapon: Weapon, own: SurvivorView, { texts, table }: GearUpWords): string {
  const effects = effectsOf(view, weapon, own);
  const named = (isUnlocked: boolean): string =>
    effects
      .filter(({ unlocked }) => unlocked === isUnlocked)
      .map(({ effect }) => texts.effects[effect].name)
      .join(', ');
  const [now, later] = [named(true), named(false)];
  return [now, later === '' ? '' : table.later(later)].filter((part) => part !== '').join('; ');
}

/** Companions in solo play, and which of them have already helped in this round. */
function companionLines(view: View, { style, width }: Canvas, brief: boolean, words: GearUpWords): readonly string[] {
  const { texts, table } = words;
  const content = contentOf(view);
  const called = turnCardOf(view, content)?.companion === true && view.step === 'attack';
  if (view.companions.length === 0 || (brief && !called)) return [];
  const named = view.companions.map(({ companion, ready }) => {
    const { shape, effect }: Companion = content.companions[companion]!;
    if (!ready) return table.tired(texts.companion(companion));
    return `${texts.companion(companion)} ${inOneLine(shapeRows(content, shape), style)} ${texts.effects[effect].name}`;
  });
  const all = named.join(` ${linesOf(style).bullet} `);
  const told = called ? ` ${linesOf(style).here} ${table.companion}: ${all}` : `   ${all}`;
  return brief ? [truncate(told, width)] : wrap(told, width, '   ');
}

/** How to answer when the list of options would be too long. */
function howTo(view: View, canvas: Canvas, aiming: boolean, { table }: GearUpWords): readonly string[] {
  const letters = lettersByStreet(view, canvas);
  const line = (text: string): readonly string[] => [paint(canvas.style, 'move', truncate(` ${text}`, canvas.width))];
  if (letters !== '') {
    const how = table.aim(letters);
    return line(aiming ? table.keys : widthOf(how) < canvas.width ? how : table.aimShort(letters));
  }
  if (!offered(view).some(({ do: what }) => what === 'assign')) return [];
  return line(table.giveHow(view.wave.map((_, i) => waveLetter(i)).join(' ')));
}

/** Letters of all targets: those in the viewer's street, then those in other streets after the player's name. */
function lettersByStreet(view: View, { name }: Canvas): string {
  const targets = new Set(marksOf(view).map(({ target }) => target));
  const aimable = [...lettersOf(view)].filter(([target]) => targets.has(target));
  const streets = Map.groupBy(aimable, ([target]) => streetOf(view, target));
  return [...streets]
    .map(([seat, here]) => {
      const letters = here.map(([, letter]) => letter).join(' ');
      return seat === ownSeat(view) ? letters : `${letters} (${name(seat)})`;
    })
    .join(', ');
}

/** Numbers of options that players reach by aiming or with the word `back`. */
function unlisted(view: View): readonly number[] {
  const listed = listedOf(view);
  return offered(view).flatMap((choice, i) => (listed.includes(choice) ? [] : [i + 1]));
}
