/** The result of checking a saved game, in a sentence. */
import type { Verified } from '../local/verify.ts';
import type { SaveWords } from '../text/replay/words.ts';

export function verdictText(verified: Verified, commitment: string | null, say: SaveWords): string {
  if (verified.ok) {
    const deal = verified.fair === null || commitment === null ? say.unpromised : say.fair(short(commitment));
    return `${say.right(verified.answers)} ${deal}`;
  }
  const { fault, at } = verified;
  if (fault === 'secret') return say.wrongSecret;
  if (fault === 'seed') return say.wrongSeed;
  if (at === null) return say.wrongSomewhere;
  return at === 0 ? say.wrongSetup : say.wrongAnswer(at);
}

/** Enough characters to compare with a note on paper. */
const short = (commitment: string): string => `${commitment.slice(0, 8)}…${commitment.slice(-8)}`;
