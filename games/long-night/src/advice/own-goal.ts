/** For bots: how far the own goal is, from 0 to 1, what it counts beside the colony, and what a deed changes of it. */
import type { Seat } from '@horda/kernel';
import { allHold } from '../conditions/conditions.ts';
import type { Condition, CountName } from '../content/vocabulary.ts';
import { context, type Context } from '../effects/context.ts';
import { conditionsOf, isBetrayer } from '../rules/ending.ts';
import { ofPlayer } from '../rules/table.ts';
import type { CardNo, PlaceNo, State, Survivor } from '../state.ts';
import { average, mainProgress } from './progress.ts';

/** The whole of the own goal, for the loyal and for others; how much of it counts while the main objective is far away. */
const OWN_GOAL = 20;
const BETRAYAL = 120;
const FAR_AWAY = 0.6;
/** What is done for it, rather than kept, counts little before the end is near: with this power of the progress. */
const LATE = 3;
/** It counts fully from so much morale on, and never less than a part. */
const CALM = 6;
const LEAST = 0.2;
/** From this round on a betrayer turns against the others, if it is ready or the main objective this near. */
const HOSTILE_FROM = 3;
const TOO_NEAR = 0.6;
/** Harm to the colony: what brings these conditions about is hostile in itself. */
const HARM: ReadonlySet<CountName> = new Set(['morale', 'starvation', 'dead', 'zombies', 'barricades', 'special']);

/** A betrayer, and an exiled player, do not work for the colony. */
export function isDisloyal(s: State, seat: Seat): boolean {
  return s.options.mode === 'secret' && (isBetrayer(s, seat) || s.players[seat]!.exiled);
}

/** Until then a betrayer works with the others: nobody can tell, and the own goal needs time. */
export function isHostile(s: State, seat: Seat): boolean {
  if (!isDisloyal(s, seat)) return false;
  if (s.players[seat]!.exiled) return true;
  return s.round >= HOSTILE_FROM && (isReady(s, seat) || mainProgress(s) >= TOO_NEAR);
}

/** All that a betrayer needs besides harm. */
function isReady(s: State, seat: Seat): boolean {
  return allHold(
    s,
    conditionsOf(s, seat).filter((one) => !('of' in one) || !one.of.some(({ count }) => HARM.has(count))),
    contextOf(s, seat),
  );
}

/** Loyal players serve the colony first: without the main objective none of them wins. */
export function ownGoal(s: State, seat: Seat): number {
  if (s.options.mode === 'coop') return 0;
  return isDisloyal(s, seat) ? BETRAYAL : OWN_GOAL * confidence(s) * (FAR_AWAY + (1 - FAR_AWAY) * mainProgress(s));
}

/** Where morale is low, everybody helps. */
function confidence({ morale }: State): number {
  return Math.min(1, Math.max(LEAST, (morale - 1) / (CALM - 1)));
}

/** The same for deeds: nothing is lost by doing them last. */
export function ownDeeds(s: State, seat: Seat): number {
  if (s.options.mode === 'coop') return 0;
  return isDisloyal(s, seat) ? BETRAYAL : OWN_GOAL * confidence(s) * mainProgress(s) ** LATE;
}

/** Without the main objective, which has a progress of its own. In the co-operative game nobody has an own goal. */
export function ownProgress(s: State, seat: Seat): number {
  return s.options.mode === 'coop' ? 0 : average(s, ownConditions(s, seat), contextOf(s, seat));
}

function ownConditions(s: State, seat: Seat): readonly Condition[] {
  return conditionsOf(s, seat).filter((one) => !('is' in one) || one.is !== 'mainCompleted');
}

function contextOf(s: State, seat: Seat): Context {
  return context(s, { deck: 'objective', card: s.main }, seat);
}

/** What a card in hand is worth for the own goal. */
export function gainInHand(s: State, seat: Seat, card: CardNo): number {
  const { hand } = s.players[seat]!;
  return gainBy(s, seat, () => {
    hand.push(card);
    return () => void hand.pop();
  });
}

/** What would be lost of the own goal without this card of the hand. */
export function lossFromHand(s: State, seat: Seat, card: CardNo): number {
  return -gainBy(s, seat, () => takeOut(s, seat, card));
}

/** What equipping a card of the hand changes for the own goal. */
export function gainByEquipping(s: State, seat: Seat, card: CardNo, one: Survivor): number {
  return gainBy(s, seat, () => {
    const back = takeOut(s, seat, card);
    one.items.push({ card, used: 0 });
    return () => {
      one.items.pop();
      back();
    };
  });
}

function takeOut(s: State, seat: Seat, card: CardNo): () => void {
  const { hand } = s.players[seat]!;
  const at = hand.indexOf(card);
  if (at < 0) return () => {};
  hand.splice(at, 1);
  return () => void hand.splice(at, 0, card);
}

export function gainByBuilding(s: State, seat: Seat, place: PlaceNo): number {
  const [entrance] = s.places[place]!.entrances;
  if (entrance === undefined) return 0;
  return gainBy(s, seat, () => {
    entrance.barricades++;
    return () => void entrance.barricades--;
  });
}

export function gainByCleaning(s: State, seat: Seat, cards: number): number {
  return gainBy(s, seat, () => {
    const gone = s.waste.splice(-cards);
    return () => void s.waste.push(...gone);
  });
}

export function gainByMoving(s: State, one: Survivor, to: PlaceNo): number {
  return gainBy(s, one.owner, () => {
    const from = one.place;
    one.place = to;
    return () => void (one.place = from);
  });
}

export function gainByFood(s: State, seat: Seat, food: number): number {
  return gainBy(s, seat, () => {
    s.food += food;
    return () => void (s.food -= food);
  });
}

/** A new survivor of the own group. */
export function gainByNewcomer(s: State, seat: Seat): number {
  const [one] = ofPlayer(s, seat);
  if (one === undefined) return 0;
  return gainBy(s, seat, () => {
    s.survivors.push({ ...one, wounds: 0, frostbite: 0, despair: 0, items: [] });
    return () => void s.survivors.pop();
  });
}

/** What a change of the table would do; it is taken back. */
function gainBy(s: State, seat: Seat, change: () => () => void): number {
  if (s.options.mode === 'coop') return 0;
  const before = ownProgress(s, seat);
  const undo = change();
  const after = ownProgress(s, seat);
  undo();
  return after - before;
}
