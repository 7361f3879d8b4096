/** What a phone beside a television shows of Cisza: the hand, and the player's own shelter. */
import { PRINTED, type Resource } from '@horda/cisza/content/resources';
import type { Choice } from '@horda/cisza/state';
import type { CiszaTexts } from '@horda/cisza/text/messages';
import type { View } from '@horda/cisza/view';
import { survivor, zombie } from '../../art/portraits.ts';
import type { HandDrawing, HandGroup, HandKnown, HandThing } from '../hand-drawing.ts';
import { handPieces } from './choices.ts';
import { CARD_ICON } from './icons.ts';
import { nameOfSurvivor } from './people.ts';
import { WORDS } from './text/of.ts';

type Known = HandKnown<View, Choice, CiszaTexts>;

export const hand: HandDrawing<View, Choice, CiszaTexts> = {
  groups: (known) => [cardsIn(known), ...shelterIn(known)],
  target: (choice) =>
    choice.do === 'target' ? { seat: choice.seat } : choice.do === 'give' ? { seat: choice.to } : null,
};

function cardsIn(known: Known): HandGroup<Choice> {
  const { view, seat, language } = known;
  const words = WORDS[language];
  const cards = view.shelters[seat]!.hand ?? [];
  return {
    id: 'cards',
    title: words.ownHand,
    ...(cards.length === 0 ? { lines: [words.emptyHand] } : {}),
    things: handPieces(cards).map(({ card, piece }) => ofCard(known, card, piece)),
  };
}

function ofCard({ texts, options, prompt }: Known, card: Resource, id: string): HandThing<Choice> {
  const { type, noise } = PRINTED[card];
  const { name, text } = texts.cards[card];
  return {
    id,
    name,
    ink: type,
    icon: CARD_ICON[card],
    note: `${texts.types[type]}, ${noise ? texts.labels.noise : texts.labels.quiet}`,
    text,
    options: options.filter((option) => (option.do === 'play' || option.do === 'noise') && option.card === card),
    ...(prompt === 'play.choose' ? { barred: { do: 'play', card } } : {}),
  };
}

/** What lies in the own shelter. Barriers that can be used now are things to open, too. */
function shelterIn({ view, seat, texts, options, language }: Known): readonly HandGroup<Choice>[] {
  const { survivors, zombies, barriers } = view.shelters[seat]!;
  const words = WORDS[language];
  return [
    {
      id: 'shelter',
      title: words.ownShelter,
      note: words.counts(survivors.length, barriers.length, zombies.length),
      things: [
        ...zombies.map(({ card, kind }) => ({
          id: `zombie-${card}`,
          name: texts.kinds[kind].name,
          ink: 'alarm' as const,
          face: zombie(card, kind),
          options: [],
        })),
        ...barriers.map((barrier, i) => ({
          id: `barrier-${i}`,
          name: texts.cards[barrier].name,
          ink: 'barrier' as const,
          icon: CARD_ICON[barrier],
          text: texts.cards[barrier].text,
          options: options.filter((option) => option.do === 'use' && option.barrier === barrier),
        })),
        ...survivors.map((card) => ({
          id: `survivor-${card}`,
          name: nameOfSurvivor(card),
          ink: 'rescue' as const,
          face: survivor(card),
          options: [],
        })),
      ],
    },
  ];
}
