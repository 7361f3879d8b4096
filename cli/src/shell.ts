/** What a command needs to know about its surroundings, and how it prints. */
import type { RegisteredGame } from '@horda/games';
import type { Language } from '@horda/parts';
import type { ExitCode } from './complaint.ts';
import type { Style } from './terminal/style.ts';
import type { Words } from './text/words.ts';

export interface Shell {
  readonly language: Language;
  /** The language was asked for, and not only guessed from the locale. */
  readonly isLanguageAsked?: boolean;
  readonly words: Words;
  /** The style of standard output. */
  readonly style: Style;
  /** The games that can be played here. */
  readonly games: readonly RegisteredGame[];
  /** The menu, which people at a terminal can go back to. */
  readonly home?: (shell: Shell) => Promise<ExitCode>;
}

export type Command = (args: readonly string[], shell: Shell) => Promise<ExitCode>;

export function print(...lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}
