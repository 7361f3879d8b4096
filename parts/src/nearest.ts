/** The word that was probably meant. */

/** The allowed word nearest to `word`, or null if none is near enough to be what the user meant. */
export function nearest(word: string, allowed: readonly string[]): string | null {
  const typed = folded(word);
  let best: string | null = null;
  // At least one letter must match: a candidate that changes every letter was not meant.
  let fewest = Math.min(typed.length, Math.max(1, Math.floor(typed.length / 3)) + 1);
  for (const candidate of allowed) {
    const edits = distance(typed, folded(candidate));
    if (edits >= fewest) continue;
    fewest = edits;
    best = candidate;
  }
  return best;
}

/** Lower case without accents: how people type in a hurry. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '').trim();
}

/** The number of letters to add, remove or change (Levenshtein distance). */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 8) return Infinity;
  let above = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++)
      row.push(Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    above = row;
  }
  return above[b.length]!;
}
