/** One survivor's attack: activations, marks, a second activation, ammo. Each takes effect at once. */
import { emit, type Seat } from '@horda/kernel';
import { remove } from '@horda/parts';
import type { Effect } from '../content/content.ts';
import { aims, reach, spaceOf, streetFor } from './aims.ts';
import { effectsOf, shapeOf } from './effects.ts';
import { ammoAtEnd, rage, rages } from './fury.ts';
import { canGoOn, mustGoOn } from './marks.ts';
import { bossWasStruck, shoot, strike } from './strike.ts';
import { available, isDead, refOf, zombieIn } from './table.ts';
import type { Activation, Again, Attack, Choice, Deed, State, Target, Tool, Zombie } from '../state.ts';

export function freshAttack(): Attack {
  return {
    weaponUses: 0,
    companionUses: 0,
    now: null,
    spared: [],
    owed: 0,
    owedFor: 'line',
    ceased: false,
    confirmed: false,
  };
}

function freshActivation(tool: Tool): Activation {
  return { tool, hits: 0, drawn: [], spaces: [], street: -1, struck: [], bloody: false, part: null, closed: false };
}

/** The unfinished activation of this tool, or null. */
export function underWay({ now }: Attack, tool: Tool): Activation | null {
  return now !== null && now.tool === tool && !now.closed ? now : null;
}

export function perform(s: State, deed: Deed): void {
  switch (deed.do) {
    case 'mark':
      return mark(s, deed);
    case 'knock':
      return knock(s, deed.by, deed.target);
    case 'again':
      return again(s, deed.by, deed.how);
    case 'suffer':
      return suffer(s, deed.by, deed.with);
    case 'cease':
      close(s, deed.by);
      s.survivors[deed.by]!.attack.ceased = true;
      return;
    case 'ammo':
      return spendAmmo(s, deed.by, deed.target, deed.cell);
  }
}

function mark(s: State, { by, with: tool, target, cells }: Extract<Choice, { do: 'mark' }>): void {
  const { attack } = s.survivors[by]!;
  const now = underWay(attack, tool) ?? open(s, by, tool);
  const effects = effectsOf(s, by, tool);
  const second = now.part !== null && now.part.target === target ? now.part : null;
  const [space, street] = [spaceOf(s, target), streetFor(s, target)];
  const { bloody, lined } = strike(s, by, tool, target, cells);
  const first = second === null && isPart(s, by, tool, effects, target, cells);
  const part = first ? { target, cells, lined, must: mustGoOn(s, target, cells) } : null;
  const isNext = second === null && isNextShape(now, target, space, effects);
  attack.now = {
    ...now,
    hits: isNext ? now.hits + 1 : now.hits,
    drawn: isNext ? [target] : [...now.drawn, target],
    spaces: isNext ? [space] : [...now.spaces, space],
    street,
    struck: now.struck.includes(target) ? now.struck : [...now.struck, target],
    bloody: now.bloody || bloody,
    part,
  };
  // Both parts of a divided shape count as one: its consequences come once, after the second part. (B119, G41, U1)
  if (target < 0) bossWasStruck(s, part?.must === true);
  forgetParts(s);
  if (part === null && (lined || second?.lined === true) && s.fate !== 'victory') owe(s, by, 'line');
  settle(s, by);
}

/** Whether a mark begins a new shape; false: it continues the latest one as part of an area effect. */
function isNextShape(now: Activation, target: Target, space: number, effects: readonly Effect[]): boolean {
  if (now.hits === 0 || now.drawn.includes(target)) return true;
  if (effects.includes('mowDown')) return (now.spaces as readonly number[]).includes(space);
  if (!effects.includes('explosion')) return true;
  if (space === 0) return now.spaces.includes(0);
  return now.spaces.some((other) => other !== 0 && other !== space);
}

/** Whether a mark is the first part of a divided shape: it is not the whole shape, and a second part can follow. */
function isPart(
  s: State,
  seat: Seat,
  tool: Tool,
  effects: readonly Effect[],
  target: Target,
  cells: readonly number[],
): boolean {
  if (!effects.includes('split') || cells.length === shapeOf(s, seat, tool).squares) return false;
  return canGoOn(s, seat, tool, target, cells);
}

/** Drops first parts whose second part is no longer possible, because others crossed the last free squares. */
function forgetParts(s: State): void {
  for (const [seat, { attack }] of s.survivors.entries()) {
    const { now } = attack;
    if (now === null || now.part === null) continue;
    const { target, cells } = now.part;
    if (!canGoOn(s, seat, now.tool, target, cells)) attack.now = { ...now, part: null };
  }
}

/** Begins an activation and ends the previous one. */
function open(s: State, seat: Seat, tool: Tool): Activation {
  close(s, seat);
  const { attack } = s.survivors[seat]!;
  attack.spared = [];
  if (tool === 'weapon') attack.weaponUses++;
  else {
    attack.companionUses++;
    // A companion is turned face down once used. (B153)
    for (const one of s.companions) if (one.companion === tool) one.ready = false;
  }
  return freshActivation(tool);
}

