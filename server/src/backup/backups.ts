/** Backups of everything that a server keeps, for the command line. */
export { makeBackup, type Made, type OnProgress } from './backup.ts';
export { BackupFault, type FaultKind } from './fault.ts';
export { restoreBackup, type Restored } from './restore.ts';
export type { Place } from '../storage/open.ts';
