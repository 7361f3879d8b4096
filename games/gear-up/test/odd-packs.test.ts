import type { AnyGame } from '@horda/kernel';
import { oddGames, playOddPacks } from '@horda/testing';
import { test } from 'vitest';
import { gearUp } from '../src/game.ts';
import { invariants } from './invariants.ts';
import { oddPacks } from './odd-packs.ts';

test('B2 B4 whatever the check of a pack accepts is played to an end', () => {
  playOddPacks(gearUp as unknown as AnyGame, oddPacks, oddGames(8), { most: 20_000, invariants });
});
