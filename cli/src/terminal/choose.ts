/** Questions of the menus, answered with the arrow keys. */
import { isCancel, select } from '@clack/prompts';

/** Somebody has pressed Escape or Ctrl-C. */
export class Left extends Error {}

/** One of the options; throws `Left`. */
export async function choose<T extends string>(
  message: string,
  options: readonly (readonly [T, string])[],
  first?: T,
): Promise<T> {
  const choices = options.map(([value, label]) => ({ value: value as string, label }));
  const chosen = await select({
    message,
    options: choices,
    showInstructions: false,
    ...(first === undefined ? {} : { initialValue: first as string }),
  });
  if (isCancel(chosen)) throw new Left();
  return chosen as T;
}
