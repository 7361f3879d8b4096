/**
 * A client's own share in chance: 128 random bits. It is sent after the server's promise was seen, so that the server
 * cannot choose the deal: it has chosen its secret by then.
 */
import type { Seat } from '@horda/kernel';
import type { TableInfo } from './messages.ts';

export const newEntropy = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(16).padStart(8, '0')).join('');

/** Whether `seat` has added nothing yet to a deal that is still to come. */
export function lacksEntropy(info: TableInfo | null, seat: Seat | null): boolean {
  return seat !== null && info?.status === 'open' && info.fair !== null && info.fair.entropy[seat] === '';
}

/** The seats that have added something to a deal. Without any, the server alone has made it. */
export function addedBy({ entropy }: { readonly entropy: readonly string[] }): readonly Seat[] {
  return entropy.flatMap((text, seat) => (text === '' ? [] : [seat]));
}
