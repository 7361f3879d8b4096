/** A saved game in a file. Only the fields that a clear error message needs are read here; the host replays it. */

export interface SaveFile {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly answers: number;
  /** Who played each seat: a bot's name, or null for a person; null: the file does not say. */
  readonly bots: readonly (string | null)[] | null;
  /** The game is over and has left something for a next chapter. */
  readonly carriesOn: boolean;
  /** The whole content, to be sent to the host. */
  readonly content: unknown;
  /** The games before it, where the file holds a series. */
  readonly before: readonly unknown[];
}

export type FileProblem = 'tooLarge' | 'notJson' | 'notSave' | 'forked';

/** The largest save that a server accepts, in bytes, with room for the rest of the request. */
const LARGEST = 1_990_000;
const MOST_SEATS = 16;

/** The saved game in a file, or the problem with the file. */
export async function readSave(file: Blob): Promise<SaveFile | FileProblem> {
  // A file this large is not even read: a film chosen by mistake would fill the memory.
  if (file.size > LARGEST) return 'tooLarge';
  let content: unknown;
  try {
    // Some editors begin a file with a byte order mark.
    content = JSON.parse((await file.text()).replace(/^\uFEFF/, ''));
  } catch {
    return 'notJson';
  }
  return saveIn(content);
}

function saveIn(content: unknown): SaveFile | FileProblem {
  if (typeof content !== 'object' || content === null) return 'notSave';
  const { horda, series } = content as Record<string, unknown>;
  if (horda !== 1 || !Array.isArray(series)) return gameIn(content, []);
  return gameIn(series.at(-1), series.slice(0, -1));
}

function gameIn(content: unknown, before: readonly unknown[]): SaveFile | FileProblem {
  if (typeof content !== 'object' || content === null) return 'notSave';
  const { horda, game, seats, options, answers, seed, marks, kinds, left } = content as Record<string, unknown>;
  if (horda !== 1 || typeof game !== 'string' || !isCount(seats)) return 'notSave';
  if (!Array.isArray(answers) || !Array.isArray(seed) || !Array.isArray(marks)) return 'notSave';
  if (typeof options !== 'object' || options === null) return 'notSave';
  if ('start' in content) return 'forked';
  return {
    game,
    seats,
    options: options as SaveFile['options'],
    answers: answers.length,
    bots: botsOf(kinds, seats),
    carriesOn: typeof left === 'string',
    content,
    before,
  };
}

function isCount(seats: unknown): seats is number {
  return Number.isInteger(seats) && (seats as number) >= 1 && (seats as number) <= MOST_SEATS;
}

function botsOf(kinds: unknown, seats: number): SaveFile['bots'] {
  if (!Array.isArray(kinds) || kinds.length !== seats) return null;
  return kinds.map((kind: unknown) => (typeof kind === 'string' && kind !== 'human' ? kind : null));
}
