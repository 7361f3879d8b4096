/** All that can happen in Gear Up: the exhaustive runner plays until it has seen it. */
import { isAwaited, type AnyState, type Answer, type Choice as AnyChoice } from '@horda/kernel';
import { PROMPTS } from '../src/cite.ts';
import { zombieCard } from '../src/content/cards.ts';
import {
  BOSS_ICONS,
  BOSSES,
  COLOURS,
  EFFECTS,
  LETTERS,
  SPECIAL_KINDS,
  STANDARD_KINDS,
  type Effect,
} from '../src/content/content.ts';
import { COMPANIONS } from '../src/content/house/survivors.ts';
import { holds, maskOf, meet } from '../src/geometry/geometry.ts';
import { effectsOf } from '../src/rules/effects.ts';
import { bossPrinted, bossTable } from '../src/rules/table.ts';
import type { Choice, DamageCause, Event, State } from '../src/state.ts';

/** Complete by its type: a new event is missing here at once. */
const EVENTS: Readonly<Record<Event['type'], true>> = {
  survivorTaken: true,
  survivorPutBack: true,
  companionsDrawn: true,
  zombiesDealt: true,
  roundBegan: true,
  bossArrived: true,
  cardRevealed: true,
  marked: true,
  ammoSpent: true,
  gained: true,
  knockedBack: true,
  activatedAgain: true,
  furyCrossed: true,
  rowsCrossed: true,
  tookBack: true,
  confirmed: true,
  changedMind: true,
  attackEnded: true,
  zombieKilled: true,
  memberKilled: true,
  upgraded: true,
  upgradeLost: true,
  marched: true,
  zombieAttacked: true,
  bomberExploded: true,
  damaged: true,
  armourLost: true,
  prevented: true,
  spawned: true,
  assigned: true,
  zombieArrived: true,
  pileReshuffled: true,
  bossCardRevealed: true,
  bossAttacked: true,
  abilityUsed: true,
  screamed: true,
  bossMoved: true,
  gameEnded: true,
};

/** Complete by its type, likewise. */
const CHOICES: Readonly<Record<Choice['do'], true>> = {
  take: true,
  putBack: true,
  mark: true,
  knock: true,
  again: true,
  suffer: true,
  cease: true,
  ammo: true,
  confirm: true,
  takeBack: true,
  change: true,
  upgrade: true,
  block: true,
  pay: true,
  assign: true,
  agree: true,
};
const CAUSES: Readonly<Record<DamageCause, true>> = {
  zombies: true,
  bossAttack: true,
  bossSpecial: true,
  ability: true,
  adrenaline: true,
  line: true,
};
const KINDS = [...STANDARD_KINDS, ...SPECIAL_KINDS];

/** Every effect of weapons at work, and every companion. (B106–B126, B153) */
const WORKING = [...EFFECTS.map((effect) => `effect ${effect}`), ...COMPANIONS.map(({ id }) => `companion ${id}`)];

const BOSS_COURSES = [
  ...BOSSES.flatMap((boss) => [
    `ability of ${boss}`,
    `attack of ${boss}`,
    `special attack of ${boss}`,
    `${boss} is hit by a shape`,
    `${boss} is hit by ammo`,
    `${boss} is hit by a single square`,
    `victory over ${boss}`,
  ]),
  ...BOSS_ICONS.filter((icon) => icon !== 'spawnA' && icon !== 'spawnC').map((icon) => `boss card with ${icon}`),
  'boss card of phase 1',
  'boss card of phase 2',
  'paid with ammo',
  'paid with armour',
  'could have paid',
  'the Catcher takes armour',
  'Super Abomination takes armour',
  ...[0, 1, 2].map((member) => `member ${member} of Dead Sox is killed`),
  'scream slow',
  'scream fast',
  'scream null',
  'a square in the mouth is crossed',
  'the mouth is closed',
  'a shape lies across a line',
  'row and column are crossed',
  'the boss is hit in front of a neighbour',
];

/** What comes of all planning at once. (T1–T6) */
const PLANS = [
  'deeds are taken back',
  'deeds are taken back from the middle on',
  'deeds of another are dropped',
  'somebody is no longer ready since deeds were dropped',
  'a neighbour gains by Long Range',
  'planned victory',
  'planned victory is taken back',
  'planned death',
  'planned death is taken back',
  'a killed zombie comes to life again',
  'a second activation is begun and left',
  'somebody cannot do anything',
];

