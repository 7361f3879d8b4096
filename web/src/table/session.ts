/** One table as this page knows it. All parts of the table are drawn from it and from nothing else. */
import type { Choice, Event, Seat } from '@horda/kernel';
import type { GameTexts, NameOf } from '@horda/parts';
import type {
  Command,
  CommandOutcome,
  LogEntry,
  Position,
  Question,
  TableClient,
  TableInfo,
  Told,
} from '@horda/protocol';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Backend, BackendReason } from '../backend/backend.ts';
import type { Pacing, Skipping } from './pacing.ts';
import type { AnyWebGame, OwnAsk, Person } from '../games/web-game.ts';

/** Boards never get a null view: the type makes every part of the table check for null first. */
export type Now = Omit<Position, 'view'> & {
  /** Null until the game has begun. */
  readonly view: object | null;
};

export interface TableSession {
  readonly host: Backend;
  readonly table: string;
  readonly key: string | null;
  readonly game: AnyWebGame;
  /** The game's words in the reader's language. */
  readonly texts: GameTexts<Choice, Event, object>;
  readonly seat: Seat | null;
  /** May start the game, seat bots and send people away. */
  readonly isHost: boolean;
  readonly info: TableInfo;
  readonly now: Now;
  readonly entries: readonly LogEntry[];
  /** The first line that is missing from `entries`; 0: they are complete. */
  readonly omitted: number;
  readonly connection: TableClient['state'];
  /** Why there is no connection; null if the host gave no reason. */
  readonly refusal: BackendReason | null;
  readonly present: TableClient['present'];
  readonly people: readonly Person[];
  readonly name: NameOf;
  /** The question put to this seat; null: none. */
  readonly ask: OwnAsk<Choice> | null;
  /** The standing offers to this seat; nobody waits for them. */
  readonly offers: readonly OwnAsk<Choice>[];
  /** The game waits for this seat. On an open floor a seat may have a question although nobody waits for it. */
  readonly isAwaited: boolean;
  /** The number of the question; on an open floor it stays the same whoever answers. */
  readonly asked: number;
  /** How far the page is behind the bots. */
  readonly pacing: Pacing;
  /** Shows at once what bots have done, and what they do until then; null: only what they have done. */
  skip(to: Skipping | null): void;
  /** Sends a command; a refusal is shown to the person as well as returned. */
  do(command: Command): Promise<CommandOutcome>;
  /** Asks a question of the protocol; rejects with `{ reason }`. */
  question(question: Question): Promise<Told>;
  /** A short message that goes away by itself, and is read aloud. */
  notify(text: string): void;
  openRule(id: string): void;
}

export const SessionContext = createContext<TableSession | null>(null);

export function useSession(): TableSession {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('outside of a table');
  return session;
}
