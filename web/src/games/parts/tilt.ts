/** Pieces lie a little askew, each in its own way and always alike: a few tenths of a degree up to `most`. */
export function tilt(piece: string, most: number): string {
  let hash = 7;
  for (const letter of piece) hash = (hash * 31 + letter.codePointAt(0)!) % 9973;
  const degrees = ((hash % 21) - 10) / 10;
  return `${((Math.abs(degrees) < 0.3 ? 0.5 : degrees) * most).toFixed(2)}deg`;
}
