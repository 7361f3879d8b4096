/** What a phone beside a television shows of The Long Night: own people, dice and cards, and what only their owner knows. */
import { shownOf } from '@horda/long-night/content/shown';
import type { ItemSymbol } from '@horda/long-night/content/vocabulary';
import type { Choice, PlaceNo } from '@horda/long-night/state';
import { ownCard, ownGoals } from '@horda/long-night/text/goals';
import type { LongNightTexts } from '@horda/long-night/text/messages';
import type { SurvivorView, View } from '@horda/long-night/view';
import type { Language } from '@horda/parts';
import {
  OWN_PEOPLE,
  type HandDrawing,
  type HandGroup,
  type HandInk,
  type HandKnown,
  type HandTarget,
} from '../hand-drawing.ts';
import { cardSpot, placeOf, spotOf, subjectsOf, survivorSpot } from './aims.ts';
import { portraitOf } from './drawings/people.ts';
import { ICON } from './icons.ts';
import { COLONY } from './places.ts';
import { itemNo, survivorsOf, symbolOf } from './table.ts';
import { WORDS } from './text/of.ts';

type Known = HandKnown<View, Choice, LongNightTexts>;
type Group = HandGroup<Choice>;

export const hand: HandDrawing<View, Choice, LongNightTexts> = {
  groups: (known) => [people(known), cards(known), ...secrets(known)],
  target: (choice, { view, language }) => targetOf(choice, view, language),
};

/** In a turn an option begins with its subjects, in other questions it lies at one spot. */
function optionsAt({ options, prompt, view }: Known, spot: string): readonly Choice[] {
  return options.filter((option) =>
    prompt === 'turn.choose' ? subjectsOf(option, view)[0] === spot : spotOf(option, view) === spot,
  );
}

function people(known: Known): Group {
  const { view, seat, texts, language } = known;
  const { dice, spent } = view.players[seat]!;
  const left = dice.length === 0 ? '–' : dice.join(' ');
  return {
    id: 'people',
    title: OWN_PEOPLE[language],
    note: `${WORDS[language].yourDice}: ${left}${spent.length === 0 ? '' : ` (${spent.length})`}`,
    things: survivorsOf(view, seat).map((one) => ({
      id: survivorSpot(one.card),
      name: texts.names.survivor(one.card),
      ink: 'rescue',
      face: portraitOf(one.card, true),
      note: `${signOf(one.place, language)} ${texts.names.place(one.place)}${hurt(one, texts)}`,
      options: optionsAt(known, survivorSpot(one.card)),
    })),
  };
}

function hurt({ wounds, frostbite, limit }: SurvivorView, { labels }: LongNightTexts): string {
  return wounds + frostbite === 0 ? '' : `, ${labels.wound} ${wounds + frostbite}/${limit}`;
}

const INKS: Readonly<Partial<Record<ItemSymbol, HandInk>>> = {
  medicine: 'rescue',
  food: 'rescue',
  tool: 'barrier',
  education: 'trick',
  fuel: 'paper',
};

function cards(known: Known): Group {
  const { view, seat, texts, language } = known;
  const { hand: held } = view.players[seat]!;
  const content = shownOf(view.pack);
  const own = typeof held === 'number' ? [] : held;
  return {
    id: 'cards',
    title: texts.labels.hand,
    note: String(own.length),
    things: own.map((card, i) => {
      const item = itemNo(content.cards, card);
      const symbol = symbolOf(content, card);
      return {
        // Of equal cards each is a thing of its own.
        id: `${cardSpot(card)}-${i}`,
        name: texts.names.card(card),
        ink: INKS[symbol] ?? 'weapon',
        icon: ICON[symbol],
        note: WORDS[language].uses[content.items[item]!.use],
        text: texts.printed.item(item),
        options: optionsAt(known, cardSpot(card)),
      };
    }),
  };
}

/** The own objective, and the crossroads card that this player reads in another's turn. */
function secrets({ view, seat, texts }: Known): readonly Group[] {
  const { names, labels } = texts;
  const player = view.players[seat]!;
  const objective = ownCard(names, player);
  const { card } = view.crossroads;
  const secret = (id: string, title: string, lines: readonly string[]): Group => ({
    id,
    title,
    things: [],
    lines,
    secret: true,
  });
  const told = ownGoals(names, player).map((line, i) => {
    const { met, have, need } = player.goals![i]!;
    return `${met ? '✓' : '✗'} ${line}${have === null ? '' : ` (${have}/${need})`}`;
  });
  const held = card === null ? null : names.texts.crossroads[card]!;
  return [
    ...(objective === null ? [] : [secret('secret', labels.secretObjective, [objective.name, ...told])]),
    ...(held === null
      ? []
      : [
          secret('crossroads', labels.crossroads, [
            names.crossroads(card!),
            names.say(held.trigger),
            ...held.options.map((option, i) => `${i + 1}. ${names.say(option)}`),
          ]),
        ]),
  ];
}

/** As on the television: places have their numbers, and the colony its letter. */
function signOf(place: PlaceNo, language: Language): string {
  if (place === COLONY) return language === 'pl' ? 'K' : 'C';
  return String(place);
}

function targetOf(choice: Choice, view: View, language: Language): HandTarget | null {
  const at = (place: PlaceNo): HandTarget => ({ sign: signOf(place, language) });
  switch (choice.do) {
    case 'go':
      return at(choice.to);
    case 'place':
    case 'entrance':
      return at(choice.place);
    case 'lure':
      return at(choice.from);
    case 'survivor':
    case 'victim':
    case 'leader':
      return at(placeOf(view, choice.survivor));
    case 'player':
    case 'accuse':
      return { seat: choice.seat };
    default:
      return null;
  }
}
