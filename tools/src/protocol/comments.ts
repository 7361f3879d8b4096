/** Comments of the sources that the compiler gives to nobody: those before the members of a union. */
import { SyntaxKind, type Node } from 'typescript/unstable/ast';

/** The text of a doc comment without its marks, in one line. */
export function plainComment(comment: string): string {
  return comment
    .replaceAll(/^\/\*\*|\*\/$/g, '')
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A comment as a reader of messages needs it: without what only those who change the code must know. */
export function forReaders(comment: string): string {
  return plainComment(comment)
    .replaceAll(/(?:^|(?<=[.;)] )|; )(?:[Rr]eplaced, never changed|[Nn]ever changes)[^.]*\.?/g, (found) =>
      found.startsWith(';') && found.endsWith('.') ? '.' : '',
    )
    .trim();
}

/** The comment before a member of a union, and the line comment that heads the members from there on. */
export function commentOfMember(member: Node): { readonly doc: string; readonly group: string } {
  const union = member.parent;
  const { text } = member.getSourceFile();
  if (union?.kind === SyntaxKind.ArrayLiteralExpression)
    return { doc: lastComment(text.slice(member.getFullStart(), member.getStart())), group: '' };
  if (union?.kind !== SyntaxKind.UnionType) return { doc: '', group: '' };
  let [doc, group, from] = ['', '', union.getFullStart()];
  let isDone = false;
  union.forEachChild((each) => {
    if (isDone) return;
    const between = text.slice(from, each.getStart());
    doc = lastComment(between);
    const heading = [...between.matchAll(/^\s*\/\/ (.*)$/gm)].map(([, line]) => line!).join(' ');
    if (heading !== '') group = heading;
    from = each.getEnd();
    isDone = each === member;
  });
  return { doc, group };
}

function lastComment(text: string): string {
  return plainComment(/\/\*\*(?:(?!\*\/)[\s\S])*\*\/(?=[\s|(]*$)/.exec(text)?.[0] ?? '');
}

/** The schema that a field is written in, if it stands in a list of schemas: the call that makes it. */
export function schemaAround(field: Node | undefined): Node | undefined {
  for (let at = field; at !== undefined; at = at.parent)
    if (at.kind === SyntaxKind.CallExpression && at.parent?.kind === SyntaxKind.ArrayLiteralExpression) return at;
  return undefined;
}
