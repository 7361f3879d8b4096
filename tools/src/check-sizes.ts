// Files stay small: a source has at most 300 lines, a test 500. Tables of data and words may be longer.
import { type Finding, isMain, isTest, readSources, report, type Source } from './sources.ts';

const SOURCE_LIMIT = 300;
const TEST_LIMIT = 500;
const TABLES = [/\/text\//, /\/rulebook\.ts$/, /\/content\//];

export function checkSizes(sources: readonly Source[]): Finding[] {
  return sources.flatMap((source) => {
    const lines = linesOf(source);
    const limit = limitOf(source.path);
    return lines > limit
      ? [{ path: source.path, line: lines, what: `${lines} lines, ${limit} at most: split it` }]
      : [];
  });
}

function limitOf(path: string): number {
  if (TABLES.some((table) => table.test(path))) return Infinity;
  return isTest(path) ? TEST_LIMIT : SOURCE_LIMIT;
}

function linesOf({ text }: Source): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

/** Files, lines and the longest file of each root folder. */
export function sizeReport(sources: readonly Source[]): string {
  const folders = Map.groupBy(sources, ({ path }) => (path.includes('/') ? path.split('/')[0]! : '.'));
  const rows = [...folders].map(([folder, files]) => {
    const sizes = files
      .map((file) => ({ path: file.path, lines: linesOf(file) }))
      .toSorted((a, b) => b.lines - a.lines);
    const total = sizes.reduce((sum, { lines }) => sum + lines, 0);
    const longest = sizes[0]!;
    return [
      folder.padEnd(10),
      String(files.length).padStart(4),
      'files',
      String(total).padStart(7),
      `lines, longest ${longest.path} (${longest.lines})`,
    ].join(' ');
  });
  return rows.toSorted().join('\n');
}

if (isMain(import.meta.url)) {
  const sources = readSources();
  console.log(sizeReport(sources));
  report(checkSizes(sources), 'sizes');
}
