/** The compiler as a reader of types: TypeScript's own, of the version that checks the code. */
import { join } from 'node:path';
import type { Node } from 'typescript/unstable/ast';
import { API, type Checker, type Project, type Symbol, type Type } from 'typescript/unstable/sync';
import { ROOT } from '../sources.ts';

export interface Compiler {
  readonly checker: Checker;
  has(file: string): boolean;
  /** Everything that a module exports. */
  exports(file: string): readonly Symbol[];
  /** What a module exports under this name; an error if there is none. */
  exported(file: string, name: string): Symbol;
  close(): void;
}

export function openCompiler(config = 'tsconfig.json'): Compiler {
  const api = new API({ cwd: ROOT });
  const project: Project | undefined = api.updateSnapshot({ openProjects: [join(ROOT, config)] }).getProjects()[0];
  if (project === undefined) throw new Error(`${config} is no project`);
  const { checker, program } = project;
  const exports = (file: string): readonly Symbol[] => {
    const source = program.getSourceFile(join(ROOT, file));
    const module = source && checker.getSymbolAtLocation(source);
    return module === undefined ? [] : checker.getExportsOfModule(module);
  };
  return {
    checker,
    has: (file) => program.getSourceFile(join(ROOT, file)) !== undefined,
    exports,
    exported(file, name) {
      const found = exports(file).find((each) => each.name === name);
      if (found === undefined) throw new Error(`${file} exports no ${name}`);
      return found;
    },
    close: () => api.close(),
  };
}

export function declarationOf(symbol: Symbol | undefined): Node | undefined {
  return symbol?.declarations[0]?.resolve();
}

/** The path from the root of the file that declares it; null: it is not ours. */
export function fileOf(symbol: Symbol | undefined): string | null {
  const path = declarationOf(symbol)?.getSourceFile().fileName;
  if (path === undefined || !path.startsWith(ROOT) || path.includes('/node_modules/')) return null;
  return path.slice(ROOT.length);
}

/** Types that differ only in whether they may be changed are one to a reader. */
export function looksSame(checker: Checker, a: Type, b: Type): boolean {
  const plainly = (type: Type): string => checker.typeToString(type).replaceAll('readonly ', '');
  return a.id === b.id || plainly(a) === plainly(b);
}
