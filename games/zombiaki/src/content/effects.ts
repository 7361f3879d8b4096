/** Everything a card can do, by name: what sort of card it is then, which numbers are printed on it, and its traits. */
import {
  NO_TRAITS,
  type AttachedTraits,
  type FieldTraits,
  type LastingTraits,
  type RowTraits,
  type Traits,
  type ZombieTraits,
} from './traits.ts';

export type Side = 'zombies' | 'humans';

/**
 * Zombies and human board cards (cars, traps, obstacles) lie on fields; attachments under a zombie; lasting cards beside
 * the board until the owner's next turn; actions and reactions are done with at once.
 */
export type Kind = 'zombie' | 'attachment' | 'action' | 'reaction' | 'lasting' | 'car' | 'trap' | 'obstacle' | 'dawn';

/** Groups of cards that other cards speak of. */
export type Keyword = 'shot' | 'burst' | 'aimed' | 'fire' | 'explosion';

/** Numbers that mean the same on every card: how strong it is, how many wounds it deals. */
export type Printing = 'strength' | 'wounds';

/** What the third number of a card counts. */
export type Count =
  /** Strength that it gives. */
  | 'bonus'
  | 'eggs'
  /** Corpses that come besides itself. */
  | 'corpses'
  /** Steps that it may take at most. */
  | 'steps'
  | 'orders'
  /** Wounds that it heals at most. */
  | 'heals'
  /** The farthest street that it reaches. */
  | 'reach'
  /** Fields that it drives in a turn. */
  | 'speed'
  /** Wounds beside it. */
  | 'splinters'
  /** The most Strength that falls in. */
  | 'depth'
  /** Moves that it stops. */
  | 'markers'
  /** Strength that climbs it. */
  | 'height'
  /** The most Strength that it holds. */
  | 'hold'
  /** Zombies that it moves at most. */
  | 'pushes'
  /** Cards that it lets one look at. */
  | 'cards';

export interface EffectFacts<K extends Kind = Kind, N extends Printing = Printing, C extends Count = Count> {
  readonly side: Side;
  readonly kind: K;
  readonly numbers: readonly N[];
  /** Null: there is no third number. */
  readonly counts: C | null;
  readonly keyword: Keyword | null;
  /** It is aimed along a lane, and asks whether the line of fire there is free if the card needs that. (Z28) */
  readonly alongLane: boolean;
  readonly traits: Traits;
}

/** The traits that mean something on a card of each kind. */
interface TraitsOf {
  readonly zombie: ZombieTraits;
  readonly attachment: AttachedTraits;
  readonly action: RowTraits;
  readonly reaction: RowTraits;
  readonly lasting: LastingTraits;
  readonly car: FieldTraits;
  readonly trap: FieldTraits;
  readonly obstacle: FieldTraits;
  readonly dawn: object;
}

/** What is printed on a card with the effect, as far as there is something. */
interface Print<N extends Printing, C extends Count> {
  readonly numbers?: readonly N[];
  readonly counts?: C | undefined;
  readonly keyword?: Keyword | null;
  readonly alongLane?: boolean;
}

/** What a card of this kind has unless its effect says otherwise: nobody walks over cars and obstacles, traps act. */
const USUAL: { readonly [K in Kind]?: Partial<Traits> } = {
  car: { bars: 'M20', drives: 'Z47' },
  obstacle: { bars: 'Z72' },
  trap: { springs: true },
};

function effectsOf(side: Side) {
  return <K extends Kind, N extends Printing = never, C extends Count = never>(
    kind: K,
    { numbers = [], counts, keyword = null, alongLane = false }: Print<N, C> = {},
    own: Partial<TraitsOf[K]> = {},
  ): EffectFacts<K, N, C> => {
    const traits: Traits = { ...NO_TRAITS, ...USUAL[kind], ...own };
    return { side, kind, numbers, counts: counts ?? null, keyword, alongLane, traits };
  };
}

const ofZombies = effectsOf('zombies');
const ofHumans = effectsOf('humans');

/** A zombie has a Strength, perhaps something that it counts, and traits. */
function zombie<C extends Count = never>(own: Partial<ZombieTraits> = {}, counts?: C) {
  return ofZombies('zombie', { numbers: ['strength'], counts }, own);
}

/** What a zombie is that has no trait of its own, or has lost it. */
export const PLAIN = 'walker' satisfies Effect;

