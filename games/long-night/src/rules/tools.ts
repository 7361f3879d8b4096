/**
 * Tools: abilities, equipment, side effects and improvements that change an action under way. Those without limit and
 * cost work by themselves; the others are named one by one. All of them lie open; only what they cost may be hidden.
 */
import { emit, type Seat } from '@horda/kernel';
import type { Op } from '../content/operations.ts';
import type { Hook, Need, Timing } from '../content/vocabulary.ts';
import { callEffects } from '../effects/act.ts';
import { context } from '../effects/context.ts';
import type { Tool } from '../choices.ts';
import type { CardNo, Equipped, State, Survivor } from '../state.ts';
import { useLasting } from './lasting.ts';
import { abilitiesOf } from './modifiers.ts';
import { contentOf, isKind, itemOf, placeNo, printed } from './table.ts';

export interface ToolUse {
  readonly tool: Tool;
  readonly timing: Timing;
  readonly effects: readonly Op[];
}

/** Whether what a tool needs holds for the action. */
export type Fits = (need: Need) => boolean;

/** Tools of a survivor for this moment that can still be used. */
export function toolsFor(s: State, one: Survivor, hook: Hook, fits: Fits): ToolUse[] {
  const tools: ToolUse[] = [];
  // Most tools are for other moments: that is asked first.
  const isFor = (timing: Timing): boolean =>
    timing.hook === hook && (timing.needs === undefined || holdsFor(one, timing.needs, fits));
  for (const of of abilitiesOf(s, one)) {
    const { timing, effects } = printed(s, of).ability;
    // A further use of a weapon is no tool of its own: it is taken with the weapon.
    if (isFor(timing) && isLeft(timing, one.used) && !hasMod(effects, 'weapon.extraUse'))
      tools.push({ tool: { do: 'withAbility', of }, timing, effects });
  }
  for (const [i, item] of one.items.entries())
    for (const { timing, effects, module } of itemOf(s, item.card).uses) {
      if (!isFor(timing) || (module !== undefined && !s.options[module]) || hasLike(one.items, i)) continue;
      if (isLeft(timing, item.used) || (isUsedUp(one, item, timing) && hasExtraUse(s, one, item)))
        tools.push({ tool: { do: 'withItem', card: item.card }, timing, effects });
    }
  for (const card of one.sideEffects) {
    const { timing, effects } = contentOf(s).sideEffects[card]!;
    if (isFor(timing) && isLeft(timing, usedInTurn(s, `sideEffect ${card}`)))
      tools.push({ tool: { do: 'withSideEffect', card }, timing, effects });
  }
  for (const { card } of s.improvements.built)
    for (const { timing, effects } of contentOf(s).improvements[card]!.parts)
      if (isFor(timing) && isLeft(timing, usedInTurn(s, `improvement ${card}`)))
        tools.push({ tool: { do: 'withImprovement', card }, timing, effects });
  for (const { id, survivor, on, used, effects } of s.lasting)
    if (survivor === one.card && on.hook === hook && on.perRound !== undefined && used < on.perRound)
      tools.push({
        tool: { do: 'withLasting', id },
        timing: { hook, limit: { perRound: on.perRound } },
        effects,
      });
  return tools;
}

/** An item that comes before this one is of the same card and used as often. */
function hasLike(items: readonly Equipped[], number: number): boolean {
  const { card, used } = items[number]!;
  return items.findIndex((item) => item.card === card && item.used === used) < number;
}

/** Without a limit or a cost nobody has to name it. */
export function isAutomatic({ timing: { limit, cost } }: ToolUse): boolean {
  return limit === undefined && cost === undefined;
}

export function isLeft({ limit }: Timing, used: number): boolean {
  if (limit === undefined) return true;
  return used < ('perRound' in limit ? limit.perRound : 'perTurn' in limit ? limit.perTurn : limit.perRoundForAll);
}

function usedInTurn({ turn }: State, name: string): number {
  return turn.used.filter((each) => each === name).length;
}

