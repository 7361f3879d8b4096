/** Cisza on boardgame.io: the table `G`, and how its effects change it. Written for the default options of the game. */
import { CITY, type Kind } from '@horda/cisza/content/city';
import { BARRIERS, PRINTED, RESOURCES, type Barrier, type Resource } from '@horda/cisza/content/resources';
import type { Game } from 'boardgame.io';

/** What moves and hooks are given. */
export type Context = Parameters<NonNullable<NonNullable<Game<G>['turn']>['onBegin']>>[0];
export type Random = Context['random'];
export type Zombie = Exclude<Kind, 'horde'>;

export interface Shelter {
  survivors: number;
  zombies: Zombie[];
  barriers: Barrier[];
  hand: Resource[];
  alive: boolean;
}

/** What the current player has to decide; the library has no place for questions inside a card's effect. */
export type Ask =
  | { what: 'play'; played: boolean }
  | { what: 'drop' }
  | { what: 'eliminate'; options: readonly (readonly Zombie[])[]; snipe: boolean }
  | { what: 'target'; card: Resource; options: readonly number[] }
  | { what: 'send'; to: number; options: readonly Zombie[] }
  | { what: 'give'; to: number[]; once: boolean }
  | { what: 'defend'; options: readonly Barrier[] }
  | { what: 'blast'; options: readonly Blast[] };

export interface Blast {
  readonly attackers: readonly Zombie[];
  readonly newcomers: readonly Zombie[];
}

/** What is still to be done in this turn; the last comes first. */
export type Step =
  | { do: 'choosePlay' }
  | { do: 'attack' }
  | { do: 'defend' }
  | { do: 'finish' }
  | { do: 'judge' }
  | { do: 'noise'; shelter: number }
  | { do: 'putAway'; card: Resource }
  | { do: 'sendOne'; to: number }
  | { do: 'spring'; to: number }
  | { do: 'horde' };

export interface G {
  first: number;
  exchanged: number;
  kinds: Kind[];
  city: number;
  turned: boolean;
  shelters: Shelter[];
  loose: Zombie[];
  dead: number;
  lost: number;
  deck: Resource[];
  discard: Resource[];
  inPlay: Resource | null;
  attackers: number;
  stopped: number;
  ask: Ask | null;
  steps: Step[];
  ending: 'elimination' | 'finalAttack' | null;
}

export const HAND_SIZE = 3;
const SURVIVORS = 2;
const ZOMBIES: readonly Zombie[] = ['regular', 'strong', 'fast'];
const ORDER: readonly Kind[] = ['strong', 'regular', 'fast'];

export function setup(random: Random, seats: number): G {
  const kinds = random.Shuffle(CITY.flatMap(({ kind, copies }) => Array.from({ length: copies }, () => kind)));
  const deck = random.Shuffle(RESOURCES.flatMap((card) => Array.from({ length: PRINTED[card].copies }, () => card)));
  const shelters = Array.from({ length: seats }, (): Shelter => ({
    survivors: SURVIVORS,
    zombies: [],
    barriers: [],
    hand: deck.splice(-HAND_SIZE),
    alive: true,
  }));
  return {
    first: random.Die(seats) - 1,
    exchanged: 0,
    kinds,
    city: kinds.length - SURVIVORS * seats,
    turned: false,
    shelters,
    loose: [],
    dead: 0,
    lost: 0,
    deck,
    discard: [],
    inPlay: null,
    attackers: 0,
    stopped: 0,
    ask: null,
    steps: [],
    ending: null,
  };
}

export function seatOf({ ctx }: Pick<Context, 'ctx'>): number {
  return Number(ctx.currentPlayer);
}

/** The other players still in the game, in turn order. */
export function others({ shelters }: G, seat: number): number[] {
  const found: number[] = [];
  for (let i = 1; i < shelters.length; i++) {
    const other = (seat + i) % shelters.length;
    if (shelters[other]!.alive) found.push(other);
  }
  return found;
}

export function isFinalAttack({ city, turned }: G): boolean {
  return city === 0 || (city === 1 && turned);
}

export function drawCards(G: G, random: Random, seat: number, count: number): void {
  const { hand } = G.shelters[seat]!;
  for (let i = 0; i < count; i++) {
    hand.push(G.deck.pop()!);
    if (G.deck.length > 0) continue;
    G.deck = random.Shuffle(G.discard);
    G.discard = [];
  }
}

export function takeTop(G: G): Kind {
  G.city--;
  G.turned = false;
  return G.kinds[G.city]!;
}

export function eliminate(G: G, seat: number, kind: Zombie, from = 0): void {
  const { zombies } = G.shelters[seat]!;
  zombies.splice(zombies.indexOf(kind, from), 1);
  G.dead++;
}

export function send(G: G, from: number, to: number, kind: Zombie): void {
  const { zombies } = G.shelters[from]!;
  zombies.splice(zombies.indexOf(kind), 1);
  G.shelters[to]!.zombies.push(kind);
}

export function noise(G: G, shelter: number): void {
  if (G.city === 0) return;
  const kind = G.kinds[G.city - 1]!;
  if (G.turned || kind === 'fast') {
    takeTop(G);
    G.shelters[shelter]!.zombies.push(kind as Zombie);
  } else if (kind === 'horde') {
    takeTop(G);
    turnUpHorde(G);
  } else G.turned = true;
}

