/** What keeps a zombie from going somewhere, told by the rule that bars it and by what lies on the board. */
import { BARRICADE, laneOf } from '../content/board.ts';
import { cardsOf } from '../content/decks.ts';
import { factsOf } from '../content/effects.ts';
import type { Traits } from '../content/traits.ts';
import type { CardId, Field } from '../state.ts';
import { attachedOf, lastingOf, movers, offered } from '../text/seen.ts';
import type { ThingView, View, ZombieView } from '../view.ts';
import { standing, type Reason } from '../reason.ts';

export function traitsIn(view: View, card: CardId): Traits {
  return factsOf(cardsOf(view)[card]!.effect).traits;
}

/** Why `z` does not go to a field; `rule`: the one that bars it. Null: no bar that the board shows. */
export function whyNotTo(view: View, z: ZombieView, to: Field, rule: string): Reason | null {
  const who = standing(z);
  return heldBack(view, z, rule) ?? laneBars(view, z, to, rule) ?? fieldBars(view, z, to, rule) ?? onlyTo(view, z, who);
}

function heldBack(view: View, z: ZombieView, rule: string): Reason | null {
  const who = standing(z);
  const { immobile, runs, neverRetreats } = factsOf(z.effect).traits;
  if (z.netted && rule === 'P562') return { is: 'netted', who };
  if (rule === immobile) return { is: 'immobile', who };
  if (rule === runs && !movers(view).some(({ card }) => card === z.card)) return { is: 'petRuns', who };
  if (rule === neverRetreats) return { is: 'neverRetreats', who };
  const chains = attachedOf(view, z, 'fetters');
  if (chains !== null && rule === traitsIn(view, chains.card).fetters)
    return { is: 'fettered', who, card: chains.name };
  const boots = attachedOf(view, z, 'sureFooted');
  if (boots !== null && rule === traitsIn(view, boots.card).sureFooted)
    return { is: 'sureFooted', who, card: boots.name };
  const stopping = lastingOf(view, 'stopsMovement');
  if (stopping !== null && rule === traitsIn(view, stopping.card).stopsMovement)
    return { is: 'stopped', card: stopping.name };
  return SIMPLE[rule] === undefined ? null : { is: SIMPLE[rule], who };
}

/** Rules that speak of the zombie alone. */
const SIMPLE: Readonly<Record<string, 'wired' | 'moved' | 'spent' | 'lastStreet' | 'petsStayOut'>> = {
  K451: 'wired',
  R5: 'moved',
  P259: 'spent',
  Z86: 'lastStreet',
  P196: 'petsStayOut',
};

/** Something closes a lane, or makes zombies stop and stare. */
function laneBars(view: View, z: ZombieView, to: Field, rule: string): Reason | null {
  const lanes = [laneOf(z.field), to === BARRICADE ? laneOf(z.field) : laneOf(to)];
  const found = (suits: (traits: Traits, thing: ThingView) => boolean): ThingView | undefined =>
    view.things.find((thing) => lanes.includes(laneOf(thing.field)) && suits(traitsIn(view, thing.card), thing));
  if (rule === 'K481' || rule === 'P572' || rule === 'P574' || rule === 'R64' || rule === 'P255') {
    const by = found(({ closesLane }) => closesLane !== null);
    return by === undefined ? null : { is: 'laneClosed', by: standing(by) };
  }
  const by = found(({ staredAt }, { field }) => staredAt === rule && field < z.field);
  return by === undefined ? null : { is: 'stares', who: standing(z), by: standing(by) };
}

/** Somebody stands there, or something lies there that zombies do not enter. */
function fieldBars(view: View, z: ZombieView, to: Field, rule: string): Reason | null {
  if (rule === 'Z43' || rule === 'Z82' || rule === 'P501') return occupied(view, to);
  const by = view.things.find((thing) => thing.field === to && traitsIn(view, thing.card).bars === rule);
  return by === undefined ? null : { is: 'barred', who: standing(z), by: standing(by) };
}

/** What lies on a field; null: nothing does. */
export function occupied({ zombies, things }: View, field: Field): Reason | null {
  const by = zombies.find((z) => z.field === field) ?? things.find((thing) => thing.field === field);
  return by === undefined ? null : { is: 'occupied', by: standing(by) };
}

/** Where it can go instead, if it is asked about. */
function onlyTo(view: View, z: ZombieView, who: ReturnType<typeof standing>): Reason | null {
  const to = offered(view).flatMap((option) => (option.do === 'move' && option.zombie === z.card ? [option.to] : []));
  return to.length === 0 ? null : { is: 'onlyTo', who, to };
}
