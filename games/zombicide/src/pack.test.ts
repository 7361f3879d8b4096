import { packFile, packOf, readPack, run, type PackProblem } from '@horda/kernel';
import { packProblemText } from '@horda/parts';
import { describe, expect, test } from 'vitest';
import { MISSIONS } from './content/missions/missions.ts';
import type { Packed } from './content/packed.ts';
import { zombicide } from './game.ts';
import { DEFAULTS } from './options.ts';
import { PACK } from './pack.ts';

type Entries = Record<string, unknown>;

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const templateOf = (mission: string): Entries => copy(PACK.template({ ...DEFAULTS, mission })) as Entries;

/** The template of a mission with another value at a place; undefined: without it. */
function problemsWith(path: string, value: unknown, mission = 'S4'): readonly PackProblem[] {
  const content = templateOf(mission);
  const fields = path.split(/[.[\]]+/).filter((field) => field !== '');
  const last = fields.pop()!;
  const owner = fields.reduce<Entries>((entry, field) => entry[field] as Entries, content);
  if (value === undefined) delete owner[last];
  else owner[last] = value;
  return PACK.check(content).problems;
}

describe('a pack', () => {
  test.each(MISSIONS.map(({ id }) => id))('V9 everything of ours with %s checks clean, twice', (mission) => {
    const { content, problems } = PACK.check(templateOf(mission));
    expect(problems).toEqual([]);
    expect(PACK.check(copy(content))).toEqual({ content, problems: [] });
  });
});