/** No other copy of the item can be used any more. */
function isUsedUp({ items }: Survivor, { card }: Equipped, timing: Timing): boolean {
  return items.every((item) => item.card !== card || !isLeft(timing, item.used));
}

/** Alfonso Ortega uses a weapon once more. */
function hasExtraUse(s: State, one: Survivor, { card }: Equipped): boolean {
  if (one.used > 0 || itemOf(s, card).symbol !== 'weapon') return false;
  return abilitiesOf(s, one).some((of) => hasMod(printed(s, of).ability.effects, 'weapon.extraUse'));
}

function holdsFor(one: Survivor, need: Need, fits: Fits): boolean {
  if (need.need === 'bearerAt' || need.need === 'actorAt') return one.place === placeNo(need.place);
  if (need.need === 'bearerSearches') return one.place === placeNo(need.place);
  return fits(need);
}

/** Whether the player has the cards that the tool costs. */
export function canPay(s: State, seat: Seat, cost: readonly Op[] | undefined): boolean {
  return (cost ?? []).every((op) => {
    if (op.op !== 'discard' || typeof op.n !== 'number') return true;
    return s.players[seat]!.hand.filter((card) => isKind(s, card, op.kind)).length >= op.n;
  });
}

/** The tool is used up as its limit says, and its cost is paid. */
export function useTool(s: State, one: Survivor, { tool, timing }: ToolUse): void {
  if (tool.do === 'withItem') useItem(s, one, tool.card, timing);
  else if (tool.do === 'withAbility') {
    one.used++;
    emit(s, { type: 'abilityUsed', survivor: one.card, of: tool.of });
  } else if (tool.do === 'withImprovement') s.turn.used = [...s.turn.used, `improvement ${tool.card}`];
  else if (tool.do === 'withLasting')
    useLasting(
      s,
      s.lasting.find(({ id }) => id === tool.id)!,
    );
  else if (tool.do === 'withSideEffect') s.turn.used = [...s.turn.used, `sideEffect ${tool.card}`];
  if (timing.cost !== undefined)
    callEffects(s, timing.cost, context(s, causeOf(one, tool), one.owner, { self: one.card, here: one.place }));
}

/** The copy that was used least; one that was used up costs the ability that allows it. */
export function useItem(s: State, one: Survivor, card: CardNo, timing: Timing): void {
  const [item] = one.items.filter((each) => each.card === card).toSorted((a, b) => a.used - b.used);
  if (item === undefined) throw new Error(`card ${card} is not beside survivor ${one.card}`);
  if (!isLeft(timing, item.used)) one.used++;
  item.used++;
  emit(s, { type: 'itemUsed', survivor: one.card, card });
}

function causeOf(one: Survivor, tool: Tool): Parameters<typeof context>[1] {
  return tool.do === 'withItem' ? { deck: 'item', card: tool.card } : { deck: 'survivor', card: one.card };
}

/** The weapons among the tools named. */
export function weaponsIn(s: State, tools: readonly Tool[]): CardNo[] {
  return tools.flatMap((tool) =>
    tool.do === 'withItem' && itemOf(s, tool.card).symbol === 'weapon' ? [tool.card] : [],
  );
}

/** What all modifiers of a key in a list add up to. */
export function modIn(ops: readonly Op[], key: string): number {
  let sum = 0;
  for (const op of ops)
    if (op.op === 'mod' && op.mod.key === key && typeof op.mod.value === 'number') sum += op.mod.value;
  return sum;
}

/** The highest value that a modifier of the key sets; 0: none. */
export function highestIn(ops: readonly Op[], key: string): number {
  let most = 0;
  for (const op of ops)
    if (op.op === 'mod' && op.mod.key === key && typeof op.mod.value === 'number') most = Math.max(most, op.mod.value);
  return most;
}

export function hasMod(ops: readonly Op[], key: string): boolean {
  return ops.some((op) => op.op === 'mod' && op.mod.key === key);
}

/** What a list does besides changing values. */
export function deedsIn(ops: readonly Op[]): readonly Op[] {
  return ops.filter(({ op }) => op !== 'mod');
}
