import { parseSync } from 'oxc-parser';
import type { Source } from './sources.ts';

/** A node of the syntax tree; fields differ by `type` (ESTree with TypeScript). */
export type Syntax = { type: string; start: number; [field: string]: unknown };

/** `why` is set when the source cannot be parsed. */
export function parse(source: Source): { program: Syntax; why: string | null } {
  const { program, errors } = parseSync(source.path, source.text, { sourceType: 'module' });
  return { program: program as unknown as Syntax, why: errors[0]?.message ?? null };
}

/** Visits every node, parents first. `field` is where the parent holds it. */
export function walk(
  node: Syntax,
  visit: (node: Syntax, parent: Syntax | null, field: string) => void,
  parent: Syntax | null = null,
  field = '',
): void {
  visit(node, parent, field);
  for (const [name, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isSyntax(child)) walk(child, visit, node, name);
    }
  }
}

export function isSyntax(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The name, if the node is an identifier. */
export function nameOf(node: unknown): string | null {
  return isSyntax(node) && node.type === 'Identifier' ? String(node['name']) : null;
}

export function lineOf(source: Source, offset: number): number {
  return source.text.slice(0, offset).split('\n').length;
}
