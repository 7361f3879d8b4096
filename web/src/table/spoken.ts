/** What is read out when: the turn of a bot is one announcement, however many steps it takes. */
import type { LogLine } from './log-lines.ts';

export interface Spoken {
  /** Is read out now. */
  readonly say: readonly string[];
  /** Waits for the rest of its turn. */
  readonly keep: readonly string[];
}

/**
 * @param kept - what was kept before
 * @param botsPlay - only bots are awaited, so that their turn goes on by itself
 */
export function spokenNow(
  kept: readonly string[],
  news: readonly Pick<LogLine, 'text' | 'opens'>[],
  botsPlay: boolean,
): Spoken {
  const all = [...kept, ...news.map(({ text }) => text)];
  if (!botsPlay) return { say: all, keep: [] };
  const begins = news.findLastIndex(({ opens }) => opens);
  const over = begins === -1 ? 0 : kept.length + begins;
  return { say: all.slice(0, over), keep: all.slice(over) };
}
