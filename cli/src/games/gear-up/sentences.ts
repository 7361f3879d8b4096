/** The table of Gear Up in sentences. */
import { contentOf, zombieCard } from '@horda/gear-up/content/cards';
import { gridOf } from '@horda/gear-up/geometry/geometry';
import { cellName } from '@horda/gear-up/text/cells';
import { turnCardOf } from '@horda/gear-up/text/seen';
import type { Cells, View, ZombieView } from '@horda/gear-up/view';
import type { Seat } from '@horda/kernel';
import type { Canvas } from '../drawing.ts';
import { whoIn } from '../who.ts';
import { bossSentence } from './boss.ts';
import { waveLetter } from './deeds.ts';
import { pileSentences } from './piles.ts';
import {
  boardOf,
  bossOf,
  effectsOf,
  isAlive,
  isBossHere,
  lettersOf,
  shapeRows,
  threatOf,
  wordsFor,
  type GearUpWords,
} from './seen.ts';
import { printedSign } from './signs.ts';
import { available, bossCardsLeft, isReady } from './table.ts';

export function sentencesOf(view: View, canvas: Canvas): readonly string[] {
  const words = wordsFor(canvas);
  return [
    ...turnSentences(view, canvas, words),
    ...bossSentences(view, canvas, words, isBossHere(view) ? [`  ${bossGrid(view, words)}`] : []),
    ...(view.survivors.length > 1 ? [words.table.sentences.commander(whoIn(canvas, view.commander))] : []),
    ...view.survivors.flatMap((_, seat) => survivorSentences(view, canvas, seat, words)),
    ...middleSentences(view, canvas, words),
  ];
}

export function handSentenceOf(view: View, canvas: Canvas): string | null {
  const names = weaponNames(view, canvas);
  const { texts, table } = wordsFor(canvas);
  if (view.seat === null || names.length === 0) return null;
  return table.sentences.own(texts.survivor(view.survivors[view.seat]!.survivor), names.join(', '));
}

/** The names of the viewer's own weapons. */
export function weaponNames(view: View, canvas: Canvas): readonly string[] {
  const own = view.seat === null ? -1 : view.survivors[view.seat]!.survivor;
  const { weapons } = contentOf(view).survivors[own] ?? { weapons: [] };
  return weapons.map(({ colour }) => wordsFor(canvas).texts.weapon(own, colour));
}

function turnSentences(view: View, { style }: Canvas, words: GearUpWords): readonly string[] {
  const { texts, table } = words;
  const { sentences } = table;
  if (view.ending !== null) return [sentences.over(texts.endings[view.ending])];
  if (view.round === 0) return [sentences.setUp];
  const content = contentOf(view);
  const card = turnCardOf(view, content);
  const named = view.toCome.map((n) => {
    const { colour, march } = content.turnCards[n]!;
    return `${texts.colours[colour]} (${texts.marches[march]})`;
  });
  const bossCards = bossCardsLeft(view, texts.icons, style);
  return [
    sentences.turn(view.round, view.turn, texts.steps[view.step].name),
    ...(card === null ? [] : [sentences.card(texts.colours[card.colour], texts.marches[card.march])]),
    ...(named.length === 0 ? [] : [sentences.toCome(named.join(', '))]),
    ...(view.round === 1 ? [sentences.letters(view.lettersToCome)] : []),
    ...(view.round === 2 && bossCards !== '' ? [sentences.bossCards(bossCards)] : []),
    sentences.kills(view.kills),
    ...pileSentences(view, words),
  ];
}

function bossGrid(view: View, words: GearUpWords): string {
  return gridSentence(boardOf(view).rows, view.boss.crossed, view.boss.planned, words);
}

/** All known facts about the boss; `grid`: its squares, drawn or in sentences. */
export function bossSentences(
  view: View,
  canvas: Canvas,
  words: GearUpWords,
  grid: readonly string[],
): readonly string[] {
  const { texts } = words;
  const boss = bossOf(view);
  const rule = texts.bossRule(boss);
  const { labels } = texts;
  return [
    ...bossSentence(view, canvas, words),
    ...grid,
    ...(rule === null ? [] : [`  ${labels.bossRule}: ${rule}`]),
    `  ${labels.bossAbility}: ${texts.bossAbility(boss)}`,
  ];
}

