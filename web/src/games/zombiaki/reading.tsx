/** What is read large of a card, a zombie, a thing on the street or a lane. */
import type { CardId, Choice, Lane } from '@horda/zombiaki/state';
import { fieldName, lineOfFire } from '@horda/zombiaki/text/messages';
import type { Reading } from '../parts/read-large.tsx';
import { spot } from './choices.ts';
import { useOfCard } from './row.tsx';
import { Slip } from './slip.tsx';
import { AT_REST, isUsing, LANES, pieceOf, placeOf, useOfSpot, type ZombiakiBoard } from './table.ts';
import { zombieLabel } from './zombie.tsx';

type Read = Reading<Choice>;

const plain = { caption: '', text: '', rows: [], rule: null };

/** `roomy`: the viewer's own cards can be read where they lie. */
export function readingOf(table: ZombiakiBoard, piece: string, roomy: boolean): Read | null {
  const [what, number] = piece.split('-');
  if (what === 'lane') return ofLane(table, Number(number) as Lane);
  const card = Number(number);
  return table.cards[card] === undefined ? null : ofCard(table, piece, card, roomy);
}

function ofCard(table: ZombiakiBoard, piece: string, card: CardId, roomy: boolean): Read {
  const { cards, texts, view, own, words } = table;
  const printed = cards[card]!;
  const zombie = view.zombies.find((each) => each.card === card);
  const state = zombie === undefined ? {} : { state: zombieLabel(table, zombie) };
  // A face-down card shows nothing that is printed on it.
  if (zombie?.faceDown === true) return { ...plain, title: texts.card(zombie.name), ...state };
  const isOwn = view.rows[placeOf(own)].some((each) => pieceOf(own, each.card) === piece);
  const drop = isOwn && isUsing(table) ? useOfSpot(table, spot.drop(printed.id), null) : AT_REST;
  const { tag } = useOfCard(table, printed, printed.id);
  return {
    ...plain,
    title: texts.card(printed.id),
    face: <Slip card={printed} />,
    isLarge: isOwn && roomy,
    ...state,
    rows: isOwn && printed.line === 'needs' ? LANES.map((lane) => [texts.lane(lane), lineText(table, lane)]) : [],
    ...(isOwn && tag !== '' ? { act: tag } : {}),
    also: drop.is === 'legal' ? [{ choice: { do: 'discard', card: printed.id }, word: words.drop }] : [],
  };
}

function ofLane(table: ZombiakiBoard, lane: Lane): Read {
  return {
    ...plain,
    title: table.texts.lane(lane),
    text: lineText(table, lane),
    rule: lineOfFire(table.view, lane).rule,
  };
}

/** Whom a shot along the lane would hit, or what stands in its way. */
function lineText({ view, texts, words }: ZombiakiBoard, lane: Lane): string {
  const { nearest, blockedBy, foggy } = lineOfFire(view, lane);
  const zombie = view.zombies.find(({ card }) => card === nearest);
  if (zombie === undefined) return words.nobody;
  const named = `${texts.card(zombie.name)} (${fieldName(zombie.field)})`;
  if (foggy) return words.foggy(texts.lane(lane));
  const thing = view.things.find(({ card }) => card === blockedBy);
  return thing === undefined ? words.clear(named) : words.blocked(texts.card(thing.name), named);
}
