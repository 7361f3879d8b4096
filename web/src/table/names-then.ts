/** Who sat where at each line of the log: people who have left keep their names in the lines about them. */
import type { Seat } from '@horda/kernel';
import { namesTo, type NameOf } from '@horda/parts';
import type { LogEntry } from '@horda/protocol';
import { seatLetter } from '../art/marks.tsx';
import type { TableWords } from '../text/table/words.ts';

interface Change {
  readonly seq: number;
  /** Who sits there from this line on. */
  readonly name: string;
}

/** @param name - who sits where now */
export function namesThen(
  entries: readonly LogEntry[],
  name: NameOf,
  words: TableWords['seat'],
): (at: LogEntry) => NameOf {
  const changes = changesIn(entries, words);
  const { you = null } = name;
  return (at) => {
    const changeOf = (seat: Seat): { readonly now: boolean; readonly change: Change | undefined } => {
      const own = changes.get(seat) ?? [];
      const last = own.findLastIndex(({ seq }) => seq <= at.seq);
      // After the last change of this seat, its current name holds.
      return { now: last === own.length - 1, change: own[last] };
    };
    const nameAt = (seat: Seat): string => {
      const { now, change } = changeOf(seat);
      // The log does not say who sat there before its first change.
      return now ? name(seat) : (change?.name ?? words.free(seatLetter(seat)));
    };
    // What somebody else did in the reader's seat was not done by "you".
    return namesTo(you !== null && changeOf(you).now ? you : null, nameAt);
  };
}

function changesIn(entries: readonly LogEntry[], words: TableWords['seat']): ReadonlyMap<Seat, readonly Change[]> {
  const changes = new Map<Seat, Change[]>();
  let isPlayed = entries[0]?.seq !== 1;
  for (const entry of entries) {
    if (entry.type === 'started') isPlayed = true;
    const change = changeBy(entry);
    if (change !== null) changes.set(change.seat, [...(changes.get(change.seat) ?? []), change]);
  }
  return changes;

  function changeBy(entry: LogEntry): (Change & { readonly seat: Seat }) | null {
    switch (entry.type) {
      case 'joined':
        return { seat: entry.seat, seq: entry.seq, name: entry.name ?? words.free(seatLetter(entry.seat)) };
      case 'botSeated':
        return { seat: entry.seat, seq: entry.seq, name: words.bot(seatLetter(entry.seat)) };
      case 'left':
      case 'freed':
        // The line about leaving still names the person, so the change counts from the next line on. In a game that
        // has begun, a bot takes the seat.
        return { seat: entry.seat, seq: entry.seq + 1, name: words[isPlayed ? 'bot' : 'free'](seatLetter(entry.seat)) };
      default:
        return null;
    }
  }
}
