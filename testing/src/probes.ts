/** Game-specific checks and goals for the runners: `games/<id>/test/invariants.ts` and `goals.ts`. */
import { existsSync } from 'node:fs';
import { findGame, GAMES, type RegisteredGame } from '@horda/games';
import type { AnyState } from '@horda/kernel';
import type { Goals } from './exhaust.ts';

export type Invariants = (s: AnyState) => void;

export async function invariantsOf(id: string): Promise<Invariants> {
  const { invariants } = (await load(id, 'invariants')) as { invariants?: Invariants };
  return invariants ?? (() => {});
}

export async function goalsOf(id: string): Promise<Goals> {
  const { goals } = (await load(id, 'goals')) as { goals?: Goals };
  return goals ?? { reach: [], features: () => [] };
}

async function load(id: string, name: string): Promise<object> {
  const file = new URL(`../../games/${id}/test/${name}.ts`, import.meta.url);
  return existsSync(file) ? ((await import(file.href)) as object) : {};
}

/** The game that a command names. */
export function gameNamed(id: string | undefined): RegisteredGame {
  const known = GAMES.map(({ game }) => game.id).join(', ');
  if (id === undefined) throw new Error(`which game? One of: ${known}`);
  const entry = findGame(id);
  if (entry === undefined) throw new Error(`no game ${id}; there are: ${known}`);
  return entry;
}
