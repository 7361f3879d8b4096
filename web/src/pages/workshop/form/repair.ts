/** The likely repair of a problem: a value that can be taken with one touch. */
import type { PackProblem } from '@horda/kernel';
import { nearest } from '@horda/parts';

/** Null: nobody can guess what was meant. */
export function repairOf(problem: PackProblem): { readonly value: unknown } | null {
  if (problem.kind === 'word' && typeof problem.given === 'string') {
    const near = nearest(problem.given, problem.allowed);
    return near === null ? null : { value: near };
  }
  if (problem.kind !== 'value') return null;
  const { given, must } = problem;
  if (must.is === 'number' && typeof given === 'number') {
    return { value: Math.min(must.max, Math.max(must.min, Math.round(given))) };
  }
  if (must.is === 'id' && typeof given === 'string') return taken(given, idLike(given));
  if (must.is === 'text' && typeof given === 'string') return taken(given, given.trim().slice(0, must.most).trim());
  return null;
}

const taken = (given: string, value: string): { readonly value: string } | null =>
  value === '' || value === given ? null : { value };

const LONGEST_ID = 40;
/** Letters that do not fall apart into a plain one and its mark. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', ß: 'ss' };

/** `Moja Łódź!` as the name of a pack: `moja-lodz`. */
export function idLike(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[łøß]/g, (letter) => PLAIN[letter]!)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_ID)
    .replaceAll(/^-+|-+$/g, '');
}

/** The number of copies with which a deck would add up; null: no number would. */
export function copiesThatFit(
  problem: PackProblem,
  now: unknown,
  { min, max }: { readonly min: number; readonly max: number },
): number | null {
  if (problem.kind !== 'total' || typeof now !== 'number') return null;
  const fitting = now + problem.needed - problem.given;
  return fitting >= min && fitting <= max ? fitting : null;
}
