/** A name with a remark: after a comma, or as a sentence of its own if the name ends with one. */
export function noted(name: string, note: string): string {
  return /[.!?]$/.test(name) ? `${name} ${note}` : `${name}, ${note}`;
}
