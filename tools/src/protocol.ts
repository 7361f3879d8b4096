// What clients must know of each message and each game stands in docs/protocol/, printed from the types of the code.
//   node tools/src/protocol.ts write   writes the pages
//   node tools/src/protocol.ts check   says what is stale, left over, or explained by no comment
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GAMES, type RegisteredGame } from '@horda/games';
import type { Numbered } from '@horda/parts';
import { openCompiler } from './protocol/compiler.ts';
import { gamePage } from './protocol/game-page.ts';
import { messagesPage } from './protocol/messages-page.ts';
import { type Finding, isMain, report, ROOT } from './sources.ts';

/** Where the pages are, from the root. */
const FOLDER = 'docs/protocol';

export interface Page {
  /** Its path from the root. */
  readonly path: string;
  readonly text: string;
  /** Messages and fields that no comment of the code explains. */
  readonly unexplained: readonly string[];
}

export async function protocolPages(games: readonly RegisteredGame[] = GAMES): Promise<readonly Page[]> {
  const numbered = await Promise.all(games.map(numbersIn));
  const compiler = openCompiler();
  try {
    const messages = { path: `${FOLDER}/messages.md`, ...messagesPage(compiler) };
    return [
      messages,
      ...games.map((entry, i) => ({ path: pathOf(entry), ...gamePage(compiler, entry, numbered[i]!) })),
    ];
  } finally {
    compiler.close();
  }
}

/** Games without numbers of that kind call things by their names. */
async function numbersIn({ game }: RegisteredGame): Promise<Numbered> {
  const file = join(ROOT, 'games', game.id, 'src/text/numbers.ts');
  if (!existsSync(file)) return {};
  return ((await import(pathToFileURL(file).href)) as { readonly NUMBERED: Numbered }).NUMBERED;
}

const pathOf = ({ game }: RegisteredGame): string => `${FOLDER}/${game.id}.md`;

/** `read`: the text of a page, null where there is none; `kept`: the paths of all that is there. */
export function checkPages(
  pages: readonly Page[],
  read: (path: string) => string | null,
  kept: readonly string[],
): Finding[] {
  const found: Finding[] = [];
  const add = (path: string, what: string): void => void found.push({ path, line: 1, what });
  for (const { path, text, unexplained } of pages) {
    for (const what of unexplained) add(path, `${what}: write a comment in the code that says what it is`);
    if (read(path) !== text) add(path, 'is not what the code says: npm run protocol -- write');
  }
  for (const path of kept)
    if (!pages.some((page) => page.path === path)) add(path, 'is about nothing: npm run protocol -- write');
  return found;
}

function keptPages(): readonly string[] {
  const folder = join(ROOT, FOLDER);
  return existsSync(folder) ? readdirSync(folder).map((name) => `${FOLDER}/${name}`) : [];
}

async function main(command: string | undefined): Promise<void> {
  const pages = await protocolPages();
  if (command === 'write') {
    for (const path of keptPages()) rmSync(join(ROOT, path));
    mkdirSync(join(ROOT, FOLDER), { recursive: true });
    for (const { path, text } of pages) writeFileSync(join(ROOT, path), text);
    return;
  }
  const read = (path: string): string | null =>
    existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : null;
  report(checkPages(pages, read, keptPages()), `${pages.length} pages of the protocol`);
}

if (isMain(import.meta.url)) await main(process.argv[2]);
