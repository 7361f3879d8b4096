/** Action dice: how many, rolled, changed and used. (L58–L61, L66) */
import { askUnlessOne, below, emit, type Frame, type Seat } from '@horda/kernel';
import type { Choice, State } from '../state.ts';
import { builtValue, valueOf } from './modifiers.ts';
import { ofPlayer } from './table.ts';

export function rollDie(s: State): number {
  return 1 + below(s, 6);
}

/** L59: one die, and one for each survivor. */
export function diceOf(s: State, seat: Seat): number {
  const own = ofPlayer(s, seat);
  const extra = own.reduce((sum, one) => sum + valueOf(s, one, 'dice.extra'), 0);
  return Math.max(0, 1 + own.length + extra + builtValue(s, 'dice.extra') + s.players[seat]!.diceNext);
}

/** L58, L60: all dice come back and are rolled. */
export function rollDice(s: State, seat: Seat): void {
  const player = s.players[seat]!;
  const count = diceOf(s, seat);
  player.diceNext = 0;
  player.spent = [];
  player.dice = [];
  for (let i = 0; i < count; i++) player.dice.push(rollDie(s));
  sorted(player.dice);
  emit(s, { type: 'diceRolled', seat, dice: player.dice.slice() });
}

function sorted(dice: number[]): number[] {
  return dice.sort((a, b) => a - b);
}

/** L66: a die goes from unused to used. */
export function useDie(s: State, seat: Seat, die: number): void {
  const player = s.players[seat]!;
  player.dice.splice(player.dice.indexOf(die), 1);
  player.spent.push(die);
  emit(s, { type: 'dieUsed', seat, die });
}

/** Changes the value of an unused die. */
export function changeDie(s: State, seat: Seat, from: number, to: number): void {
  const { dice } = s.players[seat]!;
  dice[dice.indexOf(from)] = to;
  sorted(dice);
  emit(s, { type: 'dieChanged', seat, from, to });
}

/** The different values of the unused dice that are at least `least`, as options. */
export function dieOptions({ players }: State, seat: Seat, least: number): Choice[] {
  const options: Choice[] = [];
  let last = 0;
  for (const value of players[seat]!.dice) {
    if (value < least || value === last) continue;
    options.push({ do: 'die', value });
    last = value;
  }
  return options;
}

export function hasDie({ players }: State, seat: Seat, least: number): boolean {
  const { dice } = players[seat]!;
  return dice.length > 0 && dice[dice.length - 1]! >= least;
}

/** Asks which die of at least this value is used; dice are open. */
export function askDie(s: State, f: Frame, seat: Seat, prompt: string, least: number): void {
  askUnlessOne(s, f, seat, prompt, dieOptions(s, seat, least));
}