export const EFFECTS = {
  // Zombies
  walker: zombie(),
  agile: zombie({ sideSteps: true }),
  steadfast: zombie({ standsGround: true }),
  olympian: zombie({ secondStep: true }),
  kasparov: zombie({ hasAbility: true }),
  mamka: zombie({ immobile: 'Z79', feeds: true }, 'bonus'),
  nest: zombie({ immobile: 'Z79', hatches: true }, 'eggs'),
  matryoshka: zombie({ shrinks: 'K162' }),
  bulletproof: zombie({ unharmedBy: { keyword: 'shot', rule: 'P132' } }),
  splitter: zombie({ leaves: 'corpses' }, 'corpses'),
  jelly: zombie({ leaves: 'token' }, 'bonus'),
  junior: zombie({ grows: true }),
  krystynka: zombie({ hides: 'P182' }),
  dog: zombie({ runs: 'P192' }, 'steps'),
  cat: zombie({ runs: 'P201', sharesField: true, neverRetreats: 'P204' }, 'steps'),

  // What the zombies attach, play and answer with
  shield: ofZombies('attachment', {}, { shields: true }),
  strengthener: ofZombies('attachment', { counts: 'bonus' }, { strengthens: true }),
  feltBoots: ofZombies('attachment', { counts: 'bonus' }, { strengthens: true, sureFooted: 'K191' }),
  teddy: ofZombies('attachment', { numbers: ['strength'] }, { takesWounds: true }),
  boss: ofZombies('attachment', { counts: 'orders' }, { leads: true }),
  pickaxe: ofZombies('action'),
  steroids: ofZombies('action'),
  snack: ofZombies('action', { counts: 'heals' }),
  plague: ofZombies('action'),
  meatQueue: ofZombies('action', { counts: 'bonus' }),
  oneCardOnly: ofZombies('lasting', {}, { allowsOneCard: true }),
  seizeHumanCard: ofZombies('action'),
  parade: ofZombies('action'),
  moonshine: ofZombies('action'),
  fog: ofZombies('lasting', {}, { hidesLane: 'K281' }),
  metro: ofZombies('action'),
  mass: ofZombies('action'),
  hunger: ofZombies('action'),
  swap: ofZombies('action'),
  bite: ofZombies('action'),
  bucket: ofZombies('action', {}, { comesFirst: { use: 'P342', discard: 'P341' } }),
  stopFire: ofZombies('reaction', {}, { answers: 'fire' }),
  dawn: ofZombies('dawn'),

  // What the humans fire and throw
  shot: ofHumans('action', { numbers: ['wounds'], keyword: 'shot', alongLane: true }),
  burst: ofHumans('action', { numbers: ['wounds'], keyword: 'burst', alongLane: true }),
  sniper: ofHumans('action', { numbers: ['wounds'], keyword: 'aimed', alongLane: true }),
  brick: ofHumans('action', { numbers: ['wounds'] }, { aimsLikeAShot: true }),
  molotov: ofHumans('action', { numbers: ['wounds'], counts: 'reach', keyword: 'fire' }),
  streetOnFire: ofHumans('action', { numbers: ['wounds'], keyword: 'fire' }),
  outerStreetOnFire: ofHumans('action', { numbers: ['wounds'], keyword: 'fire' }),
  highVoltage: ofHumans('action', { numbers: ['wounds'] }),
  flamethrower: ofHumans('action', { numbers: ['wounds'], keyword: 'fire', alongLane: true }, { aimsLikeAShot: true }),
  oil: ofHumans('action', { numbers: ['wounds'], keyword: 'fire' }),
  katyusha: ofHumans('action', { numbers: ['wounds'], keyword: 'explosion' }),
  collapsedBuilding: ofHumans('action', { numbers: ['wounds'] }),
  grenade: ofHumans('action', { counts: 'reach', keyword: 'explosion' }),
  heavyGrenade: ofHumans('action', { keyword: 'explosion' }),
  ovary: ofHumans('action', { alongLane: true }),

  // What the humans build and drive
  trabant: ofHumans('car', { numbers: ['wounds'], counts: 'speed' }, { staredAt: 'K422' }),
  kamaz: ofHumans('car', { numbers: ['wounds'], counts: 'speed' }),
  trolleybus: ofHumans('car', { numbers: ['wounds'], counts: 'speed' }),
  barrel: ofHumans('car', { counts: 'speed' }, { bars: null, drives: 'P582', springs: true, destroys: true }),
  barbedWire: ofHumans('trap', { numbers: ['wounds'] }, { harmless: 'whileHolding', holds: true }),
  boobyTrap: ofHumans('trap', { numbers: ['wounds'], counts: 'splinters', keyword: 'explosion' }, { wrecksCars: true }),
  mine: ofHumans(
    'trap',
    { numbers: ['wounds'], counts: 'splinters', keyword: 'explosion' },
    { explodes: 'inSplinters' },
  ),
  carBomb: ofHumans(
    'trap',
    { numbers: ['wounds'], keyword: 'explosion', alongLane: true },
    { harmless: 'toAll', explodes: 'around' },
  ),
  manhole: ofHumans('trap', { counts: 'depth' }, { harmless: 'toStronger', destroys: true }),
  hole: ofHumans(
    'trap',
    { counts: 'depth' },
    { harmless: 'toStronger', destroys: true, waits: true, lastsForever: 'P303' },
  ),
  slab: ofHumans('obstacle', { counts: 'markers' }, { bars: 'K491', wears: true }),
  wall: ofHumans('obstacle', { counts: 'height' }, { bars: 'P622', climbed: true }),
  roadblock: ofHumans('obstacle', {}, { closesLane: 'toWalkers', lastsOneRound: true }),
  barrier: ofHumans('obstacle', {}, { closesLane: 'toAll', lastsOneRound: true }),
  chains: ofHumans('attachment', { alongLane: true }, { fetters: 'K501' }),
  concreteShoes: ofHumans('attachment', { numbers: ['wounds'] }, { hurtsWalkers: true }),

  // What the humans do besides
  net: ofHumans('lasting', { counts: 'hold' }, { nets: true }),
  standstill: ofHumans('lasting', {}, { stopsMovement: 'K511' }),
  searchlight: ofHumans('action', { alongLane: true }),
  getOut: ofHumans('action'),
  bait: ofHumans('action'),
  blood: ofHumans('action'),
  laughingGas: ofHumans('action', { counts: 'pushes' }),
  seizeZombieCard: ofHumans('action'),
  radio: ofHumans('action', { counts: 'cards' }),
  chuck: ofHumans('action'),
  flare: ofHumans('action', { counts: 'cards' }),
  ration: ofHumans('action'),
  stopAction: ofHumans('reaction', {}, { answers: 'actions' }),
};

