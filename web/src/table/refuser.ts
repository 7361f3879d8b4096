import type { Seat } from '@horda/kernel';
import type { LogEntry, Proposal } from '@horda/protocol';

/** The seat that said no to a proposal; null: nobody did, or the proposer has withdrawn it. */
export function refuserOf({ seq, by }: Pick<Proposal, 'seq' | 'by'>, entries: readonly LogEntry[]): Seat | null {
  // The first vote against it ends it; a later one is about another proposal.
  const refusal = entries.find((entry) => entry.seq > seq && entry.type === 'voted' && !entry.yes);
  return refusal?.type === 'voted' && refusal.seat !== by ? refusal.seat : null;
}
