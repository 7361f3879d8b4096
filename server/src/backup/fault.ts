/** Why a backup or a restore was not made. Nothing was changed. */

export type FaultKind =
  /** The file is no backup. */
  | 'foreign'
  /** A newer program made the backup. */
  | 'newer'
  | 'cutOff'
  /** The file is not what was written; `about` says where that shows. */
  | 'damaged'
  /** There are tables already; `about` is their number. */
  | 'notEmpty'
  /** There is no database to back up; `about` is the folder. */
  | 'nothingThere'
  /** The disk has no room for a copy; `about` says how many megabytes are needed. */
  | 'noRoom'
  /** A server uses the folder, but does not answer; `about` is the folder. */
  | 'noAnswer'
  /** Anything else: `about` is a sentence in English. */
  | 'other';

export class BackupFault extends Error {
  readonly kind: FaultKind;
  readonly about: string;

  constructor(kind: FaultKind, about = '', cause?: unknown) {
    super(about === '' ? kind : `${kind}: ${about}`, { cause });
    this.name = 'BackupFault';
    this.kind = kind;
    this.about = about;
  }
}

export function faultOf(error: unknown): BackupFault {
  if (error instanceof BackupFault) return error;
  return new BackupFault('other', error instanceof Error ? error.message : String(error), error);
}
