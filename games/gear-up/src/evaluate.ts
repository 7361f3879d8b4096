/** For bots: how well the team is doing, roughly the logarithm of its chance to win. */
import type { Seat } from '@horda/kernel';
import { contentOf } from './content/cards.ts';
import type { March, Speed } from './content/content.ts';
import { tablesOf, type ShapeTable, type Tables } from './content/boards.ts';
import { KIND_FACTS } from './content/kinds.ts';
import { fitOnBoss, fitOnZombie } from './fit.ts';
import { bits } from './geometry/geometry.ts';
import { available, bossLeft, bossTable, memberDamage, memberLeft } from './rules/table.ts';
import { strengthOf } from './strength.ts';
import { FIRST_PHASE, FIRST_UNDER, TURNS } from './turn.ts';
import type { State, Zombie } from './state.ts';

/** Squares of the boss that a team without upgrades crosses in one turn, without ammo. */
const PACE = 4.2;
/** The value of a point of armour in health, and of an icon still on a zombie compared with one already gained. */
const ARMOUR = 0.95;
const YET = 0.75;
/** Squares crossed per activation, and activations per root of a zombie's squares: the last squares cost most. */
const SQUARES = 4.5;
const MARKS = 0.8;
/** Activations per turn that are free for zombies, before and after the boss has come. */
const FREE = [0.95, 0.75] as const;
/** How much life each open activation of work costs. */
const WORK = 0.35;
/** The uncertainty of the estimates of life and of boss squares. */
const LIFE_SPREAD = 3;
const BOSS_SPREAD = 6;
/** How fast the icons of the boss disappear while it is attacked. */
const DISARMED = 1.5;
/**
 * The race: what everything is worth apart from danger, in squares of zombies. Found by playing many games: teams that
 * save ammo for the boss and kill it early win most.
 */
const RACE = 0.2;
const AMMO = 2;
const BOSS = 2.4;
/** The cost of boss squares that can only be crossed one by one, beyond those that ammo will cross. */
const HOLES = 1;
const FILLED = 0.8;
/**
 * How much more work a zombie is if shapes fit it badly (and less, if they fit well), compared with an average fit. For
 * a small team: a large one kills the boss before this matters as much.
 */
const UNFIT = 0.6;
const SMALL_TEAM = 3;
/** The ammo a team spends per turn, and how many boss squares each ammo crosses. */
const SHOTS = 3;
const PER_SHOT = 0.8;
/** Even a boss that is nearly dead acts for half a turn. */
const LAST_GASP = 0.5;
/** Of the three boss cards of the first phase two attack; all of the second do. */
const ATTACKS_OF_FIRST_PHASE = 0.67;
/** What the boss's ability costs a survivor per turn: half of the boss cards use it. */
const ABILITY = 0.6;
/** How often each speed moves in a turn whose card is unknown. */
const USUAL_MARCH = { slow: 0.4, fast: 0.5 } as const;
/** The lowest chance to move: even a zombie that hardly ever moves arrives some day. */
const SELDOM = 0.05;
/** An explosion hurts only once, but hurts everybody. */
const BLAST = 1.5;
/** Work on a zombie grows with the root of its squares. */
const ROOT_WORK = 3;
/** How well shapes fit on an untouched boss. */
const FIT_UNTOUCHED = 0.7;

