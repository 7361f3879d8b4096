/** How zombies, cards, fields and targets are named in a sentence: alike in all languages, but for a few terms. */
import type { Language, NameOf } from '@horda/parts';
import { factsOfPiece } from '../cite.ts';
import { factsOf, type Kind } from '../content/effects.ts';
import { isSo, type AttachedTraits, type ZombieTraits } from '../content/traits.ts';
import { BARRICADE, laneOf, streetOf } from '../content/board.ts';
import type { CardId, Event, Field, Lane, Piece, Target } from '../state.ts';
import type { View, ZombieView } from '../view.ts';
import { capitalised, fieldName, inPlayOf, laneName, list, roman, type Called, type TargetTexts } from './messages.ts';
import { attachedOf, inOrder, lyingCard, movers, zombieIn, zombiesOn } from './seen.ts';

/** The terms of a language. */
export interface Terms {
  readonly language: Language;
  readonly barricade: string;
  /** Somebody who is not on the board any more. */
  readonly zombie: string;
  /** A card that does not lie on the board any more. */
  readonly card: string;
  readonly now: string;
  lane(letter: string): string;
  street(roman: string): string;
  field(name: string): string;
  fields(names: string): string;
  strength(left: number, whole: number): string;
  toField(name: string): string;
  readonly toBarricade: string;
}

export interface Phrases {
  lane(lane: Lane): string;
  street(street: number): string;
  /** `B3`, or the Barricade. */
  field(field: Field): string;
  name(piece: Piece): string;
  /** A name that begins a sentence. */
  subject(piece: Piece): string;
  names(pieces: readonly Piece[]): string;
  /** `Sasha (B3)`. */
  who(view: View, zombie: CardId): string;
  /** `Sasha (B3) and Fedya (B4)`. */
  all(zombies: readonly ZombieView[]): string;
  /** `Chains (Sasha, B3)`: the card with this trait that is attached to a zombie. */
  attached(view: View, zombie: CardId, trait: keyof AttachedTraits): string;
  /** The zombie that is to move; of several the first. */
  mover(view: View): string;
  /** The zombie on the board with this trait. */
  one(view: View, trait: keyof ZombieTraits): string;
  /** A text that follows the name of the card in play, or stands alone. */
  lead(view: View, text: string): string;
  /** What a card is aimed at, without a view; null: it needs no target, or where it is put is told next. */
  aimed(played: Played): string | null;
  /** The same, as it is seen on the table. */
  seen(target: Target, view: View, player: NameOf): string | null;
  readonly targets: TargetTexts;
}

type Played = Pick<Extract<Event, { readonly type: 'cardPlayed' }>, 'card' | 'target' | 'at'>;

/** What sort of card a piece is; null: it lies face down. */
export function kindOf(piece: Piece): Kind | null {
  return factsOfPiece(piece)?.kind ?? null;
}

/** Zombies and cards of the humans are put on a field, attachments under a zombie. */
function isPutDown(card: Piece): boolean {
  const kind = kindOf(card);
  return kind !== null && PUT_DOWN.has(kind);
}
const PUT_DOWN: ReadonlySet<Kind> = new Set<Kind>(['zombie', 'attachment', 'car', 'trap', 'obstacle']);

