/** Quick phrases that every table has, whatever is played: each reader's client has words for them. */
import type { Phrase } from '@horda/kernel';

const SAID = ['hello', 'moment', 'back', 'ready', 'nice', 'thanks', 'sorry', 'again'] as const;
export type CommonPhrase = (typeof SAID)[number];

export const COMMON_PHRASES: readonly (Phrase & { readonly say: CommonPhrase })[] = SAID.map((say) => ({ say }));
