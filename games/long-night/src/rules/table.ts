/** What lies where: looks at the table and changes nothing. */
import type { Seat } from '@horda/kernel';
import { CONTENT, contentOfPack, type Content } from '../content/content.ts';
import type { CrisisCard, ItemKind, Side, SurvivorCard } from '../content/entries.ts';
import { SURVIVOR_IDS, type SurvivorId } from '../content/ids.ts';
import { PLACE_IDS, type Kind, type Module, type PlaceId } from '../content/vocabulary.ts';
import { isHard } from '../settings.ts';
import {
  COLONY,
  HIDEOUT,
  RAXXON,
  type CardNo,
  type Entrance,
  type Place,
  type PlaceNo,
  type Player,
  type State,
  type Survivor,
  type SurvivorNo,
} from '../state.ts';

export function contentOf(s: Pick<State, 'pack'>): Content {
  return s.pack === null ? CONTENT : contentOfPack(s.pack);
}

const SURVIVOR_NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(SURVIVOR_IDS.map((id, i) => [id, i]));

export function survivorNo(id: SurvivorId): SurvivorNo {
  return SURVIVOR_NUMBERS[id]!;
}

export function placeNo(id: PlaceId): PlaceNo {
  return PLACE_IDS.indexOf(id);
}

export function itemOf(s: State, card: CardNo): ItemKind {
  return contentOf(s).kinds[card]!;
}

export function isStarter(s: State, card: CardNo): boolean {
  return contentOf(s).cards[card]!.home === 'starter';
}

/** Whether a card is of the kind that a text asks for. */
export function isKind(s: State, card: CardNo, kind: Kind): boolean {
  if (kind === 'any') return true;
  const { symbol } = itemOf(s, card);
  return typeof kind === 'string' ? symbol === kind : kind.includes(symbol);
}

export function printed(s: State, survivor: SurvivorNo): SurvivorCard {
  return contentOf(s).survivors[survivor]!;
}

export function crisisOf(s: State): CrisisCard {
  return contentOf(s).crises[s.crisis]!;
}

/** The side of the main objective in use; null in a story. */
export function sideOf(s: Pick<State, 'main' | 'options' | 'pack'>): Side | null {
  if (s.main < 0) return null;
  const objective = contentOf(s).mainObjectives[s.main]!;
  return (isHard(s.options) ? objective.hard : null) ?? objective.normal;
}

export function isUsed({ options }: Pick<State, 'options'>, module: Module): boolean {
  return options[module];
}

// Players.

export function playerOf(s: State, seat: Seat): Player {
  return s.players[seat]!;
}

/** Seats that are in the game, clockwise from `from`. */
export function seatsFrom({ players }: State, from: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < players.length; i++) {
    const seat = (from + i) % players.length;
    if (!players[seat]!.out) seats.push(seat);
  }
  return seats;
}

/** The seat on the left (1) or on the right (-1) that is still in the game. (F30) */
export function neighbour({ players }: State, seat: Seat, step: 1 | -1): Seat {
  let next = seat;
  do next = (next + step + players.length) % players.length;
  while (players[next]!.out && next !== seat);
  return next;
}

/** L134: the reader, but never the player whose turn it is: the last one in the game has nobody on the right. */
export function seesCrossroads({ reader, active }: State, seat: Seat | null): boolean {
  return reader === seat && active !== seat;
}

export function nonExiled(s: State): Seat[] {
  return seatsFrom(s, s.first).filter((seat) => !s.players[seat]!.exiled);
}

// Survivors.

export function find(s: State, survivor: SurvivorNo): Survivor | undefined {
  for (const one of s.survivors) if (one.card === survivor) return one;
  return undefined;
}

/** A survivor that must be in play. */
export function survivorOf(s: State, survivor: SurvivorNo): Survivor {
  const one = find(s, survivor);
  if (one === undefined) throw new Error(`survivor ${survivor} is not in play`);
  return one;
}

export function ofPlayer({ survivors }: State, seat: Seat): Survivor[] {
  return survivors.filter(({ owner }) => owner === seat);
}

export function survivorsAt({ survivors }: State, place: PlaceNo): Survivor[] {
  return survivors.filter((one) => one.place === place);
}

export function hasSurvivorAt({ survivors }: State, seat: Seat, place: PlaceNo): boolean {
  for (const one of survivors) if (one.owner === seat && one.place === place) return true;
  return false;
}

/** Every token counts as damage, whatever it is. (L183, L238) */
export function damageOf({ wounds, frostbite, despair }: Survivor): number {
  return wounds + frostbite + despair;
}

export function isExiled(s: State, survivor: Survivor): boolean {
  return s.players[survivor.owner]!.exiled;
}

/** In ascending order of influence. (L16) */
export function byInfluence(s: State, survivors: readonly Survivor[]): Survivor[] {
  return survivors.toSorted((a, b) => printed(s, a.card).influence - printed(s, b.card).influence);
}

// Places.

export function isInPlay(s: State, place: PlaceNo): boolean {
  if (place === RAXXON) return s.options.raxxon;
  return place !== HIDEOUT || s.options.bandits;
}

const PLAIN: readonly PlaceNo[] = [0, 1, 2, 3, 4, 5, 6];
const WITH_RAXXON = [...PLAIN, RAXXON];
const WITH_HIDEOUT = [...PLAIN, HIDEOUT];
const WITH_BOTH = [...PLAIN, RAXXON, HIDEOUT];

/** All places in play: the colony, 1–6, Raxxon, the hideout. (Q39) */
export function placesOf({ options: { raxxon, bandits } }: State): readonly PlaceNo[] {
  if (raxxon) return bandits ? WITH_BOTH : WITH_RAXXON;
  return bandits ? WITH_HIDEOUT : PLAIN;
}

export function placeOf(s: State, place: PlaceNo): Place {
  return s.places[place]!;
}

/** Survivors, helpless, bandits and ghosts fill survivor spaces. (F22, Q46) */
export function freeSpaces(s: State, place: PlaceNo): number {
  const { bandits, ghosts, closed } = s.places[place]!;
  // L297, N20: nobody comes in.
  if (closed) return 0;
  let filled = bandits + ghosts + (place === COLONY ? s.helpless + s.unruly : 0);
  for (const one of s.survivors) if (one.place === place) filled++;
  return contentOf(s).places[place]!.survivorSpaces - filled;
}

/** Whether a survivor can be moved there. (L105, L297) */
export function isOpen(s: State, place: PlaceNo): boolean {
  return isInPlay(s, place) && freeSpaces(s, place) > 0;
}

export function filled({ zombies, barricades, traps, special }: Entrance): number {
  return zombies + barricades + traps + special.length;
}

export function emptySpaces(s: State, place: PlaceNo, entrance: number): number {
  return contentOf(s).places[place]!.entranceSpaces - filled(s.places[place]!.entrances[entrance]!);
}

/** Ordinary zombies. */
export function zombiesAt(s: State, place: PlaceNo): number {
  let sum = 0;
  for (const { zombies } of s.places[place]!.entrances) sum += zombies;
  return sum;
}

export function specialsAt(s: State, place: PlaceNo): number {
  let sum = 0;
  for (const { special } of s.places[place]!.entrances) sum += special.length;
  return sum;
}

/** Barricades and traps. */
export function barricadesAt(s: State, place: PlaceNo): number {
  let sum = 0;
  for (const { barricades, traps } of s.places[place]!.entrances) sum += barricades + traps;
  return sum;
}

export function freeNoise(s: State, place: PlaceNo): number {
  return contentOf(s).places[place]!.noiseSpaces - s.places[place]!.noise;
}
