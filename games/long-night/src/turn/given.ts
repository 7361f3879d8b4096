/** L112, L113, F28, A55: a card given on request is shown to all, and used at once by the player who asked for it. */
import { ask, call, emit, reveal, rule, suspended, type Seat } from '@horda/kernel';
import { ACTIONS, actOn } from '../actions/index.ts';
import { fuels } from '../actions/move.ts';
import type { Action } from '../choices.ts';
import { firesNow } from '../crossroads/trigger.ts';
import { GIVEN, MOVE, REQUEST } from '../declared.ts';
import { takeFromHand } from '../rules/cards.ts';
import { ofPlayer, survivorOf } from '../rules/table.ts';
import { toolsFor, useTool, type ToolUse } from '../rules/tools.ts';
import type { CardNo, Choice, State, Survivor } from '../state.ts';

interface Given {
  from: Seat;
  to: Seat;
  card: CardNo;
}

export const given = rule<State, Given, Choice>(GIVEN)({
  show(s, { from, to, card }) {
    pass(s, from, to, card);
    reveal(s);
    emit(s, { type: 'cardGiven', from, to, card });
  },
  /** Always asked: what can be done with the card may depend on the hand. */
  choose(s, { to, card }) {
    const options: Choice[] = [...usesOf(s, to, card), { do: 'no' }];
    if (keeperOf(s, to) !== undefined) options.push({ do: 'keep', card });
    ask(s, to, 'given.choose', options);
  },
  use(s, my, f) {
    const { pick } = f;
    if (pick.do === 'no') giveBack(s, my);
    else if (pick.do === 'keep') keep(s, my);
    else if (pick.do === 'move') moveWith(s, my, pick.survivor);
    else actOn(s, my.to, pick as Action);
  },
  /** A8: the state check, as after every action. */
  check(s) {
    for (const frame of firesNow(s)) s.kernel.stack.push(frame);
  },
});

function pass(s: State, from: Seat, to: Seat, card: CardNo): void {
  takeFromHand(s, from, card);
  s.players[to]!.hand.push(card);
}

/** L113, F28: neither for the crisis nor for the main objective. */
const USES = [ACTIONS.play, ACTIONS.equip, ACTIONS.calm, ACTIONS.eat] as const;

function usesOf(s: State, seat: Seat, card: CardNo): Choice[] {
  const all: Choice[] = [];
  for (const { offer } of USES) offer(s, seat, all);
  const uses = all.filter((choice) => 'card' in choice && choice.card === card);
  if (fuels(s, seat).includes(card)) ACTIONS.move.offer(s, seat, uses);
  return uses;
}

function moveWith(s: State, { to, card }: Given, survivor: number): void {
  call(s, MOVE, { seat: to, survivor, from: survivorOf(s, survivor).place, fuel: card, free: false });
}

/** It was not what the player had asked for. */
function giveBack(s: State, { from, to, card }: Given): void {
  pass(s, to, from, card);
  emit(s, { type: 'cardReturned', from, to, card });
  const request = suspended(s, REQUEST);
  request.ignored = [...request.ignored, from];
}

/** A survivor whose player may keep the card in hand. */
function keeperOf(s: State, seat: Seat): { one: Survivor; tool: ToolUse } | undefined {
  for (const one of ofPlayer(s, seat)) {
    const [tool] = toolsFor(s, one, 'cardGiven', () => true);
    if (tool !== undefined) return { one, tool };
  }
  return undefined;
}

/** In this round it cannot be added to the crisis. */
function keep(s: State, { to, card }: Given): void {
  const { one, tool } = keeperOf(s, to)!;
  useTool(s, one, tool);
  s.players[to]!.kept = card;
}
