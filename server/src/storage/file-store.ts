import type { HostStore } from '@horda/tables/housekeeping';
import type { CopyWatch } from './sqlite-copy.ts';

/** A store in a file of this process. */
export interface FileStore extends HostStore {
  /** Writes the present state to a new file beside the one in use, while play goes on. */
  copyTo(file: string, watch?: CopyWatch): Promise<void>;
  /** `listener` is told once if the file can no longer be trusted: it was deleted, replaced or damaged. */
  onBroken(listener: (error: Error) => void): void;
}
