/** What a phone beside a television shows of Zombiaki: the player's own row of cards. */
import { cardsOf } from '@horda/zombiaki/content/decks';
import type { Printed } from '@horda/zombiaki/content/printed';
import type { Choice } from '@horda/zombiaki/state';
import { fieldName, type ZombiakiTexts } from '@horda/zombiaki/text/messages';
import type { View } from '@horda/zombiaki/view';
import type { HandDrawing, HandInk, HandKnown, HandTarget, HandThing } from '../hand-drawing.ts';
import { spot, spotsOf } from './choices.ts';
import { faceOf } from './faces.ts';
import { groundOf } from './grounds.tsx';
import { iconOf } from './icons.ts';
import { pieceOf, placeOf } from './table.ts';
import { WORDS } from './text/of.ts';

type Known = HandKnown<View, Choice, ZombiakiTexts>;

export const hand: HandDrawing<View, Choice, ZombiakiTexts> = {
  groups(known) {
    const { view, seat, language } = known;
    const side = seat === view.leaders[0] ? 'zombies' : 'humans';
    const words = WORDS[language];
    const row = view.rows[placeOf(side)];
    const printed = cardsOf(view);
    return [
      {
        id: 'cards',
        title: words.ownRow,
        ...(row.length === 0 ? { lines: [words.emptyRow] } : {}),
        things: row.map(({ card, name }) => ofCard(known, printed[card]!, name, pieceOf(side, card))),
      },
    ];
  },
  target: (choice, { view }) => signOf(choice, view),
};

const INKS: Readonly<Record<string, HandInk>> = { dead: 'alarm', weapon: 'weapon', machine: 'barrier' };

function ofCard({ texts, options, prompt }: Known, card: Printed, name: string, id: string): HandThing<Choice> {
  const { kind, effect, strength } = card;
  const ways = [spot.play(name), spot.drop(name), spot.take(name), spot.pay(name)];
  return {
    id,
    name: texts.card(name),
    ink: INKS[groundOf(card)] ?? 'trick',
    ...(kind === 'zombie' ? { face: faceOf(name, effect, strength) } : { icon: iconOf(name, effect) }),
    note: texts.kinds[kind],
    text: texts.cardText(card),
    options: options.filter((option) => spotsOf(option).some((each) => ways.includes(each))),
    ...(prompt === 'use.choose' ? { barred: { do: 'play', card: name } } : {}),
  };
}

/** Fields as they are named at the edges of the street. */
function signOf(choice: Choice, view: View): HandTarget | null {
  const zombie = 'zombie' in choice ? view.zombies.find(({ card }) => card === choice.zombie) : undefined;
  if (choice.do === 'field' || choice.do === 'burn') return { sign: fieldName(choice.field) };
  return zombie === undefined ? null : { sign: fieldName(zombie.field) };
}