/** It is discarded, and settled as the next thing. */
export function turnUpHorde(G: G): void {
  G.dead++;
  G.steps.push({ do: 'horde' });
}

/** One zombie for each player; a Horde among them is settled afterwards. */
export function horde(G: G, dealer: number): void {
  const to = others(G, dealer);
  let another = false;
  for (let left = to.length + 1; left > 0 && G.city > 0; left--) {
    const kind = takeTop(G);
    if (kind === 'horde') another = true;
    else G.loose.push(kind);
  }
  if (another) turnUpHorde(G);
  if (G.loose.length > to.length) to.push(dealer);
  handOut(G, to, true);
}

export function handOut(G: G, to: number[], once: boolean): void {
  G.loose.sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  askToGive(G, to, once);
}

/** Asks where the next loose zombie goes, unless there is no choice. */
function askToGive(G: G, to: number[], once: boolean): void {
  if (G.loose.length === 0) return;
  const alike = once && to.length === G.loose.length && G.loose.every((kind) => kind === G.loose[0]);
  if (alike || to.length === 1) give(G, to, once, to[0]!);
  else G.ask = { what: 'give', to, once };
}

export function give(G: G, to: readonly number[], once: boolean, seat: number): void {
  G.shelters[seat]!.zombies.push(G.loose.shift()!);
  askToGive(G, once ? to.filter((other) => other !== seat) : [...to], once);
}

export function zombieKinds({ zombies }: Shelter): Zombie[] {
  return ZOMBIES.filter((kind) => zombies.includes(kind));
}

export function weaponTargets({ zombies }: Shelter, card: Resource): Zombie[][] {
  const single = ZOMBIES.filter((kind) => zombies.includes(kind)).map((kind) => [kind]);
  if (card === 'sniperRifle') return single;
  if (card !== 'shotgun') return single.filter(([kind]) => kind !== 'strong');
  const weak = zombies.filter((kind) => kind !== 'strong').length;
  if (weak < 2) return single.toSorted((a, b) => ORDER.indexOf(a[0]!) - ORDER.indexOf(b[0]!));
  const count = (kind: Zombie): number => zombies.filter((other) => other === kind).length;
  const targets: Zombie[][] = zombies.includes('strong') ? [['strong']] : [];
  if (count('regular') > 1) targets.push(['regular', 'regular']);
  if (count('regular') > 0 && count('fast') > 0) targets.push(['regular', 'fast']);
  if (count('fast') > 1) targets.push(['fast', 'fast']);
  return targets;
}

export function trickTargets(G: G, seat: number, card: Resource): number[] {
  const isBare = ({ zombies, barriers }: Shelter): boolean => zombies.length === 0 && barriers.length === 0;
  const all = others(G, seat);
  if (card === 'sabotage') return all.filter((other) => G.shelters[other]!.barriers.length > 0);
  if (card === 'bribery') return all.filter((other) => G.shelters[other]!.survivors > 1);
  if (card === 'eviction' && isBare(G.shelters[seat]!)) return all.filter((other) => !isBare(G.shelters[other]!));
  return all;
}

export function canPlay(G: G, seat: number, card: Resource): boolean {
  const { zombies, survivors } = G.shelters[seat]!;
  switch (card) {
    case 'axe':
    case 'revolver':
      return zombies.some((kind) => kind !== 'strong');
    case 'shotgun':
    case 'drone':
      return zombies.length > 0;
    case 'sniperRifle':
      return G.turned || zombies.length > 0;
    case 'walkieTalkie':
    case 'flare':
    case 'megaphone':
      return G.city > 0 && !G.turned;
    case 'sabotage':
    case 'eviction':
    case 'bribery':
      return trickTargets(G, seat, card).length > 0;
    case 'sacrifice':
      return survivors > 0 && zombies.length > 0;
    case 'surprise':
      return G.city > 0 || zombies.length > 0;
    default:
      return true;
  }
}

/** Each different barrier of the shelter, while zombies attack. */
export function usableBarriers(G: G, seat: number): Barrier[] {
  const { barriers } = G.shelters[seat]!;
  if (barriers.length === 0 || G.attackers <= G.stopped) return [];
  return BARRIERS.filter((barrier) => barriers.includes(barrier));
}

export function blasts(G: G, seat: number): Blast[] {
  const { zombies } = G.shelters[seat]!;
  const come = upToTwo(zombies.slice(G.attackers));
  return upToTwo(zombies.slice(0, G.attackers)).flatMap((attackers) =>
    come
      .map((newcomers) => ({ attackers, newcomers }))
      .filter(({ newcomers }) => [1, 2].includes(attackers.length + newcomers.length)),
  );
}

function upToTwo(zombies: readonly Zombie[]): Zombie[][] {
  const count = (kind: Zombie): number => zombies.filter((other) => other === kind).length;
  const kinds = ZOMBIES.filter((kind) => count(kind) > 0);
  const pairs = kinds.flatMap((a, i) =>
    kinds
      .slice(i)
      .filter((b) => a !== b || count(a) > 1)
      .map((b) => [a, b]),
  );
  return [[], ...kinds.map((kind) => [kind]), ...pairs];
}
