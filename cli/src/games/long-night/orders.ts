/** Details on request: cards, survivors, goals, the crisis, places, what is ahead. */
import { contentOf } from '@horda/long-night/rules/table';
import { ITEM_IDS } from '@horda/long-night/content/ids';
import { capitalised } from '@horda/long-night/text/messages';
import type { View } from '@horda/long-night/view';
import { folded } from '@horda/parts';
import { asSentence, quoted } from '../../terminal/width.ts';
import type { Canvas, GameOrder } from '../drawing.ts';
import { ownGoalOf } from './goals.ts';
import {
  dealtTo,
  doneOf,
  factsOf,
  handOf,
  improvementsText,
  mainText,
  placesIn,
  wordsFor,
  type LongNightWords,
} from './seen.ts';
import { placeSentence } from './sentences.ts';
import { crisisText } from './table.ts';
import { TABLE_WORDS, type TableWords } from './words.ts';

type Answer = (view: View, canvas: Canvas, rest: string) => readonly string[];

function order(about: keyof TableWords['help'], words: readonly string[], answer: Answer): GameOrder {
  return {
    words,
    help: { en: TABLE_WORDS.en.help[about], pl: TABLE_WORDS.pl.help[about] },
    answer: (view, canvas, rest) => answer(view as View, canvas, rest),
  };
}

export const ORDERS: readonly GameOrder[] = [
  order('card', ['card', 'karta'], cardSentences),
  order('survivor', ['who', 'kto'], survivorSentences),
  order('goal', ['goal', 'cel'], goalSentences),
  order('crisis', ['crisis', 'zagrozenie'], crisisSentences),
  order('forecast', ['forecast', 'prognoza'], forecastSentences),
  order('improvements', ['improvements', 'usprawnienia'], improvementSentences),
  order('place', ['place', 'miejsce'], placeSentences),
];

interface Told {
  readonly name: string;
  readonly text: string;
}

/** Those whose names begin with what was typed; an exact name alone. */
function named(all: readonly Told[], typed: string, { table }: LongNightWords): readonly string[] {
  const asked = folded(typed);
  if (asked === '') return [table.which];
  const different = [...new Map(all.map((one) => [one.name, one])).values()];
  const exactly = different.filter(({ name }) => folded(name) === asked);
  const found = exactly.length > 0 ? exactly : different.filter(({ name }) => folded(name).startsWith(asked));
  return found.length === 0 ? [table.unknown(quoted(typed))] : found.map(({ name, text }) => `${name}: ${text}`);
}

/** Items, improvements, experiments and side effects: all that is printed and may be looked up by anybody. */
function cardSentences(view: View, canvas: Canvas, typed: string): readonly string[] {
  const words = wordsFor(canvas);
  const { names, symbols } = words.texts;
  const { items } = contentOf(view);
  const told = ITEM_IDS.map((_, n): Told => {
    const { name, text } = names.texts.items[n]!;
    return { name: names.say(name), text: `${symbols[items[n]!.symbol].name}. ${names.say(text)}` };
  });
  const others = [...names.texts.improvements, ...names.texts.experiments, ...names.texts.sideEffects].map(
    ({ name, text }): Told => ({ name: names.say(name), text: names.say(text) }),
  );
  return named([...told, ...others], typed, words);
}

function survivorSentences(view: View, canvas: Canvas, typed: string): readonly string[] {
  const words = wordsFor(canvas);
  const { names, labels } = words.texts;
  const printed = (card: number, owner: number, more: readonly string[]): Told => {
    const { occupation, text } = names.texts.survivors[card]!;
    const who = `${names.say(occupation)} (${canvas.name(owner)})`;
    const facts = [who, ...factsOf(view, card, words), ...more].join(', ');
    return { name: names.survivor(card), text: `${facts}. ${names.say(text)}` };
  };
  const told = view.survivors.map(({ card, owner, items }): Told => {
    const worn = items.map((item) => names.card(item.card)).join(', ');
    return printed(card, owner, worn === '' ? [] : [`${labels.equipment}: ${worn}`]);
  });
  const dealt = dealtTo(view).map((card) => printed(card, view.seat!, []));
  return named([...told, ...dealt], typed, words);
}

/** The main objective for all, and the own one: whoever looks at this screen is its owner. */
function goalSentences(view: View, canvas: Canvas): readonly string[] {
  const words = wordsFor(canvas);
  const { texts, table } = words;
  const { names, labels } = texts;
  const line = (text: string, goal: View['goal'][number] | undefined): string =>
    `  ${asSentence(capitalised(goal === undefined ? text : `${text} (${doneOf(goal, table)})`))}`;
  const main = mainText(view, words);
  const own = view.seat === null ? null : ownGoalOf(view, view.seat, words);
  return [
    `${capitalised(labels.mainObjective)}: ${names.main(view.main, view.chapter)}.`,
    ...main.goal.map((text, n) => line(names.say(text), view.goal[n])),
    ...main.special.map((text) => `  ${names.say(text)}`),
    ...(own === null
      ? []
      : [
          `${capitalised(labels.secretObjective)}: ${own.name}.`,
          ...own.conditions.map(({ text, goal }) => line(text, goal)),
        ]),
  ];
}

function crisisSentences(view: View, canvas: Canvas): readonly string[] {
  const words = wordsFor(canvas);
  const { names } = words.texts;
  const text = names.texts.crises[view.crisis]?.text;
  return [asSentence(crisisText(view, words)), ...(text === undefined ? [] : [names.say(text)])];
}

function forecastSentences(view: View, canvas: Canvas): readonly string[] {
  const { texts, table } = wordsFor(canvas);
  const { forecast, waste, contributions } = view;
  if (forecast === null) return [table.forecast.quiet];
  return [
    table.forecast.food(forecast.foodNeeded, forecast.foodMissing),
    table.forecast.waste(waste.length, forecast.wasteLoss),
    ...(forecast.crisisNeed === null ? [] : [table.forecast.crisis(forecast.crisisNeed, contributions.length)]),
    ...placesIn(view).flatMap((place) => {
      const { due, noise, dying } = forecast.places[place]!;
      const name = texts.names.place(place);
      return [
        ...(due + noise === 0 ? [] : [table.forecast.zombies(name, due, noise)]),
        ...(dying.length === 0 ? [] : [table.forecast.overrun(name, dying.map(texts.names.survivor).join(', '))]),
      ];
    }),
  ];
}

/** Those on display and those that are finished, each with its text. */
function improvementSentences(view: View, canvas: Canvas): readonly string[] {
  const words = wordsFor(canvas);
  const { names } = words.texts;
  const all = improvementsText(view, words);
  if (all === null) return [words.texts.reason({ is: 'module', module: 'improvements' }, canvas.name)];
  const { display, built } = view.improvements;
  return [
    asSentence(all),
    ...[...display, ...built].map(({ card }) => {
      const { name, text } = names.texts.improvements[card]!;
      return `  ${names.say(name)}: ${names.say(text)}`;
    }),
  ];
}

function placeSentences(view: View, canvas: Canvas, typed: string): readonly string[] {
  const words = wordsFor(canvas);
  const told = placesIn(view).map((place): Told => {
    const name = words.texts.names.place(place);
    return { name, text: placeSentence(view, place, words).slice(name.length + 2) };
  });
  return [...named(told, typed, words), words.table.signs];
}

/** The names of the own cards, as one would say them. */
export function handNames(view: View, canvas: Canvas): readonly string[] {
  const { texts } = wordsFor(canvas);
  return handOf(view).map((card) => texts.names.card(card));
}
