/** Pieces are tilted a little, at most by `most` degrees; the same piece always has the same tilt. */
export function tilt(piece: string, most: number): string {
  let hash = 7;
  for (const letter of piece) hash = (hash * 31 + letter.codePointAt(0)!) % 9973;
  const degrees = ((hash % 21) - 10) / 10;
  return `${((Math.abs(degrees) < 0.3 ? 0.5 : degrees) * most).toFixed(2)}deg`;
}
