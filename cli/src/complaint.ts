/** What goes wrong through no fault of ours: said in one line, in the language of the user. */

/** 1: what was asked for failed, or a file is broken. 2: it was asked for in a wrong way. 128 and more: a signal ended it. */
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
