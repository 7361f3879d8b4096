/** Details on request: cards, survivors, goals, the crisis, places, what is ahead. */
import type { ShownCard } from '@horda/long-night/content/shown';
import { ITEM_IDS } from '@horda/long-night/content/ids';
import { mainGoals, mainText, ownCard, ownGoals } from '@horda/long-night/text/goals';
import { capitalised } from '@horda/long-night/text/messages';
import type { View } from '@horda/long-night/view';
import { folded } from '@horda/parts';
import { asSentence, quoted } from '../../terminal/width.ts';
import type { Canvas, GameOrder } from '../drawing.ts';
import { dealtTo, doneOf, factsOf, handOf, improvementsText, placesIn, wordsFor, type LongNightWords } from './seen.ts';
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
  order('signs', ['signs', 'znaki'], (_, canvas) => [wordsFor(canvas).table.signs]),
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

/** A card that is ours says so. */
function marked(said: string, card: ShownCard | undefined, { texts }: LongNightWords): string {
  return card?.house === true ? `${said} (${texts.labels.house})` : said;
}

/** Items, improvements, experiments and side effects: all that is printed and may be looked up by anybody. */
function cardSentences(_: View, canvas: Canvas, typed: string): readonly string[] {
  const words = wordsFor(canvas);
  const { names, symbols, printed } = words.texts;
  const { items } = names.content;
  const told = ITEM_IDS.map((_, n): Told => {
    const said = `${symbols[items[n]!.symbol].name}. ${printed.item(n)}`;
    return { name: names.say(names.texts.items[n]!.name), text: marked(said, items[n], words) };
  });
  const others = (['improvements', 'experiments', 'sideEffects'] as const).flatMap((deck) =>
    names.texts[deck].map(({ name, text }, n): Told => {
      const said = deck === 'experiments' ? printed.experiment(n) : names.say(text);
      return { name: names.say(name), text: marked(said, names.content[deck][n], words) };
    }),
  );
  return named([...told, ...others], typed, words);
}

function survivorSentences(view: View, canvas: Canvas, typed: string): readonly string[] {
  const words = wordsFor(canvas);
  const { names, labels } = words.texts;
  const printed = (card: number, owner: number, more: readonly string[]): Told => {
    const { occupation } = names.texts.survivors[card]!;
    const who = `${names.say(occupation)} (${canvas.name(owner)})`;
    const facts = [who, ...factsOf(view, card, words), ...more].join(', ');
    return { name: names.survivor(card), text: `${facts}. ${words.texts.printed.ability(card)}` };
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
  const met = (goals: View['goal'], told: readonly string[]): readonly string[] =>
    told.map((text, n) => `  ${asSentence(capitalised(`${text} (${doneOf(goals[n]!, table)})`))}`);
  const own = view.players[view.seat ?? -1];
  const card = own === undefined ? null : ownCard(names, own);
  const main = marked(names.main(view.main, view.chapter), names.content.mainObjectives[view.main], words);
  return [
    `${capitalised(labels.mainObjective)}: ${main}.`,
    ...met(view.goal, mainGoals(names, view)),
    ...mainText(names, view).special.map((line) => `  ${names.say(line)}`),
    ...(own === undefined || card === null
      ? []
      : [
          `${capitalised(labels.secretObjective)}: ${marked(card.name, card, words)}.`,
          ...met(own.goals ?? [], ownGoals(names, own)),
        ]),
  ];
}

function crisisSentences(view: View, canvas: Canvas): readonly string[] {
  const words = wordsFor(canvas);
  const { names } = words.texts;
  const text = names.texts.crises[view.crisis]?.text;
  const said = text === undefined ? [] : [marked(names.say(text), names.content.crises[view.crisis], words)];
  return [asSentence(crisisText(view, words)), ...said];
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
      return `  ${names.say(name)}: ${marked(names.say(text), names.content.improvements[card], words)}`;
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
