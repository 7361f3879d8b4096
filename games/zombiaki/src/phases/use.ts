import { ask, call, emit, askUnlessOne, rule } from '@horda/kernel';
import { remove } from '@horda/parts';
import { ABILITIES, PLAYS } from '../cards/index.ts';
import { factsOf, isFired, type Side } from '../content/effects.ts';
import type { Printed } from '../content/printed.ts';
import type { Traits } from '../content/traits.ts';
import { piecesAt } from '../rules/aiming.ts';
import { crossOver } from '../rules/asking.ts';
import {
  differentIn,
  discardFromRow,
  inRow,
  otherSide,
  pieceOfCard,
  printed,
  putOnPile,
  rowOf,
  seatOf,
  traitsOf,
} from '../rules/cards.ts';
import { inForce } from '../rules/things.ts';
import { attachedTo, detach, has, traits, zombie } from '../rules/zombies.ts';
import type { CardId, Choice, State, Target } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';

interface Locals {
  readonly side: Side;
  card: CardId;
}

const END: Choice = { do: 'end' };
const PASS: Choice = { do: 'pass' };

/**
 * Step 5: each card of the row is played, discarded or kept, in any order, each settled before the next; what is left
 * when the turn is ended stays. (Z62–Z68, R60, R61)
 */
export const use = rule<State, Pick<Locals, 'side'> & Partial<Locals>, Choice>('use')({
  choose(s, { side }) {
    ask(s, seatOf(s, side), 'use.choose', useOptions(s, side));
  },
  act(s, my, f) {
    const { pick } = f;
    if (pick.do === 'end') return void (f.at = '');
    f.at = pick.do === 'play' ? 'aim' : 'choose';
    if (pick.do === 'play') {
      const card = inRow(s, my.side, pick.card);
      remove(rowOf(s, my.side), card);
      s.inPlay = card;
      my.card = card;
    } else if (pick.do === 'discard') discardFromRow(s, my.side, pick.card, 'wish');
    else if (pick.do === 'unchain') unchain(s, pick.zombie, pick.card);
    else if (pick.do === 'use') call(s, ABILITIES[pick.ability].effect, { zombie: pick.zombie });
  },
  aim(s, { side, card }, f) {
    const one = printed(s, card!);
    askUnlessOne(s, f, seatOf(s, side), 'use.aim', PLAYS[one.effect].targets(s, one));
  },
  declare(s, my, f) {
    const target = f.pick as Target;
    s.target = target;
    s.played++;
    const [card, seat] = [pieceOfCard(s, my.card!), seatOf(s, my.side)];
    emit(s, { type: 'cardPlayed', side: my.side, seat, card, target, at: piecesAt(s, target) });
    const other = otherSide(my.side);
    if (reactionsTo(s, printed(s, my.card!), other).length > 0) crossOver(s, other);
  },
  react(s, { side, card }, f) {
    const other = otherSide(side);
    const answers = reactionsTo(s, printed(s, card!), other);
    if (answers.length === 0) f.pick = PASS;
    else ask(s, seatOf(s, other), 'reaction.answer', [...answers, PASS]);
  },
  settle(s, { side, card }, { pick }) {
    const other = otherSide(side);
    if (reactionsTo(s, printed(s, card!), other).length > 0) crossOver(s, other);
    if (pick.do === 'react') return cancel(s, card!, inRow(s, other, pick.card));
    call(s, PLAYS[printed(s, card!).effect].effect, { card: card!, target: s.target! });
  },
  putAway(s, _my, f) {
    if (s.inPlay >= 0) putOnPile(s, s.inPlay);
    s.inPlay = -1;
    s.target = null;
    f.at = 'choose';
  },
});

