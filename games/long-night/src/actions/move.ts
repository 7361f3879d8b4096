/** L104–L107: each own survivor may move once per turn. */
import { ask, call, emit, rule, type Rule, type Seat } from '@horda/kernel';
import { EXPOSURE, MOVE } from '../declared.ts';
import { mayAct } from '../rules/acting.ts';
import { different, mayPlay, takeFromHand } from '../rules/cards.ts';
import { partCompany } from '../rules/death.ts';
import { saving } from '../rules/saving.ts';
import { find, isExiled, isOpen, itemOf, placesOf, survivorOf } from '../rules/table.ts';
import { hasMod, isAutomatic, modIn, toolsFor, useTool, type ToolUse } from '../rules/tools.ts';
import {
  COLONY,
  NONE,
  type CardNo,
  type Choice,
  type PlaceNo,
  type State,
  type Survivor,
  type SurvivorNo,
} from '../state.ts';
import type { ActionRules } from './action.ts';

export const MOVE_ACTIONS: ActionRules<'move'> = {
  move: {
    offer(s, seat, options) {
      for (const one of s.survivors)
        if (one.owner === seat && canMove(s, one) && placesOf(s).some((place) => isDestination(s, one, place)))
          options.push({ do: 'move', survivor: one.card });
    },
    act: (s, seat, { survivor }) =>
      call(s, MOVE, { seat, survivor, from: survivorOf(s, survivor).place, fuel: NONE, free: false }),
  },
};

function canMove(s: State, one: Survivor): boolean {
  return mayAct(s, one, 'move') && (one.moves === 0 || (one.moves === 1 && secondMove(s, one) !== undefined));
}

/** An ability that allows a second move. */
function secondMove(s: State, one: Survivor): ToolUse | undefined {
  return toolsFor(s, one, 'moved', () => true).find(({ effects }) => modIn(effects, 'move.extra') > 0);
}

export function destinations(s: State, one: Survivor): PlaceNo[] {
  return placesOf(s).filter((place) => isDestination(s, one, place));
}

/** L105, Q45: another place with a free space. F16: exiled survivors never enter the colony. */
function isDestination(s: State, one: Survivor, place: PlaceNo): boolean {
  if (place === one.place || (place === COLONY && isExiled(s, one)) || !isOpen(s, place)) return false;
  for (const mark of one.marks) if (mark.mark === 'barred' && mark.place === place) return false;
  return true;
}

/** Cards of the hand that spare the roll of a move. */
export function fuels(s: State, seat: Seat): CardNo[] {
  return different(s.players[seat]!.hand).filter(
    (card) =>
      mayPlay(s, seat, card) &&
      itemOf(s, card).uses.some(
        ({ timing, effects }) => timing.hook === 'moveDeclared' && hasMod(effects, 'move.noExposure'),
      ),
  );
}

interface Move {
  seat: Seat;
  survivor: SurvivorNo;
  from: PlaceNo;
  /** The card played for it; before the place is named: one that was given for it and lies open. */
  fuel: CardNo;
  /** Does not use up the move of the turn, and fuel only helps in the own turn. (L192, Q30) */
  free: boolean;
}

export const move = rule<State, Move, Choice>(MOVE)({
  /** The place, and the fuel for it, in one question: who has fuel is nobody's business. */
  choose(s, { seat, survivor, fuel: given }, f) {
    const one = find(s, survivor);
    const places = one === undefined ? [] : destinations(s, one);
    if (places.length === 0) return void (f.at = '');
    const cards = given === NONE && s.active === seat ? [NONE, ...fuels(s, seat)] : [given];
    ask(
      s,
      seat,
      'move.choose',
      places.flatMap((to) => cards.map((fuel): Choice => ({ do: 'go', to, fuel }))),
    );
  },
  go(s, my, f) {
    if (f.pick.do !== 'go') return void (f.at = '');
    const one = survivorOf(s, my.survivor);
    const { to, fuel } = f.pick;
    my.from = one.place;
    if (fuel !== NONE) {
      if (my.fuel === NONE) takeFromHand(s, my.seat, fuel);
      emit(s, { type: 'cardShown', seat: my.seat, card: fuel });
      call(s, saving, { seat: my.seat, card: fuel });
    }
    my.fuel = fuel;
    // Before the figure moves: an ability may come from the company it leaves.
    const second = !my.free && one.moves === 1 ? secondMove(s, one) : undefined;
    if (isSafe(s, my, one, to)) f.at = 'arrive';
    partCompany(s, () => (one.place = to));
    emit(s, { type: 'survivorWent', survivor: one.card, from: my.from, to });
    if (second !== undefined) useTool(s, one, second);
    if (!my.free) one.moves++;
  },
  /** L106, L107: a bite spreads where the survivor has gone. */
  expose(s, { survivor }) {
    call(s, EXPOSURE, { survivor, n: 1 });
  },
  exposed(s, { survivor, from }) {
    const one = find(s, survivor);
    if (one !== undefined) emit(s, { type: 'moveExposed', survivor, from, to: one.place, face: s.turn.face! });
  },
  /** F7: nothing waits for the move of a survivor who died. */
  arrive(s, { survivor, from, fuel }) {
    const one = find(s, survivor);
    if (one !== undefined) emit(s, { type: 'moved', survivor, from, to: one.place, fuel: fuel !== NONE });
  },
});

/** No roll: fuel, an ability, a tunnel or a road. */
export function isSafe(
  s: State,
  { fuel, from, free }: Pick<Move, 'fuel' | 'from' | 'free'>,
  one: Survivor,
  to: PlaceNo,
): boolean {
  if (fuel !== NONE || s.tunnels.includes(from) || s.tunnels.includes(to)) return true;
  if (s.roads.some((road) => road.includes(from) && road.includes(to))) return true;
  if (!free && one.moves === 1 && hasMod(secondMove(s, one)?.effects ?? [], 'move.noExposure')) return true;
  if (s.mods.some(({ mod, survivor }) => mod.key === 'move.noExposure' && survivor === one.card)) return true;
  return toolsFor(s, one, 'moveDeclared', () => true).some(
    (tool) => isAutomatic(tool) && hasMod(tool.effects, 'move.noExposure'),
  );
}

export const MOVE_RULES: readonly Rule<State>[] = [move];
