/** What follows an option for sure, and the odds where dice or a deck decide, as data; each language has the sentences. */
import type { Having } from '@horda/parts';
import { oddsOf } from '../advice/odds.ts';
import { walkAlong } from '../advice/walks.ts';
import { contentOf } from '../content/content.ts';
import { dangerFor } from '../danger/danger.ts';
import { drawsOnOpening } from '../effects/standing.ts';
import { tableOf } from '../obstacle.ts';
import { boardHere } from '../rules/mission.ts';
import { equipmentCard, healthLeft } from '../rules/printed.ts';
import { noiseIn, zombiesIn, zoneOfCompanion } from '../rules/table.ts';
import { NONE, type Choice, type SurvivorNo, type ZoneNo } from '../state.ts';
import type { View } from '../view.ts';
import { opensSilently } from './seen.ts';

export type Ahead =
  /** `chances`: of so many zombies killed, beginning with none; re-rolls and what 6s bring are decided later. */
  | {
      readonly is: 'attack';
      readonly dice: number;
      readonly need: number;
      readonly chances: readonly number[];
      readonly zone: ZoneNo;
      readonly crowd: number;
    }
  /** The damage kills nobody who comes first. (V141) */
  | { readonly is: 'tooTough'; readonly damage: number }
  /** Misses hit these. (V158) */
  | { readonly is: 'friends'; readonly survivors: readonly SurvivorNo[] }
  /** The noise of a zone afterwards. (V129–V133) */
  | { readonly is: 'noise'; readonly zone: ZoneNo; readonly noise: number; readonly loudest: boolean }
  | { readonly is: 'quiet' }
  | { readonly is: 'walk'; readonly actions: number; readonly free: number; readonly left: number }
  /** Zombies of the zone end the Move and make leaving dearer. (V45, V46) */
  | { readonly is: 'among'; readonly zone: ZoneNo; readonly crowd: number }
  /** The first card is a trap with `traps` of `deck`. (V58) */
  | { readonly is: 'draws'; readonly cards: number; readonly traps: number; readonly deck: number }
  /** V77: a zombie card for each dark zone of the building. */
  | { readonly is: 'spawns'; readonly zones: number }
  /** V177 */
  | {
      readonly is: 'burns';
      readonly zone: ZoneNo;
      readonly crowd: number;
      readonly survivors: readonly SurvivorNo[];
      readonly companions: number;
    }
  | { readonly is: 'ap'; readonly ap: number }
  | { readonly is: 'health'; readonly survivor: SurvivorNo; readonly left: number }
  | { readonly is: 'lost'; readonly actions: number }
  /** What the zombies do as things stand. */
  | {
      readonly is: 'harm';
      readonly survivor: SurvivorNo;
      readonly wounds: readonly [number, number];
      readonly falls: 'no' | 'maybe' | 'yes';
    }
  | { readonly is: 'unharmed' }
  | { readonly is: 'othersFirst' };

export type AheadWords = {
  readonly [I in Ahead['is']]: (ahead: Having<Ahead, 'is', I>, view: View) => string;
};

/** Empty: the words of the option say all that is known. */
export function aheadOf(view: View, choice: Choice): readonly Ahead[] {
  const one = view.survivors[view.acting];
  switch (choice.do) {
    case 'attack':
      return one === undefined ? [] : attack(view, choice);
    case 'throw':
      return one === undefined ? [] : [burns(view, choice.zone), noise(view, one.zone, 1)];
    case 'move':
      return one === undefined ? [] : walk(view, choice.way);
    case 'search':
      return one === undefined ? [] : draws(view, choice.light || one.skills.includes('search2') ? 2 : 1);
    case 'door': {
      if (one === undefined) return [];
      const sound: Ahead = opensSilently(view, choice.card) ? { is: 'quiet' } : noise(view, one.zone, 1);
      return [sound, ...spawns(view, choice.door)];
    }
    case 'makeNoise':
      return one === undefined ? [] : [noise(view, one.zone, 1)];
    case 'eat':
      return [{ is: 'ap', ap: equipmentCard(view, choice.card).food ?? 0 }];
    case 'takeHit': {
      const left = healthLeft(view, view.survivors[choice.survivor]!) - 1;
      return [{ is: 'health', survivor: choice.survivor, left }];
    }
    case 'end':
      return one === undefined ? [] : end(view, one.actions + one.bonus);
    default:
      return [];
  }
}

