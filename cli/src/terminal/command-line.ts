/** Commands to be copied into a shell. */

/** A flag with its value; a value that looks like a flag is joined to it with `=`. */
export function flagWith(name: string, value: string): string {
  return value.startsWith('-') ? inShell(`${name}=${value}`) : `${name} ${inShell(value)}`;
}

/** Quotes a text as one word of a shell. */
export function inShell(text: string): string {
  return /^[\p{L}\p{N}_.,:=@%+/-]+$/u.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
