/** L112, L113, F28, Q55: a card given on request is shown to all, and used at once by the player who asked for it. */
import { ask, call, emit, reveal, rule, stop, suspended, type Seat } from '@horda/kernel';
import { ACTIONS, actOn } from '../actions/index.ts';
import { fuels } from '../actions/move.ts';
import type { Action } from '../choices.ts';
import { GIVEN, MOVE, REQUEST, TURN, type Given } from '../declared.ts';
import { intoHand, takeFromHand } from '../rules/cards.ts';
import { ofPlayer, survivorOf } from '../rules/table.ts';
import { toolsFor, useTool, type ToolUse } from '../rules/tools.ts';
import type { CardNo, Choice, State, Survivor } from '../state.ts';

/** Until it is used the card lies open before all, in nobody's hand: see `inPlayNow`. */
export const given = rule<State, Given, Choice>(GIVEN)({
  show(s, my) {
    const { from, to, card } = my;
    my.used = takeFromHand(s, from, card);
    reveal(s);
    emit(s, { type: 'cardGiven', from, to, card });
  },
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
    else {
      take(s, my.to, my);
      actOn(s, my.to, pick as Action);
    }
  },
  /** Q8: the turn goes on with its state check, as after every action. */
  goOn(s) {
    stop(s, TURN, undefined, 'check');
  },
});

/** L113, F28: neither for the crisis nor for the main objective. */
const USES = [ACTIONS.play, ACTIONS.equip, ACTIONS.calm, ACTIONS.eat] as const;

/** What could be done with the card if it were in hand. */
function usesOf(s: State, seat: Seat, card: CardNo): Choice[] {
  const uses: Choice[] = [];
  const player = s.players[seat]!;
  const { hand } = player;
  // Of the hand only its copies matter: one may be withheld.
  player.hand = [...hand.filter((held) => held === card), card];
  for (const { offer } of USES) offer(s, seat, uses);
  if (fuels(s, seat).includes(card)) ACTIONS.move.offer(s, seat, uses);
  player.hand = hand;
  return uses;
}

function moveWith(s: State, { to, card }: Given, survivor: number): void {
  call(s, MOVE, { seat: to, survivor, from: survivorOf(s, survivor).place, fuel: card, free: false });
}

/** It was not what the player had asked for. */
function giveBack(s: State, my: Given): void {
  const { from, to, card } = my;
  take(s, from, my);
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
function keep(s: State, my: Given): void {
  const { one, tool } = keeperOf(s, my.to)!;
  useTool(s, one, tool);
  take(s, my.to, my);
  s.players[my.to]!.kept = my.card;
}

function take(s: State, seat: Seat, { card, used = 0 }: Given): void {
  intoHand(s, seat, [{ card, used }]);
}
