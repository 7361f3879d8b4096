/**
 * A client's own share in chance: 128 random bits. It is sent after the server's promise was seen, so that the server
 * cannot choose the deal: it has chosen its secret by then.
 */
import type { Seat } from '@horda/kernel';
import type { TableInfo } from './messages.ts';
import type { Command } from './schemas.ts';

export const newEntropy = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(16).padStart(8, '0')).join('');

/** Where a client is; null: it does not know yet, or only watches. */
interface Place {
  readonly info: TableInfo | null;
  readonly seat: Seat | null;
}

/** Whether the client has added nothing yet to a deal that is still to come. */
export function lacksEntropy({ info, seat }: Place): boolean {
  return seat !== null && info?.status === 'open' && info.fair !== null && info.fair.entropy[seat] === '';
}

/** The command as it is sent: a start adds to chance, always the same, so that a refusal gives nobody another try. */
export function withEntropy(command: Command, entropy: string, place: Place): Command {
  const adds = command.do === 'start' && command.entropy === undefined && lacksEntropy(place);
  return adds ? { ...command, entropy } : command;
}

/** The seats that have added something to a deal. Without any, the server alone has made it. */
export function addedBy({ entropy }: { readonly entropy: readonly string[] }): readonly Seat[] {
  return entropy.flatMap((text, seat) => (text === '' ? [] : [seat]));
}
