/** Code that all command-line runners share. */

/** Runs a command. Wrong usage exits with code 2, any other error with 1; both print one message and no stack. */
export async function runCommand(usage: string, main: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await main()) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    console.error(usage);
    process.exitCode = 2;
  }
}

/** A whole number from the command line. */
export function countOf(name: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new Error(`--${name} takes a whole number from 1, not ${text}`);
  return count;
}

/** Shows progress on a terminal, but not in a pipe. */
export function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${text}\u001B[K`);
}
