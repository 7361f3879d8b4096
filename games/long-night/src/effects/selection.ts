/** Finds the survivors that a selector means, asking where somebody picks; leaves them in `who` of the effects. */
import { ask, rule, suspended, type Seat } from '@horda/kernel';
import { hasTarget } from '../actions/attack.ts';
import type { Op } from '../content/operations.ts';
import type { PlaceRef, Selector } from '../content/vocabulary.ts';
import { EFFECTS, SELECTION } from '../declared.ts';
import { mayAct } from '../rules/acting.ts';
import { isPossibleAt } from '../rules/entrances.ts';
import {
  byInfluence,
  damageOf,
  find,
  isExiled,
  nonExiled,
  ofPlayer,
  seatsFrom,
  survivorNo,
  survivorsAt,
} from '../rules/table.ts';
import { NONE, type Choice, type State, type Survivor, type SurvivorNo } from '../state.ts';
import type { Context } from './context.ts';
import { placesMeant } from './places.ts';

interface Selection {
  selector: Selector;
  ctx: Context;
  /** The operation that asks: survivors on which it would do nothing are not offered. */
  op: Op;
  /** Players still to be asked. */
  seats: readonly Seat[];
  found: readonly SurvivorNo[];
}

export const selection = rule<State, Selection, Choice>(SELECTION)({
  begin(s, my, f) {
    const meant = fixed(s, my);
    if (meant !== null) {
      my.found = meant;
      f.at = 'end';
    } else my.seats = askers(s, my);
  },
  pick(s, my, f) {
    const [seat] = my.seats;
    if (seat === undefined) return void (f.at = 'end');
    const found = candidates(s, my, seat);
    const { least, most } = howMany(my.selector, found.length);
    // No choice is left: all of them, or nobody.
    if (least === found.length) f.picks = found.map((survivor): Choice => ({ do: 'survivor', survivor }));
    else
      ask(
        s,
        seat,
        'selection.pick',
        found.map((survivor): Choice => ({ do: 'survivor', survivor })),
        least,
        most,
      );
  },
  take(_s, my, f) {
    my.found = [...my.found, ...f.picks.flatMap((pick) => (pick.do === 'survivor' ? [pick.survivor] : []))];
    my.seats = my.seats.slice(1);
    f.picks = [];
    f.at = 'pick';
  },
  end(s, my) {
    suspended(s, EFFECTS).who = my.found;
  },
});

/** The survivors of a selector that leaves no choice; null: somebody picks. */
function fixed(s: State, { selector, ctx }: Selection): readonly SurvivorNo[] | null {
  const inCrisis = ctx.cause.deck === 'crisis';
  switch (selector.who) {
    case 'own':
    case 'any':
    case 'nearOwn':
    case 'consenting':
    case 'each':
    case 'eachNonExiled':
    case 'hurtOthers':
    case 'upTo':
      return null;
    case 'ownAll':
      return numbers(ofPlayer(s, ctx.by));
    case 'lowest':
    case 'highest': {
      const except = selector.except === undefined ? NONE : survivorNo(selector.except);
      const ranked = byInfluence(
        s,
        at(s, selector.at, ctx).filter((one) => one.card !== except && !(inCrisis && isExiled(s, one))),
      );
      if (selector.who === 'highest') ranked.reverse();
      return numbers(ranked.slice(0, selector.n));
    }
    case 'all':
      return numbers(at(s, selector.at, ctx));
    case 'allNonExiled':
      return numbers(at(s, selector.at, ctx).filter((one) => !isExiled(s, one)));
    case 'named':
      return known(s, [survivorNo(selector.name)]);
    case 'othersWith': {
      const one = find(s, survivorNo(selector.name));
      return one === undefined ? [] : numbers(survivorsAt(s, one.place).filter(({ card }) => card !== one.card));
    }
    case 'ofGiver':
      return ctx.giver === NONE ? [] : numbers(ofPlayer(s, ctx.giver));
    case 'helpless':
      return [];
    case 'rolled':
      return known(s, ctx.rolled);
    case 'accusedLeader':
      return ctx.accused === NONE ? [] : known(s, [s.players[ctx.accused]!.leader]);
    default:
      return known(s, [ctx[selector.who]]);
  }
}

function numbers(survivors: readonly Survivor[]): SurvivorNo[] {
  return survivors.map(({ card }) => card);
}

function known(s: State, survivors: readonly SurvivorNo[]): readonly SurvivorNo[] {
  return survivors.filter((survivor) => find(s, survivor) !== undefined);
}

function at(s: State, place: PlaceRef | undefined, ctx: Context): readonly Survivor[] {
  if (place === undefined) return s.survivors;
  const places = placesMeant(s, place, ctx);
  return s.survivors.filter((one) => places.includes(one.place));
}

/** Who picks. */
function askers(s: State, { selector, ctx }: Selection): readonly Seat[] {
  if (selector.who === 'each') return seatsFrom(s, s.first);
  if (selector.who === 'eachNonExiled') return nonExiled(s);
  return [selector.who === 'own' || selector.who === 'nearOwn' ? ctx.by : ctx.chooser];
}

/** Survivors that a player may pick; those on which the operation would do nothing are left out. */
export function candidates(s: State, my: Pick<Selection, 'selector' | 'ctx' | 'op'>, seat: Seat): SurvivorNo[] {
  const { selector, ctx } = my;
  const place = 'at' in selector ? selector.at : undefined;
  const meant = at(s, place, ctx).filter((one) => {
    if (!isUseful(s, my.op, one)) return false;
    switch (selector.who) {
      case 'own':
        return one.owner === seat && (selector.except === undefined || one.card !== survivorNo(selector.except));
      case 'each':
      case 'eachNonExiled':
        return one.owner === seat;
      case 'nearOwn':
        return s.survivors.some(({ owner, place: own }) => owner === seat && own === one.place);
      case 'consenting':
        return one.place === ctx.here && one.card !== ctx.self;
      case 'hurtOthers':
        return one.owner !== ctx.by && damageOf(one) >= 2;
      default:
        return true;
    }
  });
  return numbers(meant);
}

/** Whether an operation would do something for a survivor. */
export function isUseful(s: State, op: Op, one: Survivor): boolean {
  switch (op.op) {
    case 'heal':
      return one.wounds + one.frostbite > 0;
    case 'relieve':
      return one.despair > 0;
    case 'freeAction':
      if (op.action === 'attack') return mayAct(s, one, 'attack') && hasTarget(s, one);
      return mayAct(s, one, 'other') && isPossibleAt(s, 'barricade', one.place);
    default:
      return true;
  }
}

/** "Up to n" in help is a free number; elsewhere as many as there are. (N31) */
function howMany(selector: Selector, found: number): { least: number; most: number } {
  const n = 'n' in selector ? Math.min(selector.n, found) : found;
  const isFree = selector.who === 'upTo' || selector.who === 'hurtOthers';
  return { least: isFree && found > 0 ? 0 : n, most: n };
}
