/** Which tests cover which rule: the titles of a game's tests begin with the numbers of the rules they test. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegisteredGame } from '@horda/games';
import { titlesIn } from './titles.ts';

export interface CoveredRule {
  readonly id: string;
  readonly heading: string;
  readonly text: { readonly en: string; readonly pl: string };
  /** `path: title`, with the path from the root. */
  readonly tests: readonly string[];
}

export interface FoundTest {
  /** From the root, with forward slashes. */
  readonly path: string;
  readonly title: string;
}

/** All rules of a game with their tests, found in the sources under `root`. */
export function coverage({ game, rules }: Pick<RegisteredGame, 'game' | 'rules'>, root: string): CoveredRule[] {
  return cover(rules, testsOf(game.id, root));
}

export function cover(rules: RegisteredGame['rules'], tests: readonly FoundTest[]): CoveredRule[] {
  const citing = new Map<string, string[]>(rules.map(({ id }) => [id, []]));
  for (const { path, title } of tests) for (const id of idsOf(title)) citing.get(id)?.push(`${path}: ${title}`);
  return rules.map(({ id, heading, en, pl }) => ({ id, heading, text: { en, pl }, tests: citing.get(id)! }));
}

/** All tests in a game's folder. */
export function testsOf(id: string, root: string): FoundTest[] {
  const folder = `games/${id}`;
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.test.ts') && !path.includes('/node_modules/'))
    .toSorted()
    .flatMap((path) => titlesIn(readFileSync(join(root, path), 'utf8')).map((title) => ({ path, title })));
}

/** The rules that a title cites: `C21 C23 noise turns …`. */
export function idsOf(title: string): string[] {
  const words = title.split(' ');
  const end = words.findIndex((word) => !ID.test(word));
  return [...new Set(end === -1 ? words : words.slice(0, end))];
}

const ID = /^[A-Z]\d+$/;

/** Whether a title cites rules in a wrong form, not as separate words: `C21, C23` or `C21–C23`. */
export function isMiswritten(title: string): boolean {
  const rest = title.split(' ').find((word) => !ID.test(word)) ?? '';
  return /^[A-Z]\d+\b/.test(rest);
}
