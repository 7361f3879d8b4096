/** V158–V164, V202–V204, Y39: hits are handed out one by one among those who stand in the zone. */
import { ask, call, rule, same, type Seat } from '@horda/kernel';
import { ZOMBIE_TYPES } from '../content/vocabulary.ts';
import { SKILLS } from '../content/skills.ts';
import { HARM, WOUNDS, type Wounds } from '../declared.ts';
import { NONE, type Choice, type State, type SurvivorNo, type ZoneNo } from '../state.ts';
import { isInCar } from './cars.ts';
import { hitCompanion, hitsBorne } from './companion-harm.ts';
import { ignored } from './harm.ts';
import { carried } from './inventory.ts';
import { healthLeft } from './printed.ts';
import { hasSkill, skillsAtHand } from './skills.ts';
import { zoneOfCompanion } from './table.ts';

/** The zombies of a zone attack. `hits`: walkers, brutes, runners, abominations. (V202, V203) */
export function zombieHits(s: State, zone: ZoneNo, hits: readonly number[], only: SurvivorNo): void {
  callWounds(s, { zone, hits, damage: 1, cause: 'zombies', by: NONE, ...(only === NONE ? {} : { only }) });
}

/** Missed dice hit others in the zone. (V158) */
export function friendlyHits(s: State, by: SurvivorNo, zone: ZoneNo, misses: number, damage: number): void {
  callWounds(s, { zone, hits: [misses], damage, cause: 'fire', by });
}

function callWounds(s: State, hits: Omit<Wounds, 'given' | 'companions'>): void {
  call(s, WOUNDS, { ...hits, given: s.survivors.map(() => 0), companions: [] });
}

export const wounds = rule<State, Wounds, Choice>(WOUNDS)({
  give(s, my, f) {
    const takers = takersOf(s, my);
    if (takers.length === 0 || hitsLeft(my) === 0) return void (f.at = 'harm');
    if (takers.length === 1 || isEnoughForAll(my, takers)) {
      spread(s, my);
      return void (f.at = 'harm');
    }
    const options = takers.map(asChoice);
    if (hitsLeft(my) > 1) options.unshift({ do: 'spreadHits' });
    ask(s, askedOf(s, my, takers[0]!), 'wounds.give', options);
  },
  given(s, my, f) {
    const { pick } = f;
    f.at = 'give';
    const taker = takersOf(s, my).find((each) => same(asChoice(each), pick));
    if (taker === undefined) spread(s, my);
    else hit(my, taker);
  },
  harm(s, { given, companions, cause }) {
    for (let survivor = given.length - 1; survivor >= 0; survivor--)
      if (given[survivor]! > 0) call(s, HARM, { survivor, n: given[survivor]!, cause });
    for (const companion of companions) hitCompanion(s, companion);
  },
});

export interface Taker {
  readonly survivor: SurvivorNo;
  readonly companion: number;
  /** Hits that it takes before it is down. */
  readonly left: number;
}
/** X22: zombies of this type do not hurt the survivor, who takes any number of their hits. */
const UNHURT = Infinity;

/** Who can take the next hit: the one with the most health first, companions last. */
export function takersOf(s: State, my: Wounds): Taker[] {
  const takers: Taker[] = [];
  for (let survivor = 0; survivor < s.survivors.length; survivor++) {
    const one = s.survivors[survivor]!;
    if (one.zone !== my.zone || one.status !== 'standing' || survivor === my.by) continue;
    if (my.only !== undefined && survivor !== my.only) continue;
    // V164: friendly fire never hits a survivor with Low profile.
    if (my.cause === 'fire' && hasSkill(s, survivor, 'lowProfile')) continue;
    // V442: misses hit people on foot only, not survivors in a car or the companions whom they lead.
    if (my.cause === 'fire' && isInCar(s, survivor)) continue;
    const health = healthLeft(s, one) + ignored(s, survivor) + cancelled(s, survivor) - my.given[survivor]!;
    const left = isUnhurt(s, my, survivor) ? UNHURT : Math.ceil(health / my.damage);
    if (left > 0) takers.push({ survivor, companion: NONE, left });
  }
  if (takers.length > 1) takers.sort((a, b) => b.left - a.left);
  for (let companion = 0; companion < s.companions.length && my.only === undefined; companion++) {
    const one = s.companions[companion]!;
    if (one.status !== 'standing' || zoneOfCompanion(s, one) !== my.zone) continue;
    if (my.cause === 'fire' && isInCar(s, one.leader)) continue;
    const left = hitsBorne(s, companion) - my.companions.filter((each) => each === companion).length;
    if (left > 0) takers.push({ survivor: NONE, companion, left });
  }
  return takers;
}

/** X35: wounds that the survivor can cancel, and still stands to take more. */
function cancelled(s: State, survivor: SurvivorNo): number {
  return hasSkill(s, survivor, 'isThatAll') ? carried(s.survivors[survivor]!).length : 0;
}

function isUnhurt(s: State, my: Wounds, survivor: SurvivorNo): boolean {
  const type = my.cause === 'fire' ? undefined : ZOMBIE_TYPES[nextOf(my)];
  return (
    type !== undefined &&
    skillsAtHand(s, s.survivors[survivor]!).some((skill) => SKILLS[skill].gives?.unhurtBy === type)
  );
}

function nextOf({ hits }: Wounds): number {
  return hits.findIndex((n) => n > 0);
}

export function hitsLeft({ hits }: Wounds): number {
  return hits.reduce((sum, n) => sum + n, 0);
}

/** Everybody goes down, however the hits are handed out. */
function isEnoughForAll(my: Wounds, takers: readonly Taker[]): boolean {
  return hitsLeft(my) >= takers.reduce((sum, { left }) => sum + left, 0);
}

function asChoice({ survivor, companion }: Taker): Choice {
  return survivor === NONE ? { do: 'companionHit', companion } : { do: 'takeHit', survivor };
}

/** The shooter's owner; for zombies the owner of the survivor who would take the next hit. */
function askedOf(s: State, { by }: Wounds, { survivor }: Taker): Seat {
  if (by !== NONE) return s.survivors[by]!.owner;
  return survivor === NONE ? s.first : s.survivors[survivor]!.owner;
}

function hit(my: Wounds, { survivor, companion, left }: Taker): void {
  const next = nextOf(my);
  my.hits = my.hits.map((n, i) => (i === next ? n - 1 : n));
  if (companion !== NONE) my.companions = [...my.companions, companion];
  else if (left !== UNHURT) my.given = my.given.map((n, i) => (i === survivor ? n + my.damage : n));
}

/** All that is left: each hit to the one with the most health. */
function spread(s: State, my: Wounds): void {
  while (hitsLeft(my) > 0) {
    const [taker] = takersOf(s, my);
    if (taker === undefined) return;
    hit(my, taker);
  }
}
