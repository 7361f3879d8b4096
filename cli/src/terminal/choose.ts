/** Questions of the menus: answered with the arrow keys, or with a number on a terminal that cannot redraw. */
import { createInterface } from 'node:readline/promises';
import { cancel, intro, isCancel, outro, select, text } from '@clack/prompts';
import { print } from '../shell.ts';

/** Somebody has pressed Escape or Ctrl-C, or the input has ended. */
export class Left extends Error {}

export interface Option<T extends string> {
  readonly value: T;
  readonly label: string;
  /** What it means, told beside it. */
  readonly hint?: string;
}

const isDumb = (): boolean => process.env['TERM'] === 'dumb';

export function begin(title: string): void {
  if (isDumb()) print(title);
  else intro(title);
}

export function end(message: string): void {
  if (isDumb()) print(message);
  else outro(message);
}

export function leave(message: string): void {
  if (isDumb()) print(message);
  else cancel(message);
}

/** One of the options; throws `Left`. */
export async function choose<T extends string>(
  message: string,
  options: readonly Option<T>[],
  first: T = options[0]!.value,
): Promise<T> {
  if (isDumb()) return chooseByNumber(message, options, first);
  const choices = options.map(({ value, label, hint }) => {
    return { value: value as string, label, ...(hint === undefined ? {} : { hint }) };
  });
  const chosen = await select({ message, options: choices, showInstructions: false, initialValue: first as string });
  if (isCancel(chosen)) throw new Left();
  return chosen as T;
}

/** A line of text that `problemOf` finds nothing wrong with; throws `Left`. */
export async function askText(
  message: string,
  usual: string,
  problemOf: (typed: string) => string | null,
): Promise<string> {
  if (!isDumb()) {
    const typed = await text({
      message,
      initialValue: usual,
      validate: (given) => problemOf(given ?? '') ?? undefined,
    });
    if (isCancel(typed)) throw new Left();
    return typed;
  }
  for (;;) {
    const typed = (await ask(`${message} ${usual === '' ? '' : `[${usual}] `}`)) || usual;
    const problem = problemOf(typed);
    if (problem === null) return typed;
    print(problem);
  }
}

async function chooseByNumber<T extends string>(message: string, options: readonly Option<T>[], first: T): Promise<T> {
  const usual = options.findIndex(({ value }) => value === first) + 1;
  for (;;) {
    const told = options.map(({ label, hint }, i) => `  ${i + 1} ${label}${hint === undefined ? '' : ` (${hint})`}`);
    print(message, ...told);
    const typed = await ask(`[${usual}] `);
    const chosen = options[(typed === '' ? usual : Number(typed)) - 1];
    if (chosen !== undefined) return chosen.value;
  }
}

/** A typed line; throws `Left` at the end of the input. */
async function ask(prompt: string): Promise<string> {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await new Promise<string>((resolve, reject) => {
      reader.once('close', () => reject(new Left()));
      reader.once('SIGINT', () => reader.close());
      void reader.question(prompt).then((line) => resolve(line.trim()));
    });
  } finally {
    reader.close();
  }
}