export type Effect = keyof typeof EFFECTS;

/** What packs called an effect before it had its name. Such packs are read for ever, and keep their words. */
export const OLD_WORDS = {
  siamese: 'splitter',
  hostage: 'shield',
  ushanka: 'strengthener',
  panic: 'oneCardOnly',
  confiscation: 'seizeHumanCard',
  searchWarrant: 'seizeZombieCard',
  frost: 'standstill',
  jam: 'stopFire',
  jamming: 'stopAction',
} as const satisfies Readonly<Record<string, Effect>>;

/** An effect as a pack may call it. */
export type EffectWord = Effect | keyof typeof OLD_WORDS;

export function effectCalled(word: EffectWord): Effect {
  return isOldWord(word) ? OLD_WORDS[word] : word;
}

export function isOldWord(word: unknown): word is keyof typeof OLD_WORDS {
  return typeof word === 'string' && Object.hasOwn(OLD_WORDS, word);
}

/** The effects of a kind, for tables that must be complete. */
export type EffectOf<K extends Kind> = {
  [E in Effect]: (typeof EFFECTS)[E]['kind'] extends K ? E : never;
}[Effect];

/** What lies on a field can block the line of fire. (Z29) */
const ON_FIELDS: ReadonlySet<Kind> = new Set<Kind>(['car', 'trap', 'obstacle']);

/** The signs for the line of fire that mean something on a card with this effect. */
export function signsOf(effect: Effect): readonly ('needs' | 'blocks')[] {
  const { alongLane, kind } = factsOf(effect);
  const needs = alongLane ? (['needs'] as const) : [];
  return ON_FIELDS.has(kind) ? [...needs, 'blocks'] : needs;
}

export function factsOf(effect: Effect): EffectFacts {
  return EFFECTS[effect];
}

/** Shots, bursts and snipers. */
export function isFired({ keyword }: { readonly keyword: Keyword | null }): boolean {
  return keyword === 'shot' || keyword === 'burst' || keyword === 'aimed';
}