function attack(view: View, choice: Extract<Choice, { readonly do: 'attack' }>): readonly Ahead[] {
  const { zone } = choice;
  const own = view.survivors[view.acting]!.zone;
  const { dice, allOutDice, need, damage, chances, killable, isRisky, noise: loud } = oddsOf(view, view.acting, choice);
  const crowd = zombiesIn(view, zone);
  const hits: Ahead =
    killable === 0 && crowd > 0
      ? { is: 'tooTough', damage }
      : { is: 'attack', dice: dice + allOutDice, need, chances: capped(chances, killable), zone, crowd };
  return [
    hits,
    ...(isRisky ? [{ is: 'friends', survivors: othersIn(view, zone) } as const] : []),
    loud === NONE ? { is: 'quiet' } : noise(view, own, 1),
  ];
}

/** More hits than there are zombies to kill are wasted. */
function capped(chances: readonly number[], most: number): readonly number[] {
  if (chances.length <= most + 1) return chances;
  return [...chances.slice(0, most), chances.slice(most).reduce((sum, chance) => sum + chance, 0)];
}

function othersIn({ survivors, acting }: View, zone: ZoneNo): readonly SurvivorNo[] {
  return survivors.flatMap((one, survivor) =>
    one.zone === zone && one.status === 'standing' && survivor !== acting ? [survivor] : [],
  );
}

function noise(view: View, zone: ZoneNo, more: number): Ahead {
  const s = tableOf(view);
  const here = noiseIn(s, zone) + more;
  const loudest = view.noise.every((_, other) => other === zone || noiseIn(s, other) < here);
  return { is: 'noise', zone, noise: here, loudest };
}

function walk(view: View, way: readonly ZoneNo[]): readonly Ahead[] {
  const { actions, bonus } = view.survivors[view.acting]!;
  const cost = walkAlong(tableOf(view), view.acting, way);
  const to = way.at(-1)!;
  const crowd = zombiesIn(view, to);
  return [
    { is: 'walk', actions: cost.actions, free: cost.free, left: actions + bonus - cost.actions },
    ...(crowd === 0 ? [] : [{ is: 'among', zone: to, crowd } as const]),
  ];
}

/** The deck that most zones are searched from; elsewhere the odds are not told. */
function draws(view: View, cards: number): readonly Ahead[] {
  const { zone } = view.survivors[view.acting]!;
  const { humvee, secretService } = boardHere(view).places;
  const pile = zone === humvee || secretService.includes(zone) ? 'secretService' : 'equipment';
  const { deck, discard, top } = view[pile];
  const isTrap = (card: number): boolean => equipmentCard(view, card).trap === true;
  const drawn = [...discard, ...view.removed];
  const all = contentOf(view).equipment.reduce(
    (sum, card) => sum + (card.trap === true && card.deck === pile ? card.copies : 0),
    0,
  );
  const gone = drawn.filter((card) => isTrap(card) && equipmentCard(view, card).deck === pile).length;
  // An empty deck is made of its discards; cards on top that all have seen are no chance.
  if (deck === 0 || top.length > 0) return [];
  return [{ is: 'draws', cards, traps: Math.max(0, all - gone), deck }];
}

/** A card at the door may do more: nobody knows it before. */
function spawns(view: View, door: number): readonly Ahead[] {
  const { doors, buildings, buildingOf } = boardHere(view);
  const { a, b, other } = doors[door]!;
  const ends = other === NONE ? [a, b] : [a, b, doors[other]!.a, doors[other]!.b];
  const opened = new Set(
    ends.map((zone) => buildingOf[zone]!).filter((one) => one !== NONE && !view.opened.includes(one)),
  );
  const s = tableOf(view);
  const dark = [...opened].flatMap((one) => buildings[one]!.dark.filter((zone) => drawsOnOpening(s, zone)));
  return dark.length === 0 ? [] : [{ is: 'spawns', zones: dark.length }];
}

function burns(view: View, zone: ZoneNo): Ahead {
  const survivors = view.survivors.flatMap((one, survivor) =>
    one.zone === zone && one.status === 'standing' ? [survivor] : [],
  );
  const companions = view.companions.filter(
    (one) => one.status === 'standing' && zoneOfCompanion(view, one) === zone,
  ).length;
  return { is: 'burns', zone, crowd: zombiesIn(view, zone), survivors, companions };
}

function end(view: View, left: number): readonly Ahead[] {
  const { survivors, acting } = view;
  const lost: readonly Ahead[] = left === 0 ? [] : [{ is: 'lost', actions: left }];
  const isLast = survivors.every(({ status, acted }, i) => status !== 'standing' || acted || i === acting);
  const harmed = dangerFor(view).harmed.filter(({ survivor }) => isLast || survivor === acting);
  const harm = harmed.map(({ survivor, wounds, falls }): Ahead => ({ is: 'harm', survivor, wounds, falls }));
  const others: readonly Ahead[] = isLast ? [] : [{ is: 'othersFirst' }];
  return [...lost, ...others, ...(harm.length === 0 ? [{ is: 'unharmed' } as const] : harm)];
}