/** What can be done with the row, and with what lies on the board. */
function useOptions(s: State, side: Side): Choice[] {
  const options: Choice[] = [];
  const cards = differentIn(s, rowOf(s, side));
  const first = firstToPlay(s, side);
  for (const card of cards)
    if (barred(s, card, first) === null && PLAYS[card.effect].targets(s, card).length > 0)
      options.push({ do: 'play', card: card.id });
  if (side === 'zombies' && anySpecial(s)) {
    for (const ability of EVERY_ABILITY) for (const option of ability.options(s)) options.push(option);
    for (const option of unchainings(s, cards)) options.push(option);
  }
  for (const card of cards)
    if (first === null || undiscardable(card) === null) options.push({ do: 'discard', card: card.id });
  if (first === null) options.push(END);
  return options;
}

const EVERY_ABILITY = Object.values(ABILITIES);

/** Somebody may have an ability, or chains to break: worth a closer look. */
function anySpecial(s: State): boolean {
  for (const z of s.zombies) if (z.attached.length > 0 || traits(s, z).hasAbility) return true;
  return false;
}

/** The rule that forbids to play this card of the row now; null: it can be played. */
export function unplayable(s: State, card: Printed): RuleId | null {
  const play = PLAYS[card.effect];
  return (
    barred(s, card, firstToPlay(s, card.side)) ?? (play.targets(s, card).length > 0 ? null : play.why(s, card, null))
  );
}

/** The rule that forbids to play it, whatever it could be aimed at; `first`: that of a card which comes before others. */
function barred(s: State, card: Printed, first: RuleId | null): RuleId | null {
  if (card.kind === 'reaction') return 'R29';
  if (card.side === 'humans' && s.played > 0) {
    const panic = inForce(s, 'allowsOneCard');
    if (panic !== null) return printed(s, panic.card).rule;
  }
  return first !== null && undiscardable(card) === null ? first : null;
}

/** The rule that forbids to discard this card of the row in step 5. */
export function undiscardable({ effect }: Printed): RuleId | null {
  return factsOf(effect).traits.comesFirst?.use ?? null;
}

/** The rule of a card in the row that comes before all others, in the turn in which it was drawn. (P342, J22) */
function firstToPlay(s: State, side: Side): RuleId | null {
  for (const card of rowOf(s, side)) {
    const { comesFirst } = traitsOf(s, card);
    if (comesFirst !== null) return comesFirst.use;
  }
  return null;
}

/** The chains of a zombie may be broken for any card of the row. (K502, H16) */
function unchainings(s: State, cards: readonly Printed[]): Choice[] {
  const chained = s.zombies.filter((z) => has(s, z, 'fetters'));
  return chained.flatMap((z) => {
    const spare = cards.filter((card) => undiscardable(card) === null);
    return spare.map((card): Choice => ({ do: 'unchain', zombie: z.card, card: card.id }));
  });
}

function unchain(s: State, card: CardId, name: string): void {
  discardFromRow(s, 'zombies', name, 'wish');
  const z = zombie(s, card);
  detach(s, z, attachedTo(s, z, 'fetters')!);
}

/** Cards of a row that can answer the card that has just been declared. (R29, R30, M11, D9) */
function reactionsTo(s: State, card: Printed, side: Side): Choice[] {
  const fitting: CardId[] = [];
  for (const answer of rowOf(s, side)) if (fits(traitsOf(s, answer).answers, card)) fitting.push(answer);
  return differentIn(s, fitting).map(({ id }) => ({ do: 'react', card: id }));
}

/** Whatever is fired can be stopped, or any action of the zombies. (K301, K561, P311) */
function fits(answers: Traits['answers'], card: Printed): boolean {
  switch (answers) {
    case 'fire':
      return isFired(card);
    case 'actions':
      return card.side === 'zombies' && (card.kind === 'action' || card.kind === 'lasting');
    case null:
      return false;
  }
}

/** Both cards are discarded; the one that was answered has been played, without effect. (R29, K302, K562) */
function cancel(s: State, card: CardId, by: CardId): void {
  remove(rowOf(s, printed(s, by).side), by);
  putOnPile(s, by);
  emit(s, { type: 'cardCancelled', card: pieceOfCard(s, card), by: pieceOfCard(s, by) });
}
