/** Why something was not done, as a sentence. */
import type { BackendKind } from '../../backend/backend.ts';
import type { CommonWords } from './words.ts';

/** A reason that this page does not know, such as one of a newer server, is told as a fault. */
export function reasonText(
  kind: BackendKind,
  reason: string | null | undefined,
  { common }: { readonly common: CommonWords },
): string {
  const sentences: Readonly<Record<string, string>> =
    kind === 'local' ? { ...common.reasons, ...common.reasonsHere } : { ...common.reasonsHere, ...common.reasons };
  const wanted = reason ?? 'fault';
  return (Object.hasOwn(sentences, wanted) ? sentences[wanted] : undefined) ?? sentences['fault']!;
}
