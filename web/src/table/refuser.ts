import type { Seat } from '@horda/kernel';
import { speakerOf, type LogEntry, type Proposal } from '@horda/protocol';

/** The seat that said no to a proposal; null: nobody did, or the proposer has withdrawn it. */
export function refuserOf({ seq, by }: Pick<Proposal, 'seq' | 'by'>, entries: readonly LogEntry[]): Seat | null {
  // The first vote against it ends it; a later one is about another proposal.
  const refusal = entries.find((entry) => entry.seq > seq && entry.type === 'voted' && !entry.yes);
  return refusal?.type === 'voted' && refusal.seat !== by ? refusal.seat : null;
}

/** Whether the player for whom a bot was to play has said something since: that ends the proposal. */
export function hasSpoken({ seq, silent }: Pick<Proposal, 'seq' | 'silent'>, entries: readonly LogEntry[]): boolean {
  return entries.some(
    (entry) =>
      entry.seq > seq && silent !== null && speakerOf(entry) === silent && !(entry.type === 'voted' && entry.yes),
  );
}
