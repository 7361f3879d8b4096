import type { HostReason } from '../../host/host.ts';

/** What every page may say. */
export interface CommonWords {
  readonly back: string;
  readonly home: string;
  readonly close: string;
  readonly cancel: string;
  readonly loading: string;
  readonly tryAgain: string;
  readonly language: string;
  /** "rule 42": how a rule number is read aloud. */
  rule(id: string): string;
  readonly levels: Readonly<Record<string, string>>;
  readonly lostPage: string;
  readonly lostPageHelp: string;
  readonly reasons: Readonly<Record<HostReason, string>>;
}
