/** Everything a card can do, by name: what sort of card it is then, and which numbers are printed on it. */

export type Side = 'zombies' | 'humans';

/**
 * Zombies and human board cards (cars, traps, obstacles) lie on fields; attachments under a zombie; lasting cards beside
 * the board until the owner's next turn; actions and reactions are done with at once.
 */
export type Kind = 'zombie' | 'attachment' | 'action' | 'reaction' | 'lasting' | 'car' | 'trap' | 'obstacle' | 'dawn';

/** Groups of cards that other cards speak of. */
export type Keyword = 'shot' | 'burst' | 'aimed' | 'fire' | 'explosion';

/** Numbers that a card with an effect may have printed on it. */
export type PrintedNumber = 'strength' | 'wounds' | 'value';

export interface EffectFacts<K extends Kind = Kind> {
  readonly side: Side;
  readonly kind: K;
  readonly needs: readonly PrintedNumber[];
  readonly keyword: Keyword | null;
}

function zombie(...also: 'value'[]): EffectFacts<'zombie'> {
  return zombieCard('zombie', 'strength', ...also);
}

function zombieCard<K extends Kind>(kind: K, ...needs: PrintedNumber[]): EffectFacts<K> {
  return { side: 'zombies', kind, needs, keyword: null };
}

function humanCard<K extends Kind>(
  kind: K,
  needs: readonly PrintedNumber[] = [],
  keyword: Keyword | null = null,
): EffectFacts<K> {
  return { side: 'humans', kind, needs, keyword };
}

/** `value` is the number that the comment behind an effect names. */
export const EFFECTS = {
  // Zombies
  walker: zombie(),
  agile: zombie(),
  steadfast: zombie(),
  olympian: zombie(),
  kasparov: zombie(),
  mamka: zombie('value'), // Strength it gives
  nest: zombie('value'), // eggs
  matryoshka: zombie(),
  bulletproof: zombie(),
  siamese: zombie('value'), // zombies that come besides itself
  jelly: zombie('value'), // Strength that its token gives
  junior: zombie(),
  krystynka: zombie(),
  dog: zombie('value'), // most steps
  cat: zombie('value'), // most steps

  // What the zombies attach, play and answer with
  hostage: zombieCard('attachment'),
  ushanka: zombieCard('attachment', 'value'), // Strength it gives
  feltBoots: zombieCard('attachment', 'value'), // Strength they give
  teddy: zombieCard('attachment', 'strength'),
  boss: zombieCard('attachment', 'value'), // orders
  pickaxe: zombieCard('action'),
  steroids: zombieCard('action'),
  snack: zombieCard('action', 'value'), // most wounds healed
  plague: zombieCard('action'),
  meatQueue: zombieCard('action', 'value'), // Strength it gives
  panic: zombieCard('lasting'),
  confiscation: zombieCard('action'),
  parade: zombieCard('action'),
  moonshine: zombieCard('action'),
  fog: zombieCard('lasting'),
  metro: zombieCard('action'),
  mass: zombieCard('action'),
  hunger: zombieCard('action'),
  swap: zombieCard('action'),
  bite: zombieCard('action'),
  bucket: zombieCard('action'),
  jam: zombieCard('reaction'),
  dawn: zombieCard('dawn'),

  // What the humans fire and throw
  shot: humanCard('action', ['wounds'], 'shot'),
  burst: humanCard('action', ['wounds'], 'burst'),
  sniper: humanCard('action', ['wounds'], 'aimed'),
  brick: humanCard('action', ['wounds']),
  molotov: humanCard('action', ['wounds', 'value'], 'fire'), // farthest street
  streetOnFire: humanCard('action', ['wounds'], 'fire'),
  outerStreetOnFire: humanCard('action', ['wounds'], 'fire'),
  highVoltage: humanCard('action', ['wounds']),
  flamethrower: humanCard('action', ['wounds'], 'fire'),
  oil: humanCard('action', ['wounds'], 'fire'),
  katyusha: humanCard('action', ['wounds'], 'explosion'),
  collapsedBuilding: humanCard('action', ['wounds']),
  grenade: humanCard('action', ['value'], 'explosion'), // farthest street
  heavyGrenade: humanCard('action', [], 'explosion'),
  ovary: humanCard('action'),

  // What the humans build and drive
  trabant: humanCard('car', ['wounds', 'value']), // fields a turn
  kamaz: humanCard('car', ['wounds', 'value']), // fields a turn
  trolleybus: humanCard('car', ['wounds', 'value']), // fields a turn
  barrel: humanCard('car', ['value']), // fields a turn
  barbedWire: humanCard('trap', ['wounds']),
  boobyTrap: humanCard('trap', ['wounds', 'value'], 'explosion'), // wounds beside it
  mine: humanCard('trap', ['wounds', 'value'], 'explosion'), // wounds beside it
  carBomb: humanCard('trap', ['wounds'], 'explosion'),
  manhole: humanCard('trap', ['value']), // most Strength that falls in
  hole: humanCard('trap', ['value']), // most Strength that falls in
  slab: humanCard('obstacle', ['value']), // moves that it stops
  wall: humanCard('obstacle', ['value']), // Strength that climbs it
  roadblock: humanCard('obstacle'),
  barrier: humanCard('obstacle'),
  chains: humanCard('attachment'),
  concreteShoes: humanCard('attachment', ['wounds']),

  // What the humans do besides
  net: humanCard('lasting', ['value']), // most Strength that it holds
  frost: humanCard('lasting'),
  searchlight: humanCard('action'),
  getOut: humanCard('action'),
  bait: humanCard('action'),
  blood: humanCard('action'),
  laughingGas: humanCard('action', ['value']), // most zombies
  searchWarrant: humanCard('action'),
  radio: humanCard('action', ['value']), // cards to look at
  chuck: humanCard('action'),
  flare: humanCard('action', ['value']), // cards to look at
  ration: humanCard('action'),
  jamming: humanCard('reaction'),
} as const satisfies Readonly<Record<string, EffectFacts>>;

export type Effect = keyof typeof EFFECTS;

/** The effects of a kind, for tables that must be complete. */
export type EffectOf<K extends Kind> = {
  [E in Effect]: (typeof EFFECTS)[E]['kind'] extends K ? E : never;
}[Effect];

/** Effects that are aimed along a lane, and ask whether its line of fire is free if the card needs that. (Z28) */
const ALONG_LANES: ReadonlySet<Effect> = new Set<Effect>([
  'shot',
  'burst',
  'sniper',
  'flamethrower',
  'ovary',
  'searchlight',
  'chains',
  'carBomb',
]);
/** What lies on a field can block the line of fire. (Z29) */
const ON_FIELDS: ReadonlySet<Kind> = new Set<Kind>(['car', 'trap', 'obstacle']);

/** The signs for the line of fire that mean something on a card with this effect. */
export function signsOf(effect: Effect): readonly ('needs' | 'blocks')[] {
  const needs = ALONG_LANES.has(effect) ? (['needs'] as const) : [];
  return ON_FIELDS.has(EFFECTS[effect].kind) ? [...needs, 'blocks'] : needs;
}

export function factsOf(effect: Effect): EffectFacts {
  return EFFECTS[effect];
}
