/** Errors that are not bugs of ours: reported in one line, in the user's language. */

/** 1: the command failed, or a file is broken. 2: wrong usage. 128 and more: a signal ended it. */
export type ExitCode = 0 | 1 | 2 | 130 | 143;

export class Complaint extends Error {
  readonly exit: 1 | 2;
  /** Whether the usage of all commands should follow. */
  readonly showUsage: boolean;
  constructor(exit: 1 | 2, message: string, showUsage = false) {
    super(message);
    this.name = 'Complaint';
    this.exit = exit;
    this.showUsage = showUsage;
  }
}

export function wrongUsage(message: string): Complaint {
  return new Complaint(2, message);
}

export function failed(message: string): Complaint {
  return new Complaint(1, message);
}
