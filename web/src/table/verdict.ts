/** The result of checking a saved game, in a sentence. */
import type { NameOf } from '@horda/parts';
import type { Verified } from '../local/verify.ts';
import type { SaveWords } from '../text/replay/words.ts';

export function verdictText(verified: Verified, commitment: string | null, say: SaveWords, name: NameOf): string {
  if (verified.ok) {
    const { answers, fair } = verified;
    if (fair === null || commitment === null) return `${say.right(answers)} ${say.unpromised}`;
    const took = fair.length === 0 ? say.nobodyTookPart : say.tookPart(fair.map(name).join(', '));
    return `${say.right(answers)} ${say.fair(short(commitment))} ${took}`;
  }
  const { fault, at } = verified;
  if (fault === 'secret') return say.wrongSecret;
  if (fault === 'seed') return say.wrongSeed;
  if (at === null) return say.wrongSomewhere;
  return at === 0 ? say.wrongSetup : say.wrongAnswer(at);
}

/** Enough characters to compare with a note on paper. */
const short = (commitment: string): string => `${commitment.slice(0, 8)}…${commitment.slice(-8)}`;
