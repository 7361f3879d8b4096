/** What a card of the row lacks that nothing can be done with now, and why one is not aimed there. */
import { BARRICADE, FIELDS, FIRST_STREET, LANES, LAST_STREET, laneOf, streetOf } from '../content/board.ts';
import { cardsOf } from '../content/decks.ts';
import { factsOf, type Effect } from '../content/effects.ts';
import { counted, type Printed } from '../content/printed.ts';
import { lineOfFire } from '../outlook.ts';
import type { Field, Target } from '../state.ts';
import { attachedOf, lastingOf, offered } from '../text/seen.ts';
import type { View, ZombieView } from '../view.ts';
import { occupied, whyNotTo } from './moves.ts';
import { standing, zombieNumbered, type LaneBar, type Place, type Reason } from '../reason.ts';

type Way = Extract<Reason, { is: 'nobodyCanGo' }>['way'];

/** Which way each card makes somebody go. */
const WAYS: Partial<Readonly<Record<Effect, Way>>> = {
  hunger: 'forward',
  parade: 'forward',
  moonshine: 'anywhere',
  metro: 'anywhere',
  laughingGas: 'anywhere',
  bait: 'anywhere',
  blood: 'sideways',
  getOut: 'back',
  searchlight: 'back',
};

/** Where cards of the humans that lie on a field can be put. */
const STREETS_OF: Partial<Readonly<Record<Effect, readonly [number, number]>>> = {
  roadblock: [FIRST_STREET, FIRST_STREET],
  barrier: [FIRST_STREET, FIRST_STREET],
};

/** Rockets do not come down nearer than this. (K381) */
const NEAREST_FOR_ROCKETS = 3;

/** Why a card of the own row has nothing to be aimed at. */
export function withoutTarget(view: View, card: Printed): Reason {
  const { effect, kind } = card;
  const atOnce = ofPiles(view, effect) ?? ofFields(view, card);
  if (atOnce !== null) return atOnce;
  const lasting = lastingLike(view, card);
  if (lasting !== null) return lasting;
  const own =
    card.side === 'zombies' ? view.zombies.filter((z) => factsOf(z.effect).traits.runs === null) : view.zombies;
  if (effect === 'heavyGrenade') return { is: 'boardEmpty' };
  if (effect === 'pickaxe') return { is: 'nothingToRemove' };
  if (own.length === 0) return { is: 'noZombies' };
  const way = WAYS[effect];
  if (card.line === 'needs' && LANES.some((lane) => barOf(view, lane) !== null)) return noLine(view);
  if (kind === 'attachment') return { is: 'allHave', card: card.id };
  if (way !== undefined) return { is: 'nobodyCanGo', way };
  return ofZombies(view, card);
}

/** Cards of decks, rows and discard piles. */
function ofPiles(view: View, effect: Effect): Reason | null {
  switch (effect) {
    case 'radio':
    case 'chuck':
    case 'flare':
      return { is: 'onlyDawn' };
    case 'ration':
      return { is: 'noShots' };
    case 'seizeHumanCard':
      return { is: 'rowEmpty', side: 'humans' };
    case 'seizeZombieCard':
      return { is: 'rowEmpty', side: 'zombies' };
    case 'plague':
      return view.piles[0].length === 0 ? { is: 'pileEmpty' } : noFreeField(LAST_STREET, LAST_STREET);
    default:
      return null;
  }
}

const noFreeField = (from: number, to: number): Reason => ({ is: 'noFreeField', streets: [from, to] });

/** Cards that are put on a free field. */
function ofFields(view: View, { effect, kind, line }: Printed): Reason | null {
  if (kind === 'zombie') return noFreeField(LAST_STREET, LAST_STREET);
  if (kind === 'car') return noFreeField(FIRST_STREET, FIRST_STREET);
  if (kind !== 'trap' && kind !== 'obstacle') return null;
  if (line === 'needs') return noLine(view);
  return noFreeField(...(STREETS_OF[effect] ?? [FIRST_STREET, LAST_STREET - 1]));
}

/** A card of this sort lies beside the board already. */
function lastingLike(view: View, { effect }: Printed): Reason | null {
  const trait = effect === 'oneCardOnly' ? 'allowsOneCard' : effect === 'fog' ? 'hidesLane' : 'stopsMovement';
  if (effect !== 'oneCardOnly' && effect !== 'fog' && effect !== 'standstill') return null;
  const lies = lastingOf(view, trait);
  return lies === null ? { is: 'nobodyMoves' } : { is: 'inForce', card: lies.name };
}

function noLine(view: View): Reason {
  return { is: 'noLine', lanes: LANES.map((lane): LaneBar => ({ lane, by: barOf(view, lane) })) };
}

