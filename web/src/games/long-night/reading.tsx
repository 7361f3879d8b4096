/** What is written on a piece, to be read large: by a touch, by holding it, or with the key I. */
import { mainGoals } from '@horda/long-night/text/goals';
import type { Reading } from '../parts/read-large.tsx';
import type { LongNightBoard } from './table.ts';
import { itemNo, symbolOf } from './table.ts';
import { ItemFace } from './item-face.tsx';
import { HIDEOUT } from './places.ts';

/** Null: there is no such piece any more. */
export function readingOf(board: LongNightBoard, piece: string): Reading | null {
  const at = piece.lastIndexOf('-');
  const read = READINGS[at < 0 ? piece : piece.slice(0, at)];
  return read?.(board, Number(piece.slice(at + 1))) ?? null;
}

type Read = (board: LongNightBoard, n: number) => Reading | null;
const plain = { caption: '', text: '', rows: [], rule: null };

const READINGS: Readonly<Record<string, Read>> = {
  special: (board, n) => ({ ...experiment(board, n), caption: board.words.encounter, text: '' }),
  code: ({ view, ...board }) =>
    view.raxxon.top < 0 ? null : { ...experiment({ view, ...board }, view.raxxon.top), rule: 'L277' },
  improvement: ({ view, texts, content }, n) => {
    const begun = view.improvements.display.find(({ card }) => card === n);
    return {
      ...plain,
      title: texts.names.improvement(n),
      caption: begun === undefined ? '' : `${begun.tokens}/${content.improvements[n]!.tokens}`,
      text: texts.names.say(texts.names.texts.improvements[n]!.text),
    };
  },
  loot: (board) => ({
    ...plain,
    title: board.texts.names.place(HIDEOUT),
    caption: board.words.loot(board.view.hideout.length),
    rows: cardRows(board, board.view.hideout),
  }),
  waste: (board) => ({
    ...plain,
    title: board.texts.labels.waste,
    caption: String(board.view.waste.length),
    rows: cardRows(board, board.view.waste),
  }),
  crisis: ({ view, texts, content, words }) =>
    view.crisis < 0
      ? null
      : {
          ...plain,
          title: texts.names.crisis(view.crisis),
          caption: content.crises[view.crisis]!.accept.map((symbol) => texts.symbols[symbol].name).join(', '),
          text: `${words.otherwise} ${texts.names.say(texts.names.texts.crises[view.crisis]!.text)}`,
          rule: 'L152',
        },
  objective: (board) => {
    const { view, texts } = board;
    const counted = view.goal.map(({ have, need, met }) => (have === null ? (met ? '✓' : '·') : `${have}/${need}`));
    return {
      ...plain,
      title: texts.names.main(view.main, view.chapter),
      caption: texts.labels.mainObjective,
      rows: mainGoals(texts.names, view).map((text, i) => [counted[i] ?? '', text]),
      rule: 'L161',
    };
  },
  survivor,
  card: ({ texts, content, words }, n) => {
    const item = itemNo(content.cards, n);
    if (item < 0) return null;
    return {
      ...plain,
      title: texts.names.card(n),
      caption: `${texts.symbols[symbolOf(content, n)].name}, ${words.uses[content.items[item]!.use]}`,
      text: texts.names.say(texts.names.texts.items[item]!.text),
      face: (
        <article class={`ln-item ln-read-item ln-ink-${symbolOf(content, n)}`}>
          <ItemFace card={n} />
          <small>{words.uses[content.items[item]!.use]}</small>
        </article>
      ),
    };
  },
};

function experiment({ texts, content, words }: LongNightBoard, n: number): Reading {
  const { text, lines } = texts.names.texts.experiments[n]!;
  const { encounter, code } = content.experiments[n]!;
  return {
    title: texts.names.experiment(n),
    caption: words.codeWanted(code.join(', ')),
    text: texts.names.say(text),
    rows: encounter.map(({ from, to }, i) => [
      from === to ? String(from) : `${from}–${to}`,
      texts.names.say(lines[i]!),
    ]),
    rule: 'L291',
  };
}

/** Equal cards are one row. */
function cardRows({ texts, content }: LongNightBoard, cards: readonly number[]): Reading['rows'] {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, n]) => [
    texts.names.card(card) + (n > 1 ? ` ×${n}` : ''),
    texts.names.say(texts.names.texts.items[itemNo(content.cards, card)]!.text),
  ]);
}

function survivor({ view, texts, content, name }: LongNightBoard, n: number): Reading | null {
  const { names, labels } = texts;
  const one = view.survivors.find(({ card }) => card === n);
  const printed = content.survivors[n];
  if (printed === undefined) return null;
  const { attack, search } = one ?? printed;
  return {
    ...plain,
    title: names.survivor(n),
    caption: one === undefined ? '' : `${name(one.owner)}, ${names.place(one.place)}`,
    text: texts.printed.ability(n),
    rows: [
      [labels.influence, String(printed.influence)],
      [labels.attack, `${attack}+`],
      [labels.search, `${search}+`],
      ...(one?.items ?? []).map(
        ({ card }) => [names.card(card), names.say(names.texts.items[itemNo(content.cards, card)]!.text)] as const,
      ),
      ...(one?.sideEffects ?? []).map(
        (effect) => [names.sideEffect(effect), names.say(names.texts.sideEffects[effect]!.text)] as const,
      ),
    ],
  };
}
