/** The list of all commands: what `horda help` prints. */
import { COMMANDS, type Words } from './words.ts';

/** The column in which the explanations begin. */
const EXPLAINED_AT = 34;

export function usageOf(title: string, brief: Words['brief'], foot: string): string {
  const rows = COMMANDS.flatMap((command) =>
    brief[command].map(([args, what]) => `  horda ${command} ${args}`.padEnd(EXPLAINED_AT) + what),
  );
  return [`${title}`, '', ...rows, '', foot].join('\n');
}