export function evaluate(s: State, _seat: Seat): number {
  if (s.ending !== null) return s.ending === 'victory' ? 100 : -100;
  if (s.fate !== null) return s.fate === 'victory' ? 90 : -90;
  const left = bossLeft(s);
  const turns = turnsToCome(s);
  const bossTurns = Math.min(turns, TURNS);
  const tables = tablesOf(s);
  const streets = streetsOf(s);
  let ammo = 0;
  const strengths = s.survivors.map((_, seat) => strengthOf(s, seat));
  for (const [seat, one] of s.survivors.entries())
    ammo += available(one.ammo) + YET * iconsOf(tables, streets[seat]!, 'ammo');
  const strength = strengths.reduce((sum, each) => sum + each, 0) / strengths.length;
  const pace = PACE * (1 + strength);
  const shots = Math.min(ammo, bossTurns * SHOTS) * PER_SHOT;
  let value = logistic((bossTurns * pace + shots - left) / BOSS_SPREAD);
  const lives = Math.max(LAST_GASP, Math.min(bossTurns, (left - shots) / pace));
  const fromBoss = damageToCome(s, lives);
  const horizon = turns - bossTurns + lives;
  const marching = matchingTurns(s, horizon);
  for (const [seat, one] of s.survivors.entries()) {
    const work = FREE[s.round === 2 ? 1 : 0] * (1 + strengths[seat]!);
    const life = one.health + (available(one.armour) + YET * iconsOf(tables, streets[seat]!, 'armour')) * ARMOUR;
    value += logistic(
      -((fromBoss + fromZombies(tables, streets[seat]!, marching, horizon, work) - life) / LIFE_SPREAD),
    );
  }
  const gained = turns * SQUARES * strength * s.survivors.length + AMMO * ammo;
  return value + RACE * (gained - workLeft(s, tables, streets) - BOSS * (left + HOLES * holes(s, tables, left, ammo)));
}

/** Boss squares that neither shapes nor ammo are likely to cross in time. */
function holes(s: State, tables: Tables, left: number, ammo: number): number {
  if (left === 0) return 0;
  const fit = s.round < 2 ? FIT_UNTOUCHED : fitOnBoss(bossTable(s), s.boss, shapesOf(s, tables));
  return positive(left * (1 - fit) - FILLED * ammo);
}

function shapesOf({ survivors, companions }: State, tables: Tables): readonly ShapeTable[] {
  const shapes = survivors.flatMap(({ survivor }) => tables.arms[survivor] ?? []);
  for (const { companion } of companions) shapes.push(tables.companions[companion]!);
  return shapes;
}

/** The zombies of each survivor, including those just assigned. */
function streetsOf({ survivors, wave }: State): readonly (readonly Zombie[])[] {
  if (wave.length === 0) return survivors.map(({ street }) => street);
  return survivors.map(({ street }, seat) => [
    ...street,
    ...wave.flatMap(({ card, to }): Zombie[] => (to === seat ? [{ card, space: 3, crossed: 0 }] : [])),
  ]);
}

/** The work left on all zombies: the last squares count most, and zombies that the survivor's shapes do not fit. */
function workLeft({ survivors }: State, { zombies, arms }: Tables, streets: readonly (readonly Zombie[])[]): number {
  const unfit = survivors.length <= SMALL_TEAM ? UNFIT : UNFIT / (survivors.length - 1);
  let sum = 0;
  for (const [seat, street] of streets.entries())
    for (const { card, crossed } of street) {
      const board = zombies[card]!;
      const squares = bits(board.vital.lo & ~crossed);
      if (squares === 0) continue;
      const fit = fitOnZombie(board, crossed, arms[survivors[seat]!.survivor]!);
      sum += ROOT_WORK * Math.sqrt(squares) * (1 + unfit * (0.5 - fit));
    }
  return sum;
}

/** Uncrossed icons on the zombies of a street. */
function iconsOf({ zombies }: Tables, street: readonly Zombie[], what: 'ammo' | 'armour'): number {
  let sum = 0;
  for (const z of street) sum += bits(zombies[z.card]![what].lo & ~z.crossed);
  return sum;
}

/** ln of the logistic function. */
function logistic(x: number): number {
  return x > 30 ? 0 : -Math.log1p(Math.exp(-x));
}

/** About x if x is positive, and nearly 0 if not. */
function positive(x: number): number {
  return x > 6 ? x : 0.5 * Math.log1p(Math.exp(2 * x));
}

/** Turns whose attack step is still to come, the one that is open included. */
function turnsToCome(s: State): number {
  const isOver = s.step !== 'attack' && s.step !== 'reveal';
  const thisRound = TURNS - s.turn + (isOver || s.turn === 0 ? 0 : 1);
  return s.round === 2 ? thisRound : thisRound + TURNS;
}