function barOf(view: View, lane: number): LaneBar['by'] {
  const { foggy, blockedBy, nearest } = lineOfFire(view, lane);
  if (nearest === null) return null;
  if (foggy) return 'fog';
  const cover = view.things.find(({ card }) => card === blockedBy);
  return cover === undefined ? null : standing(cover);
}

function ofZombies(view: View, card: Printed): Reason {
  switch (card.effect) {
    case 'steroids':
    case 'snack':
      return { is: 'nobodyWounded' };
    case 'mass':
    case 'swap':
      return { is: 'noPair' };
    case 'bite':
      return {
        is: view.zombies.some((z) => attachedOf(view, z, 'shields') !== null) ? 'noRoomBeside' : 'nobodyShielded',
      };
    case 'grenade':
    case 'molotov':
      return { is: 'noneOnStreets', streets: [FIRST_STREET, counted(card, 'reach')] };
    case 'katyusha':
      return { is: 'noneOnStreets', streets: [NEAREST_FOR_ROCKETS, LAST_STREET] };
    case 'collapsedBuilding':
    case 'outerStreetOnFire':
      return { is: 'noneInOuterLanes' };
    case 'net':
      return { is: 'tooStrong', most: counted(card, 'hold') };
    case 'ovary':
      return { is: 'nobodyShrinks' };
    default:
      return { is: 'nobodyFits', card: card.id };
  }
}

/** Why the card in play is not aimed there; `rule`: the one that says so. */
export function whyNotAt(view: View, card: Printed, target: Target, rule: string): Reason {
  const z = zombieOf(view, target);
  if (target.do === 'move' && z !== null) {
    if (rule === 'K272') return { is: 'notBarricade', card: card.id };
    const barred = whyNotTo(view, z, target.to, rule);
    if (barred !== null) return barred;
  }
  const field = fieldOf(target, z);
  if (field !== null) {
    if (rule === 'K281') return { is: 'foggy', lane: laneOf(field) };
    if (rule === 'Z29') return hidden(view, field) ?? instead(view, card.id);
    if (rule === 'Z72' || rule === 'Z76') return occupied(view, field) ?? instead(view, card.id);
    if (rule === 'Z75') return { is: 'onlyStreet', street: LAST_STREET };
    if (rule === 'M15') return { is: 'onlyStreet', street: FIRST_STREET };
    if (rule === 'R17') return nearer(view, field) ?? instead(view, card.id);
  }
  if (z !== null && rule === 'P182') return { is: 'shy', who: standing(z) };
  return instead(view, card.id);
}

function zombieOf(view: View, target: Target): ZombieView | null {
  return 'zombie' in target ? zombieNumbered(view, target.zombie) : null;
}

function fieldOf(target: Target, z: ZombieView | null): Field | null {
  if (target.do === 'field') return FIELDS.includes(target.field) ? target.field : null;
  return z?.field ?? null;
}

function hidden(view: View, field: Field): Reason | null {
  const cards = cardsOf(view);
  const cover = view.things.find(
    (thing) => thing.field < field && laneOf(thing.field) === laneOf(field) && cards[thing.card]!.line === 'blocks',
  );
  return cover === undefined ? null : { is: 'hidden', by: standing(cover) };
}

/** Somebody in the same lane whom the shot meets first. */
function nearer(view: View, field: Field): Reason | null {
  const { nearest } = lineOfFire(view, laneOf(field));
  const z = nearest === null ? null : zombieNumbered(view, nearest);
  return z === null || streetOf(z.field) >= streetOf(field) ? null : { is: 'nearer', who: standing(z) };
}

/** What the open question offers, each place once. */
export function instead(view: View, card: string | null): Reason {
  const places = offered(view).flatMap((option): Place[] => placeOf(view, option as Target));
  const once = [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
  return { is: 'instead', card, places: once };
}

function placeOf(view: View, target: Target): Place[] {
  switch (target.do) {
    case 'lane':
      return [{ lane: target.lane }];
    case 'street':
      return [{ street: target.street }];
    case 'field':
      return [{ field: target.field }];
    case 'fields':
      return target.fields.map((field) => ({ field }));
    case 'move':
      return target.to === BARRICADE ? [{ field: BARRICADE }] : [{ field: target.to }];
    case 'take':
      return [{ card: target.card }];
    case 'thing': {
      const lying = view.things.find(({ card }) => card === target.thing);
      return lying === undefined ? [{ card: cardsOf(view)[target.thing]!.id }] : [{ field: lying.field }];
    }
    case 'zombie':
    case 'teddy':
    case 'pair': {
      const z = zombieNumbered(view, target.zombie);
      return z === null ? [] : [{ field: z.field }];
    }
    default:
      return [];
  }
}
