/** What was typed in, and the way back. */

export interface History<File> {
  readonly file: File;
  /** What was there before, the latest last; `mark`: what the change was about. */
  readonly past: readonly { readonly file: File; readonly mark: string }[];
}

const LONGEST = 100;

export const begun = <File>(file: File): History<File> => ({ file, past: [] });

/** Letters typed into one field are one change: `mark` is the same for them. */
export function changed<File>({ file: before, past }: History<File>, file: File, mark: string): History<File> {
  const isSame = mark !== '' && past.at(-1)?.mark === mark;
  return { file, past: isSame ? past : [...past, { file: before, mark }].slice(-LONGEST) };
}

export function undone<File>(history: History<File>): History<File> {
  const last = history.past.at(-1);
  return last === undefined ? history : { file: last.file, past: history.past.slice(0, -1) };
}
