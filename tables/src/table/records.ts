/** The records of which a table's log is made. Everything else about a table follows from them. */
import type { AnyState, Answer, Carried, Choice, Pack, Phrase, Seat, Seed } from '@horda/kernel';
import type { ClockRules } from '@horda/protocol/schemas';

type Settings = Readonly<Record<string, string | boolean>>;

/** How a table was made. */
export interface Created {
  readonly type: 'created';
  readonly game: string;
  readonly version: number;
  readonly options: Settings;
  readonly seats: number;
  /** Only if the game is played with cards other than its own. */
  readonly pack?: Pack;
  /** Only if the game continues another one. */
  readonly carried?: Carried;
  /** Only if the game that it continues is kept here: its table. */
  readonly before?: string;
  /** A bot's name, or null for a person, for each seat. */
  readonly bots: readonly (string | null)[];
  readonly listed: boolean;
  readonly hints: boolean;
  readonly clock: ClockRules;
  readonly pace: number;
  readonly origin: Origin;
  /** Who is seated from the start: the maker, or everybody who plays again. Null: nobody yet. */
  readonly people: readonly (Person | null)[];
  readonly host: Seat | null;
}

export interface Person {
  readonly name: string | null;
  readonly entropy: string;
}

/** Where the cards come from. */
export type Origin =
  | { readonly kind: 'new'; readonly secret: string; readonly commitment: string }
  | { readonly kind: 'save'; readonly seed: Seed; readonly answers: readonly Answer<Choice>[] }
  /** A world that the player who forked could not tell from the true one. */
  | { readonly kind: 'fork'; readonly state: AnyState };

export type TableRecord =
  | Created
  | { readonly type: 'joined'; readonly seat: Seat; readonly name: string | null; readonly entropy: string }
  | { readonly type: 'stirred'; readonly seat: Seat; readonly entropy: string }
  | { readonly type: 'botSeated'; readonly seat: Seat; readonly bot: string }
  | { readonly type: 'freed'; readonly seat: Seat }
  /** Before the game the host has changed what is agreed; `seat`: the host's. */
  | ({ readonly type: 'changed'; readonly seat?: Seat } & Partial<Pick<Created, 'options' | 'hints' | 'clock'>>)
  | { readonly type: 'left'; readonly seat: Seat }
  | { readonly type: 'handedOver'; readonly seat: Seat; readonly bot: string }
  | { readonly type: 'tookBack'; readonly seat: Seat }
  /** `seed` is null when the game continues from a state. `seat` has started it, and added `entropy` with that. */
  | { readonly type: 'started'; readonly seed: Seed | null; readonly seat?: Seat; readonly entropy?: string }
  | {
      readonly type: 'answered';
      readonly seat: Seat;
      /** The kernel's number of the question. */
      readonly tick: number;
      readonly picks: readonly Choice[];
      /** The bot that answered for the seat; null: a person did. */
      readonly bot: string | null;
    }
  | { readonly type: 'undone'; readonly seat: Seat }
  | { readonly type: 'proposed'; readonly seat: Seat; readonly what: 'undo' | 'abandon' }
  /** A bot is to play for seat `silent`, until its owner returns. `enough`: nobody else need agree. */
  | {
      readonly type: 'proposed';
      readonly seat: Seat;
      readonly what: 'handOver';
      readonly silent: Seat;
      readonly enough?: true;
    }
  /** `silent`, if the vote is about a silent seat; `enough`: nobody else need agree. */
  | {
      readonly type: 'voted';
      readonly seat: Seat;
      readonly yes: boolean;
      readonly silent?: Seat;
      readonly enough?: true;
    }
  | { readonly type: 'said'; readonly seat: Seat; readonly text: string | null }
  /** A quick phrase: the game has words for it. */
  | { readonly type: 'phrased'; readonly seat: Seat; readonly phrase: Phrase }
  | { readonly type: 'timedOut'; readonly seat: Seat; readonly bot: string }
  | { readonly type: 'erased'; readonly seat: Seat }
  | { readonly type: 'rematched'; readonly table: string }
  /** The next chapter is played at that table. */
  | { readonly type: 'continued'; readonly table: string }
  /** The table will be removed then, unless a further line is written before. */
  | { readonly type: 'expiring'; readonly until: number }
  /** The server's host has replaced the key of the invitation, or of the watchers. */
  | { readonly type: 'reissued'; readonly what: 'invite' | 'watch' }
  /** The table continues by newer rules from this state; null: its game has not begun. */
  | { readonly type: 'migrated'; readonly version: number; readonly state: AnyState | null };

/** The record without the name and words of the person in `seat`; null: it holds none. */
export function withoutPerson(record: TableRecord, seat: number): TableRecord | null {
  if (record.type === 'created' && record.people[seat]) {
    const people = record.people.map((person, each) =>
      each === seat && person !== null ? { ...person, name: null } : person,
    );
    return { ...record, people };
  }
  if (record.type === 'joined' && record.seat === seat) return { ...record, name: null };
  if (record.type === 'said' && record.seat === seat) return { ...record, text: null };
  return null;
}
