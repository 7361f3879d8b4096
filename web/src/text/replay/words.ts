/** The pages around a finished or past game: replay, saves, the end, rules; and the page of a fault. */
import type { VerifiedSeries } from '../../local/verify.ts';

export interface ReplayWords {
  readonly title: string;
  readonly notBegun: string;
  readonly toTable: string;
  readonly setUp: string;
  moment(at: number, of: number): string;
  readonly scrubber: string;
  readonly controls: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly play: string;
  readonly pause: string;
  readonly speed: string;
  speedOf(times: number): string;
  readonly keys: string;
  readonly eyes: string;
  ownEyes(name: string): string;
  readonly allEyes: string;
  readonly quiet: string;
  moved(name: string): string;
  readonly actions: string;
  readonly more: string;
  readonly fork: ForkWords;
  readonly saves: SaveWords;
  readonly series: SeriesWords;
  readonly rules: RulesWords;
  readonly lab: LabWords;
  readonly failure: FailureWords;
}

interface ForkWords {
  readonly open: string;
  readonly title: string;
  help(at: number): string;
  readonly name: string;
  readonly others: string;
  readonly people: string;
  readonly make: string;
  /** Who gives no name. */
  readonly someone: string;
  readonly overHere: string;
  /** Several people share this device, and the game goes on. */
  readonly shared: string;
  /** The table plays without hints, and the game goes on. */
  readonly noHints: string;
}

export interface SaveWords {
  readonly export: string;
  readonly exportLater: string;
  readonly exported: string;
  /** The file's name, before the date. */
  readonly fileName: string;
  readonly verify: string;
  readonly verifying: string;
  right(answers: number): string;
  fair(commitment: string): string;
  /** Who added to chance besides the server. */
  tookPart(names: string): string;
  readonly nobodyTookPart: string;
  readonly unpromised: string;
  wrongAnswer(at: number): string;
  readonly wrongSomewhere: string;
  readonly wrongSetup: string;
  readonly wrongSecret: string;
  readonly wrongSeed: string;
  readonly import: string;
  readonly importing: string;
  readonly otherRules: string;
}

/** The page of a series: games that follow each other. */
export interface SeriesWords {
  /** The game has not begun, or belongs to no series. */
  readonly none: string;
  readonly toTable: string;
  readonly export: string;
  readonly exported: string;
  readonly fileName: string;
  readonly verify: string;
  readonly verifying: string;
  right(games: number, answers: number): string;
  wrong(game: number, what: string): string;
  readonly faults: Readonly<Record<Extract<VerifiedSeries, { readonly ok: false }>['fault'], string>>;
}

interface RulesWords {
  title(game: string): string;
  count(rules: number, readings: number): string;
  readonly contents: string;
  readonly search: string;
  readonly searchHelp: string;
  found(n: number): string;
  readonly nothing: string;
  readonly clear: string;
  readonly reading: string;
  readonly readingHelp: string;
  readonly noGame: string;
  readonly failed: string;
  link(id: string): string;
}

interface LabWords {
  readonly title: string;
  readonly about: string;
  readonly now: string;
  readonly commands: string;
  readonly result: string;
  readonly workshop: string;
}

interface FailureWords {
  readonly title: string;
  readonly help: string;
  readonly reload: string;
  readonly keptHere: string;
  readonly keptThere: string;
  readonly report: string;
  readonly reportHelp: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly missingPart: string;
}
