// Which files a source needs at run time: imports, `import()` with a part that is known only then, and programs of
// threads, which are named by `new URL('./thread.ts', import.meta.url)`.
import { isSyntax, nameOf, parse, type Syntax, walk } from '../syntax.ts';
import type { Source } from '../sources.ts';

/** One mention of another module. */
export type Reference = {
  /** Where the text stands in the source, without quotes. */
  start: number;
  end: number;
  /** As written; a part that is known only at run time is `*`. */
  target: string;
};

const IMPORTING = new Set(['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration', 'ImportExpression']);

/** Of JavaScript: what only types mention is gone. */
export function referencesOf(source: Source): Reference[] {
  const { program, why } = parse(source);
  if (why !== null) throw new Error(`${source.path} cannot be parsed: ${why}`);
  const found: Reference[] = [];
  walk(program, (node) => {
    const named = IMPORTING.has(node.type) ? node['source'] : threadIn(node);
    if (isSyntax(named)) found.push(...asReference(named, source));
  });
  return found;
}

/** The first argument of `new URL(…, import.meta.url)`. */
function threadIn(node: Syntax): unknown {
  if (node.type !== 'NewExpression' || nameOf(node['callee']) !== 'URL') return null;
  const [file, base] = node['arguments'] as [unknown, unknown];
  return isSyntax(base) && base.type === 'MemberExpression' && isSyntax(base['object']) && isMeta(base['object'])
    ? file
    : null;
}

const isMeta = (node: Syntax): boolean => node.type === 'MetaProperty';

function asReference(node: Syntax, source: Source): Reference[] {
  const place = { start: node.start + 1, end: Number(node['end']) - 1 };
  if (node.type === 'Literal') return [{ ...place, target: String(node['value']) }];
  if (node.type !== 'TemplateLiteral') {
    throw new Error(`${source.path}: a module is named in a way that cannot be followed (${node.type})`);
  }
  const parts = node['quasis'] as { value: { cooked: string } }[];
  return [{ ...place, target: parts.map(({ value }) => value.cooked).join('*') }];
}