function survivorSentences(view: View, canvas: Canvas, seat: Seat, words: GearUpWords): readonly string[] {
  const { texts, table } = words;
  const { labels } = texts;
  const { name, note } = canvas;
  const who = view.survivors[seat]!;
  const called = note(seat) === '' ? name(seat) : `${name(seat)} (${note(seat)})`;
  if (who.survivor < 0) return [table.sentences.survivor(called, labels.notChosen, [])];
  const content = contentOf(view);
  const threat = threatOf(view, seat);
  const weapons = content.survivors[who.survivor]!.weapons.map((weapon) => {
    const effects = effectsOf(view, weapon, who).map(({ effect, unlocked }) =>
      unlocked ? texts.effects[effect].name : table.sentences.locked(texts.effects[effect].name),
    );
    const shape = texts.shape(content.shapes.find(({ id }) => id === weapon.shape) ?? noShape(weapon.shape));
    return table.sentences.weapon(
      texts.colours[weapon.colour],
      texts.weapon(who.survivor, weapon.colour),
      shape,
      effects.join(', '),
    );
  });
  return [
    table.sentences.survivor(called, texts.survivor(who.survivor), [
      `${labels.health} ${who.health}/${who.mostHealth}`,
      `${labels.armour} ${available(who.armour)}`,
      `${labels.ammo} ${available(who.ammo)}`,
      ...(threat === 0 ? [] : [`${labels.threat} ${threat}`]),
      ...(isReady(view, who) ? [labels.ready] : []),
    ]),
    ...(who.street.length === 0 ? [table.sentences.emptyStreet] : []),
    ...who.street.toSorted((a, b) => a.space - b.space).map((zombie) => zombieSentence(view, zombie, words)),
    ...weapons,
  ];
}

/** Only for the type checker: packs are checked, so every weapon has a shape. */
function noShape(id: string): { id: string; rows: readonly string[]; source: 'house' } {
  return { id, rows: [], source: 'house' };
}

function zombieSentence(view: View, zombie: ZombieView, words: GearUpWords): string {
  const { texts, table } = words;
  const { rows, speed } = zombieCard(view, zombie.card);
  const letter = lettersOf(view).get(zombie.card);
  const name = `${letter === undefined ? '' : `${letter} `}${texts.kinds[zombie.kind]}`;
  const facts = isAlive(zombie)
    ? [
        texts.speeds[speed],
        table.sentences.damage(zombie.damage),
        table.sentences.left(zombie.left),
        gridSentence(rows, zombie.crossed, zombie.planned, words),
      ]
    : [texts.labels.dead];
  return table.sentences.zombie(name, zombie.space, facts);
}

/** The free squares with what is printed on them, and the planned ones. */
function gridSentence(rows: readonly string[], crossed: Cells, planned: Cells, { table }: GearUpWords): string {
  const free = gridOf(rows).squares.flatMap(({ sign }, cell) => {
    if (crossed.includes(cell)) return [];
    const printed = printedSign(sign);
    return printed === 'free' ? [cellName(rows, cell)] : [`${cellName(rows, cell)} (${table.signs[printed]})`];
  });
  const plans = planned.map((cell) => cellName(rows, cell));
  return [
    table.sentences.free(free.join(' ')),
    ...(plans.length === 0 ? [] : [table.sentences.planned(plans.join(' '))]),
  ].join('; ');
}

function middleSentences(view: View, canvas: Canvas, { texts, table }: GearUpWords): readonly string[] {
  const wave = view.wave.map(({ card, kind, to }, i) => {
    const { speed } = zombieCard(view, card);
    const whose = to < 0 ? texts.labels.nobodyYet : whoIn(canvas, to);
    return `${waveLetter(i)} ${texts.kinds[kind]} (${texts.speeds[speed]}): ${whose}`;
  });
  const content = contentOf(view);
  const companions = view.companions.map(({ companion, ready }) => {
    const { effect, shape } = content.companions[companion]!;
    const facts = [texts.effects[effect].name, shapeRows(content, shape).join('/')];
    return `${texts.companion(companion)} (${[...facts, ready ? texts.labels.companionReady : texts.labels.companionUsed].join(', ')})`;
  });
  return [
    ...(wave.length === 0 ? [] : [table.sentences.wave(wave.join('; '))]),
    ...(companions.length === 0 ? [] : [table.sentences.companions(companions.join('; '))]),
  ];
}
