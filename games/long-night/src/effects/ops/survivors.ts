/** Damage and death, exposure, new survivors, and where survivors stand. */
import { ask, call, emit, reveal, rule, type Seat } from '@horda/kernel';
import { ARRIVAL, EXPOSURE } from '../../declared.ts';
import { heal, hurt, type DamageToken } from '../../rules/damage.ts';
import { afterLoss, killAll, leave } from '../../rules/death.ts';
import { removeCards } from '../../rules/cards.ts';
import { putAt } from '../../rules/putting.ts';
import { find, freeSpaces, isExiled } from '../../rules/table.ts';
import { COLONY, type Choice, type PlaceNo, type State, type SurvivorNo } from '../../state.ts';
import { remember, type Acts } from '../act.ts';

export const SURVIVOR_OPS: Acts<
  | 'wound'
  | 'frostbite'
  | 'despair'
  | 'heal'
  | 'relieve'
  | 'kill'
  | 'exposure'
  | 'put'
  | 'gainSurvivor'
  | 'removeSurvivor'
  | 'noMove'
  | 'idle'
> = {
  wound: (s, { who, n }) => hurt(s, who, 'wound', n),
  frostbite: (s, { who, n }) => hurt(s, who, 'frostbite', n),
  despair: (s, { who, n }) => hurt(s, who, 'despair', n),
  heal(s, { who, n, ctx }) {
    for (const survivor of who.toReversed()) call(s, healing, { survivor, n, seat: ctx.chooser });
    if (who.length > 0) s.turn.healed = who[0]!;
  },
  relieve(s, { who, n }) {
    for (const survivor of who) {
      const one = find(s, survivor)!;
      for (let left = Math.min(n, one.despair); left > 0; left--) heal(s, one, 'despair');
    }
  },
  kill: (s, { op, who }) => killAll(s, who, op.noMorale === true),
  exposure(s, { who, n, ctx }) {
    remember(s, { rolled: [...ctx.rolled, ...who] });
    for (const survivor of who.toReversed()) call(s, EXPOSURE, { survivor, n });
  },
  put(s, { op, who, places, ctx }) {
    const [place] = places;
    if (place === undefined) return;
    if (op.who.who === 'consenting') return askOwners(s, who, place, ctx.by);
    for (const survivor of who) put(s, survivor, place);
    // A later part of the text may be about those who were put there.
    remember(s, { rolled: [...ctx.rolled, ...who.filter((survivor) => find(s, survivor)?.place === place)] });
    // "That location" goes with the survivor that the text is about.
    if (who.includes(ctx.trigger) && find(s, ctx.trigger)?.place === place) remember(s, { here: place });
  },
  /** F10: without a card left nobody comes. */
  gainSurvivor(s, { seats }) {
    for (const seat of seats.toReversed()) {
      const survivor = s.survivorDeck.pop();
      if (survivor === undefined) return;
      reveal(s);
      remember(s, { new: survivor });
      call(s, ARRIVAL, { seat, survivor });
    }
  },
  removeSurvivor(s, { who }) {
    for (const survivor of who) removeSurvivor(s, survivor);
  },
  noMove: (s, { who }) => mark(s, who, 'noMove'),
  idle: (s, { who }) => mark(s, who, 'idle'),
};

/** Those of other players are put there only if their owners agree. */
function askOwners(s: State, who: readonly SurvivorNo[], place: PlaceNo, by: Seat): void {
  for (const survivor of who.toReversed()) {
    const { owner } = find(s, survivor)!;
    if (owner === by) put(s, survivor, place);
    else call(s, consent, { seat: owner, survivor, place });
  }
}

export const consent = rule<State, { seat: Seat; survivor: SurvivorNo; place: PlaceNo }, Choice>('consent')({
  choose(s, { seat }) {
    ask<Choice>(s, seat, 'consent.choose', [{ do: 'yes' }, { do: 'no' }]);
  },
  put(s, { survivor, place }, { pick }) {
    if (pick.do === 'yes') put(s, survivor, place);
  },
});

interface Healing {
  survivor: SurvivorNo;
  n: number;
  seat: Seat;
}

/** Wounds and frostbites, one by one; `seat` says which while there are both. Despair is left. (L239) */
export const healing = rule<State, Healing, Choice>('healing')({
  choose(s, { survivor, n, seat }, f) {
    const one = find(s, survivor);
    if (n <= 0 || one === undefined || one.wounds + one.frostbite === 0) return void (f.at = '');
    if (one.wounds > 0 && one.frostbite > 0 && n < one.wounds + one.frostbite)
      ask<Choice>(s, seat, 'healing.choose', [
        { do: 'token', token: 'wound' },
        { do: 'token', token: 'frostbite' },
      ]);
    else f.pick = { do: 'token', token: one.wounds > 0 ? 'wound' : 'frostbite' };
  },
  heal(s, my, f) {
    if (f.pick.do === 'token') heal(s, find(s, my.survivor)!, f.pick.token satisfies DamageToken);
    my.n--;
    f.at = 'choose';
  },
});

/** No move and no exposure; without a free space the survivor stays, an exiled one outside the colony. (F1, F16) */
export function put(s: State, survivor: SurvivorNo, place: PlaceNo): void {
  const one = find(s, survivor);
  if (one === undefined || one.place === place || freeSpaces(s, place) <= 0) return;
  if (place === COLONY && isExiled(s, one)) return;
  putAt(s, survivor, place);
}

/** L189: out of the game with the equipment; nobody was killed. */
export function removeSurvivor(s: State, survivor: SurvivorNo): void {
  const one = find(s, survivor);
  if (one === undefined) return;
  leave(s, one);
  s.gone.push(survivor);
  emit(s, { type: 'survivorLeft', survivor, seat: one.owner });
  removeCards(
    s,
    one.items.map(({ card }) => card),
  );
  afterLoss(s, one.owner, survivor);
}

function mark(s: State, who: readonly SurvivorNo[], as: 'noMove' | 'idle'): void {
  for (const survivor of who) {
    const one = find(s, survivor);
    if (one !== undefined) one.marks = [...one.marks, { mark: as }];
  }
}

export const SURVIVOR_RULES = [healing, consent];
