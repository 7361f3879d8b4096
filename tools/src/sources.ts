// The sources of the repository, and the form in which the checks report on them.
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A file, its path relative to the root, with forward slashes. */
export type Source = { path: string; text: string };

export type Finding = { path: string; line: number; what: string };

const SKIPPED = new Set(['node_modules', 'coverage', 'reports', 'dist', 'bench/peers']);
const EXTENSIONS = /\.(ts|tsx|mjs)$/;

export function readSources(folder = ''): Source[] {
  const found: Source[] = [];
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.name.startsWith('.') || SKIPPED.has(entry.name) || SKIPPED.has(path)) continue;
    if (entry.isDirectory()) found.push(...readSources(path));
    else if (EXTENSIONS.test(path)) found.push({ path, text: readFileSync(join(ROOT, path), 'utf8') });
  }
  return found;
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.includes('/test/');
}

/** Whether this module is the program that was started, not a part of another. */
export function isMain(url: string): boolean {
  return realpathSync(process.argv[1] ?? '.') === fileURLToPath(url);
}

/** Prints the findings as `file:line: what` and lets the process fail if there are any. */
export function report(findings: readonly Finding[], checked: string): void {
  for (const { path, line, what } of findings) console.log(`${path}:${line}: ${what}`);
  console.log(`${checked}: ${findings.length === 0 ? 'all good' : `${findings.length} to mend`}`);
  if (findings.length > 0) process.exitCode = 1;
}
