/** Who sat where at a line of the log: a person who has left keeps their name in all that they have done. */
import type { Seat } from '@horda/kernel';
import type { NameOf } from '@horda/parts';
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
  return (at) => (seat) => {
    const own = changes.get(seat) ?? [];
    const last = own.findLastIndex(({ seq }) => seq <= at.seq);
    // Whoever came last is the one who sits there now.
    if (last === own.length - 1) return name(seat);
    // Who was there when the log began, it does not tell.
    return own[last]?.name ?? words.free(seatLetter(seat));
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
        // The line that tells of it still speaks of the one who goes. A game that has begun goes on with a bot.
        return { seat: entry.seat, seq: entry.seq + 1, name: words[isPlayed ? 'bot' : 'free'](seatLetter(entry.seat)) };
      default:
        return null;
    }
  }
}
