/** The table of The Long Night in sentences, to be read out. */
import { COLONY, HIDEOUT, RAXXON, type PlaceNo } from '@horda/long-night/state';
import { capitalised } from '@horda/long-night/text/messages';
import type { View } from '@horda/long-night/view';
import { asSentence } from '../../terminal/width.ts';
import { counted, numbered } from '../counted.ts';
import type { Canvas } from '../drawing.ts';
import { handOf, improvementsText, placesIn, progressOf, wordsFor, type LongNightWords } from './seen.ts';
import { codeText, crisisText } from './table.ts';

export function sentencesOf(view: View, canvas: Canvas): readonly string[] {
  const words = wordsFor(canvas);
  const { texts, table } = words;
  const { morale, food, starvation, waste, forecast, helpless, unruly } = view;
  const improvements = improvementsText(view, words);
  const needed = forecast?.foodNeeded ?? null;
  const facts = { morale, food, needed, starvation, waste: waste.length, lost: forecast?.wasteLoss ?? 0 };
  return [
    asSentence(capitalised(view.ending === null ? table.round(view.round, view.rounds) : texts.endings[view.ending])),
    asSentence(capitalised(`${table.tracks(facts)}, ${table.helpless(helpless, unruly)}`)),
    asSentence(crisisText(view, words)),
    asSentence(table.goal(texts.names.main(view.main, view.chapter), progressOf(view, table))),
    ...placesIn(view).map((place) => placeSentence(view, place, words)),
    ...(improvements === null ? [] : [asSentence(improvements)]),
    ...[...view.players.keys()].map((seat) => playerSentence(view, seat, canvas, words)),
  ];
}

/** Entrances that are empty are not mentioned. */
export function placeSentence(view: View, place: PlaceNo, words: LongNightWords): string {
  const { texts, table } = words;
  const { entrances, noise, deck, bandits, closed } = view.places[place]!;
  const { sentences } = table;
  const doors = entrances.flatMap(({ zombies, barricades, traps, special }, n) => {
    const things = [
      ...special.map(texts.names.experiment),
      ...(zombies === 0 ? [] : [sentences.zombies(zombies)]),
      ...(barricades === 0 ? [] : [sentences.barricades(barricades)]),
      ...(traps === 0 ? [] : [sentences.traps(traps)]),
    ].join(' + ');
    if (things === '') return [];
    return [entrances.length === 1 ? things : `${sentences.entrance(n + 1)}: ${things}`];
  });
  const people = view.survivors.filter((one) => one.place === place).map(({ card }) => texts.names.survivor(card));
  const facts = [
    people.length === 0 ? texts.labels.nobody : people.join(' + '),
    ...doors,
    ...(noise === 0 ? [] : [table.noise(noise)]),
    ...(bandits === 0 ? [] : [table.bandits(bandits)]),
    ...(closed ? [table.closed] : []),
    ...(place === COLONY ? [] : [place === HIDEOUT ? table.hideout(view.hideout.length) : sentences.deck(deck)]),
  ];
  const code = place === RAXXON ? codeText(view, words) : '';
  return sentences.place(texts.names.place(place), code === '' ? facts : [...facts, code]);
}

function playerSentence(view: View, seat: number, { name, note }: Canvas, { texts, table }: LongNightWords): string {
  const { dice, hand, leader, exiled, out } = view.players[seat]!;
  const facts = [
    dice.length === 0 ? table.noDice : table.dice(dice.join(' ')),
    table.cards(typeof hand === 'number' ? hand : hand.length),
    ...(leader < 0 ? [] : [`${texts.labels.leader} ${texts.names.survivor(leader)}`]),
    ...(view.first === seat ? [table.first] : []),
    ...(exiled ? [table.exiled] : []),
    ...(out ? [table.out] : []),
  ];
  return table.sentences.player(note(seat) === '' ? name(seat) : `${name(seat)} (${note(seat)})`, facts);
}

export function handSentenceOf(view: View, canvas: Canvas): string | null {
  const { texts, table } = wordsFor(canvas);
  const hand = handOf(view);
  if (hand.length === 0) return null;
  return table.sentences.own(
    counted(hand.map((card) => texts.names.card(card)))
      .map(numbered)
      .join(', '),
  );
}
