/** Effects that stay, and rules that a card changes. */
import { emit } from '@horda/kernel';
import type { Op } from '../../content/operations.ts';
import type { Modifier } from '../../content/vocabulary.ts';
import { beginLasting, endLasting } from '../../rules/lasting.ts';
import { NONE, type State, type SurvivorNo } from '../../state.ts';
import type { Acts } from '../act.ts';
import type { Context } from '../context.ts';

export const LASTING_OPS: Acts<
  | 'cancelAction'
  | 'discardEffect'
  | 'banPlay'
  | 'tunnel'
  | 'road'
  | 'addGoal'
  | 'mod'
  | 'skipCrisis'
  | 'lasting'
  | 'attach'
> = {
  cancelAction(s) {
    s.turn.cancelled = true;
  },
  discardEffect: (s, { ctx }) => endLasting(s, ctx.lasting),
  banPlay(s, { op }) {
    s.turn.noCards = [...s.turn.noCards, op.kind];
  },
  tunnel(s, { places }) {
    s.tunnels = [...s.tunnels, ...places];
  },
  road(s, { from: [a], places: [b] }) {
    if (a !== undefined && b !== undefined) s.roads = [...s.roads, [a, b]];
  },
  addGoal(s, { op }) {
    s.goals = [...s.goals, op.goal];
  },
  mod(s, { op, who, ctx }) {
    // A face turned into a blank is a matter of the roll under way.
    if (op.mod.key === 'exposure.ignore') s.turn.face = 'blank';
    else if (op.who === undefined) change(s, op.mod, NONE, ctx);
    else for (const survivor of who) change(s, op.mod, survivor, ctx);
  },
  skipCrisis(s, { op }) {
    if (op.when === 'next') s.skipCrisis = true;
    else if (s.crisis !== NONE) buryCrisis(s);
  },
  lasting(s, { op, ctx }) {
    if (wantsSearches(op.do)) for (const place of s.places) place.searched = false;
    beginLasting(s, { on: op.on, until: op.until, uses: 0, ops: op.do }, ctx, NONE);
  },
  attach(s, { op, who, ctx }) {
    for (const survivor of who)
      beginLasting(s, { on: op.on, until: 'endOfGame', uses: op.uses ?? 0, ops: op.do }, ctx, survivor);
  },
};

/** Places that must be searched are counted from here on. */
function wantsSearches(ops: readonly Op[]): boolean {
  return ops.some(
    (op) => op.op === 'if' && op.cond.some((each) => 'is' in each && each.is === 'everyLocationSearched'),
  );
}

/** To the end of the game; values of weapons belong to the item that the card is about. */
function change(s: State, mod: Modifier, survivor: SurvivorNo, { item }: Context): void {
  s.mods = [...s.mods, { mod, survivor, card: mod.key.startsWith('weapon.') ? item : NONE, lasting: NONE }];
}

/** The crisis goes under its deck unresolved, and the cards added to it leave the game unseen. */
function buryCrisis(s: State): void {
  s.crisisDeck.unshift(s.crisis);
  emit(s, { type: 'crisisSkipped', crisis: s.crisis });
  s.crisis = NONE;
  s.unseen.push(...s.contributions.map(({ card }) => card));
  s.contributions = [];
}