const COURSES = [
  ...KINDS.flatMap((kind) => [`${kind} is killed`, `${kind} marches`]),
  ...KINDS.map((kind) => (kind === 'bomber' ? 'bomber explodes' : `${kind} attacks`)),
  'a stinker makes it worse',
  ...Object.keys(CAUSES).map((cause) => `damage: ${cause}`),
  'armour takes all',
  'armour takes a part',
  'armour takes nothing',
  ...LETTERS.map((letter) => `letter ${letter} in round 1`),
  'standard pile reshuffled',
  'special pile reshuffled',
  'fury track full',
  'a track is full',
  'two upgrades in one turn',
  ...COLOURS.filter((colour) => colour !== 'yellow').flatMap((colour) => [`${colour} 1`, `${colour} 2`]),
  'death in the attack',
  'death in the march',
  'death by the boss',
  'summary ending=victory',
  'summary ending=death',
  'summary ending=outOfTime',
];

export const goals = {
  reach: [
    ...Object.keys(EVENTS).map((type) => `event ${type}`),
    ...PROMPTS.map((prompt) => `prompt ${prompt}`),
    ...Object.keys(CHOICES).map((kind) => `chosen ${kind}`),
    ...WORKING,
    ...BOSS_COURSES,
    ...PLANS,
    ...COURSES,
  ],
  features(before: AnyState, answer: Answer<AnyChoice>, after: AnyState): string[] {
    const [s, next] = [before as State, after as State];
    const pick = answer.picks[0] as Choice;
    return [
      `chosen ${pick.do}`,
      ...ofPlans(s, pick, next),
      ...ofEffects(s, pick, next),
      ...ofBlocking(s, pick),
      ...next.kernel.events.flatMap((e) => ofEvent(e, next)),
      ...ofTable(s, next),
    ];
  },
};

function ofEffects(s: State, pick: Choice, next: State): string[] {
  if (pick.do === 'knock' || pick.do === 'again') {
    const effect: Effect = pick.do === 'again' ? pick.how : 'knockback';
    return [`effect ${effect}`];
  }
  if (pick.do !== 'mark') return [];
  const effects = effectsOf(s, pick.by, pick.with);
  const [then, now] = [s.survivors[pick.by]!.attack.now, next.survivors[pick.by]?.attack.now ?? null];
  if (pick.with !== 'weapon') return [`companion ${COMPANIONS[pick.with]!.id}`];
  if (now === null) return [];
  const isSecond = then !== null && !then.closed && then.part?.target === pick.target;
  const used = effects.filter((effect) => {
    if (effect === 'multiHit2' || effect === 'multiHit3') return now.hits === Number(effect.at(-1));
    if (effect === 'mowDown' || effect === 'explosion') return now.drawn.length > 1 && !isSecond;
    return effect === 'split' && isSecond;
  });
  return used.map((effect) => `effect ${effect}`);
}

function ofPlans(s: State, pick: Choice, next: State): string[] {
  const seen: string[] = [];
  const [was, is] = [s.fate, next.fate];
  if (was === null && is !== null) seen.push(`planned ${is}`);
  if (was !== null && is === null && next.ending === null) seen.push(`planned ${was} is taken back`);
  if (pick.do === 'mark' || pick.do === 'ammo') seen.push(...ofBoss(s, pick));
  if (pick.do === 'confirm' && s.survivors[pick.by]!.attack.now?.hits === 0)
    seen.push('a second activation is begun and left');
  if (pick.do !== 'takeBack') return seen;
  seen.push(pick.from === 0 ? 'deeds are taken back' : 'deeds are taken back from the middle on');
  if (next.kernel.events.some((e) => e.type === 'tookBack' && e.dropped.length > 0))
    seen.push('deeds of another are dropped');
  if (s.survivors.some(({ attack }, i) => attack.confirmed && !next.survivors[i]!.attack.confirmed))
    seen.push('somebody is no longer ready since deeds were dropped');
  if (standing(next) > standing(s)) seen.push('a killed zombie comes to life again');
  return seen;
}

/** Zombies with squares left. */
function standing(s: State): number {
  return s.survivors.flatMap(({ street }) => street.filter((z) => !isCrossed(s, z))).length;
}

function isCrossed(s: State, { card, crossed }: State['survivors'][number]['street'][number]): boolean {
  const squares = zombieCard(s, card).rows.join('').replaceAll('.', '').length;
  return crossed === maskOf(Array.from({ length: squares }, (_, cell) => cell)).lo;
}

function ofBoss(s: State, pick: Extract<Choice, { do: 'mark' | 'ammo' }>): string[] {
  if (pick.target >= 0) return [];
  const { id } = bossPrinted(s);
  const { mouth } = bossTable(s);
  const cells = pick.do === 'mark' ? pick.cells : [pick.cell];
  const how = pick.do === 'ammo' ? 'ammo' : cells.length === 1 ? 'a single square' : 'a shape';
  return [
    `${id} is hit by ${how}`,
    ...(pick.by === s.boss.seat ? [] : ['the boss is hit in front of a neighbour']),
    ...(meet(mouth, maskOf(cells)) ? ['a square in the mouth is crossed'] : []),
  ];
}

