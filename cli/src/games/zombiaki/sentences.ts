/** The table of Zombiaki in sentences. */
import type { Side } from '@horda/zombiaki/content/effects';
import { FIELDS, LANES, fromCemetery } from '@horda/zombiaki/content/board';
import type { Field } from '@horda/zombiaki/state';
import type { CardView, View, ZombieView } from '@horda/zombiaki/view';
import { counted, numbered } from '../counted.ts';
import type { Canvas } from '../drawing.ts';
import { whoIn } from '../who.ts';
import { sortOf, ownRow, printedOn, wordsFor, type ZombiakiWords } from './cards.ts';
import { lineSentence } from './orders.ts';

const SIDES: readonly Side[] = ['zombies', 'humans'];

export function sentencesOf(view: View, canvas: Canvas): readonly string[] {
  const words = wordsFor(canvas);
  const { texts, table } = words;
  const { name, note } = canvas;
  const who = (seat: number): string => (note(seat) === '' ? name(seat) : `${name(seat)} (${note(seat)})`);
  const [zombies, humans] = view.leaders;
  return [
    view.ending === null
      ? table.turnSentence(
          view.turn,
          view.active,
          whoIn(canvas, view.active === 'zombies' ? zombies : humans),
          texts.steps[view.step].name,
        )
      : table.overSentence(texts.endings[view.ending]),
    table.zombieSideSentence(who(zombies), view.decks[0], view.untilDawn),
    table.humanSideSentence(who(humans), view.decks[1]),
    ...boardSentences(view, words),
    ...besideSentences(view, words),
    ...LANES.map((lane) => lineSentence(view, lane, canvas)),
    ...SIDES.flatMap((side, i) => rowSentences(view, side, view.rows[i]!, words)),
    ...SIDES.map((side, i) => pileSentence(side, view.piles[i]!, words)),
  ];
}

export function handSentenceOf(view: View, canvas: Canvas): string | null {
  const row = ownRow(view);
  const { texts, table } = wordsFor(canvas);
  return row.length === 0 ? null : table.ownRowSentence(row.map(({ name }) => texts.card(name)).join(', '));
}

/** From the Cemetery to the Barricade; fields with nothing on them are not mentioned. */
function boardSentences(view: View, words: ZombiakiWords): readonly string[] {
  const { texts, table } = words;
  const taken = FIELDS.toSorted(fromCemetery).flatMap((field) => {
    const things = thingsOn(view, field, words);
    return things.length === 0 ? [] : [table.fieldSentence(texts.field(field), things)];
  });
  return taken.length === 0 ? [table.emptyBoardSentence] : taken;
}

function thingsOn(view: View, field: Field, words: ZombiakiWords): readonly string[] {
  const { texts } = words;
  const here = (each: { readonly field: Field }): boolean => each.field === field;
  return [
    ...view.zombies.filter(here).map((z) => zombieText(z, words)),
    ...view.things.filter(here).map((thing) => {
      const markers = thing.left > 0 ? `, ${texts.labels.markers} ${thing.left}` : '';
      return `${texts.card(thing.name)} (${sortOf(printedOn(view, thing), words)}${markers})`;
    }),
    ...view.jelly.filter(here).map(({ bonus }) => `${texts.labels.jelly} (${texts.labels.strength} +${bonus})`),
  ];
}

function zombieText(z: ZombieView, { texts, table }: ZombiakiWords): string {
  const attached = z.attached.map(({ name, left }) => `${texts.card(name)}${left > 0 ? ` ${left}` : ''}`);
  return [
    texts.card(z.name),
    table.strength(z.strength - z.wounds, z.strength),
    ...(z.merged.length === 0 ? [] : [`${texts.labels.merged} ${table.merged(z.merged.length + 1)}`]),
    ...(attached.length === 0 ? [] : [`${texts.labels.attached} ${attached.join(' + ')}`]),
    ...(z.eggs === 0 ? [] : [`${texts.labels.eggs} ${z.eggs}`]),
    ...(z.held ? [texts.labels.held] : []),
    ...(z.netted ? [texts.labels.netted] : []),
  ].join(', ');
}

function besideSentences(view: View, { texts, table }: ZombiakiWords): readonly string[] {
  const names = (cards: readonly CardView[]): string => cards.map(({ name }) => texts.card(name)).join(', ');
  const lasting = view.lasting.map(({ name, lane }) =>
    lane < 0 ? texts.card(name) : `${texts.card(name)} (${texts.lane(lane)})`,
  );
  return [
    ...(lasting.length === 0 ? [] : [table.besideSentence(lasting.join(', '))]),
    ...(view.inPlay === null ? [] : [table.inPlaySentence(texts.card(view.inPlay.name))]),
    ...(view.known.length === 0 ? [] : [table.knownSentence(names(view.known))]),
    ...(view.doubleDiscard ? [table.doubleDiscardSentence] : []),
  ];
}

function rowSentences(view: View, side: Side, row: readonly CardView[], words: ZombiakiWords): readonly string[] {
  const { texts, table } = words;
  if (row.length === 0) return [table.emptyRowSentence(side)];
  return [
    table.rowSentence(side),
    ...row.map((card) => {
      const printed = printedOn(view, card);
      return `  ${texts.card(card.name)} (${sortOf(printed, words)}): ${texts.cardText(printed)}`;
    }),
  ];
}

function pileSentence(side: Side, pile: readonly CardView[], { texts, table }: ZombiakiWords): string {
  if (pile.length === 0) return table.emptyPileSentence(side);
  const names = counted(pile.map(({ name }) => texts.card(name)));
  return table.pileSentence(side, names.map(numbered).join(', '));
}
