/** All that is known of a survivor, in a few lines. */
import { LEVELS } from '@horda/zombicide/content/vocabulary';
import { healthLeft, healthOf } from '@horda/zombicide/rules/printed';
import { packSize } from '@horda/zombicide/rules/inventory';
import { tableOf } from '@horda/zombicide/obstacle';
import { NONE, type Held, type SurvivorNo } from '@horda/zombicide/state';
import { capitalised } from '@horda/zombicide/text/capitalised';
import type { View } from '@horda/zombicide/view';
import { asSentence } from '../../terminal/width.ts';
import type { Canvas } from '../drawing.ts';
import { whoIn } from '../who.ts';
import { weaponFacts } from './panel.ts';
import { cardText, placeOf, wordsFor, type ZombicideWords } from './seen.ts';

export function sheetLines(view: View, n: SurvivorNo, canvas: Canvas): readonly string[] {
  const words = wordsFor(canvas);
  const { texts, table } = words;
  const { labels, names } = texts;
  const one = view.survivors[n]!;
  const place = placeOf(view, n);
  const owner = view.seats === 1 ? '' : ` (${whoIn(canvas, one.owner)})`;
  const facts = [
    ...(one.status === 'standing' ? [] : [labels[one.status]]),
    ...(place === null ? [] : [`${labels.zone} ${place + 1}`]),
    `${labels.health} ${table.health(healthLeft(view, one), healthOf(view, one))}`,
    `${one.ap} ${labels.ap}, ${texts.levels[LEVELS[one.level]]}`,
    ...(view.acting === n ? [table.actions(one.actions, one.free.length, one.bonus)] : []),
    ...(one.acted ? [labels.acted] : []),
    ...(one.light === NONE ? [] : [`${labels.lit}: ${labels.zone} ${one.light + 1}`]),
  ];
  const extras = [
    ...one.tokens.map(names.token),
    ...one.companions.map((each) => names.companion(view.companions[each]!.who)),
  ];
  const free = packSize(tableOf(view), n) - one.pack.length;
  return [
    asSentence(`${names.survivor(n, view)}${owner}: ${facts.join(', ')}`),
    `  ${capitalised(labels.skills)}: ${[...new Set(one.skills)].map(names.skill).join(', ')}`,
    `  ${capitalised(labels.hands)}: ${cardsText(view, one.hand, words)}`,
    `  ${capitalised(labels.backpack)}: ${cardsText(view, one.pack, words)}${free > 0 ? ` (+${free})` : ''}`,
    ...(extras.length === 0 ? [] : [`  ${extras.join(', ')}`]),
  ];
}

/** Cards with what is printed on them. */
function cardsText(view: View, cards: readonly Held[], words: ZombicideWords): string {
  if (cards.length === 0) return words.table.nothing;
  return cards
    .map((held) => {
      const facts = weaponFacts(view, held, words.table.weapon);
      const name = cardText(held, words);
      return facts.length === 0 ? name : `${name} [${facts.join('; ')}]`;
    })
    .join(', ');
}