function ofBlocking(s: State, pick: Choice): string[] {
  if (pick.do === 'pay') return [`paid with ${pick.with}`];
  if (pick.do !== 'block') return [];
  const { prompt, options } = s.kernel.asks.find((ask) => ask.options.includes(pick)) ?? s.kernel.asks.find(isAwaited)!;
  const most = Math.max(...options.map((option) => (option.do === 'block' ? option.armour : 0)));
  const payable = prompt === 'ability.pay' && options.some((option) => option.do === 'pay') ? ['could have paid'] : [];
  if (pick.armour === 0) return [...payable, 'armour takes nothing'];
  return [...payable, pick.armour === most ? 'armour takes all' : 'armour takes a part'];
}

function ofEvent(e: Event, s: State): string[] {
  const boss = bossPrinted(s).id;
  switch (e.type) {
    case 'gained':
      return e.why === 'icons'
        ? []
        : e.why === 'longRange'
          ? ['effect longRange', 'a neighbour gains by Long Range']
          : [`effect ${e.why}`];
    case 'zombieKilled':
      return [`${e.zombie.kind} is killed`];
    case 'marched':
      return e.zombies.map(({ kind }) => `${kind} marches`);
    case 'zombieAttacked':
      return [`${e.zombie.kind} attacks`];
    case 'bomberExploded':
      return ['bomber explodes'];
    case 'damaged':
      return [`damage: ${e.cause}`, ...(e.cause === 'line' ? ['a shape lies across a line'] : [])];
    case 'armourLost':
      return [e.by === 'catcher' ? 'the Catcher takes armour' : 'Super Abomination takes armour'];
    case 'spawned':
      return s.round === 1 ? [`letter ${e.letter} in round 1`] : [];
    case 'pileReshuffled':
      return [`${e.pile} pile reshuffled`];
    case 'upgraded':
      return [`${e.weapon} ${e.upgrade}`];
    case 'bossCardRevealed':
      return [`boss card of phase ${e.phase}`, ...e.icons.map((icon) => `boss card with ${icon}`)];
    case 'bossAttacked':
      return [`${e.special ? 'special attack' : 'attack'} of ${boss}`];
    case 'abilityUsed':
      return [`ability of ${boss}`];
    case 'memberKilled':
      return [`member ${e.member} of Dead Sox is killed`];
    case 'screamed':
      return [`scream ${e.speed}`];
    case 'rowsCrossed':
      return ['row and column are crossed'];
    case 'furyCrossed':
      return e.space === 6 ? ['fury track full'] : [];
    case 'gameEnded':
      return ofEnd(e, s, boss);
    default:
      return [];
  }
}

const DEATHS = { attack: 'death in the attack', march: 'death in the march', spawn: 'death by the boss' } as const;

function ofEnd({ ending }: Extract<Event, { type: 'gameEnded' }>, { step }: State, boss: string): string[] {
  if (ending === 'victory') return [`victory over ${boss}`];
  return ending === 'death' && step in DEATHS ? [DEATHS[step as keyof typeof DEATHS]] : [];
}

function ofTable(s: State, next: State): string[] {
  const seen: string[] = [];
  const { mouth } = bossTable(next);
  const attacking = next.kernel.asks[0]?.prompt === 'attack.act' || next.kernel.asks[0]?.prompt === 'attack.ready';
  if (attacking && next.deeds.length === 0 && next.kernel.asks.some((ask) => !isAwaited(ask)))
    seen.push('somebody cannot do anything');
  if (attacking && next.boss.seat >= 0 && !holds(next.boss, mouth) && next.boss.roared !== next.turn - 1)
    seen.push('the mouth is closed');
  if (next.kernel.asks.some(({ prompt }) => prompt === 'upgrade.choose') && next.survivors.some(({ due }) => due > 1))
    seen.push('two upgrades in one turn');
  if (next.kernel.events.some((e) => e.type === 'zombieAttacked') && hasStench(s))
    seen.push('a stinker makes it worse');
  if (next.survivors.some(({ ammo }) => ammo.gained === 15)) seen.push('a track is full');
  return seen;
}

/** A zombie on the first space stands in one street with a stinker. */
function hasStench(s: State): boolean {
  return s.survivors.some(
    ({ street }) =>
      street.some(({ card }) => zombieCard(s, card).kind === 'stinker') && street.some(({ space }) => space === 1),
  );
}
