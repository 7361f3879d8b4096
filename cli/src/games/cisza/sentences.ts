/** The table of Cisza read out. */
import { PRINTED } from '@horda/cisza/content/resources';
import type { View } from '@horda/cisza/view';
import { counted, numbered } from '../counted.ts';
import type { Canvas } from '../drawing.ts';
import { whoIn } from '../who.ts';
import { handOf } from './hand.ts';
import { cardNames, type CiszaWords } from './table.ts';

export function sentencesOf(view: View, canvas: Canvas, words: CiszaWords): readonly string[] {
  const { texts, table } = words;
  const { name, note } = canvas;
  const whole = (seat: number): string => (note(seat) === '' ? name(seat) : `${name(seat)} (${note(seat)})`);
  const listed = (names: readonly string[]): string =>
    names.length === 0 ? table.none : counted(names).map(numbered).join(', ');
  const { city } = view;
  const shelters = view.shelters.map(({ alive, survivors, barriers, zombies, handSize }, seat) =>
    alive
      ? table.shelterSentence(
          whole(seat),
          survivors.length,
          listed(cardNames(barriers, texts)),
          listed(zombies.map(({ kind }) => texts.kinds[kind].short)),
          handSize,
        )
      : table.outSentence(whole(seat)),
  );
  const top = city.top === null || city.top === 'survivor' ? table.survivorOnTop : texts.kinds[city.top].name;
  const deadKinds = view.deadKinds.map((kind) => texts.kinds[kind as keyof typeof texts.kinds].short);
  return [
    ...(view.turn === 0 ? [] : [table.turnSentence(view.turn, whoIn(canvas, view.active))]),
    ...(view.finalAttack ? [table.finalAttackSentence] : []),
    ...shelters,
    city.left === 0 ? table.emptyCitySentence : table.citySentence(city.left, top),
    table.cityDiscardSentence(listed(deadKinds), view.lost.length),
    table.resourceSentence(view.deck),
    view.discard.length === 0
      ? table.emptyDiscardSentence
      : table.discardSentence(listed(cardNames(view.discard, texts))),
    ...handOf(view).map((card) =>
      table.cardSentence(texts.cards[card].name, PRINTED[card].noise, texts.cards[card].text),
    ),
  ];
}

export function handSentenceOf(view: View, { texts, table }: CiszaWords): string | null {
  const hand = handOf(view);
  return hand.length === 0 ? null : table.handSentence(cardNames(hand, texts).join(', '));
}