export function phrasesOf(terms: Terms, called: Called): Phrases {
  const join = (items: readonly string[]): string => list(terms.language, items);
  const lane = (n: Lane): string => terms.lane(laneName(n));
  const street = (n: number): string => terms.street(roman(n));
  const field = (at: Field): string => (at === BARRICADE ? terms.barricade : fieldName(at));
  const place = (at: Field): string => (at === BARRICADE ? terms.barricade : terms.field(fieldName(at)));
  const places = (fields: readonly Field[]): string => terms.fields(join(fields.map(field)));

  const name = (piece: Pick<Piece, 'name'>): string => called(piece.name);
  const names = (pieces: readonly Piece[]): string => join(pieces.map(name));
  const zombieText = (z: ZombieView): string => `${called(z.name)} (${field(z.field)})`;
  const under = (card: string, z: ZombieView): string => `${called(card)} (${called(z.name)}, ${field(z.field)})`;
  const all = (zombies: readonly ZombieView[]): string => join(inOrder(zombies).map(zombieText));
  const who = (view: View, zombie: CardId): string => {
    const z = zombieIn(view, zombie);
    return z === null ? terms.zombie : zombieText(z);
  };
  const withStrength = (z: ZombieView): string =>
    `${called(z.name)} (${field(z.field)}, ${terms.strength(z.strength - z.wounds, z.strength)})`;
  const attached = (view: View, zombie: CardId, trait: keyof AttachedTraits): string => {
    const z = zombieIn(view, zombie);
    const card = z === null ? null : attachedOf(view, z, trait);
    return z === null || card === null ? terms.card : under(card.name, z);
  };
  const lying = (view: View, card: CardId): string => {
    const found = lyingCard(view, card);
    if (found === null) return terms.card;
    if (found.under !== null) return under(found.name, found.under);
    return found.field === BARRICADE ? called(found.name) : `${called(found.name)} (${field(found.field)})`;
  };
  const holding = (where: string, zombies: readonly ZombieView[]): string =>
    zombies.length === 0 ? where : `${where}: ${all(zombies)}`;

  const targets: TargetTexts = {
    now: () => terms.now,
    lane: (choice, { zombies }) => {
      const there = zombies.filter((z) => laneOf(z.field) === choice.lane);
      return holding(lane(choice.lane), there);
    },
    street: (choice, { zombies }) => {
      const there = zombies.filter((z) => streetOf(z.field) === choice.street);
      return holding(street(choice.street), there);
    },
    field: (choice, view) => {
      const things = view.things.filter((thing) => thing.field === choice.field);
      const there = [...zombiesOn(view, choice.field), ...things].map(name);
      return there.length === 0 ? place(choice.field) : `${place(choice.field)}: ${join(there)}`;
    },
    fields: ({ fields }, { zombies }) => {
      const there = zombies.filter((z) => fields.includes(z.field));
      return holding(places(fields), there);
    },
    zombie: ({ zombie }, view) => {
      const z = zombieIn(view, zombie);
      return z === null ? terms.zombie : withStrength(z);
    },
    teddy: ({ zombie }, view) => attached(view, zombie, 'takesWounds'),
    thing: ({ thing }, view) => lying(view, thing),
    move: ({ zombie, to }, view) => {
      const z = zombieIn(view, zombie);
      if (z === null) return `${terms.zombie} → ${field(to)}`;
      return `${called(z.name)}: ${field(z.field)} → ${field(to)}`;
    },
    pair: ({ zombie, other }, view) => {
      const sign = inPlayOf(view)?.effect === 'swap' ? '↔' : '→';
      return `${who(view, zombie)} ${sign} ${who(view, other)}`;
    },
    take: ({ card }) => called(card),
  };

  return {
    lane,
    street,
    field,
    name,
    subject: (piece) => capitalised(name(piece)),
    names,
    who,
    all,
    attached,
    mover(view) {
      const [first] = movers(view);
      return first === undefined ? terms.zombie : zombieText(first);
    },
    one(view, trait) {
      const z = view.zombies.find(({ effect }) => isSo(factsOf(effect).traits[trait]));
      return z === undefined ? terms.zombie : zombieText(z);
    },
    lead: (view, text) => (view.inPlay === null ? text : `${called(view.inPlay.name)}: ${text}`),
    aimed({ card, target, at }) {
      if (isPutDown(card)) return null;
      switch (target.do) {
        case 'lane':
          return lane(target.lane);
        case 'street':
          return street(target.street);
        case 'field':
          return place(target.field);
        case 'fields':
          return places(target.fields);
        case 'move':
          return `${names(at)} ${target.to === BARRICADE ? terms.toBarricade : terms.toField(fieldName(target.to))}`;
        case 'take':
          return called(target.card);
        case 'now':
          return null;
        default:
          return names(at);
      }
    },
    seen: (target, view, player) => (target.do === 'now' ? null : targets[target.do](target as never, view, player)),
    targets,
  };
}
