// Rules of a game depend on the state and the answers alone, so that replays, searches and saves agree on every
// machine. What the linter cannot forbid in some folders only is forbidden here.
import { builtinModules } from 'node:module';
import { type Finding, isMain, isTest, readSources, report, type Source } from './sources.ts';
import { isSyntax, lineOf, nameOf, parse, type Syntax, walk } from './syntax.ts';

const PURE = /^(kernel|parts|games\/[^/]+)\/src\//;
const BOTS = /^bots\/src\//;

const CLOCKS = {
  Date: 'the clock is not in the state',
  performance: 'the clock is not in the state',
};

const GLOBALS: Record<string, string> = {
  ...CLOCKS,
  console: 'output is for the outer layers',
  process: 'the environment is not in the state',
  globalThis: 'no global state',
  global: 'no global state',
  window: 'no global state',
  self: 'no global state',
  setTimeout: 'nothing happens later by itself',
  setInterval: 'nothing happens later by itself',
  setImmediate: 'nothing happens later by itself',
  queueMicrotask: 'nothing happens later by itself',
  Promise: 'rules are synchronous',
  structuredClone: 'slow; each game copies its state field by field',
  fetch: 'no input or output',
  require: 'no input or output',
  crypto: 'chance lives in the state',
  Proxy: 'plain data only',
  Reflect: 'plain data only',
  WeakRef: 'depends on garbage collection',
  FinalizationRegistry: 'depends on garbage collection',
  eval: 'plain code only',
};

export function checkPurity(source: Source): Finding[] {
  if (isTest(source.path)) return [];
  if (PURE.test(source.path)) return findings(source, GLOBALS, true);
  if (BOTS.test(source.path)) return findings(source, CLOCKS, false);
  return [];
}

function findings(source: Source, banned: Record<string, string>, strict: boolean): Finding[] {
  const { program, why } = parse(source);
  if (why) return [{ path: source.path, line: 1, what: `cannot be parsed: ${why}` }];
  const found: Finding[] = [];
  const add = (node: Syntax, what: string | null) => {
    if (what) found.push({ path: source.path, line: lineOf(source, node.start), what });
  };
  walk(program, (node, parent, field) => {
    add(node, bannedName(node, parent, field, banned));
    if (strict) add(node, bannedForm(node));
  });
  if (strict) for (const node of program['body'] as Syntax[]) add(node, moduleState(node));
  return found;
}

function bannedName(node: Syntax, parent: Syntax | null, field: string, banned: Record<string, string>): string | null {
  const name = nameOf(node);
  if (name === null || isLabel(parent, field)) return null;
  if (name === 'Math') return bannedMath(parent, field);
  return Object.hasOwn(banned, name) ? `${name}: ${banned[name]}` : null;
}

/** In `a.Date` and `{ Date: 1 }` the word is only a label. */
function isLabel(parent: Syntax | null, field: string): boolean {
  if (!parent || parent['computed'] === true) return false;
  if (parent.type === 'MemberExpression') return field === 'property';
  return field === 'key' || field === 'imported' || field === 'exported' || field === 'label';
}

function bannedMath(parent: Syntax | null, field: string): string | null {
  const plain = parent?.type === 'MemberExpression' && field === 'object' && parent['computed'] === false;
  if (!plain) return 'Math as a value: could hide Math.random';
  return nameOf(parent['property']) === 'random' ? 'Math.random: chance lives in the state' : null;
}

function bannedForm(node: Syntax): string | null {
  if (node['async'] === true || node.type === 'AwaitExpression' || node['await'] === true)
    return 'async: rules are synchronous';
  if (node['generator'] === true) return 'generator: what is pending lives in the state';
  if (node.type === 'ImportExpression') return 'import(): rules are synchronous';
  if (node['kind'] === 'get' || node['kind'] === 'set') return 'getter or setter: plain data only';
  if (node.type === 'Decorator') return 'decorator: plain data only';
  if (/^Class(Declaration|Expression)$/.test(node.type) && node['superClass'] && nameOf(node['superClass']) !== 'Error')
    return 'class that extends: no inheritance, but for Error';
  if (node.type === 'ImportDeclaration' && isBuiltin(String((node['source'] as Syntax)['value'])))
    return 'import of a Node module: no input or output';
  return null;
}

function isBuiltin(name: string): boolean {
  return name.startsWith('node:') || builtinModules.includes(name);
}

/** Variables of a module are not part of the state: clones, saves and other tables would share them. */
function moduleState(statement: Syntax): string | null {
  const node = isSyntax(statement['declaration']) ? statement['declaration'] : statement;
  if (node.type !== 'VariableDeclaration' || node['declare'] === true) return null;
  if (node['kind'] !== 'const') return `module-level ${String(node['kind'])}: state belongs in the state`;
  const open = (node['declarations'] as Syntax[]).find(isOpenContainer);
  return open ? 'module-level container: give it a Readonly type, or move it into the state' : null;
}

function isOpenContainer(declarator: Syntax): boolean {
  const init = declarator['init'];
  const id = declarator['id'];
  if (!isSyntax(init) || !isSyntax(id)) return false;
  const container =
    (init.type === 'NewExpression' && /^(Weak)?(Map|Set)$/.test(nameOf(init['callee']) ?? '')) ||
    (init.type === 'ArrayExpression' && (init['elements'] as unknown[]).length === 0);
  return container && !isReadonly(id['typeAnnotation']);
}

function isReadonly(annotation: unknown): boolean {
  const type = isSyntax(annotation) ? annotation['typeAnnotation'] : null;
  if (!isSyntax(type)) return false;
  if (type.type === 'TSTypeOperator') return type['operator'] === 'readonly';
  return type.type === 'TSTypeReference' && (nameOf(type['typeName']) ?? '').startsWith('Readonly');
}

if (isMain(import.meta.url)) report(readSources().flatMap(checkPurity), 'purity');
