/** Where the borders of zones lie on a plan of characters: one column or row for each line that borders share. */

/** Lines of the board in one direction: borders that are nearly in line become one. */
export interface Lines {
  /** Their places on the board, in ascending order. */
  readonly at: readonly number[];
  /** The line that stands for a border. */
  of(place: number): number;
}

/** Walls are up to this thick, and rooms of neighbouring tiles are drawn that much askew. No zone is so narrow. */
const ASKEW = 24;

export function linesOf(places: readonly number[]): Lines {
  const groups: number[][] = [];
  for (const place of new Set(places.toSorted((a, b) => a - b))) {
    const last = groups.at(-1);
    if (last !== undefined && place - last[0]! <= ASKEW) last.push(place);
    else groups.push([place]);
  }
  return {
    at: groups.map((group) => (group[0]! + group.at(-1)!) / 2),
    of: (place) => groups.findIndex((group) => group[0]! <= place && place <= group.at(-1)!),
  };
}

/** Between these two lines there must be so many characters. */
export interface Need {
  readonly from: number;
  readonly to: number;
  readonly least: number;
}

/** The fewest characters in which all needs are met, the outermost lines included. */
export function leastSize({ at }: Lines, needs: readonly Need[]): number {
  return leftmost(at.length, needs).at(-1)! + 1;
}

/** The characters of the lines on a plan of this size: as on the board, but with room for what each zone needs. */
export function placedOn({ at }: Lines, needs: readonly Need[], size: number): readonly number[] {
  const last = size - 1;
  const latest = leftmost(
    at.length,
    needs.map(({ from, to, least }) => ({ from: at.length - 1 - to, to: at.length - 1 - from, least })),
  )
    .toReversed()
    .map((place) => last - place);
  const scale = last / (at.at(-1)! - at[0]!);
  const placed: number[] = [];
  for (const [line, place] of at.entries()) {
    const wanted = Math.round((place - at[0]!) * scale);
    placed.push(Math.max(earliest(placed, needs, line), Math.min(wanted, latest[line]!)));
  }
  return placed;
}

function leftmost(n: number, needs: readonly Need[]): readonly number[] {
  const placed: number[] = [];
  for (let line = 0; line < n; line++) placed.push(earliest(placed, needs, line));
  return placed;
}

/** The first place that the lines before this one leave it. */
function earliest(placed: readonly number[], needs: readonly Need[], line: number): number {
  let place = placed[line - 1] ?? 0;
  for (const { from, to, least } of needs) if (to === line) place = Math.max(place, placed[from]! + least + 1);
  return place;
}
