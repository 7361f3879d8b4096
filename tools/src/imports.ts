import { posix } from 'node:path';
import type { Source } from './sources.ts';
import { isSyntax, lineOf, parse, type Syntax, walk } from './syntax.ts';

export type Import = {
  from: string;
  /** As written: `./noise.ts`, `@horda/kernel`, `node:fs`. */
  target: string;
  line: number;
  /** Erased at run time. */
  typeOnly: boolean;
  /** `export * from`. */
  everything: boolean;
};

/** All imports and re-exports of a file, those inside types and `import()` too. */
export function importsOf(source: Source): Import[] {
  const found: Import[] = [];
  walk(parse(source).program, (node) => {
    if (!IMPORTING.has(node.type) || !isSyntax(node['source'])) return;
    // A name that is only known at run time.
    if (typeof node['source']['value'] !== 'string') return;
    found.push({
      from: source.path,
      target: String(node['source']['value']),
      line: lineOf(source, node.start),
      typeOnly: isTypeOnly(node),
      everything: node.type === 'ExportAllDeclaration',
    });
  });
  return found;
}

const IMPORTING = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

function isTypeOnly(node: Syntax): boolean {
  return node.type === 'TSImportType' || node['importKind'] === 'type' || node['exportKind'] === 'type';
}

/** The path of a relative import, from the root; null for packages. */
export function relativeTarget({ from, target }: Import): string | null {
  return target.startsWith('.') ? posix.join(posix.dirname(from), target) : null;
}

/** `@horda/cisza/text/pl` → `@horda/cisza`; null for files, for Node's own modules and for what the build makes up. */
export function packageTarget({ target }: Import): string | null {
  if (/^(\.|node:|virtual:)/.test(target)) return null;
  return target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');
}