/** The damage that the boss will do to everybody if it lives for `lives` more turns. */
function damageToCome(s: State, lives: number): number {
  const { members, printed } = bossTable(s);
  let [attack, special, fixedAttack, fixedSpecial] = [0, 0, 0, 0];
  for (const [member, { yellow, blue }] of printed.permanent.entries()) {
    if (members.length > 1 && memberLeft(s, member) === 0) continue;
    attack += memberDamage(s, member, false);
    special += memberDamage(s, member, true);
    fixedAttack += yellow;
    fixedSpecial += yellow + blue;
  }
  const from = s.round === 2 ? s.turn + (s.step === 'spawn' ? 1 : 0) : 1;
  let sum = 0;
  for (let turn = Math.max(from, FIRST_UNDER); turn < from + lives && turn <= TURNS; turn++) {
    const share = Math.min(1, from + lives - turn);
    const armed = (1 - (turn - from) / (lives + 1)) ** DISARMED;
    const icons =
      turn < FIRST_UNDER + FIRST_PHASE
        ? ATTACKS_OF_FIRST_PHASE * (fixedAttack + (attack - fixedAttack) * armed)
        : fixedSpecial + (special - fixedSpecial) * armed;
    sum += share * (icons + ABILITY);
  }
  return sum;
}

/** How often each speed will move in one turn, on average. */
type Marching = Readonly<Record<Speed, number>>;

function matchingTurns(s: State, turns: number): Marching {
  const { turnCards } = contentOf(s);
  const count = { slow: 0, fast: 0 };
  const add = (march: March, share: number): void => {
    if (march === 'slow' || march === 'both') count.slow += share;
    if (march === 'fast' || march === 'both') count.fast += share;
  };
  // The face-up turn card has not moved the zombies yet.
  const now = s.turn > 0 && (s.step === 'reveal' || s.step === 'attack' || s.step === 'upgrade') ? 1 : 0;
  if (now === 1) add(turnCards[s.row[s.turn - 1]!]!.march, 1);
  const hidden = s.row.slice(s.turn);
  const drawn = Math.min(Math.max(0, hidden.length - 1), Math.max(0, turns - now));
  for (const card of hidden) add(turnCards[card]!.march, drawn / hidden.length);
  const rest = Math.max(0, turns - now - drawn);
  const all = Math.max(1, now + drawn + rest);
  return { slow: (count.slow + rest * USUAL_MARCH.slow) / all, fast: (count.fast + rest * USUAL_MARCH.fast) / all };
}

/** A zombie as `fromZombies` sees it. */
interface Coming {
  readonly chance: number;
  readonly arrives: number;
  readonly squares: number;
  readonly damage: number;
  readonly explodes: boolean;
}

/**
 * The damage that the zombies of a street will do. They are killed one by one in the order of arrival, and until then
 * they come closer and attack. `pace`: activations per turn.
 */
function fromZombies(
  { zombies, cards }: Tables,
  street: readonly Zombie[],
  marching: Marching,
  horizon: number,
  pace: number,
): number {
  const coming: Coming[] = [];
  let stinkers = 0;
  for (const { card, space, crossed } of street) {
    const { vital, damage } = zombies[card]!;
    const squares = bits(vital.lo & ~crossed);
    if (squares === 0) continue;
    const { kind, speed, permanent } = cards[card]!;
    const { stinks, explodes } = KIND_FACTS[kind];
    if (stinks) stinkers++;
    const chance = marching[speed];
    coming.push({
      chance,
      arrives: space / Math.max(chance, SELDOM),
      squares,
      // A Stinker does not add damage to itself.
      damage: bits(damage.lo & ~crossed) + permanent - (stinks ? 1 : 0),
      explodes,
    });
  }
  coming.sort((a, b) => a.arrives - b.arrives);
  let [sum, work] = [0, 0];
  for (const { chance, arrives, squares, damage, explodes } of coming) {
    work += Math.sqrt(squares) * MARKS;
    const until = Math.min(work / pace, horizon);
    const attacks = chance * positive(until - arrives + 0.5);
    sum += (damage + stinkers) * (explodes ? Math.min(1, attacks) * BLAST : attacks);
  }
  return sum + work * WORK;
}