/** Ends the current activation. Fury pays once, after its last shape. (B125, U4) */
export function close(s: State, seat: Seat): void {
  const { attack } = s.survivors[seat]!;
  const { now } = attack;
  if (now === null || now.closed) return;
  attack.now = { ...now, part: null, closed: true };
  if (rages(s, seat, now)) rage(s, seat);
}

/** Ends the activation if nothing more can be drawn or pushed. */
function settle(s: State, seat: Seat): void {
  const { now } = s.survivors[seat]!.attack;
  if (now === null || now.closed) return;
  if (now.part === null && aims(s, seat, now.tool, now).length === 0 && knockable(s, seat).length === 0) close(s, seat);
}

/** Zombies hit in this activation that can be pushed to the third space. (B106, B107, G24, G25) */
export function knockable(s: State, seat: Seat): readonly Target[] {
  const { now } = s.survivors[seat]!.attack;
  if (now === null || now.closed || !effectsOf(s, seat, now.tool).includes('knockback')) return [];
  return now.struck.filter((target) => {
    if (target < 0) return false;
    const z = zombieIn(s, target);
    return z.space !== 3 && !isDead(s, z);
  });
}

/** A neighbour's zombie stays in its own street. (U11, G23) */
function knock(s: State, seat: Seat, target: Target): void {
  const z = zombieIn(s, target);
  z.space = 3;
  emit(s, { type: 'knockedBack', seat, zombie: refOf(s, target), street: streetFor(s, target) });
  settle(s, seat);
}

/** Ways to activate the same tool a second time, if there is somebody to aim at. (B120–B122, G26, G28) */
export function waysAgain(s: State, seat: Seat): readonly Again[] {
  const { attack } = s.survivors[seat]!;
  const { now, ceased } = attack;
  if (now === null || ceased || now.struck.length === 0 || usesOf(attack, now.tool) !== 1) return [];
  const effects = effectsOf(s, seat, now.tool);
  const anyone = reach(s, seat, effects);
  if (anyone.length === 0) return [];
  const ways: Again[] = [];
  if (effects.includes('adrenaline')) ways.push('adrenaline');
  if (effects.includes('quickReload') && ammoAtEnd(s, seat) > 0) ways.push('quickReload');
  if (effects.includes('criticalHit') && now.bloody && anyone.some((t) => !now.struck.includes(t)))
    ways.push('criticalHit');
  return ways;
}

/** How often the tool was activated in this turn. */
export function usesOf({ weaponUses, companionUses }: Attack, tool: Tool): number {
  return tool === 'weapon' ? weaponUses : companionUses;
}

function again(s: State, seat: Seat, how: Again): void {
  const { attack, ammo } = s.survivors[seat]!;
  const { tool, struck } = attack.now!;
  attack.now = open(s, seat, tool);
  emit(s, { type: 'activatedAgain', seat, how });
  if (how === 'criticalHit') attack.spared = struck;
  if (how === 'quickReload') ammo.used++;
  if (how === 'adrenaline') owe(s, seat, 'adrenaline');
}

/** One damage at once. A survivor with armour may choose what takes it. (B84, B120) */
function owe(s: State, seat: Seat, why: Attack['owedFor']): void {
  const one = s.survivors[seat]!;
  one.attack.owed = 1;
  one.attack.owedFor = why;
  if (available(one.armour) === 0) suffer(s, seat, 'health');
}

function suffer(s: State, seat: Seat, by: 'armour' | 'health'): void {
  const one = s.survivors[seat]!;
  one.attack.owed = 0;
  if (by === 'armour') one.armour.used++;
  else one.health--;
  const [armour, health] = by === 'armour' ? [1, 0] : [0, 1];
  emit(s, { type: 'damaged', seat, cause: one.attack.owedFor, armour, health, left: one.health });
  if (one.health === 0) s.fate ??= 'death';
}

/** The targets of ammo: the survivor's own street and the boss in front of it. (B69, U3, G5, G6) */
export function ammoTargets(s: State, seat: Seat): readonly Target[] {
  return reach(s, seat, []).filter((target) => target >= 0 || s.options.bossAmmo);
}

function spendAmmo(s: State, seat: Seat, target: Target, cell: number): void {
  close(s, seat);
  const { attack, ammo } = s.survivors[seat]!;
  attack.ceased = true;
  ammo.used++;
  shoot(s, seat, target, cell);
  forgetParts(s);
}

/** Zombies of this street whose squares are all crossed leave it. */
export function takeDead(s: State, seat: Seat): readonly Zombie[] {
  const { street } = s.survivors[seat]!;
  const dead = street.filter((z) => isDead(s, z));
  for (const z of dead) remove(street, z);
  return dead;
}
