/** Invariants 1 to 3: figures and cards are neither lost nor doubled. */
import { ABOMINATIONS } from '../../src/content/abominations.ts';
import { contentOf } from '../../src/content/content.ts';
import { DECKS, ZOMBIE_TYPES, type Deck } from '../../src/content/vocabulary.ts';
import { ZOMBIES } from '../../src/content/zombies.ts';
import type { Kit } from '../../src/declared.ts';
import { cardOf } from '../../src/rules/held.ts';
import { missionOf } from '../../src/rules/mission.ts';
import { zombieNumbers } from '../../src/setup/decks.ts';
import { NONE, TYPES, type CardNo, type State } from '../../src/state.ts';
import { framesOf, must } from './step.ts';

/** 1: on board and in the box are all figures of each type. */
export function figuresAreWhole(s: State): void {
  for (const [kind, type] of ZOMBIE_TYPES.entries()) {
    let n = s.box[kind]!;
    must(n >= 0, `${n} figures of ${type} in the box`);
    for (let at = kind; at < s.zombies.length; at += TYPES) {
      must(s.zombies[at]! >= 0, `${s.zombies[at]} ${type}s in zone ${Math.floor(at / TYPES)}`);
      n += s.zombies[at]!;
    }
    must(n === ZOMBIES[type].figures, `${n} figures of ${type}`);
  }
  const { deck, discard } = s.abominationCards;
  const kinds = [...deck, ...discard, ...s.abominations.map(({ kind }) => kind)];
  must(kinds.length === ABOMINATIONS.length, 'abominations got lost');
  must(new Set(kinds).size === kinds.length, 'an abomination is in two places');
}

/** Cards that have just been drawn, or kept from the mission before, and wait for a place. */
function cardsUnderWay(s: State): readonly CardNo[] {
  const arranged = framesOf<{ card: CardNo }>(s, 'arranging').map(({ card }) => card);
  return [...arranged.filter((card) => card !== NONE), ...(s.phase === 'setup' ? stillPacked(s) : [])];
}

/** V282: kept cards of survivors who have not unpacked yet. */
function stillPacked({ sheets, kernel: { stack } }: State): readonly CardNo[] {
  if (stack.some(({ rule, at }) => rule === 'beginning' && BEFORE_KITS.includes(at)))
    return (sheets ?? []).flatMap(({ kept }) => kept);
  return stack.flatMap(({ rule, at, my }) =>
    rule === 'kit' && BEFORE_UNPACKING.includes(at) ? (sheets?.[(my as Kit).survivor]?.kept ?? []) : [],
  );
}
const BEFORE_KITS: readonly string[] = ['choose', 'join', 'skip', 'equip'];
const BEFORE_UNPACKING: readonly string[] = ['learn', 'learned', 'unpack'];

/** How many there are of each card, wherever they lie. */
function cardsFound(s: State): readonly number[] {
  const found = new Array<number>(contentOf(s).equipment.length).fill(0);
  const count = (cards: readonly CardNo[]): void => {
    for (const card of cards) found[card]!++;
  };
  for (const { deck, discard } of [s.equipment, s.epic, s.secretService]) {
    count(deck);
    count(discard);
  }
  count(s.removed);
  count(cardsUnderWay(s));
  for (const { hand, pack } of s.survivors) {
    count(hand.map(cardOf));
    count(pack.map(cardOf));
  }
  return found;
}

function isInPlay(s: State, deck: Deck): boolean {
  return deck !== 'secretService' || missionOf(s).rules !== 'classic';
}

interface Count {
  n: number;
  printed: number;
}

/** 2: all cards of a deck are there: in the deck, discarded, carried, or out of the mission. */
export function decksAreWhole(s: State): void {
  const { equipment } = contentOf(s);
  const counts = Object.fromEntries(DECKS.map((deck) => [deck, { n: 0, printed: 0 }])) as Record<Deck, Count>;
  for (const [card, n] of cardsFound(s).entries()) {
    const { deck, copies } = equipment[card]!;
    counts[deck].n += n;
    if (isInPlay(s, deck)) counts[deck].printed += copies;
  }
  for (const deck of DECKS)
    must(counts[deck].n === counts[deck].printed, `${counts[deck].n} of ${counts[deck].printed} cards of ${deck}`);
  const { deck, discard } = s.zombieCards;
  const [lying, all] = [deck.length + discard.length, zombieNumbers(s).length];
  must(lying === all, `${lying} of ${all} zombie cards`);
}

/** 3: every card is in one place, and nobody carries more than fits. */
export function cardsHaveOnePlace(s: State): void {
  const found = cardsFound(s);
  for (const [card, { id, deck, copies }] of contentOf(s).equipment.entries()) {
    const printed = isInPlay(s, deck) ? copies : 0;
    must(found[card] === printed, `${found[card]} of ${printed} cards ${id} of ${deck}`);
  }
  const lies: boolean[] = [];
  for (const pile of [s.zombieCards.deck, s.zombieCards.discard])
    for (const card of pile) {
      must(lies[card] !== true, `zombie card ${card + 1} lies in two places`);
      lies[card] = true;
    }
  for (const [no, { hand, pack, skills }] of s.survivors.entries()) {
    const room = 3 + 2 * skills.filter((skill) => skill === 'hoard').length;
    must(hand.length <= 2, `survivor ${no} has ${hand.length} cards in the hands`);
    must(pack.length <= room, `survivor ${no} has ${pack.length} cards in the backpack`);
  }
}
