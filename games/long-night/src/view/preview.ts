/** What follows an option, told before it is taken. Counts only what its player knows. */
import { isSafe } from '../actions/move.ts';
import type { Choice, Target } from '../choices.ts';
import type { Op } from '../content/operations.ts';
import { ATTACK, MOVE } from '../declared.ts';
import { isGuarded } from '../rules/attacking.ts';
import { limitOf } from '../rules/modifiers.ts';
import { attackValue, searchValue, valueOf } from '../rules/modifiers.ts';
import { crisisOf, damageOf, find, itemOf, printed, specialsAt, zombiesAt } from '../rules/table.ts';
import { hasMod, isAutomatic, toolsFor } from '../rules/tools.ts';
import { NONE, RAXXON, type State, type Survivor, type SurvivorNo } from '../state.ts';

export interface Preview {
  /** The lowest die that is enough for it; 0: none is used. */
  readonly die: number;
  /** Rolls of the exposure die that follow. */
  readonly rolls: number;
  /** How many of its 12 faces kill the survivor in the first of them. */
  readonly deadly: number;
  /** A card counts for the crisis (1) or against it (-1). */
  readonly crisis: -1 | 0 | 1;
  /** Food that it brings; left out: none. */
  readonly food?: number;
}

const NOTHING: Preview = { die: 0, rolls: 0, deadly: 0, crisis: 0 };
const FACES = 12;

export function previewOf(s: State, choice: Choice): Preview {
  switch (choice.do) {
    case 'attack': {
      const one = find(s, choice.survivor)!;
      return { ...NOTHING, die: dieOf(s, one, attackValue(s, one)), ...exposed(s, one, isSafeAttack(s, one) ? 0 : 1) };
    }
    case 'search': {
      const one = find(s, choice.survivor)!;
      const rolls = one.place === RAXXON && valueOf(s, one, 'search.raxxonNoExposure') === 0 ? 1 : 0;
      return { ...NOTHING, die: dieOf(s, one, searchValue(s, one)), ...exposed(s, one, rolls) };
    }
    case 'barricade':
    case 'attract':
      return { ...NOTHING, die: dieOf(s, find(s, choice.survivor)!, 1) };
    case 'clean':
      return { ...NOTHING, die: s.players[s.active]!.dice[0] ?? 0 };
    case 'ability':
      return { ...NOTHING, die: dieOf(s, find(s, choice.survivor)!, printed(s, choice.of).ability.die ?? Infinity) };
    case 'move':
      return { ...NOTHING, ...exposed(s, find(s, choice.survivor)!, 1) };
    case 'go':
      return { ...NOTHING, ...exposedOnTheWay(s, choice.to, choice.fuel) };
    case 'zombie':
    case 'special':
      return { ...NOTHING, ...exposedInAttack(s, choice) };
    case 'play':
    case 'use': {
      const food = foodOf(itemOf(s, choice.card).uses[choice.use]!.effects);
      return food === 0 ? NOTHING : { ...NOTHING, food };
    }
    case 'giveUp':
      return { ...NOTHING, deadly: FACES };
    case 'risk':
      return { ...NOTHING, rolls: 1, deadly: FACES / 2 };
    case 'contribute':
    case 'contributeItem':
      return { ...NOTHING, crisis: crisisOf(s).accept.includes(itemOf(s, choice.card).symbol) ? 1 : -1 };
    default:
      return NOTHING;
  }
}

/** The lowest unused die of at least this value; 0: none. */
function dieOf({ players }: State, { owner }: Survivor, least: number): number {
  const { dice } = players[owner]!;
  return dice.find((die) => die >= least) ?? 0;
}

function exposed(s: State, one: Survivor, rolls: number): Pick<Preview, 'rolls' | 'deadly'> {
  return { rolls, deadly: rolls === 0 ? 0 : deadlyFaces(s, one) };
}

/** L126: three wounds, two frostbites, one bite. */
function deadlyFaces(s: State, one: Survivor): number {
  const isAtTheEnd = damageOf(one) + 1 >= limitOf(s, one);
  const bites = valueOf(s, one, 'bite.asWound') > 0 && !isAtTheEnd ? 0 : 1;
  return isAtTheEnd ? FACES / 2 : bites;
}

/** L74: nobody but zombies is there; or something spares the roll. */
function isSafeAttack(s: State, one: Survivor): boolean {
  if (zombiesAt(s, one.place) + specialsAt(s, one.place) === 0) return true;
  return toolsFor(s, one, 'attackDeclared', () => false).some(
    (tool) => isAutomatic(tool) && hasMod(tool.effects, 'attack.noExposure'),
  );
}

/** L70, L290: the attack that is being aimed. */
function exposedInAttack(s: State, target: Target): Pick<Preview, 'rolls' | 'deadly'> {
  const frame = s.kernel.stack.findLast(({ rule }) => rule === ATTACK.name);
  const one = find(s, (frame?.my as { survivor?: SurvivorNo } | undefined)?.survivor ?? NONE);
  if (one === undefined) return NOTHING;
  return exposed(s, one, isSafeAttack(s, one) || isGuarded(s, one.card, target) ? 0 : 1);
}

/** Only what is brought for sure. */
function foodOf(effects: readonly Op[]): number {
  return effects.reduce((sum, op) => (op.op === 'food' && typeof op.n === 'number' ? sum + op.n : sum), 0);
}

function exposedOnTheWay(s: State, to: number, fuel: number): Pick<Preview, 'rolls' | 'deadly'> {
  const frame = s.kernel.stack.findLast(({ rule }) => rule === MOVE.name);
  const { survivor, free } = (frame?.my ?? { survivor: NONE, free: false }) as { survivor: SurvivorNo; free: boolean };
  const one = find(s, survivor);
  if (one === undefined) return NOTHING;
  return exposed(s, one, isSafe(s, { fuel, from: one.place, free }, one, to) ? 0 : 1);
}
