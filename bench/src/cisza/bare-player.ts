/** Cisza by the bare loop: the very games that the kernel plays. */
import { draw, seeded, seedOf, seedOfGame } from '@horda/kernel';
import type { Player } from '../variant.ts';
import { newTable } from './bare-table.ts';
import { playGame } from './bare.ts';
import { CHOICES, DEFAULTS, SERIES } from './series.ts';

export function player(seats: number): Player {
  const dice = seeded(seedOf(CHOICES));
  const t = newTable((options) => draw(dice, options));
  return (game) => {
    playGame(t, DEFAULTS, seats, seedOfGame(SERIES, game));
    return t.decisions;
  };
}
