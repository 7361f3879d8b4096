import type { BackendReason, LocalReason } from '../../backend/backend.ts';

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
  /** On a page that has no server behind it. */
  readonly noServer: string;
  readonly noServerHelp: string;
  /** To be read through `reasonText`. */
  readonly reasons: Readonly<Record<Exclude<BackendReason, LocalReason>, string>>;
  /** Where this browser keeps the table, these stand instead. */
  readonly reasonsHere: Readonly<Record<LocalReason | ReasonHere, string>>;
}

/** What sounds otherwise where there is no server. */
type ReasonHere =
  | 'unknownGame'
  | 'unknownTable'
  | 'removed'
  | 'wrongKey'
  | 'badMessage'
  | 'unknownRoute'
  | 'diskFull'
  | 'fault'
  | 'closing'
  | 'offline';
